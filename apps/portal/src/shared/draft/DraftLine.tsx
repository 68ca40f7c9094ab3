import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { Text } from '@panome/ui/text';
import type { DraftStatus } from './createDraft.ts';

type DraftLineProps = {
  readonly status: DraftStatus;
  readonly lines: Readonly<Record<DraftStatus, string>>;
  /** The words of the button that saves again. */
  readonly retry: string;
  readonly onRetry: () => Promise<void>;
};

/** Whether what was typed is kept. */
export const DraftLine = ({ lines, onRetry, retry, status }: DraftLineProps) => (
  <Inline align="center" space="small">
    <Text role="status" tone={status === 'saved' || status === 'saving' ? 'muted' : 'danger'}>
      {lines[status]}
    </Text>
    {status === 'failed' && (
      <Button onClick={() => void onRetry().catch(() => undefined)} size="small">
        {retry}
      </Button>
    )}
  </Inline>
);

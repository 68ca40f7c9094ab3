import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { Text } from '@panome/ui/text';
import { formatTime } from '../../../shared/format/format.ts';
import { editorText as text } from './editor.text.ts';
import type { DraftState } from './formDraft.ts';

/** Whether what was typed is kept: 已于 10:32 保存. */
export function SaveLine({ onRetry, state: { savedAt, status } }: { readonly state: DraftState; readonly onRetry: () => void }) {
  const lines = { saved: text.saved(formatTime(savedAt).slice(11, 16)), saving: text.saving, failed: text.failed, conflict: text.conflict };
  return (
    <Inline align="center" space="small">
      <Text role="status" tone={status === 'saved' || status === 'saving' ? 'muted' : 'danger'}>
        {lines[status]}
      </Text>
      {status === 'failed' && (
        <Button onClick={onRetry} size="small">
          {text.retry}
        </Button>
      )}
    </Inline>
  );
}

import { Button } from '@panome/ui/button';
import { Text } from '@panome/ui/text';
import * as styles from './Editor.css.ts';
import { editorText as text } from './editor.text.ts';
import type { DraftStatus } from './reportDraft.ts';

const lines: Readonly<Record<DraftStatus, string>> = { saved: text.saved, saving: text.saving, failed: text.saveFailed, incomplete: text.incomplete, conflict: text.conflict };

/** Whether what was written is kept. */
export function SaveLine({ onRetry, status }: { status: DraftStatus; onRetry: () => void }) {
  const bad = status !== 'saved' && status !== 'saving';
  return (
    <span className={styles.saveLine}>
      <Text role="status" tone={bad ? 'danger' : 'muted'}>
        {lines[status]}
      </Text>
      {status === 'failed' && (
        <Button onClick={onRetry} size="small">
          {text.retry}
        </Button>
      )}
    </span>
  );
}

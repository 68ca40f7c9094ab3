import { checkBatches, type CellProblem, type SampleRow } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Descriptions } from '@panome/ui/descriptions';
import { Stack } from '@panome/ui/stack';
import { editorText as text } from './editor.text.ts';
import { gridText } from '../grid/grid.text.ts';
import * as styles from './Editor.css.ts';

type SubmitDialogProps = {
  readonly number: string;
  readonly open: boolean;
  readonly rows: readonly SampleRow[];
  readonly problems: readonly CellProblem[];
  readonly onClose: () => void;
  readonly onSubmit: () => void;
};

/** Says once more what is sent, and what is wrong with its plan. */
export function SubmitDialog({ number, onClose, onSubmit, open, problems, rows }: SubmitDialogProps) {
  if (!open) return null;
  const { confounded, findings } = checkBatches(rows);
  const groups = new Map<string, number>();
  for (const row of rows) if (row['group']) groups.set(row['group'], (groups.get(row['group']) ?? 0) + 1);
  return (
    <Dialog onOpenChange={(next) => !next && onClose()} open>
      <DialogContent
        description={text.confirmHelp}
        footer={
          <>
            <DialogClose>
              <Button>{text.back}</Button>
            </DialogClose>
            <Button onClick={onSubmit} variant="primary">
              {confounded === 'none' ? text.confirm : text.submitAnyway}
            </Button>
          </>
        }
        title={`${text.confirm} ${number}`}
      >
        <Stack space="medium">
          <Descriptions
            columns={1}
            items={[
              { label: text.sample, value: gridText.filled(rows.length) },
              ...(groups.size > 0
                ? [{ label: text.groups, value: [...groups].map(([group, count]) => `${group} ${count}`).join('，') }]
                : []),
            ]}
          />
          {findings.length > 0 && (
            <Callout title={text.batches} tone={confounded === 'full' ? 'danger' : 'warning'}>
              <ul className={styles.findings}>
                {findings.map((finding) => (
                  <li key={finding.text}>{finding.text}</li>
                ))}
              </ul>
            </Callout>
          )}
          {problems.length > 0 && <Callout tone="warning">{gridText.warnings(problems.length)}</Callout>}
        </Stack>
      </DialogContent>
    </Dialog>
  );
}

import type { MergeReport } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import type { SampleRead } from '../api.ts';
import { editorText as text } from './editor.text.ts';

export type Merged = MergeReport & { readonly found: SampleRead };

const listed = (names: readonly string[]) =>
  names.length > 8 ? `${names.slice(0, 8).join('、')} 等 ${names.length} 列` : names.join('、');

/** What an uploaded table changed, and what of it was left out. */
export function UploadReport({
  merged,
  onClose,
  onProblem,
  problems,
}: {
  readonly merged: Merged | null;
  readonly onClose: () => void;
  /** Leads to the first cell that is wrong; closes the report. */
  readonly onProblem: () => void;
  readonly problems: number;
}) {
  if (!merged) return null;
  const { added, changed, found, same } = merged;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        footer={
          <>
            {problems > 0 && <Button onClick={onProblem}>{text.firstProblem}</Button>}
            <DialogClose>
              <Button variant="primary">{text.close}</Button>
            </DialogClose>
          </>
        }
        size="small"
        title={text.uploaded}
      >
        <Stack space="small">
          <Text as="p" weight="strong">
            {text.uploadedRows(added, changed, same)}
          </Text>
          {found.total > found.rows.length && found.total > 500 && (
            <Text as="p" tone="warning">
              {text.tooMany(found.total)}
            </Text>
          )}
          {found.unknown.length > 0 && (
            <Text as="p" tone="warning">
              {text.unknownColumns(listed(found.unknown))}
            </Text>
          )}
          {found.missing.length > 0 && (
            <Text as="p" tone="muted">
              {text.missingColumns(listed(found.missing))}
            </Text>
          )}
          {problems > 0 && (
            <Text as="p" tone="danger">
              {text.fileProblems(problems)}
            </Text>
          )}
          <Text as="p" size="secondary" tone="subtle">
            {text.undoHint}
          </Text>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}

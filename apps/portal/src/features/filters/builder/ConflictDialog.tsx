import type { FilterConflict } from '@panome/contract';
import { namingOf, ruleWords } from '@panome/analysis/rules';
import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Heading } from '@panome/ui/heading';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { Aliases } from '../filterTypes.ts';

type ConflictDialogProps = {
  readonly conflict: FilterConflict | null;
  readonly aliases: Aliases;
  readonly onTakeTheirs: () => void;
  readonly onTakeMine: () => void;
  readonly onClose: () => void;
};

/** Two people changed one filter: both versions, and which of them stays. */
export function ConflictDialog({ aliases, conflict, onClose, onTakeMine, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={conflict !== null}>
      {conflict && (
        <DialogContent
          description={text.conflictHelp}
          footer={
            <>
              <Button onClick={onTakeTheirs}>{text.takeTheirs}</Button>
              <Button onClick={onTakeMine} variant="primary">
                {text.takeMine}
              </Button>
            </>
          }
          title={text.conflictTitle}
        >
          <div className={styles.sides}>
            <Side title={text.theirs} words={conflict.stored.words} />
            <Side
              title={text.mine}
              words={conflict.sent.rule ? ruleWords(conflict.sent.rule, { ...namingOf(aliases), mostNames: 8 }) : ''}
            />
          </div>
        </DialogContent>
      )}
    </Dialog>
  );
}

const Side = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <Stack space="xsmall">
    <Heading level={3}>{title}</Heading>
    <div className={styles.words}>
      <Text as="p">{words}</Text>
    </div>
  </Stack>
);

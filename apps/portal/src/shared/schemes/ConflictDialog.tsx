import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { SchemeDiff } from './SchemeDiff.tsx';
import { schemesText as text } from './schemes.text.ts';
import type { Conflict } from './useSchemeEditor.ts';

type ConflictDialogProps = {
  readonly conflict: Conflict | undefined;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Leaves both as they are: the editor keeps what was edited. */
  readonly onClose: () => void;
};

/** Has the person choose after somebody else saved the scheme first; both versions are there until then. */
export const ConflictDialog = ({ conflict, onClose, onKeepMine, onTakeTheirs }: ConflictDialogProps) => (
  <Dialog onOpenChange={(open) => !open && onClose()} open={conflict !== undefined}>
    <DialogContent
      description={text.conflictHelp}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{text.takeTheirs}</Button>
          <Button onClick={onKeepMine} variant="primary">
            {text.keepMine}
          </Button>
        </>
      }
      size="large"
      title={text.conflict}
    >
      {conflict && (
        <SchemeDiff
          left={conflict.mine}
          names={[text.mine, text.theirs(conflict.theirs.revision)]}
          right={conflict.theirs}
        />
      )}
    </DialogContent>
  </Dialog>
);

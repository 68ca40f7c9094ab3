import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { TextField } from '@panome/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { messageOf } from '../../../shared/api/index.ts';
import { filtersText as text } from '../filters.text.ts';

type SaveDialogProps = {
  readonly open: boolean;
  /** What the field begins with. */
  readonly name: string;
  readonly onClose: () => void;
  /** A rejection is shown in the dialog, which stays open. */
  readonly onSave: (name: string) => Promise<void>;
};

/** Asks for the name under which a filter is kept. */
export const SaveDialog = ({ onClose, open, ...content }: SaveDialogProps) => (
  <Dialog onOpenChange={(next) => !next && onClose()} open={open}>
    {open && <Content {...content} />}
  </Dialog>
);

const form = 'save-filter';

function Content({ name: before, onSave }: Omit<SaveDialogProps, 'onClose' | 'open'>) {
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(text.nameMissing);
    setBusy(true);
    await onSave(name.trim()).catch((failure: unknown) => setError(messageOf(failure)));
    setBusy(false);
  };
  return (
    <DialogContent
      description={text.saveHelp}
      footer={
        <Button form={form} loading={busy} type="submit" variant="primary">
          {text.save}
        </Button>
      }
      size="small"
      title={text.save}
    >
      <form id={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          autoComplete="off"
          error={error}
          label={text.name}
          maxLength={60}
          onValueChange={(next) => {
            setName(next);
            setError(undefined);
          }}
          required
          value={name}
        />
      </form>
    </DialogContent>
  );
}

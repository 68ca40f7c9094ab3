import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { nameProblem, renameCellText } from '@panome/ui/rename-cell';
import { useText } from '@panome/ui/locale';
import { TextField } from '@panome/ui/text-field';
import { useId, useState, type FormEvent } from 'react';
import { messageOf } from '../../shared/api/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { addFolder } from './api.ts';
import { filesText as text } from './files.text.ts';

type NewFolderProps = { dir: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for the name of a new folder; a refusal stays at the field with the typed text. */
export function NewFolder({ dir, onOpenChange, open }: NewFolderProps) {
  return (
    <Dialog onOpenChange={onOpenChange} open={open}>
      {open && <NewFolderForm dir={dir} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function NewFolderForm({ dir, onDone }: { dir: string; onDone: () => void }) {
  const words = useText(renameCellText);
  const tell = useTell();
  const form = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = nameProblem(name);
    if (problem) return setError(words[problem]);
    setSaving(true);
    try {
      const folder = await addFolder(dir, name);
      tell.done(text.created1(folder.name));
      onDone();
    } catch (failure) {
      setError(messageOf(failure));
      setSaving(false);
    }
  };
  return (
    <DialogContent
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button form={form} loading={saving} type="submit" variant="primary">
            {text.create}
          </Button>
        </>
      }
      size="small"
      title={text.newFolder}
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          autoComplete="off"
          error={error}
          help={text.folderNameHelp}
          label={text.folderName}
          onValueChange={(next) => {
            setName(next);
            setError(undefined);
          }}
          value={name}
        />
      </form>
    </DialogContent>
  );
}

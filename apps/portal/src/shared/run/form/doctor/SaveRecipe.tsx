import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form } from '@panome/ui/form';
import { useText } from '@panome/ui/locale';
import { TextField } from '@panome/ui/text-field';
import { useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Allowed } from '../../../access/index.ts';
import { call } from '../../../api/index.ts';
import { useTell } from '../../../page/index.ts';
import type { RecipeStep } from '../toolForm.ts';
import { doctorText } from './doctor.text.ts';

/** Keeps the steps under a name for the next delivery. */
export function SaveRecipe({ steps }: { readonly steps: readonly RecipeStep[] }) {
  const text = useText(doctorText);
  const tell = useTell();
  const { mutate } = useSWRConfig();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    if (name.trim() === '') return setMissing(true);
    setSaving(true);
    try {
      await call('recipeStore', { name: name.trim(), recipe: { format: 1, steps: [...steps] } });
      await mutate((key) => Array.isArray(key) && key[0] === 'recipeList');
      tell.done(text.saved(name.trim()));
      setOpen(false);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Allowed call="recipeStore">
        <Button onClick={() => setOpen(true)} size="small" variant="quiet">
          {text.save}
        </Button>
      </Allowed>
      <Dialog onOpenChange={setOpen} open={open}>
        <DialogContent
          description={text.saveHelp}
          footer={
            <>
              <DialogClose>
                <Button>{text.cancel}</Button>
              </DialogClose>
              <Button form={formId} loading={saving} type="submit" variant="primary">
                {text.save}
              </Button>
            </>
          }
          size="small"
          title={text.saveTitle}
        >
          <Form id={formId} onSubmit={save}>
            <TextField
              error={missing && name.trim() === '' ? text.nameMissing : undefined}
              label={text.name}
              maxLength={60}
              onValueChange={setName}
              required
              value={name}
            />
          </Form>
        </DialogContent>
      </Dialog>
    </>
  );
}

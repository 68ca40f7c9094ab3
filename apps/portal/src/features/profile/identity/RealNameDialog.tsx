import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { TextField } from '@panome/ui/text-field';
import { useId } from 'react';
import { call } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { peopleRules } from '../../../shared/forms/peopleRules.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { identityText as text } from './identity.text.ts';

const schema = peopleRules.userRealNameVerify.request;
const idTypes = Object.entries(text.idTypes).map(([value, label]) => ({ value, label }));

/** Hands in the real name. */
export function RealNameDialog({ onClose, onDone }: { readonly onClose: () => void; readonly onDone: () => void }) {
  const tell = useTell();
  const formId = useId();
  const form = useZodForm({
    schema,
    defaultValues: { real_name: '', id_type: 'id_card', id_number: '', phone: '' },
    describeFailure,
    onSubmit: async (values) => {
      await call('userRealNameVerify', values);
      tell.done(text.sent);
      onDone();
    },
  });
  useDirty(form.unsaved);
  const sending = form.methods.formState.isSubmitting;
  return (
    <Dialog locked={sending} onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        description={text.sealed}
        footer={
          <>
            <Button disabled={sending} onClick={onClose}>
              {text.cancel}
            </Button>
            <Button form={formId} loading={sending} type="submit" variant="primary">
              {text.submit}
            </Button>
          </>
        }
        title={text.realName}
      >
        <Form {...form.formProps} id={formId}>
          <Stack space="large">
            {form.summary.failure && <FormErrorSummary {...form.summary} />}
            <TextField
              {...form.text('real_name')}
              autoComplete="name"
              help={text.nameHelp}
              label={text.name}
              required
            />
            <Select {...form.choice('id_type')} label={text.idType} options={idTypes} required />
            <TextField
              {...form.text('id_number')}
              autoCapitalize="characters"
              autoComplete="off"
              label={text.idNumber}
              required
              spellCheck={false}
            />
            <TextField
              {...form.text('phone')}
              autoComplete="tel"
              inputMode="tel"
              label={text.phone}
              required
              type="tel"
            />
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

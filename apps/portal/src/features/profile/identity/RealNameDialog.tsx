import { useZodForm } from '@panome/ui/form-hook';
import { Select } from '@panome/ui/select';
import { TextField } from '@panome/ui/text-field';
import { call } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { peopleRules } from '../../../shared/forms/peopleRules.ts';
import { useTell } from '../../../shared/page/index.ts';
import { identityText as text } from './identity.text.ts';

const schema = peopleRules.userRealNameVerify.request;
const idTypes = Object.entries(text.idTypes).map(([value, label]) => ({ value, label }));

/** Hands in the real name. */
export function RealNameDialog({ onClose, onDone }: { readonly onClose: () => void; readonly onDone: () => void }) {
  const tell = useTell();
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
  return (
    <FormDialog
      description={text.sealed}
      title={text.realName}
      form={form}
      onClose={onClose}
      space="large"
      submit={text.submit}
    >
      <TextField {...form.text('real_name')} autoComplete="name" help={text.nameHelp} label={text.name} required />
      <Select {...form.choice('id_type')} label={text.idType} options={idTypes} required />
      <TextField
        {...form.text('id_number')}
        autoCapitalize="characters"
        autoComplete="off"
        label={text.idNumber}
        required
        spellCheck={false}
      />
      <TextField {...form.text('phone')} autoComplete="tel" inputMode="tel" label={text.phone} required type="tel" />
    </FormDialog>
  );
}

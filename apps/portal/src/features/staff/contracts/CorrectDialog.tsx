import { staffCorrectRules } from '@panome/contract/staff';
import { DateField } from '@panome/ui/date-field';
import { useZodForm } from '@panome/ui/form-hook';
import { TextField } from '@panome/ui/text-field';
import { call } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { contractsText as text } from './contracts.text.ts';
import type { Contract } from './TransferDialog.tsx';

type CorrectDialogProps = { readonly contract: Contract; readonly onClose: () => void };

/** Puts the name of a contract right, or keeps its original data longer. */
export function CorrectDialog({ contract: { id, number, original_until, title }, onClose }: CorrectDialogProps) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const until = original_until === null ? '' : formatTime(original_until).slice(0, 10);
  const form = useZodForm({
    schema: staffCorrectRules,
    defaultValues: { title, until },
    describeFailure,
    onSubmit: async (values) => {
      const changed = { title: values.title, until: values.until === until ? '' : values.until };
      await call('staffContractCorrect', { ...changed, id });
      await refresh();
      tell.done(text.corrected(number));
      onClose();
    },
  });
  return (
    <FormDialog
      description={text.correctHelp}
      title={text.correctOf(number)}
      form={form}
      onClose={onClose}
      submit={text.correctSave}
    >
      <TextField {...form.text('title')} label={text.contractTitle} maxLength={200} required />
      {original_until !== null && (
        <DateField {...form.choice('until')} help={text.untilHelp} label={text.until} min={until} />
      )}
    </FormDialog>
  );
}

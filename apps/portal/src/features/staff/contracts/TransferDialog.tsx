import type { ResponseOf } from '@panome/contract/client';
import { staffTransferRules } from '@panome/contract/staff';
import { useZodForm } from '@panome/ui/form-hook';
import { TextField } from '@panome/ui/text-field';
import { call } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { contractsText as text } from './contracts.text.ts';

export type Contract = ResponseOf<'staffContractList'>[number];
type TransferDialogProps = { readonly contract: Contract; readonly onClose: () => void };

/** Gives a contract to another account. */
export function TransferDialog({ contract: { files, id, number, projects, shares }, onClose }: TransferDialogProps) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const form = useZodForm({
    schema: staffTransferRules,
    defaultValues: { email: '' },
    describeFailure,
    onSubmit: async ({ email }) => {
      await call('staffContractTransfer', { id, email });
      await refresh();
      tell.done(text.transferred(email));
      onClose();
    },
  });
  return (
    <FormDialog
      description={text.transferHelp(projects, files, shares)}
      title={text.transferOf(number)}
      form={form}
      onClose={onClose}
      submit={text.transfer}
    >
      <TextField {...form.text('email')} label={text.to} required />
    </FormDialog>
  );
}

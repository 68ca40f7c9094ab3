import type { ResponseOf } from '@panome/contract/client';
import { staffTransferRules } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextField } from '@panome/ui/text-field';
import { useId } from 'react';
import { call } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { contractsText as text } from './contracts.text.ts';

export type Contract = ResponseOf<'staffContractList'>[number];
type TransferDialogProps = { readonly contract: Contract; readonly onClose: () => void };

/** Gives a contract to another account. */
export const TransferDialog = (props: TransferDialogProps) => (
  <Dialog onOpenChange={(next) => !next && props.onClose()} open>
    <TransferForm {...props} />
  </Dialog>
);

function TransferForm({ contract: { files, id, number, projects, shares }, onClose }: TransferDialogProps) {
  const tell = useTell();
  const formId = useId();
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
    <DialogContent
      description={text.transferHelp(projects, files, shares)}
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button form={formId} loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
            {text.transfer}
          </Button>
        </>
      }
      title={text.transferOf(number)}
    >
      <Form id={formId} {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <TextField {...form.text('email')} label={text.to} required />
        </Stack>
      </Form>
    </DialogContent>
  );
}

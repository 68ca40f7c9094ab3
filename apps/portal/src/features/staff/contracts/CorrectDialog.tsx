import { staffCorrectRules } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { DateField } from '@panome/ui/date-field';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextField } from '@panome/ui/text-field';
import { useId } from 'react';
import { call } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { contractsText as text } from './contracts.text.ts';
import type { Contract } from './TransferDialog.tsx';

type CorrectDialogProps = { readonly contract: Contract; readonly onClose: () => void };

/** Puts the name of a contract right, or keeps its original data longer. */
export const CorrectDialog = (props: CorrectDialogProps) => (
  <Dialog onOpenChange={(next) => !next && props.onClose()} open>
    <CorrectForm {...props} />
  </Dialog>
);

function CorrectForm({ contract: { id, number, original_until, title }, onClose }: CorrectDialogProps) {
  const tell = useTell();
  const formId = useId();
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
    <DialogContent
      description={text.correctHelp}
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button form={formId} loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
            {text.correctSave}
          </Button>
        </>
      }
      title={text.correctOf(number)}
    >
      <Form id={formId} {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <TextField {...form.text('title')} label={text.contractTitle} maxLength={200} required />
          {original_until !== null && (
            <DateField {...form.choice('until')} help={text.untilHelp} label={text.until} min={until} />
          )}
        </Stack>
      </Form>
    </DialogContent>
  );
}

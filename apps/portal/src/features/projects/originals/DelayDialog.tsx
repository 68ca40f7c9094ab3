import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { useId, useState } from 'react';
import { call, createSubmissionKeys } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { changingProjects } from '../../../shared/projects/index.ts';
import { delaySchema, describeFailure } from './delayRules.ts';
import { originalsText as text } from './originals.text.ts';

const lengths = [30, 60, 90, 180, 365];

type DelayDialogProps = { readonly contractId: string; readonly open: boolean; readonly onClose: () => void };

/** Asks the provider to keep original data longer. */
export const DelayDialog = ({ contractId, onClose, open }: DelayDialogProps) => (
  <Dialog onOpenChange={(next) => !next && onClose()} open={open}>
    {open && <DelayForm contractId={contractId} onDone={onClose} />}
  </Dialog>
);

function DelayForm({ contractId, onDone }: { contractId: string; onDone: () => void }) {
  const tell = useTell();
  const formId = useId();
  const [keyFor] = useState(createSubmissionKeys);
  const form = useZodForm({
    schema: delaySchema,
    defaultValues: { days: '90', reason: '' },
    describeFailure,
    onSubmit: async ({ days, reason }) => {
      const request = { contract_id: contractId, days: Number(days), reason };
      await changingProjects(call('delayOriginalData', request, { idempotencyKey: keyFor(JSON.stringify(request)) }));
      tell.done(text.asked);
      onDone();
    },
  });
  return (
    <DialogContent
      description={text.askHint}
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button form={formId} loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
            {text.submit}
          </Button>
        </>
      }
      title={text.askTitle}
    >
      <Form id={formId} {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <Select
            {...form.choice('days')}
            label={text.days}
            options={lengths.map((days) => ({ value: String(days), label: text.daysOf(days) }))}
            required
          />
          <TextArea {...form.text('reason')} help={text.reasonHelp} label={text.reason} maxLength={500} required />
        </Stack>
      </Form>
    </DialogContent>
  );
}

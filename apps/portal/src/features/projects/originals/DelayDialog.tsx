import { useZodForm } from '@panome/ui/form-hook';
import { Select } from '@panome/ui/select';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { call, createSubmissionKeys } from '../../../shared/api/index.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { useTell } from '../../../shared/page/index.ts';
import { changingProjects } from '../../../shared/projects/index.ts';
import { delaySchema, describeFailure } from './delayRules.ts';
import { originalsText as text } from './originals.text.ts';

const lengths = [30, 60, 90, 180, 365];

type DelayDialogProps = { readonly contractId: string; readonly onClose: () => void };

/** Asks the provider to keep original data longer. */
export function DelayDialog({ contractId, onClose }: DelayDialogProps) {
  const tell = useTell();
  const [keyFor] = useState(createSubmissionKeys);
  const form = useZodForm({
    schema: delaySchema,
    defaultValues: { days: '90', reason: '' },
    describeFailure,
    onSubmit: async ({ days, reason }) => {
      const request = { contract_id: contractId, days: Number(days), reason };
      await changingProjects(call('delayOriginalData', request, { idempotencyKey: keyFor(JSON.stringify(request)) }));
      tell.done(text.asked);
      onClose();
    },
  });
  return (
    <FormDialog description={text.askHint} title={text.askTitle} form={form} onClose={onClose} submit={text.submit}>
      <Select
        {...form.choice('days')}
        label={text.days}
        options={lengths.map((days) => ({ value: String(days), label: text.daysOf(days) }))}
        required
      />
      <TextArea {...form.text('reason')} help={text.reasonHelp} label={text.reason} maxLength={500} required />
    </FormDialog>
  );
}

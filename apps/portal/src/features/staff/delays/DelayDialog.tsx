import type { ResponseOf } from '@panome/contract/client';
import { staffDelayRules } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Descriptions } from '@panome/ui/descriptions';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { NumberField } from '@panome/ui/number-field';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';

import { useId, useState } from 'react';
import { call } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { delaysText as text } from './delays.text.ts';

export type Delay = ResponseOf<'staffDelayList'>[number];

/** Grants or refuses one request for a delay. */
export const DelayDialog = ({ delay, onClose }: { readonly delay: Delay; readonly onClose: () => void }) => (
  <Dialog onOpenChange={(next) => !next && onClose()} open>
    <DelayForm delay={delay} onDone={onClose} />
  </Dialog>
);

function DelayForm({ delay, onDone }: { readonly delay: Delay; readonly onDone: () => void }) {
  const tell = useTell();
  const formId = useId();
  const refresh = useRefreshStaff();
  const [refusing, setRefusing] = useState(false);
  const [missing, setMissing] = useState('');
  const send = async (granted: boolean, days: number, answer: string) => {
    await call('staffDelayAnswer', { id: delay.id, granted, days, answer });
    await refresh();
    tell.done(granted ? text.granted : text.refused);
    onDone();
  };
  const form = useZodForm({
    schema: staffDelayRules,
    defaultValues: { days: delay.days, answer: '' },
    describeFailure,
    onSubmit: ({ answer, days }) => send(true, days, answer),
  });
  const refuse = async () => {
    const answer = String(form.methods.getValues('answer')).trim();
    setMissing(answer === '' ? text.needsReason : '');
    if (answer === '') return;
    setRefusing(true);
    try {
      await send(false, delay.days, answer);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    } finally {
      setRefusing(false);
    }
  };
  return (
    <DialogContent
      footer={
        <>
          <Button loading={refusing} onClick={() => void refuse()}>
            {text.refuse}
          </Button>
          <Button form={formId} loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
            {text.grant}
          </Button>
        </>
      }
      title={text.open(delay.contract_number)}
    >
      <Form id={formId} {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <Descriptions
            items={[
              { label: text.customer, value: delay.email },
              { label: text.contract, value: `${delay.contract_number} ${delay.contract_title}` },
              { label: text.until, value: formatTime(delay.original_until) },
              { label: text.reason, value: delay.reason },
            ]}
          />
          <NumberField {...form.number('days')} help={text.grantHelp} keepsOutside label={text.grantDays} required />
          <TextArea
            {...form.text('answer')}
            help={text.answerHelp}
            label={text.answer}
            maxLength={500}
            rows={3}
            {...(missing && { error: missing })}
          />
        </Stack>
      </Form>
    </DialogContent>
  );
}

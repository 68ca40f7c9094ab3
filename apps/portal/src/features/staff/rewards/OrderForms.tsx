import { staffRewardCancelRules, staffRewardSendRules } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Form, FormActions, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { Allowed } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { rewardsText as text } from './rewards.text.ts';

/** Says with which parcel the goods went. */
export function SendForm({ id }: { readonly id: string }) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const form = useZodForm({
    schema: staffRewardSendRules,
    defaultValues: { carrier: '', tracking: '' },
    describeFailure,
    onSubmit: async (parcel) => {
      await call('staffRewardSend', { id, ...parcel });
      await refresh();
      tell.done(text.sentDone);
    },
  });
  return (
    <Allowed call="staffRewardSend" explain>
      <Form {...form.formProps}>
        <Stack space="small">
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <TextField {...form.text('carrier')} label={text.carrier} required />
          <TextField {...form.text('tracking')} label={text.tracking} required />
          <FormActions>
            <Button loading={form.methods.formState.isSubmitting} type="submit" variant="primary">
              {text.send}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Allowed>
  );
}

/** Takes the exchange back, with a reason for the customer. */
export function CancelForm({ id }: { readonly id: string }) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const form = useZodForm({
    schema: staffRewardCancelRules,
    defaultValues: { reason: '' },
    describeFailure,
    onSubmit: async ({ reason }) => {
      await call('staffRewardCancel', { id, reason });
      await refresh();
      tell.done(text.cancelled);
    },
  });
  return (
    <Allowed call="staffRewardCancel">
      <Form {...form.formProps}>
        <Stack space="small">
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <TextArea {...form.text('reason')} help={text.cancelHelp} label={text.reason} maxLength={200} rows={2} />
          <FormActions>
            <Button loading={form.methods.formState.isSubmitting} type="submit">
              {text.cancelOrder}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Allowed>
  );
}

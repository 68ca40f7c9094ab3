import type { ResponseOf } from '@panome/contract/client';
import { staffDeliveryRules } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Checkbox } from '@panome/ui/checkbox';
import { Combobox } from '@panome/ui/combobox';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { useId, useState } from 'react';
import { call, messageOf, useCall } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { contractsText as text } from './contracts.text.ts';
import * as styles from './Contracts.css.ts';

type Plan = ResponseOf<'staffDeliveryPlan'>;
type Looked = { readonly folder: string; readonly email: string; readonly plan: Plan };
type DeliverDialogProps = { readonly onClose: () => void };

/** Hands a delivery over: chosen, looked at, and only then carried out. */
export const DeliverDialog = ({ onClose }: DeliverDialogProps) => (
  <Dialog onOpenChange={(next) => !next && onClose()} open>
    <Deliver onClose={onClose} />
  </Dialog>
);

function Deliver({ onClose }: DeliverDialogProps) {
  const folders = useCall('staffDeliveryFolders', {}, { revalidateOnFocus: false });
  const [looked, setLooked] = useState<Looked>();
  const cancel = (
    <DialogClose>
      <Button>{text.cancel}</Button>
    </DialogClose>
  );
  if (!folders.data)
    return (
      <DialogContent footer={cancel} title={text.deliver}>
        {folders.error ? (
          <FailedState message={messageOf(folders.error)} onRetry={() => void folders.mutate()} variant="inline" />
        ) : (
          <Skeleton height={160} shape="block" />
        )}
      </DialogContent>
    );
  if (folders.data.folders.length === 0)
    return (
      <DialogContent footer={cancel} title={text.deliver}>
        <EmptyState
          description={folders.data.configured ? text.noDeliveriesHelp : text.notConfiguredHelp}
          variant="inline"
          title={folders.data.configured ? text.noDeliveries : text.notConfigured}
        />
      </DialogContent>
    );
  return looked ? (
    <Confirm looked={looked} onBack={() => setLooked(undefined)} onClose={onClose} />
  ) : (
    <Choose folders={folders.data.folders} onLooked={setLooked} />
  );
}

type ChooseProps = {
  readonly folders: ResponseOf<'staffDeliveryFolders'>['folders'];
  readonly onLooked: (looked: Looked) => void;
};

function Choose({ folders, onLooked }: ChooseProps) {
  const formId = useId();
  const form = useZodForm({
    schema: staffDeliveryRules,
    defaultValues: { folder: '', email: '' },
    describeFailure,
    onSubmit: async (values) => onLooked({ ...values, plan: await call('staffDeliveryPlan', values) }),
  });
  const sending = form.methods.formState.isSubmitting;
  return (
    <DialogContent
      description={text.deliverHelp}
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button form={formId} loading={sending} type="submit" variant="primary">
            {text.look}
          </Button>
        </>
      }
      title={text.deliver}
    >
      <Form id={formId} {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <Combobox
            {...form.choice('folder')}
            label={text.folder}
            options={folders.map(({ changed_at, path }) => ({
              value: path,
              label: path,
              help: formatTime(changed_at),
            }))}
            required
          />
          <TextField {...form.text('email')} help={text.receiverHelp} label={text.receiver} required type="email" />
          {sending && (
            <Text as="p" role="status" tone="muted">
              {text.looking}
            </Text>
          )}
        </Stack>
      </Form>
    </DialogContent>
  );
}

type ConfirmProps = { readonly looked: Looked; readonly onBack: () => void; readonly onClose: () => void };

function Confirm({ looked: { email, folder, plan }, onBack, onClose }: ConfirmProps) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const [quiet, setQuiet] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { faults, seal, steps } = plan;
  const ready = faults.length === 0 && steps.length > 0;
  const send = async () => {
    setSending(true);
    setRefusal('');
    try {
      await call('staffDeliver', { folder, email, quiet, seal });
      await refresh();
      tell.done(quiet ? text.deliveredQuietly : text.delivered(email));
      onClose();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <DialogContent
      description={text.deliveryOf(folder, email)}
      footer={
        <>
          <Button disabled={sending} onClick={onBack}>
            {text.chooseAgain}
          </Button>
          {ready && (
            <Button loading={sending} onClick={() => void send()} variant="primary">
              {text.carryOut}
            </Button>
          )}
        </>
      }
      size="large"
      title={faults.length > 0 ? text.faulty : text.confirmDelivery}
    >
      <Stack>
        {refusal && <Callout title={refusal} tone="danger" />}
        {faults.length > 0 && <Callout title={text.faultyHelp(faults.length)} tone="danger" />}
        {faults.length === 0 && steps.length === 0 && <Callout title={text.nothingNew} />}
        <ul aria-label={faults.length > 0 ? text.faulty : text.changes} className={styles.lines} role="list">
          {(faults.length > 0 ? faults : steps).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {ready && <Checkbox checked={!quiet} label={text.tellCustomer} onCheckedChange={(tells) => setQuiet(!tells)} />}
      </Stack>
    </DialogContent>
  );
}

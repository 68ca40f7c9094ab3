import type { ResponseOf } from '@panome/contract/client';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Descriptions } from '@panome/ui/descriptions';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { Allowed } from '../../../shared/access/index.ts';
import { call, useCall } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { Notes } from '../frame/Notes.tsx';
import { StaffDrawer } from '../frame/StaffDrawer.tsx';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { CancelForm, SendForm } from './OrderForms.tsx';
import { rewardsText as text } from './rewards.text.ts';

type Order = ResponseOf<'staffRewardDetail'>;

/** One order with its address. It is asked for once, since every reading is written into the audit log. */
export function RewardDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const answer = useCall('staffRewardDetail', { id }, { keepPreviousData: false, revalidateOnFocus: false });
  return (
    <StaffDrawer
      answer={answer}
      footer={(order) => order.state === 'sent' && <Arrived order={order} />}
      loadingTitle={text.title}
      onClose={onClose}
      title={({ title }) => title}
    >
      {(order) => (
        <Stack space="large">
          <Facts order={order} />
          {order.state === 'waiting' && <SendForm id={id} />}
          {(order.state === 'waiting' || order.state === 'sent') && <CancelForm id={id} />}
          <Notes id={id} kind="reward" />
        </Stack>
      )}
    </StaffDrawer>
  );
}

const Facts = ({ order }: { readonly order: Order }) => (
  <Stack space="small">
    <Descriptions
      columns={2}
      items={[
        { label: text.customer, value: order.email },
        { label: text.state, value: text.states[order.state] },
        { label: text.price, value: String(order.price) },
        { label: text.redeemed, value: formatTime(order.created_at) },
        { label: text.receiver, value: order.address?.name ?? '' },
        { label: text.phone, value: order.address?.phone ?? '' },
        { label: text.address, value: order.address?.address ?? text.addressGone },
        { label: text.parcel, value: [order.carrier, order.tracking].filter(Boolean).join(' ') },
        { label: text.sentAt, value: order.sent_at ? formatTime(order.sent_at) : '' },
        { label: text.reason, value: order.reason },
      ].filter(({ value }) => value !== '')}
    />
    {order.address && (
      <Text size="secondary" tone="muted">
        {text.read}
      </Text>
    )}
  </Stack>
);

function Arrived({ order: { id, title } }: { readonly order: Order }) {
  const alert = useAlert();
  const tell = useTell();
  const refresh = useRefreshStaff();
  const close = async () => {
    const asked = { title: text.doneTitle(title), description: text.doneHelp, action: text.done };
    if (!(await alert.confirm(asked))) return;
    try {
      await call('staffRewardDone', { id });
      await refresh();
      tell.done(text.closed);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    }
  };
  return (
    <Allowed call="staffRewardDone">
      <Button onClick={() => void close()} variant="primary">
        {text.done}
      </Button>
    </Allowed>
  );
}

import type { ResponseOf } from '@panome/contract/client';
import { rewardOrderStates } from '@panome/contract/points';
import { Tag } from '@panome/ui/tag';
import type { Column } from '@panome/ui/table';
import { useCallPage } from '../../../shared/api/index.ts';
import { minute } from '../../../shared/format/durations.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { Named } from '../frame/Named.tsx';
import { StaffList } from '../frame/StaffList.tsx';
import { useOpen } from '../frame/useOpen.ts';
import { RewardDrawer } from './RewardDrawer.tsx';
import { rewardsText as text } from './rewards.text.ts';

type Row = ResponseOf<'staffRewardList'>[number];
const filters = { state: rewardOrderStates } as const;
const tones = { waiting: 'warning', sent: 'accent', done: 'success', cancelled: 'neutral' } as const;

/** 实物奖励: goods that customers exchanged for points. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffRewardList', address.query, { refreshInterval: minute });
  const open = useOpen();
  const narrow = useNarrow();
  const stateOf = (row: Row) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>;
  const reward: Column<Row> = {
    id: 'reward',
    header: text.reward,
    minWidth: 220,
    text: ({ title }) => title,
    cell: (row) => (
      <Named below={narrow && stateOf(row)} detail={row.email} title={row.title} to={open.searchWith(row.id)} />
    ),
  };
  const columns: Column<Row>[] = [
    reward,
    { id: 'receiver', header: text.receiver, width: 120, cell: ({ receiver }) => receiver },
    { id: 'state', header: text.state, width: 104, text: (row) => text.states[row.state], cell: stateOf },
    {
      id: 'parcel',
      header: text.parcel,
      width: 220,
      cell: ({ carrier, tracking }) => [carrier, tracking].filter(Boolean).join(' '),
    },
    { id: 'redeemed', header: text.redeemed, width: 176, cell: (row) => formatTime(row.created_at) },
  ];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [reward] : columns}
        label={text.title}
        onOpen={({ id }) => open.show(id)}
        rowLabel={({ title }) => title}
        states={{ choices: filters.state, labels: text.states }}
      />
      {open.id !== '' && <RewardDrawer id={open.id} key={open.id} onClose={open.close} />}
    </PageBody>
  );
}

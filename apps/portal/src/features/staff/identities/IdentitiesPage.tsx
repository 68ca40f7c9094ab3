import type { ResponseOf } from '@panome/contract/client';
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
import { IdentityDrawer } from './IdentityDrawer.tsx';
import { identitiesText as text } from './identities.text.ts';

type Row = ResponseOf<'staffIdentityList'>[number];
const filters = { state: ['pending', 'approved', 'rejected'] } as const;
const tones = { pending: 'warning', approved: 'success', rejected: 'neutral' } as const;

/** 认证审核: real names and organisations. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffIdentityList', address.query, { refreshInterval: minute });
  const open = useOpen();
  const narrow = useNarrow();
  const stateOf = (row: Row) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>;
  const person: Column<Row> = {
    id: 'person',
    header: text.person,
    minWidth: 220,
    text: ({ name }) => name,
    cell: (row) => (
      <Named
        below={narrow && stateOf(row)}
        detail={narrow ? `${text.kindsOf[row.kind]} · ${row.email}` : row.email}
        title={row.name}
        to={open.searchWith(row.id)}
      />
    ),
  };
  const columns: Column<Row>[] = [
    person,
    { id: 'kind', header: text.kind, width: 120, cell: ({ kind }) => text.kindsOf[kind] },
    { id: 'state', header: text.state, width: 104, text: (row) => text.states[row.state], cell: stateOf },
    { id: 'submitted', header: text.submitted, width: 176, cell: (row) => formatTime(row.updated_at) },
  ];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [person] : columns}
        label={text.title}
        onOpen={({ id }) => open.show(id)}
        rowLabel={({ email, name }) => `${name} ${email}`}
        states={{ choices: filters.state, labels: text.states }}
      />
      {open.id !== '' && <IdentityDrawer id={open.id} key={open.id} onClose={open.close} />}
    </PageBody>
  );
}

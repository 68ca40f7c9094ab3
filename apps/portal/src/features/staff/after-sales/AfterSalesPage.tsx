import type { ResponseOf } from '@panome/contract/client';
import { Tag } from '@panome/ui/tag';
import type { Column } from '@panome/ui/table';
import { useCallPage } from '../../../shared/api/index.ts';
import { useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { useNow } from '../../../shared/tasks/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { minute } from '../../../shared/format/durations.ts';
import { Named } from '../frame/Named.tsx';
import { spanWords } from '../frame/spanWords.ts';
import { StaffList } from '../frame/StaffList.tsx';
import { useOpen } from '../frame/useOpen.ts';
import { AfterSaleDrawer } from './AfterSaleDrawer.tsx';
import { afterSalesText as text } from './afterSales.text.ts';

type Row = ResponseOf<'staffAfterSaleList'>[number];
const filters = { search: 'text', state: ['waiting', 'working', 'answered', 'closed'] } as const;
const tones = { waiting: 'warning', working: 'accent', answered: 'success', closed: 'neutral' } as const;
const isOpen = ({ state }: Row) => state === 'waiting' || state === 'working';

/** 售后申请 of every customer. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffAfterSaleList', address.query, { refreshInterval: minute });
  const open = useOpen();
  const narrow = useNarrow();
  const now = useNow(true, minute);
  const stateOf = (row: Row) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>;
  const waitOf = (row: Row) => (isOpen(row) ? spanWords(now - Date.parse(row.asked_at)) : '--');
  const subject: Column<Row> = {
    id: 'subject',
    header: text.subject,
    minWidth: 200,
    text: ({ title }) => title,
    cell: (row) => (
      <Named
        below={narrow && stateOf(row)}
        detail={narrow ? `${row.number} · ${row.email}` : `${row.number} · ${text.kinds[row.kind]}`}
        title={row.title}
        to={open.searchWith(row.id)}
      />
    ),
  };
  const columns: Column<Row>[] = [
    subject,
    { id: 'customer', header: text.customer, width: 200, text: ({ email }) => email, cell: ({ email }) => email },
    {
      id: 'contract',
      header: text.contract,
      width: 136,
      text: (row) => row.contract_number,
      cell: (row) => row.contract_number || '--',
    },
    { id: 'state', header: text.state, width: 112, text: ({ state: one }) => text.states[one], cell: stateOf },
    { id: 'since', header: text.since, width: 112, align: 'end', text: waitOf, cell: waitOf },
    { id: 'asked', header: text.asked, width: 176, cell: (row) => formatTime(row.asked_at) },
  ];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [subject] : columns}
        label={text.title}
        onOpen={({ id }) => open.show(id)}
        rowLabel={({ number, title }) => `${number} ${title}`}
        search={text.search}
        states={{ choices: filters.state, labels: text.states }}
      />
      {open.id !== '' && <AfterSaleDrawer id={open.id} key={open.id} onClose={open.close} />}
    </PageBody>
  );
}

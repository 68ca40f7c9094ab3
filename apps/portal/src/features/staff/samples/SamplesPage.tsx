import type { ResponseOf } from '@panome/contract/client';
import { sampleKinds } from '@panome/contract/sample-forms';
import type { Column } from '@panome/ui/table';
import { useNavigate } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { minute } from '../../../shared/format/durations.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { SampleState } from '../../../shared/samples/index.ts';
import { Named } from '../frame/Named.tsx';
import { StaffList } from '../frame/StaffList.tsx';
import { samplesText as text } from './samples.text.ts';

type Row = ResponseOf<'staffSampleList'>[number];
const filters = { search: 'text', state: ['submitted', 'received', 'checked', 'returned'] } as const;
const pathOf = ({ id }: Row) => `/staff/samples/${id}`;

/** 样本信息单 of every customer. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffSampleList', address.query, { refreshInterval: minute });
  const navigate = useNavigate();
  const narrow = useNarrow();
  const subject: Column<Row> = {
    id: 'subject',
    header: text.subject,
    minWidth: 200,
    text: ({ number }) => number,
    cell: (row) => (
      <Named
        below={narrow && <SampleState form={row} />}
        detail={narrow ? `${row.number} · ${row.email}` : `${row.number} · ${sampleKinds[row.kind]}`}
        title={row.title || text.untitled}
        to={pathOf(row)}
      />
    ),
  };
  const columns: Column<Row>[] = [
    subject,
    { id: 'customer', header: text.customer, width: 200, text: ({ email }) => email, cell: ({ email }) => email },
    { id: 'samples', header: text.samples, width: 88, align: 'end', cell: ({ samples }) => samples },
    {
      id: 'parcel',
      header: text.parcel,
      width: 176,
      cell: ({ courier, tracking }) => [courier, tracking].filter(Boolean).join(' ') || '--',
    },
    {
      id: 'state',
      header: text.state,
      width: 176,
      text: ({ state: one }) => one,
      cell: (row) => <SampleState form={row} />,
    },
    { id: 'sent', header: text.sent, width: 176, cell: (row) => formatTime(row.submitted_at) },
  ];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [subject] : columns}
        label={text.title}
        onOpen={(row) => void navigate(pathOf(row))}
        rowLabel={({ number, title }) => `${number} ${title}`}
        search={text.search}
        states={{ choices: filters.state, labels: text.states }}
      />
    </PageBody>
  );
}

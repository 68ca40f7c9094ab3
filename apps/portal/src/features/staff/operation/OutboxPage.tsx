import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Tag } from '@panome/ui/tag';
import type { Column } from '@panome/ui/table';
import { Allowed } from '../../../shared/access/index.ts';
import { call, useCallPage } from '../../../shared/api/index.ts';
import { minute } from '../../../shared/format/durations.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader, useTell } from '../../../shared/page/index.ts';
import { StaffList } from '../frame/StaffList.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { operationText } from './operation.text.ts';

type Row = ResponseOf<'staffOutboxList'>[number];
const text = { ...operationText, ...operationText.outbox };
const filters = { search: 'text', state: ['queued', 'sent', 'failed'] } as const;
const tones = { queued: 'accent', sent: 'success', failed: 'danger' } as const;

/** 发件箱: what was sent to people, and what failed. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffOutboxList', address.query, { refreshInterval: minute });
  const tell = useTell();
  const refresh = useRefreshStaff();
  const narrow = useNarrow();
  const retry = async ({ id }: Row) => {
    try {
      await call('staffOutboxRetry', { id });
      await refresh();
      tell.done(text.retried);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    }
  };
  const stateOf = (row: Row) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>;
  const subject: Column<Row> = {
    id: 'subject',
    header: text.subject,
    minWidth: 220,
    text: (row) => row.subject,
    cell: (row) => (
      <TwoLines
        below={narrow && stateOf(row)}
        detail={narrow ? row.address : text.channels[row.channel]}
        title={row.subject || text.channels[row.channel]}
      />
    ),
  };
  const acts: Column<Row> = {
    id: 'acts',
    header: text.acts,
    width: 112,
    align: 'end',
    text: () => '',
    cell: (row) =>
      row.state === 'failed' && (
        <Allowed call="staffOutboxRetry">
          <Button aria-label={text.retryOf(row.address)} onClick={() => void retry(row)} size="small">
            {text.retry}
          </Button>
        </Allowed>
      ),
  };
  const columns: Column<Row>[] = [
    subject,
    { id: 'to', header: text.to, width: 240, text: (row) => row.address, cell: (row) => row.address },
    { id: 'state', header: text.state, width: 112, text: (row) => text.states[row.state], cell: stateOf },
    { id: 'attempts', header: text.attempts, width: 96, align: 'end', cell: (row) => row.attempts },
    { id: 'created', header: text.asked, width: 176, cell: (row) => formatTime(row.created_at) },
    { id: 'next', header: text.next, width: 176, cell: (row) => formatTime(row.next_at) },
    acts,
  ];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [subject, acts] : columns}
        label={text.title}
        rowLabel={(row) => `${row.address} ${row.subject}`}
        search={text.search}
        states={{ choices: filters.state, labels: text.states }}
      />
    </PageBody>
  );
}

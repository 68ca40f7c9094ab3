import type { ResponseOf } from '@panome/contract/client';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Tag } from '@panome/ui/tag';
import type { Column } from '@panome/ui/table';
import { Allowed } from '../../../shared/access/index.ts';
import { call, useCallPage } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader, useTell } from '../../../shared/page/index.ts';
import { StaffList } from '../frame/StaffList.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { operationText } from './operation.text.ts';

type Row = ResponseOf<'staffTaskList'>[number];
const text = { ...operationText, ...operationText.tasks };
const filters = { search: 'text', state: ['queued', 'running', 'succeeded', 'failed', 'cancelled'] } as const;
const tones = {
  queued: 'neutral',
  running: 'accent',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const;
const every = 15_000;

/** 任务队列 of all accounts. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffTaskList', address.query, { refreshInterval: every });
  const alert = useAlert();
  const tell = useTell();
  const refresh = useRefreshStaff();
  const narrow = useNarrow();
  const stop = async ({ id, name }: Row) => {
    const question = { title: text.stopTitle(name), description: text.stopHelp, action: text.stop };
    if (!(await alert.confirm({ ...question, tone: 'danger' }))) return;
    try {
      await call('staffTaskStop', { id });
      await refresh();
      tell.done(text.stopped);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    }
  };
  const stateOf = (row: Row) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>;
  const name: Column<Row> = {
    id: 'name',
    header: text.name,
    minWidth: 220,
    text: (row) => row.name,
    cell: (row) => (
      <TwoLines
        below={narrow && stateOf(row)}
        detail={row.failure || (narrow ? `${row.tool_title} · ${row.email}` : row.tool_title)}
        title={row.name}
        tone={row.failure ? 'danger' : 'subtle'}
      />
    ),
  };
  const acts: Column<Row> = {
    id: 'acts',
    header: text.acts,
    width: 88,
    align: 'end',
    text: () => '',
    cell: (row) =>
      row.can_stop && (
        <Allowed call="staffTaskStop">
          <Button aria-label={text.stopOf(row.name)} onClick={() => void stop(row)} size="small">
            {text.stop}
          </Button>
        </Allowed>
      ),
  };
  const columns: Column<Row>[] = [
    name,
    { id: 'owner', header: text.owner, width: 200, text: ({ email }) => email, cell: ({ email }) => email },
    { id: 'state', header: text.state, width: 96, text: (row) => text.states[row.state], cell: stateOf },
    {
      id: 'progress',
      header: text.progress,
      width: 176,
      cell: (row) => (row.state === 'running' ? `${row.step} ${row.percent}%` : '--'),
    },
    { id: 'created', header: text.created, width: 176, cell: (row) => formatTime(row.created_at) },
    acts,
  ];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [name, acts] : columns}
        label={text.title}
        rowLabel={(row) => row.name}
        search={text.search}
        states={{ choices: filters.state, labels: text.states }}
      />
    </PageBody>
  );
}

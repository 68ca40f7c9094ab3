import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Link as LinkLook } from '@panome/ui/link';
import { EmptyState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { Link } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import { flowsText, RunState, runListPath, useRunListActs, type FlowRun } from '../../../shared/flows/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import {
  FilteredList,
  listStyles,
  useListAddress,
  useListRows,
  useNarrow,
  useRowFocus,
} from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';

const filters = {} as const;

function columnsOf(restore: (run: FlowRun) => void, narrow: boolean): Column<FlowRun>[] {
  const name: Column<FlowRun> = {
    id: 'name',
    header: flowsText.runName,
    minWidth: narrow ? 160 : 240,
    text: (run) => run.name,
    cell: (run) => (
      <div className={listStyles.name}>
        <TruncatedName>{run.name}</TruncatedName>
        {narrow && <Text size="secondary" tone="subtle">{`${text.deleted} ${formatTime(run.deleted_at)}`}</Text>}
      </div>
    ),
  };
  const act: Column<FlowRun> = {
    id: 'acts',
    header: flowsText.acts,
    width: 96,
    align: 'end',
    text: () => '',
    cell: (run) => (
      <div className={listStyles.rowActs}>
        <Allowed call="flowRunRestore">
          <Button aria-label={`${text.restore} ${run.name}`} onClick={() => restore(run)} size="small" variant="quiet">
            {text.restore}
          </Button>
        </Allowed>
      </div>
    ),
  };
  if (narrow) return [name, act];
  return [
    name,
    {
      id: 'state',
      header: flowsText.state,
      width: 144,
      text: ({ state }) => flowsText.states[state],
      cell: ({ state }) => <RunState state={state} />,
    },
    { id: 'deleted', header: text.deleted, width: 184, cell: ({ deleted_at }) => formatTime(deleted_at) },
    act,
  ];
}

/** Deleted runs, which can still come back. */
export function TrashPage() {
  const address = useListAddress(filters);
  const narrow = useNarrow();
  const { page, pageSize } = address.view;
  const answer = useCallPage('listOfAllMetaWorkflow', { page, size: pageSize, trash: '1' });
  const list = useListRows<FlowRun>(answer, address.view, address.go);
  const keepFocus = useRowFocus(list.rows);
  const acts = useRunListActs(() => {}, keepFocus);
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={text.trash}>
            <LinkLook asChild tone="muted">
              <Link to={runListPath}>{text.missions}</Link>
            </LinkLook>
          </Breadcrumb>
        }
        description={text.trashHint}
        title={text.trash}
      />
      <FilteredList
        address={address}
        found={flowsText.found}
        list={list}
        none={<EmptyState description={text.emptyTrashHelp} title={text.emptyTrash} />}
        toolbar={null}
      >
        {(table) => (
          <Table
            {...table}
            columns={columnsOf((run) => void acts.restore([run]), narrow)}
            label={text.trashTable}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
          />
        )}
      </FilteredList>
    </PageBody>
  );
}

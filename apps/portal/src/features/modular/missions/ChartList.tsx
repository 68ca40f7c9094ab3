import type { ResponseOf } from '@panome/contract/client';
import { Link } from '@panome/ui/link';
import { EmptyState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { flowsText, StepState } from '../../../shared/flows/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import {
  FilterBar,
  FilteredList,
  FilterSelect,
  listStyles,
  useListAddress,
  useListRows,
  useNarrow,
} from '../../../shared/list/index.ts';
import { taskPath } from '../../../shared/tasks/index.ts';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';

type Row = ResponseOf<'listOfAllModuleChart'>[number];

const filters = {
  name: 'text',
  state: ['succeeded', 'reused', 'running', 'queued', 'failed', 'skipped', 'cancelled'],
} as const;

function columnsOf(narrow: boolean): Column<Row>[] {
  const step: Column<Row> = {
    id: 'step',
    header: text.step,
    minWidth: 200,
    text: ({ contrast, title }) => flowsText.step(title, contrast),
    cell: ({ contrast, method_title, reason, run, state, task_id: task, title }) => (
      <div className={listStyles.name}>
        {task ? (
          <Link asChild tone="neutral">
            <RouterLink className={listStyles.nameLink} to={taskPath(task)}>
              {flowsText.step(title, contrast)}
            </RouterLink>
          </Link>
        ) : (
          <Text>{flowsText.step(title, contrast)}</Text>
        )}
        {reason && (
          <Text size="secondary" tone="subtle">
            {reason}
          </Text>
        )}
        {narrow && (
          <>
            <Text size="secondary" tone="subtle">{`${method_title} · ${run.name}`}</Text>
            <StepState state={state} />
          </>
        )}
      </div>
    ),
  };
  if (narrow) return [step];
  return [
    step,
    { id: 'method', header: text.method, width: 184, cell: ({ method_title }) => method_title },
    {
      id: 'state',
      header: text.stepState,
      width: 128,
      text: ({ state }) => state,
      cell: ({ state }) => <StepState state={state} />,
    },
    {
      id: 'charts',
      header: text.runCharts,
      width: 96,
      align: 'end',
      cell: ({ charts }) => (charts.length > 0 ? text.chartsOf(charts.length) : '--'),
    },
    {
      id: 'run',
      header: text.ofRun,
      width: 220,
      text: ({ run }) => run.name,
      cell: ({ run }) => <Text truncate>{run.name}</Text>,
    },
    { id: 'finished', header: text.finished, width: 176, cell: ({ finished_at }) => formatTime(finished_at) },
  ];
}

/** Every step of the runs on these data, with its state and its charts. */
export function ChartList() {
  const { source } = useWorkspace();
  const address = useListAddress(filters);
  const { filtered, view } = address;
  const narrow = useNarrow();
  const answer = useCallPage('listOfAllModuleChart', {
    version_id: source.version_id,
    project_id: source.project_id,
    page: view.page,
    size: view.pageSize,
    ...(view.name && { name: view.name }),
    ...(view.state && { state: view.state }),
  });
  const list = useListRows<Row>(answer, view, address.go);
  return (
    <FilteredList
      address={address}
      found={text.foundSteps}
      list={list}
      none={<EmptyState description={text.noChartsHelp} title={text.noCharts} />}
      toolbar={
        <FilterBar
          label={text.filters}
          onClear={filtered && address.clear}
          onSearch={(name) => address.put({ name })}
          search={text.searchSteps}
          value={view.name}
        >
          <FilterSelect
            all={text.allStates}
            choices={filters.state}
            label={text.stepState}
            labels={flowsText.stepStates}
            onChoose={(state) => address.put({ state })}
            value={view.state}
          />
        </FilterBar>
      }
    >
      {(table) => (
        <Table
          {...table}
          columns={columnsOf(narrow)}
          label={text.stepTable}
          rowKey={(row) => `${row.run.id} ${row.id}`}
          rowLabel={({ contrast, title }) => flowsText.step(title, contrast)}
        />
      )}
    </FilteredList>
  );
}

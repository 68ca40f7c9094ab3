import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Link } from '@panome/ui/link';
import { Pagination } from '@panome/ui/pagination';
import { EmptyState } from '@panome/ui/state';
import { type Column, Table, TableSelectionBar } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../shared/access/index.ts';
import { formatTime } from '../../shared/format/format.ts';
import { ListEmpty, listStyles, useNarrow, useRowFocus } from '../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { taskListPath, TaskStatus, type TaskRecord } from '../../shared/tasks/index.ts';
import { taskListText as text } from './taskList.text.ts';
import { useTaskActs } from './useTaskActs.ts';
import { useTaskRows } from './useTaskRows.ts';
import { useTaskView } from './useTaskView.ts';

function columnsOf(restore: (tasks: readonly TaskRecord[]) => void, narrow: boolean): Column<TaskRecord>[] {
  const name: Column<TaskRecord> = {
    id: 'name',
    header: text.name,
    minWidth: narrow ? 160 : 240,
    text: (task) => task.name,
    cell: (task) => (
      <div className={listStyles.name}>
        <TruncatedName>{task.name}</TruncatedName>
        {narrow && <Text size="secondary" tone="subtle">{`${text.deleted} ${formatTime(task.deleted_at)}`}</Text>}
      </div>
    ),
  };
  const row: Column<TaskRecord> = {
    id: 'acts',
    header: text.acts,
    width: 96,
    align: 'end',
    text: () => '',
    cell: (task) => (
      <div className={listStyles.rowActs}>
        <Allowed call="taskRestore">
          <Button
            aria-label={`${text.restore} ${task.name}`}
            onClick={() => restore([task])}
            size="small"
            variant="quiet"
          >
            {text.restore}
          </Button>
        </Allowed>
      </div>
    ),
  };
  if (narrow) return [name, row];
  return [
    name,
    { id: 'tool', header: text.tool, width: 200, cell: (task) => task.tool_title },
    {
      id: 'state',
      header: text.state,
      width: 128,
      cell: (task) => <TaskStatus task={task} />,
      text: (task) => task.state,
    },
    { id: 'deleted', header: text.deleted, width: 184, cell: (task) => formatTime(task.deleted_at) },
    row,
  ];
}

/** Deleted tasks, which can still come back. */
export function TaskTrashView() {
  const { go, view } = useTaskView();
  const { error, loading, range, retry, rows, total } = useTaskRows(view, go);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const keepFocus = useRowFocus(rows);
  const acts = useTaskActs();
  const narrow = useNarrow();
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const restore = (tasks: readonly TaskRecord[]) => {
    keepFocus(tasks);
    setSelected([]);
    void acts.restore(tasks);
  };

  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={text.trash}>
            <Link asChild tone="muted">
              <RouterLink to={taskListPath}>{text.title}</RouterLink>
            </Link>
          </Breadcrumb>
        }
        description={text.trashHint}
        title={text.trash}
      />
      <div className={listStyles.surface}>
        {chosen.length > 0 && (
          <TableSelectionBar count={chosen.length} onClear={() => setSelected([])}>
            <Allowed call="taskRestore">
              <Button onClick={() => restore(chosen)} size="small">
                {text.restore}
              </Button>
            </Allowed>
          </TableSelectionBar>
        )}
        <Table
          columns={columnsOf(restore, narrow)}
          empty={
            <ListEmpty error={error} onRetry={retry}>
              <EmptyState description={text.emptyTrashHint} title={text.emptyTrash} />
            </ListEmpty>
          }
          label={text.trashTable}
          loading={loading}
          range={range}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rows={rows}
          selection={{ mode: 'multiple', selected, onSelectedChange: setSelected }}
        />
        {total > 0 && <Pagination onValueChange={go} value={view} total={total} />}
      </div>
    </PageBody>
  );
}

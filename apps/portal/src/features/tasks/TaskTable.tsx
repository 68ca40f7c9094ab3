import type { TableProps } from '@panome/ui/table';
import { RowsTable, useNarrow } from '../../shared/list/index.ts';
import type { TaskRecord } from '../../shared/tasks/index.ts';
import { taskColumns } from './taskColumns.tsx';
import { taskListText as text } from './taskList.text.ts';
import { TaskMenuItems, type TaskMenuActs } from './TaskMenuItems.tsx';

type TaskTableProps = Pick<TableProps<TaskRecord>, 'empty' | 'loading' | 'onSortChange' | 'range' | 'sort'> & {
  rows: readonly TaskRecord[];
  acts: TaskMenuActs;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onRefresh: () => void;
};

/** The rows of the list, with their menus. */
export function TaskTable({ acts, ...table }: TaskTableProps) {
  const narrow = useNarrow();
  return (
    <RowsTable
      {...table}
      columns={taskColumns({ acts, narrow })}
      label={text.table}
      menuOf={(tasks) => <TaskMenuItems acts={acts} tasks={tasks} />}
      onRowActivate={acts.open}
      rowLabel={({ name }) => name}
    />
  );
}

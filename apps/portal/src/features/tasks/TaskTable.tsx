import { ContextMenu } from '@panome/ui/context-menu';
import { MenuItem } from '@panome/ui/menu';
import { Table, type TableProps } from '@panome/ui/table';
import { useState, type MouseEvent } from 'react';
import { useNarrow } from '../../shared/list/index.ts';
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
export function TaskTable({ acts, onRefresh, onSelect, rows, selected, ...table }: TaskTableProps) {
  const narrow = useNarrow();
  const [under, setUnder] = useState<readonly string[]>([]);
  const findUnder = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest('tr')?.dataset['key'] : undefined;
    setUnder(id === undefined ? [] : selected.includes(id) ? selected : [id]);
  };
  const tasks = rows.filter(({ id }) => under.includes(id));
  return (
    <ContextMenu items={tasks.length > 0 ? <TaskMenuItems acts={acts} tasks={tasks} /> : <MenuItem onSelect={onRefresh}>{text.refresh}</MenuItem>}>
      <div onContextMenuCapture={findUnder}>
        <Table
          {...table}
          columns={taskColumns({ acts, narrow })}
          label={text.table}
          onRowActivate={acts.open}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rows={rows}
          selection={{ mode: 'multiple', selected, onChange: onSelect }}
        />
      </div>
    </ContextMenu>
  );
}

import { IconButton } from '@panome/ui/icon-button';
import type { Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Ban, RotateCcw } from 'lucide-react';
import { Allowed } from '../../shared/access/index.ts';
import { formatDuration, formatTime } from '../../shared/format/format.ts';
import { rowMenuColumn } from '../../shared/list/index.ts';
import { elapsedOf, type TaskRecord } from '../../shared/tasks/index.ts';
import { taskListText as text } from './taskList.text.ts';
import { TaskMenuItems, type TaskMenuActs } from './TaskMenuItems.tsx';
import { TaskName } from './TaskName.tsx';
import { TaskStateCell } from './TaskStateCell.tsx';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** How long it took; a task that never ran took nothing. */
const tookOf = (task: TaskRecord): string =>
  task.started_at && task.finished_at && !task.reused ? formatDuration(elapsedOf(task, Date.now())) : '--';

type ColumnsOf = { readonly acts: TaskMenuActs; readonly narrow: boolean };

/** The columns of the list; a phone keeps the name, with the rest below it, and the menu. */
export function taskColumns({ acts, narrow }: ColumnsOf): Column<TaskRecord>[] {
  const name: Column<TaskRecord> = {
    id: 'name',
    header: text.name,
    sortable: true,
    minWidth: narrow ? 180 : 220,
    text: (task) => task.name,
    cell: (task) => <TaskName narrow={narrow} task={task} />,
  };
  const menu = rowMenuColumn<TaskRecord>({
    header: text.acts,
    narrow,
    label: (task) => text.more(task.name),
    items: (task) => <TaskMenuItems acts={acts} tasks={[task]} />,
    quick: (task) =>
      task.can.cancel ? (
        <Allowed call="taskCancel">
          <IconButton
            icon={<Ban {...icon} />}
            label={`${text.cancel} ${task.name}`}
            onClick={() => void acts.cancel([task])}
            size="small"
          />
        </Allowed>
      ) : task.can.redo ? (
        <Allowed call="taskStore">
          <IconButton
            icon={<RotateCcw {...icon} />}
            label={`${text.redo} ${task.name}`}
            onClick={() => acts.redo(task)}
            size="small"
          />
        </Allowed>
      ) : null,
  });
  if (narrow) return [name, menu];
  return [
    name,
    {
      id: 'tool',
      header: text.tool,
      width: 168,
      text: (task) => task.tool_title,
      cell: (task) => <Text truncate>{task.tool_title}</Text>,
    },
    {
      id: 'state',
      header: text.state,
      sortable: true,
      width: 248,
      cell: (task) => <TaskStateCell task={task} />,
      text: (task) => task.state,
    },
    { id: 'created_at', header: text.created, sortable: true, width: 176, cell: (task) => formatTime(task.created_at) },
    { id: 'took', header: text.took, align: 'end', width: 104, cell: tookOf },
    menu,
  ];
}

import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { useState } from 'react';
import { Allowed } from '../../shared/access/index.ts';
import { isActive, type TaskRecord } from '../../shared/tasks/index.ts';
import { exportChartsText } from './exportCharts/exportCharts.text.ts';
import { taskListText as text } from './taskList.text.ts';
import type { TaskActs } from './useTaskActs.ts';

export type TaskMenuActs = TaskActs & {
  open: (task: TaskRecord) => void;
  redo: (task: TaskRecord) => void;
  exportCharts: (tasks: readonly TaskRecord[]) => void;
};

/** What opening a task shows. */
const openWord = (task: TaskRecord): string =>
  task.can.result ? text.open : isActive(task) ? text.follow : text.details;

/** The acts on one task or on several, the same behind 更多 and under the pointer. */
export function TaskMenuItems({ acts, tasks: latest }: { tasks: readonly TaskRecord[]; acts: TaskMenuActs }) {
  // As they were when the menu opened: a task that ends meanwhile must not move 删除 to where 取消任务 was.
  const [tasks] = useState(latest);
  const only = tasks.length === 1 ? tasks[0] : undefined;
  const active = tasks.filter(({ can }) => can.cancel);
  const finished = tasks.filter(({ can, kind }) => can.result && kind === 'tool');
  return (
    <>
      {only && (
        <MenuItem onSelect={() => acts.open(only)} shortcut="Enter">
          {openWord(only)}
        </MenuItem>
      )}
      {only?.can.redo && (
        <Allowed call="taskStore">
          <MenuItem onSelect={() => acts.redo(only)}>{text.redo}</MenuItem>
        </Allowed>
      )}
      {finished.length > 0 && (
        <Allowed call="fileExportChartReport">
          <MenuItem onSelect={() => acts.exportCharts(finished)}>{exportChartsText.act}</MenuItem>
        </Allowed>
      )}
      {only && <MenuItem onSelect={() => void acts.copyId(only)}>{text.copyId}</MenuItem>}
      {only && <MenuSeparator />}
      {active.length > 0 && (
        <Allowed call="taskCancel">
          <MenuItem onSelect={() => void acts.cancel(active)}>{text.cancel}</MenuItem>
        </Allowed>
      )}
      <Allowed call="taskDelete">
        <MenuItem tone="danger" onSelect={() => void acts.remove(tasks)} shortcut="Delete">
          {text.remove}
        </MenuItem>
      </Allowed>
    </>
  );
}

import { formatTime } from '../format/format.ts';
import { taskPath, TaskStatus, type TaskRecord } from '../tasks/index.ts';
import { Rows } from './Rows.tsx';

/** A report is made by a task, too; it leads to the report. */
const pathOf = ({ id, kind, report_id }: TaskRecord) =>
  kind === 'report' && report_id ? `/data-collection/analysis-report/${encodeURIComponent(report_id)}` : taskPath(id);

/** Tasks with their state, the newest time of each. */
export const TaskRows = ({ label, tasks }: { label: string; tasks: readonly TaskRecord[] }) => (
  <Rows
    label={label}
    rows={tasks.map((task) => ({
      id: task.id,
      name: task.name,
      to: pathOf(task),
      detail: `${task.tool_title} · ${formatTime(task.finished_at ?? task.started_at ?? task.created_at)}`,
      end: <TaskStatus task={task} />,
    }))}
  />
);

import type { ResponseOf } from '@panome/contract/client';
import { isActive, type TaskRecord } from '../../shared/tasks/taskState.ts';
import { taskPath, toolFormPath } from '../../shared/tasks/toolPaths.ts';

type Report = ResponseOf<'reportList'>[number];

/** One thing to go on with. */
export type Work = {
  readonly id: string;
  readonly kind: 'task' | 'failed' | 'draft' | 'report';
  readonly name: string;
  readonly to: string;
  readonly at: string;
  readonly task?: TaskRecord;
};

const shown = 6;
/** What is not finished comes before what only could be looked at again. */
const rank = { failed: 0, draft: 0, task: 1, report: 1 } as const;

const reportPath = (id: string) => `/data-collection/analysis-report/${encodeURIComponent(id)}`;

function workOfTask(task: TaskRecord): Work {
  const { created_at, finished_at, id, name, state, tool_id } = task;
  const again = state === 'failed' && tool_id !== '';
  return {
    id,
    kind: again ? 'failed' : 'task',
    name,
    to: again ? toolFormPath(tool_id, { redo: id }) : taskPath(id),
    at: finished_at ?? created_at,
    task,
  };
}

/**
 * Failed runs and report drafts first, then results and reports, each newest first. What runs now is shown elsewhere;
 * the task that makes a report is the report.
 */
export function lastWork(tasks: readonly TaskRecord[], reports: readonly Report[]): readonly Work[] {
  const ended = tasks.filter((task) => !isActive(task) && task.kind !== 'report').map(workOfTask);
  const written = reports.map(({ id, state, title, updated_at }): Work => ({
    id,
    kind: state === 'draft' ? 'draft' : 'report',
    name: title,
    to: reportPath(id),
    at: updated_at,
  }));
  return [...ended, ...written].sort((a, b) => rank[a.kind] - rank[b.kind] || b.at.localeCompare(a.at)).slice(0, shown);
}

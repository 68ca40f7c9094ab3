import type { ResponseOf } from '@panome/contract/client';

export type TaskRecord = ResponseOf<'taskList'>[number];
export type TaskState = TaskRecord['state'];

/** Whether the task will still change by itself. */
export const isActive = ({ state }: Pick<TaskRecord, 'state'>): boolean => state === 'queued' || state === 'running';

/** How long a task has waited, has run, or took; ms. */
export function elapsedOf(
  {
    created_at,
    finished_at,
    started_at,
    state,
  }: Pick<TaskRecord, 'created_at' | 'finished_at' | 'started_at' | 'state'>,
  now: number,
): number {
  const from = Date.parse(state === 'queued' ? created_at : (started_at ?? created_at));
  return Math.max(0, (finished_at ? Date.parse(finished_at) : now) - from);
}

import { isActive, type TaskRecord } from './taskState.ts';

/**
 * How often to ask for tasks, in ms; 0 is never. Events tell of every change but a moved queue place, so a waiting task
 * is asked for all the same. SWR asks only while the page is visible.
 */
export function pollInterval(tasks: readonly Pick<TaskRecord, 'state'>[], connected: boolean): number {
  if (!tasks.some(isActive)) return 0;
  return connected && !tasks.some(({ state }) => state === 'queued') ? 30_000 : 5_000;
}

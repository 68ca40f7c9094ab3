import { randomUUID } from 'node:crypto';
import type { TaskRow } from '../database/schema/tasks.ts';
import { newId } from '../ids.ts';

type Given = Pick<TaskRow, 'owner_id' | 'kind' | 'tool_id' | 'name' | 'form' | 'created_at'> & Partial<TaskRow>;

/** A task that waits for its first attempt. Without a key of its submission it gets one of its own. */
export const newTask = (given: Given): TaskRow => ({
  id: newId(),
  state: 'queued',
  step: '',
  percent: 0,
  attempt: 0,
  crashes: 0,
  worker_id: '',
  lease_until: null,
  not_before: 0,
  cache_key: '',
  failure: '',
  unfit: 0,
  reused: 0,
  report_id: '',
  run_id: '',
  step_id: '',
  submit_key: randomUUID(),
  result_path: '',
  chart_settings: '{}',
  started_at: null,
  finished_at: null,
  deleted_at: null,
  ...given,
});

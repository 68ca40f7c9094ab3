import { newId } from '../../platform/ids.ts';
import { newTask } from '../../platform/queue/newTask.ts';
import type { TestApp } from '../buildTestApp.ts';

/** A run of one step that has ended, straight in the database; its result is nowhere. */
export async function buildRun(
  { clock, platform: { database } }: Pick<TestApp, 'clock' | 'platform'>,
  ownerId: string,
) {
  const now = clock.now();
  const id = newId();
  const task = newTask({
    owner_id: ownerId,
    kind: 'tool',
    tool_id: 'pca',
    name: '主成分分析',
    form: '{}',
    created_at: now,
    state: 'failed',
    run_id: id,
    step_id: 'pca',
  });
  const spec = {
    title: '主成分分析',
    section: '样本关系',
    method: 'pca',
    contrast: '',
    needs: [],
    groups: null,
    options: {},
    inputs: {},
    depth: 0,
    seconds: 1,
  };
  const json = { inputs: '{}', scheme: 'null', contrasts: '[]', recipe: '{}', options: '{}', steps: 'null' };
  await database
    .insertInto('flow_run')
    .values({
      id,
      owner_id: ownerId,
      version_id: 'transform-1',
      name: '一次流程分析',
      project_id: '',
      project_name: '',
      project_from: 2,
      source_from: 2,
      is_example: 0,
      ...json,
      seed: 1,
      parent_run: '',
      submit_key: newId(),
      turn: 0,
      created_at: now,
      finished_at: now,
      deleted_at: null,
      announced: 1,
    })
    .execute();
  await database
    .insertInto('flow_step')
    .values({
      run_id: id,
      step_id: 'pca',
      position: 0,
      spec: JSON.stringify(spec),
      state: 'failed',
      reason: '',
      task_id: task.id,
      predicted_key: '',
    })
    .execute();
  await database.insertInto('task').values(task).execute();
  return { runId: id, taskId: task.id };
}

import { afterEach, beforeEach, expect, it } from 'vitest';
import { day } from '@panome/contract/durations';
import { newTask } from '../../../platform/queue/newTask.ts';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { buildRun } from '../../../testing/flows/buildRun.ts';
import { createRunRepository } from './runRepository.ts';

let server: TestApp;
let owner: string;
beforeEach(async () => {
  server = await buildTestApp();
  ({ id: owner } = await server.buildUser());
});
afterEach(() => server.close());

const tasks = async () =>
  (await server.platform.database.selectFrom('task').select('id').execute()).map(({ id }) => id);

it('a run leaves the trash with its tasks, and what is told of a task of it is told as a step', async () => {
  const { database, sessions } = server.platform;
  const [kept, gone] = [await buildRun(server, owner), await buildRun(server, owner)];
  const actor = (await sessions.recall(owner))!;
  const told = await server.app.livePresenters.get('task')!(actor, { id: kept.taskId });
  expect(told).toMatchObject({ event: 'run_step', data: { run_id: kept.runId, step: { id: 'pca', state: 'failed' } } });
  const run = await server.app.livePresenters.get('run')!(actor, { id: kept.runId });
  expect(run).toMatchObject({ event: 'run', data: { id: kept.runId, state: 'failed' } });

  const runs = createRunRepository(database);
  await runs.update(gone.runId, { deleted_at: server.clock.now() - 31 * day });
  await runs.purge(server.clock.now() - 30 * day);
  expect(await tasks()).toEqual([kept.taskId]);
  expect(await runs.find(gone.runId)).toBeUndefined();
});

it('a result in the trash that a run was made of is not purged before the run', async () => {
  const { database } = server.platform;
  const { runId } = await buildRun(server, owner);
  const trashed = { owner_id: owner, kind: 'tool' as const, tool_id: 'pca', name: '', form: '{}', created_at: 1 };
  const [cited, other] = [1, 2].map(() => newTask({ ...trashed, state: 'succeeded', deleted_at: 1 }));
  await database.insertInto('task').values([cited!, other!]).execute();
  await createRunRepository(database).update(runId, {
    inputs: JSON.stringify({ counts: { file_id: `table:${cited!.id}/matrix` } }),
  });
  await server.app.taskQueue.tasks.purge(server.clock.now());
  const left = await tasks();
  expect([left.includes(cited!.id), left.includes(other!.id)]).toEqual([true, false]);
});

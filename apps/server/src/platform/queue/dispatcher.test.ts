import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TaskFailure } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createAccounts } from '../../features/auth/index.ts';
import { buildClock, type TestClock } from '../../testing/buildTestApp.ts';
import type { TaskRow } from '../database/schema/tasks.ts';
import { createLog } from '../log.ts';
import { openPlatform } from '../openPlatform.ts';
import type { Platform } from '../platform.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import { newTask } from './newTask.ts';
import { leaseLength } from './queueRepository.ts';
import type { TaskOutcome, TaskRunner } from './taskRunner.ts';

let folder: string;
let platform: Platform;
let clock: TestClock;
const dispatchers: Dispatcher[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panome-queue-'));
  clock = buildClock();
  platform = await openPlatform({
    config: readConfig({ PANOME_DATA: folder, PANOME_DISK_RESERVE: '0' }),
    log: createLog('silent'),
    clock,
  });
});
afterEach(async () => {
  await Promise.all(dispatchers.splice(0).map((dispatcher) => dispatcher.stop()));
  await platform.database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const buildOwner = async (email: string) =>
  (await createAccounts(platform.database).add({ email, name: email, passwordHash: '' }, clock.now()))!;

let serial = 0;
async function buildTask(owner_id: string): Promise<TaskRow> {
  serial += 1;
  const row = newTask({
    id: `task-${String(serial).padStart(4, '0')}`,
    owner_id,
    kind: 'tool',
    tool_id: 'pca',
    name: '',
    form: '{}',
    created_at: clock.now() + serial,
  });
  return platform.database.insertInto('task').values(row).returningAll().executeTakeFirstOrThrow();
}

const find = (id: string) =>
  platform.database.selectFrom('task').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const succeed: TaskOutcome = { state: 'succeeded', resultPath: 'a/attempt-1' };

function dispatch(run: TaskRunner, more: Partial<Parameters<typeof createDispatcher>[0]> = {}): Dispatcher {
  const { database, live, log } = platform;
  const dispatcher = createDispatcher({
    database,
    clock,
    live,
    log,
    run,
    onEnd: async () => undefined,
    discard: async () => undefined,
    alone: false,
    ...more,
  });
  dispatchers.push(dispatcher);
  return dispatcher;
}

it('an attempt that was taken over cannot publish its result', async () => {
  const task = await buildTask(await buildOwner('a@example.com'));
  let finishSlow = (_outcome: TaskOutcome) => undefined as void;
  const discarded: string[] = [];
  const slow = dispatch(() => new Promise((resolve) => (finishSlow = resolve)), {
    discard: async (path) => void discarded.push(path),
  });
  slow.wake();
  await expect.poll(async () => (await find(task.id)).state).toBe('running');

  clock.advance(leaseLength + 1);
  const fast = dispatch(async () => ({ state: 'succeeded', resultPath: 'a/attempt-2' }));
  await fast.idle();
  finishSlow(succeed);
  await slow.idle();
  expect(await find(task.id)).toMatchObject({ state: 'succeeded', attempt: 2, result_path: 'a/attempt-2' });
  expect(discarded).toEqual(['a/attempt-1']);
});

it('an attempt that was taken over cannot end the one that took over, which is still running', async () => {
  const task = await buildTask(await buildOwner('a@example.com'));
  const finish: ((outcome: TaskOutcome) => void)[] = [];
  const run: TaskRunner = () => new Promise((resolve) => void finish.push(resolve));
  const first = dispatch(run);
  first.wake();
  await expect.poll(() => finish.length).toBe(1);
  clock.advance(leaseLength + 1);
  const second = dispatch(run);
  second.wake();
  await expect.poll(() => finish.length).toBe(2);
  finish[0]!(succeed);
  await first.idle();
  expect(await find(task.id)).toMatchObject({ state: 'running', attempt: 2 });
  finish[1]!({ state: 'succeeded', resultPath: 'a/attempt-2' });
  await second.idle();
  expect(await find(task.id)).toMatchObject({ state: 'succeeded', result_path: 'a/attempt-2' });
});

it('a crashed task is tried again after growing pauses, three times in all', async () => {
  const task = await buildTask(await buildOwner('a@example.com'));
  let runs = 0;
  const dispatcher = dispatch(async () => ((runs += 1), { state: 'crashed', reason: 'crashed' }));
  await dispatcher.idle();
  expect([runs, (await find(task.id)).state]).toEqual([1, 'queued']);
  for (let retry = 0; retry < 3; retry += 1) {
    clock.advance(10_000);
    await dispatcher.idle();
  }
  const row = await find(task.id);
  expect([runs, row.state]).toEqual([3, 'failed']);
  expect(JSON.parse(row.failure)).toMatchObject({ class: 'system', again: true });
});

it('a task that passed a limit or has faulty data is not tried again', async () => {
  const owner = await buildOwner('a@example.com');
  const [tooLarge, badData] = [await buildTask(owner), await buildTask(owner)];
  const runs: string[] = [];
  const failure = {
    class: 'data' as const,
    what: '坏单元格',
    where: 'C3',
    remedy: '改正',
    problems: [],
    request_id: '',
  };
  const dispatcher = dispatch(async ({ id }) => {
    runs.push(id);
    return id === tooLarge.id ? { state: 'crashed', reason: 'memory' } : { state: 'failed', failure };
  });
  await dispatcher.idle();
  clock.advance(100_000);
  await dispatcher.idle();
  expect(runs).toHaveLength(2);
  expect(JSON.parse((await find(tooLarge.id)).failure).what).toContain('内存');
  expect(JSON.parse((await find(badData.id)).failure)).toEqual(failure);
});

it('an error of the program is not tried again, says that it is ours and advises to report it', async () => {
  const owner = await buildOwner('a@example.com');
  const [thrown, refused] = [await buildTask(owner), await buildTask(owner)];
  const dispatcher = dispatch(async ({ id }) => {
    if (id === refused.id) throw new Error('the runner itself fails');
    return { state: 'crashed', reason: 'thrown' };
  });
  await dispatcher.idle();
  for (const { id } of [thrown, refused]) {
    const { crashes, failure, state } = await find(id);
    expect([state, crashes <= 1]).toEqual(['failed', true]);
    const told = JSON.parse(failure) as TaskFailure;
    expect(told).toMatchObject({ class: 'system', again: false, request_id: id });
    expect(told.what).toContain('这是我们的问题');
    expect(told.remedy).toContain('人工售后');
    expect(told.remedy).not.toMatch(/再次提交|重新提交/u);
  }
});

it('the owner with the fewest running tasks is served first, at most three at once (REL-13)', async () => {
  const [many, few] = [await buildOwner('many@example.com'), await buildOwner('few@example.com')];
  for (let index = 0; index < 5; index += 1) await buildTask(many);
  const late = await buildTask(few);
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const dispatcher = dispatch(
    (task) => new Promise((resolve) => (begun.push(task.id), finish.push(() => resolve(succeed)))),
    { slots: 6 },
  );
  dispatcher.wake();
  await expect.poll(() => begun.length).toBe(4);
  expect(begun.indexOf(late.id)).toBeLessThanOrEqual(1);
  while ((await find(late.id)).state !== 'succeeded' || begun.length < 6) {
    finish.splice(0).forEach((end) => end());
    await new Promise((resolve) => setImmediate(resolve));
  }
  finish.splice(0).forEach((end) => end());
  await dispatcher.idle();
  expect(begun).toHaveLength(6);
});

it('tasks that a former process was running are resumed at the start', async () => {
  const task = await buildTask(await buildOwner('a@example.com'));
  await platform.database
    .updateTable('task')
    .set({ state: 'running', attempt: 1, lease_until: clock.now() + 1_000_000 })
    .where('id', '=', task.id)
    .execute();
  const dispatcher = dispatch(async () => succeed, { alone: true });
  await dispatcher.start();
  await dispatcher.idle();
  expect(await find(task.id)).toMatchObject({ state: 'succeeded', attempt: 2 });
});

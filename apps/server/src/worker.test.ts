import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Task, type TaskForm } from '@panome/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clickOne, formOfTables, settledRun, uploadTables } from './testing/flows/clickOne.ts';
import { fetchCall, loginDemo, runServer, type ServerProcess } from './testing/runServer.ts';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts';

const program = join(import.meta.dirname, 'worker.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panome-worker-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a worker refuses the embedded database and says what to do', () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { ...env, PANOME_DATA: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('DATABASE_URL');
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

describe.skipIf(!process.env['PANOME_TEST_POSTGRES'])('beside a server on PostgreSQL', () => {
  let database: TestDatabase;
  let server: ServerProcess | undefined;
  let worker: ChildProcess | undefined;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    if (worker?.exitCode === null && worker.kill('SIGKILL')) await once(worker, 'exit');
    await server?.terminate();
    await database.drop();
  });

  const environment = () => ({
    DATABASE_URL: database.url!,
    PANOME_DATA: folder,
    PANOME_DISK_RESERVE: '0',
    PANOME_LOG_LEVEL: 'error',
  });

  it('a worker does not migrate the database', () => {
    const { status, stderr } = spawnSync(process.execPath, [program], {
      env: { ...process.env, ...environment() },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('请先启动同一版本的 Panome 服务')]);
  });

  it(
    'a worker runs the tasks of the server, open pages are told, and it ends with 0',
    { timeout: 60_000 },
    async () => {
      server = await runServer(folder, { ...environment(), PANOME_TASK_SLOTS: '0' });
      const { address } = server;
      const token = await loginDemo(address);
      const data = async <Data>(call: (typeof calls)[keyof typeof calls], input: object) =>
        (await fetchCall<Data>(address, call, input, token)).content.data;
      const heard = await fetch(`${address}${calls.taskEvents.path}`, { headers: { token } });
      const form = await data<TaskForm>(calls.taskStoreExample, { tool_id: 'pca' });
      const task = await data<Task>(calls.taskStore, form);
      expect(task.state).toBe('queued');

      worker = spawn(process.execPath, [program], {
        env: { ...process.env, ...environment() },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let events = '';
      for await (const chunk of heard.body!.pipeThrough(new TextDecoderStream())) {
        events += chunk;
        if (events.includes('"state":"succeeded"')) break;
      }
      expect(events).toContain(task.id);
      const table = await fetch(`${address}${calls.taskDownloadResult.path}?id=${task.id}&table=scores&format=csv`, {
        headers: { token },
      });
      expect(await table.text()).toContain('PC1');

      worker.kill('SIGTERM');
      expect(await once(worker, 'exit')).toEqual([0, null]);
    },
  );

  it(
    'a run of a flow goes on when one of two workers is killed, and each step has one result',
    { timeout: 120_000 },
    async () => {
      server = await runServer(folder, { ...environment(), PANOME_TASK_SLOTS: '0' });
      const { address } = server;
      const { dir, token } = await uploadTables(address);
      const start = () =>
        spawn(process.execPath, [program], {
          env: { ...process.env, ...environment() },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
      const lost = start();
      worker = start();
      const { id } = await clickOne(address, token, formOfTables(dir, ['pca', 'distribution', 'venn']));
      await expect
        .poll(async () => (await settledRun(address, token, id, 0)).counts.done, { timeout: 60_000, interval: 20 })
        .toBeGreaterThan(0);
      lost.kill('SIGKILL');
      const run = await settledRun(address, token, id);
      expect([run.state, run.counts.failed]).toEqual(['succeeded', 0]);
      const tasks = run.steps.flatMap(({ task_id: task }) => (task === '' ? [] : [task]));
      expect(new Set(tasks).size).toBe(run.counts.done);
      for (const task of tasks) expect(readdirSync(join(folder, 'results', task))).toHaveLength(1);
    },
  );
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runServer, type ServerProcess } from '../../testing/runServer.ts';
import { clickOne, formOfTables, settledRun, uploadTables } from '../../testing/flows/clickOne.ts';

let folder: string;
let server: ServerProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panome-flow-crash-'));
  server = await runServer(folder);
});
afterEach(async () => {
  await server.terminate();
  rmSync(folder, { recursive: true, force: true });
});

it('a server killed in the middle of a run loses no step, runs none twice and ends the run (REL-05, REL-06)', async () => {
  const { dir, token } = await uploadTables(server.address);
  const form = formOfTables(dir, ['pca', 'distribution', 'venn']);
  const { id } = await clickOne(server.address, token, form);
  // Each kill comes later in the life of the run.
  for (const least of [0, 2]) {
    await expect
      .poll(async () => (await settledRun(server.address, token, id, 0)).counts.done, { timeout: 60_000, interval: 20 })
      .toBeGreaterThanOrEqual(least);
    await server.kill();
    server = await runServer(folder);
  }
  const run = await settledRun(server.address, token, id);
  expect([run.state, run.counts.failed, run.counts.cancelled]).toEqual(['succeeded', 0, 0]);
  const tasks = run.steps.flatMap(({ task_id: task }) => (task === '' ? [] : [task]));
  expect(new Set(tasks).size).toBe(run.counts.done);
  for (const task of tasks) expect(readdirSync(join(folder, 'results', task))).toHaveLength(1);
}, 180_000);

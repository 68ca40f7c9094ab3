import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Task, type TaskForm } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchCall, loginDemo, runServer, type ServerProcess } from '../../testing/runServer.ts';

let folder: string;
let server: ServerProcess;
let token: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panome-crash-'));
  server = await runServer(folder);
  token = await loginDemo(server.address);
});
afterEach(async () => {
  await server.terminate();
  rmSync(folder, { recursive: true, force: true });
});

async function data<Data>(call: (typeof calls)[keyof typeof calls], input: object): Promise<Data> {
  const answer = await fetchCall<Data>(server.address, call, input, token);
  if (answer.code !== 1) throw new Error(`${call.path}: ${answer.showMsg}`);
  return answer.content.data;
}

const stateOf = async (id: string) => (await data<Task>(calls.taskDetail, { id })).state;
const settled = (id: string) =>
  expect.poll(() => stateOf(id), { timeout: 60_000, interval: 100 }).toMatch(/succeeded|failed|cancelled/);
const table = async (id: string) =>
  (
    await fetch(`${server.address}${calls.taskDownloadResult.path}?id=${id}&table=scores&format=csv`, {
      headers: { token },
    })
  ).text();

it('a killed server loses no submitted task and publishes each result once, with the same bytes (REL-05, REL-06)', async () => {
  const form = await data<TaskForm>(calls.taskStoreExample, { tool_id: 'pca' });
  const reference = await data<Task>(calls.taskStore, { ...form, seed: 100 });
  await settled(reference.id);
  const undisturbed = await table(reference.id);

  const submitted: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const task = await data<Task>(calls.taskStore, { ...form, seed: round });
    submitted.push(task.id);
    // With each round the kill comes later in the life of the task.
    const states = round % 2 === 0 ? /queued|running|succeeded/ : /running|succeeded/;
    await expect.poll(() => stateOf(task.id), { timeout: 30_000, interval: 20 }).toMatch(states);
    await server.kill();
    server = await runServer(folder);
    token = await loginDemo(server.address);
  }

  for (const id of submitted) {
    await settled(id);
    expect(await stateOf(id)).toBe('succeeded');
    expect(await table(id)).toBe(undisturbed);
    expect(readdirSync(join(folder, 'results', id))).toHaveLength(1);
  }
  const { content } = await fetchCall<Task[]>(server.address, calls.taskList, { size: 50 }, token);
  expect(content.total).toBe(submitted.length + 1);
}, 180_000);

it('a server that is asked to stop returns running tasks to the queue and exits with 0 (REL-16)', async () => {
  const form = await data<TaskForm>(calls.taskStoreExample, { tool_id: 'heatmap' });
  const task = await data<Task>(calls.taskStore, form);
  expect(await server.terminate()).toBe(0);
  server = await runServer(folder);
  token = await loginDemo(server.address);
  await settled(task.id);
  expect(await stateOf(task.id)).toBe('succeeded');
}, 120_000);

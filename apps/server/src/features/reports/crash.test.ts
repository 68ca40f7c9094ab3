import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Report, type Task, type TaskForm } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchCall, loginDemo, runServer, type ServerProcess } from '../../testing/runServer.ts';

let folder: string;
let server: ServerProcess;
let token: string;

async function start(): Promise<void> {
  server = await runServer(join(folder, 'data'), { PANOME_PORTAL: join(folder, 'portal') });
  token = await loginDemo(server.address);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panome-crash-'));
  mkdirSync(join(folder, 'portal'));
  writeFileSync(join(folder, 'portal/report-runtime.js'), 'void 0;');
  await start();
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

it('a report is finished although the server was killed at any moment, and nothing else is left behind (REL-05, REL-06)', async () => {
  const task = await data<Task>(calls.taskStore, await data<TaskForm>(calls.taskStoreExample, { tool_id: 'heatmap' }));
  const taskState = async (id: string) => (await data<Task>(calls.taskDetail, { id })).state;
  await expect.poll(() => taskState(task.id), { timeout: 60_000, interval: 50 }).toBe('succeeded');
  const chart = (id: string) => ({
    kind: 'chart',
    id,
    title: '',
    note: '',
    task_id: task.id,
    chart: 'heatmap',
    settings: {},
  });
  const report = await data<Report>(calls.reportWrite, {
    title: '聚类报告',
    sections: Array.from({ length: 8 }, (_, at) => chart(`c${at}`)),
  });

  for (const moment of [/queued|running/, /running|succeeded/, /succeeded/]) {
    const { task_id: id } = await data<Report>(calls.reportGenerate, { id: report.id });
    await expect.poll(() => taskState(id), { timeout: 30_000, interval: 10 }).toMatch(moment);
    await server.kill();
    await start();
    await expect
      .poll(async () => (await data<Report>(calls.reportDetail, { id: report.id })).state, {
        timeout: 60_000,
        interval: 50,
      })
      .toBe('ready');
    expect(readdirSync(join(folder, 'data/results', id))).toHaveLength(1);
  }

  const file = await fetch(`${server.address}${calls.reportDownload.path}?id=${report.id}`, { headers: { token } });
  const page = await file.text();
  expect(Buffer.byteLength(page)).toBe((await data<Report>(calls.reportDetail, { id: report.id })).size);
  expect(page.match(/<figure/g)).toHaveLength(8);
  expect(page.endsWith('</html>\n')).toBe(true);
  expect(readdirSync(join(folder, 'data/results/tmp'))).toEqual([]);
}, 120_000);

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calls } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { exampleForm, runTask } from '../../testing/runTask.ts';

let server: TestApp;
let token: string;
let id: string;
let portal: string;
beforeAll(async () => {
  portal = mkdtempSync(join(tmpdir(), 'panome-portal-'));
  writeFileSync(join(portal, 'report-runtime.js'), '/* runtime */');
  server = await buildTestApp({ env: { PANOME_PORTAL: portal } });
  ({ token } = await server.buildUser());
  ({ id } = await runTask(server, token, { ...(await exampleForm(server, token, 'pca')), name: '肝脏 / 代谢组' }));
});
afterAll(async () => {
  await server.close();
  rmSync(portal, { recursive: true, force: true });
});

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer);
const send = (input: object, user = token) => server.call(calls.fileExportChartReport, { token: user, input });

async function namesIn(bytes: Buffer): Promise<string[]> {
  const zip = await openZip(bytes, { lazyEntries: false });
  const names: string[] = [];
  return new Promise((resolve, reject) => {
    zip
      .on('entry', (entry: Entry) => names.push(entry.fileName))
      .on('end', () => resolve(names))
      .on('error', reject);
  });
}

it('the charts of a task are packed with their data, and no temporary file is left', async () => {
  const answer = await send({ items: [{ task_id: id, charts: ['pca-scores'] }] });
  expect(answer.statusCode).toBe(200);
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('肝脏 _ 代谢组-图表');
  const names = await namesIn(answer.rawPayload);
  expect(names).toHaveLength(2);
  expect(names.every((name) => name.startsWith('01 肝脏 _ 代谢组/'))).toBe(true);
  expect(new Set(names.map((name) => name.split('.').at(-1)))).toEqual(new Set(['csv', 'svg']));
  await expect.poll(() => readdirSync(join(server.platform.config.dataFolder, 'results/tmp'))).toEqual([]);
});

it('every chart is exported in every format, with one page of all charts, and what the PDFs cannot show is said', async () => {
  await server.data(calls.taskStoreChartSettings, {
    token,
    input: { id, chart: 'pca-scores', settings: { title: '得分图 😀' } },
  });
  const formats = ['svg', 'pdf', 'csv', 'html'];
  const answer = await send({ items: [{ task_id: id }], formats, width: 85, title: '结题图表' });
  const names = await namesIn(answer.rawPayload);
  expect(names).toEqual(expect.arrayContaining(['结题图表.html', '字符说明.txt']));
  expect((names.length - 2) % 3).toBe(0);
  expect(names.length).toBeGreaterThan(3);
});

it('what cannot be exported is refused in words', async () => {
  expect((await send({ items: [] })).json()).toMatchObject({ code: 0, showMsg: '请选择要导出的任务' });
  expect((await send({ items: [{ task_id: id }], formats: [] })).json()).toMatchObject({
    code: 0,
    showMsg: '请选择导出格式',
  });
  expect((await send({ items: [{ task_id: id }, { task_id: id }] })).json()).toMatchObject({
    code: 0,
    showMsg: '同一个任务只能选择一次',
  });
  expect((await send({ items: [{ task_id: id, charts: ['nothing'] }] })).statusCode).toBe(404);
});

it('SEC-21: tasks of somebody else cannot be exported', async () => {
  const other = await server.buildUser();
  expect((await send({ items: [{ task_id: id }] }, other.token)).statusCode).toBe(404);
  expect((await send({ items: [{ task_id: 'nothing' }] }, other.token)).statusCode).toBe(404);
});

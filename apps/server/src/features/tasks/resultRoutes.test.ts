import { calls, type TaskResultData } from '@panome/contract';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Prepared } from '../../platform/http/envelope.ts';
import { readDocument, resultsFolder } from '../../results/resultFolder.ts';
import type { Job } from '../../runner/job.ts';
import { createJobRunner } from '../../runner/runJob.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { exampleForm, runTask } from '../../testing/runTask.ts';
import { createResultLooks } from './resultLooks.ts';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await server.buildUser());
});
afterAll(async () => server.close());

const finishedExample = async (tool: string) => runTask(server, token, await exampleForm(server, token, tool));
const download = (input: object) => server.call(calls.taskDownloadResult, { token, input });

it('a result table is paged, sorted, filtered and searched by the server', async () => {
  const task = await finishedExample('two-group');
  const input = {
    id: task.id,
    table: 'result',
    size: 5,
    sort: 'p',
    filters: JSON.stringify([{ column: 'log2fc', op: 'gt', value: 0 }]),
  };
  const { content } = (await server.call(calls.taskResultTable, { token, input })).json() as {
    content: { data: (string | number | null)[][]; total: number };
  };
  const { document } = await server.data<TaskResultData>(calls.taskResult, { token, input: { id: task.id } });
  const names = document.tables.find((table) => table.id === 'result')!.columns.map((column) => column.name);
  const p = content.data.map((row) => row[names.indexOf('p')] as number);
  expect(p).toEqual(p.toSorted((a, b) => a - b));
  expect(content.data.every((row) => (row[names.indexOf('log2fc')] as number) > 0)).toBe(true);
  expect(content.total).toBeLessThan(document.tables[0]!.rows);
  const refused = await server.call(calls.taskResultTable, { token, input: { ...input, filters: '{' } });
  expect(refused.statusCode).toBe(400);
  const gone = JSON.stringify([{ column: 'log2fd', op: 'gt', value: 0 }]);
  const answer = await server.call(calls.taskResultTable, { token, input: { ...input, filters: gone } });
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('最接近的是：log2fc')]);
});

it('REL-24: a large table is read, sorted and searched in a child, and shows the same', async () => {
  const task = await finishedExample('two-group');
  const { result_path } = await server.platform.database
    .selectFrom('task')
    .select('result_path')
    .where('id', '=', task.id)
    .executeTakeFirstOrThrow();
  const dir = join(resultsFolder(server.platform.config.dataFolder), result_path);
  const document = await readDocument(dir);
  const { columns, rows } = document.tables.find(({ id }) => id === 'result')!;
  // Told to be a hundred thousand times as large as it is, it is not read here.
  const claimed = {
    ...document,
    tables: document.tables.map((table) => ({ ...table, rows: table.rows * 100_000 })),
  };
  const jobs: Job[] = [];
  const { close, runJob } = createJobRunner(1, 1);
  const looks = createResultLooks((job) => {
    jobs.push(job);
    return runJob(job);
  });
  const page = {
    view: { sort: 'p', order: 'asc', filters: [] },
    offset: 0,
    limit: 5,
    columnOffset: 0,
    columnLimit: 50,
  } as const;
  try {
    expect(await looks.page(dir, claimed, 'result', page)).toEqual(await looks.page(dir, document, 'result', page));
    const [chart] = document.charts;
    const [here, there] = [await looks.chart(dir, document, chart!), await looks.chart(dir, claimed, chart!)];
    expect(JSON.parse((there as Prepared).json)).toEqual(JSON.parse(JSON.stringify(here)));
  } finally {
    close();
  }
  expect(jobs.map(({ kind }) => kind)).toEqual(['look', 'look']);
  expect([rows, columns.length].every((count) => count > 1)).toBe(true);
});

it('chart settings are stored and used in the downloaded picture', async () => {
  const task = await finishedExample('pca');
  await server.data(calls.taskStoreChartSettings, {
    token,
    input: { id: task.id, chart: 'pca-scores', settings: { title: '我的得分图' } },
  });
  const svg = await download({ id: task.id, chart: 'pca-scores', format: 'svg' });
  expect(svg.headers['content-type']).toBe('image/svg+xml');
  expect(svg.body).toContain('我的得分图');
  expect(svg.headers['content-disposition']).toContain("filename*=UTF-8''");
});

it('only networks can be downloaded for programs that draw networks', async () => {
  const task = await finishedExample('network');
  const graphml = await download({ id: task.id, chart: 'network', format: 'graphml' });
  expect(graphml.headers['content-type']).toContain('application/xml');
  const { document } = await server.data<TaskResultData>(calls.taskResult, { token, input: { id: task.id } });
  const rows = (id: string): number => document.tables.find((table) => table.id === id)!.rows;
  expect(graphml.body.match(/<edge /gu)).toHaveLength(rows('edges'));
  const cyjs = JSON.parse((await download({ id: task.id, chart: 'network', format: 'cyjs' })).body) as {
    elements: { nodes: unknown[] };
  };
  expect(cyjs.elements.nodes).toHaveLength(rows('nodes'));
  const refused = await server.call(calls.taskDownloadResult, {
    token,
    input: { id: task.id, chart: 'zi-pi', format: 'graphml' },
  });
  expect(refused.statusCode).toBe(400);
});

it('tables and charts can be downloaded in the formats used for publishing', async () => {
  const task = await finishedExample('two-group');
  const csv = await download({ id: task.id, table: 'result', format: 'csv' });
  expect(csv.body.startsWith('\ufefffeature,')).toBe(true);
  const xlsx = await download({ id: task.id, table: 'result', format: 'xlsx' });
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const pdf = await download({ id: task.id, chart: 'volcano', format: 'pdf' });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const paper = { width: 85, height: 60, dpi: 600 };
  const figure = await download({ id: task.id, chart: 'volcano', format: 'svg', ...paper });
  expect(figure.body).toMatch(/^<svg width="85mm" height="60mm"/);
  expect(decodeURIComponent(String(figure.headers['content-disposition']))).toContain('火山图_85x60mm.svg');
  const refused = await download({ id: task.id, chart: 'volcano', format: 'svg', ...paper, width: 5 });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { showMsg: '图片的边长至少 30 mm' }]);
  const zip = await download({ id: task.id, format: 'zip' });
  expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const note = await download({ id: task.id, format: 'md' });
  expect(note.body).toContain('doi');
});

const pcaChart = 'pca-scores';
const storeEdits = (input: object, as = token) => server.call(calls.taskStoreChartEdits, { token: as, input });

it('what was changed on elements of a chart is in its downloads and outlives other settings', async () => {
  const { id } = await finishedExample('pca');
  const edits = [{ id: 'xAxis.0.name', fill: '#123456', move: { right: 4, down: 0 } }];
  const saved = await storeEdits({ id, chart: pcaChart, known: [], edits });
  expect(saved.statusCode).toBe(200);
  await server.data(calls.taskStoreChartSettings, {
    token,
    input: { id, chart: pcaChart, settings: { title: '得分' } },
  });
  const { chart_settings } = await server.data<TaskResultData>(calls.taskResult, { token, input: { id } });
  expect(chart_settings).toEqual({ [pcaChart]: { title: '得分', edits } });

  const [edited, base] = await Promise.all(
    ['1', '0'].map((which) => download({ id, chart: pcaChart, format: 'svg', edits: which })),
  );
  expect(edited!.body).toMatch(/translate\(4 0\)[^>]* fill="#123456"/u);
  expect(base!.body).not.toContain('#123456');
  expect(base!.body).toContain('得分');
});

it('a change of elements that began before another one is not stored over it', async () => {
  const { id } = await finishedExample('two-group');
  const first = [{ id: 'xAxis.0.name', fill: '#d55e00' }];
  await storeEdits({ id, chart: 'volcano', known: [], edits: first });
  const late = await storeEdits({ id, chart: 'volcano', known: [], edits: [{ id: 'yAxis.0.name', hidden: true }] });
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('别处')]);
  const emptied = await storeEdits({ id, chart: 'volcano', known: first, edits: [] });
  expect([emptied.statusCode, emptied.body]).toEqual([200, expect.any(String)]);
  const { chart_settings } = await server.data<TaskResultData>(calls.taskResult, { token, input: { id } });
  expect(chart_settings).toEqual({ volcano: {} });
});

it('elements of a chart are changed by its owner only, with colours and words but no markup of attributes', async () => {
  const { id } = await finishedExample('pca');
  const { token: other } = await server.buildUser();
  const edits = [{ id: 'xAxis.0.name', fill: '#d55e00' }];
  const statusOf = async (input: object, as?: string) =>
    (await storeEdits({ id, chart: pcaChart, known: [], edits, ...input }, as)).statusCode;
  expect(await statusOf({}, other)).toBe(404);
  expect(await statusOf({ chart: 'volcano' })).toBe(404);
  expect(await statusOf({ edits: [{ id: 'a', fill: 'red" onload="alert(1)' }] })).toBe(400);
  expect(await statusOf({ edits: Array.from({ length: 501 }, (_, at) => ({ id: `a${at}` })) })).toBe(400);
});

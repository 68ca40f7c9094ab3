import { readdir } from 'node:fs/promises';
import { calls, type Task, type TaskForm, type TaskResultData } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { exampleForm, runTask, type TaskDetail } from '../../testing/runTask.ts';
import { uploadFile } from '../../testing/uploadFile.ts';
import { resultsFolder } from '../../results/resultFolder.ts';

let server: TestApp;
let token: string;

// One server for all tests, because starting its children takes half of the time. Every test has its own account.
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  ({ token } = await server.buildUser());
});
afterAll(async () => server.close());

const example = (tool: string) => exampleForm(server, token, tool);
const submit = (form: TaskForm, headers = {}) => server.data<Task>(calls.taskStore, { token, input: form, headers });
const detail = (id: string) => server.data<TaskDetail>(calls.taskDetail, { token, input: { id } });

const finished = (form: TaskForm) => runTask(server, token, form);

it('the example of a tool gives tables, charts and a command line', async () => {
  const form = await example('two-group');
  const task = await finished(form);
  expect(task).toMatchObject({
    state: 'succeeded',
    percent: 100,
    failure: null,
    can: { result: true, cancel: false, redo: true },
  });

  const { command, document } = await server.data<TaskResultData>(calls.taskResult, { token, input: { id: task.id } });
  expect(document.tables.map((table) => table.id)).toContain('result');
  expect(document.charts).toContain('volcano');
  expect(await server.data(calls.toolDetail, { input: { id: 'two-group' } })).toMatchObject({ id: 'two-group' });
  const chart = { id: task.id, chart: 'volcano' };
  const { tables } = await server.data<{ tables: object[] }>(calls.taskDataInteraction, { token, input: chart });
  expect(tables).toContainEqual(expect.objectContaining({ id: 'result' }));
  expect(document.groups?.levels).toEqual(form.inputs.groups?.groups.map((group) => group.name));
  expect(command).toMatch(/^npm run --silent cli -- run two-group --input /);
  const unread = await server.data<{ count: number }>(calls.notifyNoRead, { token });
  expect(unread.count).toBe(1);
});

it('a tool without a table of samples runs, and a missing required file is named', async () => {
  const form = await example('ora');
  expect(form.inputs).toMatchObject({ matrix: null, groups: null });
  const task = await finished(form);
  expect(task.state).toBe('succeeded');
  const { command, document } = await server.data<TaskResultData>(calls.taskResult, { token, input: { id: task.id } });
  expect(document.inputs.map(({ id }) => id)).toEqual(expect.arrayContaining(['records', 'sets']));
  expect(command).toMatch(/--input '?records=/);
  const { sets: _sets, ...rest } = form.inputs.more;
  const refused = await server.call(calls.taskStore, {
    token,
    input: { ...form, inputs: { ...form.inputs, more: rest } },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().showMsg).toMatch(/还没有选择“.+”的文件/);
});

it('example data are stored once, however often they are asked for', async () => {
  const first = await example('pca');
  const second = await example('pca');
  expect(second.inputs.matrix).toEqual(first.inputs.matrix);
});

it('editing a task again opens the form with every value of the former run', async () => {
  const form = {
    ...(await example('pca')),
    name: '肝脏代谢组',
    seed: 7,
    chart_settings: { 'pca-scores': { title: '得分图' } },
  };
  const { id } = await submit(form);
  const { form: kept, files } = await detail(id);
  expect(kept).toMatchObject({ name: '肝脏代谢组', seed: 7, inputs: form.inputs, chart_settings: form.chart_settings });
  expect(Object.keys(files)).toEqual([form.inputs.matrix!.file_id]);
});

it('editing a task again keeps the chart settings that were changed since', async () => {
  const { id } = await finished(await example('pca'));
  const settings = { title: '得分图', labels: ['CK1'] };
  await server.data(calls.taskStoreChartSettings, { token, input: { id, chart: 'pca-scores', settings } });
  expect((await detail(id)).form.chart_settings).toEqual({ 'pca-scores': settings });
});

it('equal submissions under one key make one task, and another body under that key is refused (REL-07)', async () => {
  const form = await example('pca');
  const headers = { 'idempotency-key': 'form-view-0001' };
  const answers = await Promise.all(Array.from({ length: 12 }, () => submit(form, headers)));
  expect(new Set(answers.map((task) => task.id)).size).toBe(1);
  const other = await server.call(calls.taskStore, { token, input: { ...form, seed: 2 }, headers });
  expect(other.statusCode).toBe(409);
});

it('two clicks without a key make one task', async () => {
  const form = await example('pca');
  const [a, b] = await Promise.all([submit(form), submit(form)]);
  expect(a.id).toBe(b.id);
});

it('an equal run gets the stored result at once, and a different seed runs anew', async () => {
  const form = await example('hclust');
  const first = await finished(form);
  server.clock.advance(10_000);
  const again = await submit(form);
  expect(again).toMatchObject({ state: 'succeeded', reused: true });
  expect(again.id).not.toBe(first.id);
  server.clock.advance(10_000);
  expect((await submit({ ...form, seed: 9 })).reused).toBe(false);
});

it('a wrong option or group is reported before anything runs', async () => {
  const form = await example('two-group');
  const bad = await server.call(calls.taskStore, { token, input: { ...form, options: { ...form.options, fc: -1 } } });
  expect(bad.statusCode).toBe(400);
  expect(bad.json().showMsg).toContain('fc');
  const oneGroup = {
    ...form,
    inputs: { ...form.inputs, groups: { ...form.inputs.groups!, groups: form.inputs.groups!.groups.slice(0, 1) } },
  };
  const few = await server.call(calls.taskStore, { token, input: oneGroup });
  expect(few.json().showMsg).toContain('至少需要 2 个分组');
});

it('text among the numbers of a table fails the task with class data, the cell and a remedy', async () => {
  const form = await example('pca');
  const csv = 'id,A1,A2,A3\nm1,1,2,3\nm2,4,五,6\nm3,7,8,10\n';
  const file = await uploadFile(server, token, '坏单元格.csv', csv);
  const task = await finished({ ...form, inputs: { matrix: { file_id: file.id }, groups: null, more: {} } });
  expect(task.state).toBe('failed');
  expect(task.failure).toMatchObject({ class: 'data' });
  expect(task.failure!.where).toContain('C3');
  expect(task.failure!.what).toContain('五');
  expect(task.failure!.remedy.length).toBeGreaterThan(4);
  const checked = await server.call(calls.taskValidate, {
    token,
    input: { ...form, inputs: { matrix: { file_id: file.id }, groups: null, more: {} } },
  });
  expect(checked.json()).toMatchObject({ code: 0, content: { data: { problems: [{ severity: 'error' }] } } });
});

it('a waiting task can be cancelled and never gets a result', async () => {
  const { id } = await submit(await example('pca'));
  const cancelled = await server.data<Task>(calls.taskCancel, { token, input: { id } });
  expect(cancelled.state).toBe('cancelled');
  await server.app.dispatcher.idle();
  expect((await detail(id)).state).toBe('cancelled');
  expect((await server.call(calls.taskResult, { token, input: { id } })).statusCode).toBe(409);
});

it('cancelling a running task ends its child and leaves no files behind', async () => {
  const samples = Array.from({ length: 60 }, (_, at) => `S${at}`);
  const rows = Array.from({ length: 4_000 }, (_, row) => [
    `m${row}`,
    ...samples.map((_sample, at) => ((row * 7_919 + at * 104_729) % 9_973) + 1),
  ]);
  const table = await uploadFile(
    server,
    token,
    '大表.csv',
    [['id', ...samples], ...rows].map((row) => row.join(',')).join('\n'),
  );
  const { id } = await submit({
    ...(await example('heatmap')),
    inputs: { matrix: { file_id: table.id }, groups: null, more: {} },
  });
  await expect.poll(async () => (await detail(id)).state, { interval: 10 }).toBe('running');
  const cancelled = await server.data<Task>(calls.taskCancel, { token, input: { id } });
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    failure: null,
    can: { cancel: false, redo: true, result: false },
  });
  await server.app.dispatcher.idle();
  expect((await detail(id)).state).toBe('cancelled');
  const left = await readdir(resultsFolder(server.platform.config.dataFolder), { recursive: true });
  expect(left.filter((path) => path.includes(id))).toEqual([]);
});

it('tasks can be moved to the trash and restored', async () => {
  const { id } = await submit(await example('pca'));
  await server.data(calls.taskDelete, { token, input: { ids: id } });
  const total = async (trash: '0' | '1') =>
    (await server.call(calls.taskList, { token, input: { trash } })).json().content.total as number;
  expect([await total('0'), await total('1')]).toEqual([0, 1]);
  await server.data(calls.taskRestore, { token, input: { ids: [id] } });
  expect([await total('0'), await total('1')]).toEqual([1, 0]);
});

it('tasks are found by state, tool, part of the name and day of submission in Shanghai', async () => {
  const at = (time: string) => server.clock.advance(Date.parse(time) - server.clock.now());
  at('2026-12-05T15:59:59Z');
  ({ token } = await server.buildUser());
  const form = await example('pca');
  await submit({ ...form, name: '肝脏 A', seed: 1 });
  at('2026-12-05T16:00:00Z');
  const { id } = await submit({ ...form, name: '肝脏 B', seed: 2 });
  await server.data(calls.taskCancel, { token, input: { id } });
  await submit({ ...(await example('hclust')), name: '血浆_B' });
  const found = async (input: object) =>
    (await server.data<Task[]>(calls.taskList, { token, input: { ...input, sort: 'name', order: 'asc' } })).map(
      (task) => task.name,
    );
  expect(await found({ from: '2026-12-06' })).toEqual(['肝脏 B', '血浆_B']);
  expect(await found({ to: '2026-12-05' })).toEqual(['肝脏 A']);
  expect(await found({ state: 'cancelled' })).toEqual(['肝脏 B']);
  expect(await found({ tool_id: 'hclust' })).toEqual(['血浆_B']);
  expect(await found({ name: '_b' })).toEqual(['血浆_B']);
  expect((await server.call(calls.taskList, { token, input: { from: '2026-02-30' } })).statusCode).toBe(400);
  const counts = await server.data<{
    states: { state: string; count: number }[];
    tools: { tool_id: string; count: number }[];
  }>(calls.taskDataByFilter, { token, input: { from: '2026-12-06', state: 'cancelled' } });
  expect(counts.tools).toMatchObject([{ tool_id: 'pca', count: 1 }]);
  expect(counts.states.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

it('SEC-21: a task does not exist for a stranger', async () => {
  const task = await finished(await example('pca'));
  const stranger = await server.buildUser('别人');
  const nobody = { token: stranger.token, input: { id: '0190a000-0000-7000-8000-000000000000' } };
  for (const call of [calls.taskDetail, calls.taskResult, calls.taskReportError, calls.taskCancel]) {
    const theirs = await server.call(call, { token: stranger.token, input: { id: task.id } });
    const missing = await server.call(call, nobody);
    expect([theirs.statusCode, theirs.json().showMsg]).toEqual([missing.statusCode, missing.json().showMsg]);
    expect(theirs.statusCode).toBe(404);
  }
  const form = (await detail(task.id)).form;
  const withTheirFile = await server.call(calls.taskStore, { token: stranger.token, input: form });
  expect(withTheirFile.statusCode).toBe(400);
});

import { calls, type FileItem } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { inspectFile } from '../../testing/inspectFile.ts';
import { exampleForm, runTask, type TaskDetail } from '../../testing/runTask.ts';

let server: TestApp;
let token: string;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await server.buildUser());
  ({ id } = await runTask(server, token, {
    ...(await exampleForm(server, token, 'two-group')),
    name: '处理对照 · 肝脏.csv',
  }));
}, 60_000);
afterAll(() => server.close());

type Kept = Pick<FileItem, 'id' | 'name'>;
const store = (input: object) =>
  server.data<Kept>(calls.taskStoreResult, { token, input: { id, table: 'result', ...input } });
const linesOf = async (file: Kept) =>
  (await server.call(calls.fileStoreDownload, { token, input: { ids: [file.id] } })).body
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n');

it('the rows of a view are saved to my files, once for the same content', async () => {
  const up = { filters: JSON.stringify([{ column: 'direction', op: 'is', value: 'up' }]) };
  const file = await store(up);
  expect(file.name).toBe('处理对照 · 肝脏-差异检验结果.csv');
  const [head, ...rows] = await linesOf(file);
  expect(head!.split(',')[0]).toBe('feature');
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.split(',')[head!.split(',').indexOf('direction')]))).toEqual(new Set(['up']));
  expect(await store(up)).toEqual(file);
  expect((await store({})).id).not.toBe(file.id);
});

it('the names of chosen rows are saved as a list that another tool can read', async () => {
  const all = await linesOf(await store({ columns: 'first' }));
  const names = [all[3]!, all[1]!];
  const list = await store({ columns: 'first', names });
  expect(await linesOf(list)).toEqual(['feature', all[1], all[3]]);
  const { report } = await inspectFile(server, token, { id: list.id, as: 'list' });
  expect(report).toMatchObject({ shape: { rows: 2 }, problems: [] });
});

it('a table of a result can be opened in the form of the next tool', async () => {
  const { id: first } = await runTask(server, token, await exampleForm(server, token, 'normalize'));
  const matrix = await server.data<Kept>(calls.taskStoreResult, { token, input: { id: first, table: 'matrix' } });
  const before = await server.data<TaskDetail>(calls.taskDetail, { token, input: { id: first } });
  const form = {
    tool_id: 'pca',
    name: '',
    inputs: { matrix: { file_id: matrix.id }, groups: before.form!.inputs.groups, more: {} },
    options: {},
    recipe: { format: 1 as const, steps: [] },
    seed: 1,
    chart_settings: {},
  };
  expect((await runTask(server, token, form)).failure).toBeNull();
});

it('SEC-21: tables of another account’s task cannot be saved', async () => {
  const { token: other } = await server.buildUser();
  const answer = await server.call(calls.taskStoreResult, { token: other, input: { id, table: 'result' } });
  expect(answer.statusCode).toBe(404);
  expect((await server.call(calls.taskStoreResult, { token, input: { id, table: 'none' } })).statusCode).toBe(404);
});

it('the rows of the data behind a view are saved as the run read them', async () => {
  const up = { filters: JSON.stringify([{ column: 'direction', op: 'is', value: 'up' }]) };
  const names = (await linesOf(await store({ ...up, columns: 'first' }))).slice(1);
  const [head, ...rows] = await linesOf(await store({ ...up, columns: 'data' }));
  expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(names));
  const { groups } = (await exampleForm(server, token, 'two-group')).inputs;
  expect(head!.split(',').slice(1).toSorted()).toEqual(groups!.groups.flatMap(({ samples }) => samples).toSorted());
});

import { REPAIRS } from '@panome/analysis/ingest';
import { repairSpecs, type Recipe as EngineRecipe, type RepairId } from '@panome/analysis/model';
import {
  calls,
  repairRules,
  type AsSent,
  type Envelope,
  type Inspection,
  type KeptRecipe,
  type Recipe,
  type TaskForm,
  type TaskResultData,
} from '@panome/contract';
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { inspectFile } from '../../testing/inspectFile.ts';
import { runTask } from '../../testing/runTask.ts';
import { uploadFile } from '../../testing/uploadFile.ts';
import { storedForm } from './taskForm.ts';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  ({ token } = await server.buildUser());
});
afterAll(() => server.close());

type Step = TaskForm['recipe']['steps'][number];
const recipeOf = (...steps: readonly Step[]): TaskForm['recipe'] => ({ format: 1, steps: [...steps] });
const dates: Step = { input: 'matrix', repair: 'date-genes', choice: 'march' };
const words: Step = { input: 'matrix', repair: 'text-in-number', choice: 'missing' };
const bad = 'id,S1,S2,S3\n2-Sep,3,4,5\nB,2,五,1\nC,4,1,3\nD,1,7,3\n';

const upload = async (name: string, content: string) => (await uploadFile(server, token, name, content)).id;
async function inspect(id: string, recipe?: TaskForm['recipe'], as?: string): Promise<Inspection> {
  const input = { id, ...(as ? { as } : {}), ...(recipe ? { recipe: JSON.stringify(recipe) } : {}) };
  return (await inspectFile(server, token, input)).report!;
}
const run = (tool: string, fileId: string, recipe: TaskForm['recipe']) =>
  runTask(server, token, {
    tool_id: tool,
    name: '第一批',
    inputs: { matrix: { file_id: fileId }, groups: null, more: {} },
    options: {},
    recipe,
    seed: 1,
    chart_settings: {},
  });
const kept = () => server.data<KeptRecipe[]>(calls.recipeList, { token, input: {} });

it('the contract names the same repairs, inputs and choices as the engine', () => {
  const engine = Object.fromEntries(
    Object.entries(repairSpecs).map(([id, { inputs }]) => [
      id,
      { inputs: [...inputs].toSorted(), choices: REPAIRS[id as RepairId] },
    ]),
  );
  const contract = Object.fromEntries(
    Object.entries(repairRules).map(([id, { choices, inputs }]) => [
      id,
      { inputs: [...inputs].toSorted(), choices: [...choices] },
    ]),
  );
  expect(contract).toEqual(engine);
  expectTypeOf<AsSent<Recipe>>().toEqualTypeOf<EngineRecipe>();
});

it('the inspection says what a recipe would change and which faults are left', async () => {
  const id = await upload('坏.csv', bad);
  expect((await inspect(id)).problems.map(({ repair }) => repair?.id)).toEqual(['text-in-number', 'date-genes']);
  const one = await inspect(id, recipeOf(dates));
  expect(one.problems.map(({ repair }) => repair?.id)).toEqual(['text-in-number']);
  expect(one.effects).toEqual([
    {
      repair: 'date-genes',
      choice: 'march',
      count: 1,
      examples: [{ row: 2, column: 1, cell: 'A2', before: '2-Sep', after: 'SEPTIN2' }],
    },
  ]);
  expect((await inspect(id, recipeOf(dates, words))).problems).toEqual([]);
  expect((await inspect(id, recipeOf({ input: 'env', repair: 'decimal', choice: 'comma' }))).effects).toEqual([]);
});

it('a further input is checked and repaired by its own kind', async () => {
  const id = await upload('环境.csv', 'sample;pH;T\nS1;7,5;20\nS2;6,5;ND\nS1;7;x\n');
  const { offers, problems } = await inspect(id, undefined, 'env');
  expect(problems.map(({ code, repair }) => [code, repair?.id])).toEqual([
    ['duplicate-name', 'duplicate-name'],
    ['text-in-number', 'decimal'],
    ['text-in-number', 'decimal'],
    ['text-in-number', 'text-in-number'],
  ]);
  expect(offers).toEqual([]);
  const mended = await inspect(
    id,
    recipeOf(
      { input: 'env', repair: 'decimal', choice: 'comma' },
      { input: 'env', repair: 'duplicate-name', choice: 'first' },
    ),
    'env',
  );
  expect(mended.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(mended.effects.map(({ count }) => count)).toEqual([2, 1]);
});

it.each([
  ['not JSON', '{'],
  ['another format', JSON.stringify({ format: 2, steps: [] })],
  [
    'a repair that does not exist',
    JSON.stringify({ format: 1, steps: [{ input: 'matrix', repair: 'eval', choice: 'x' }] }),
  ],
  [
    'a repair of another input',
    JSON.stringify({ format: 1, steps: [{ input: 'sets', repair: 'zeros', choice: 'missing' }] }),
  ],
  ['a choice that does not exist', JSON.stringify({ format: 1, steps: [{ ...dates, choice: '__proto__' }] })],
  ['two decisions about one thing', JSON.stringify(recipeOf(dates, { ...dates, choice: 'keep' }))],
])('refuses %s as a recipe', async (_, recipe) => {
  const id = await upload('坏.csv', bad);
  const response = await server.call(calls.fileStoreInspect, { token, input: { id, recipe } });
  expect([response.statusCode, response.json<Envelope<null>>().showMsg]).toEqual([
    400,
    '数据处理步骤无法识别，请刷新页面后重试',
  ]);
});

it('a recipe is stored with the result, its method note, command line and download', async () => {
  const task = await run('pca', await upload('坏.csv', bad), recipeOf(words, dates));
  expect(task.state).toBe('succeeded');
  const { command, document } = await server.data<TaskResultData>(calls.taskResult, { token, input: { id: task.id } });
  expect(document.recipe).toEqual(recipeOf(words, dates));
  expect(document.note).toContain('1 个名称由日期还原为基因名（如 A2 的“2-Sep”→“SEPTIN2”）');
  expect(command).toContain('--repair text-in-number=missing --repair date-genes=march');
  const file = await server.call(calls.taskDownloadResult, { token, input: { id: task.id, format: 'json' } });
  expect(JSON.parse(file.body)).toEqual(recipeOf(words, dates));
  expect(await kept()).toMatchObject([{ id: task.id, name: '第一批', kind: 'task', recipe: recipeOf(words, dates) }]);
});

it('the order of the decisions in a recipe does not make a different run', async () => {
  const id = await upload('坏.csv', bad);
  await run('pca', id, recipeOf(words, dates));
  expect((await run('pca', id, recipeOf(dates, words))).reused).toBe(true);
  expect((await run('pca', id, recipeOf(words, { ...dates, choice: 'keep' }))).reused).toBe(false);
});

it('recipes are kept by name, equal ones are listed once, and strangers see none', async () => {
  const save = (name: string, recipe: TaskForm['recipe']) =>
    server.data<KeptRecipe>(calls.recipeStore, { token, input: { name, recipe } });
  await save('蛋白', recipeOf(words));
  const { id } = await save('蛋白', recipeOf(dates));
  await save('一样的', recipeOf(dates));
  expect((await kept()).map(({ kind, recipe }) => [kind, recipe])).toEqual([['saved', recipeOf(dates)]]);
  const refused = await server.call(calls.recipeStore, { token, input: { name: '空', recipe: recipeOf() } });
  expect(refused.statusCode).toBe(400);
  const owner = token;
  ({ token } = await server.buildUser());
  expect(await kept()).toEqual([]);
  expect(await server.data(calls.recipeDelete, { token, input: { ids: id } })).toEqual({ deleted: [] });
  token = owner;
  expect(await server.data(calls.recipeDelete, { token, input: { ids: id } })).toEqual({ deleted: [id] });
});

it('samples are named as in the repaired table', async () => {
  const id = await upload(
    '路径.csv',
    'id,D:\\run\\CK-1.raw,D:\\run\\CK-2.raw,D:\\run\\T-1.raw,D:\\run\\T-2.raw\nA,1,2,3,4\nB,2,5,1,9\n',
  );
  const recipe = recipeOf({ input: 'matrix', repair: 'sample-paths', choice: 'basename' });
  expect((await inspect(id)).offers).toMatchObject([{ code: 'offer-sample-paths', count: 4 }]);
  expect((await inspect(id, recipe)).samples).toEqual(['CK-1', 'CK-2', 'T-1', 'T-2']);
  const { samples } = await server.data<{ samples: string[] }>(calls.toolGroupScheme, {
    token,
    input: { matrix: { file_id: id }, recipe, source: { kind: 'guess' } },
  });
  expect(samples).toEqual(['CK-1', 'CK-2', 'T-1', 'T-2']);
});

it('forms that were stored before recipes existed can still be read', () => {
  const old = { tool_id: 'pca', name: '', inputs: { matrix: null, groups: null }, repairs: { zeros: 'missing' } };
  expect(storedForm(JSON.stringify(old)).recipe).toEqual(
    recipeOf({ input: 'matrix', repair: 'zeros', choice: 'missing' }),
  );
  expect(storedForm(JSON.stringify({ ...old, repairs: {} })).recipe).toEqual(recipeOf());
});

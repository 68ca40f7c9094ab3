import {
  calls,
  type DataFilter,
  type Envelope,
  type FilterInput,
  type FilterPreview,
  type FilterRule,
  type MergePlan,
  type PreparedTable,
  type Problem,
} from '@panome/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { runTask } from '../../testing/runTask.ts';
import { unzip } from '../../testing/unzip.ts';
import { uploadFile } from '../../testing/uploadFile.ts';
import { buildFilter, buildInput, important, up } from './testing/buildFilter.ts';

let server: TestApp;
let token: string;
let input: FilterInput;

beforeAll(async () => {
  server = await buildTestApp();
}, 30_000);
beforeEach(async () => {
  ({ token } = await server.buildUser());
  input = await buildInput(server, token);
});
afterAll(() => server.close());

const preview = (rule: FilterRule, more: object = {}) =>
  server.data<FilterPreview>(calls.getPreviewResult, {
    token,
    input: { version_id: 'metabolic-1', input, rule, ...more },
  });
const refusal = async (call: (typeof calls)[keyof typeof calls], body: object) => {
  const answer = await server.call(call, { token, input: body });
  return { status: answer.statusCode, ...answer.json<Envelope<{ problems?: Problem[] } | null>>() };
};

it('a table is prepared once, with what the facets of its columns show', async () => {
  const { state, table } = await server.data<{ state: string; table: PreparedTable }>(calls.initData, {
    token,
    input: { input },
  });
  expect([state, table.rows, table.source_name]).toEqual(['done', 8, '代谢物.csv']);
  expect(table.columns.map(({ kind, missing, name }) => [name, kind, missing])).toEqual([
    ['feature', 'text', 0],
    ['direction', 'text', 0],
    ['vip', 'number', 1],
    ['class', 'text', 1],
  ]);
  expect(table.columns[2]).toMatchObject({ min: 0.2, max: 3 });
  const again = await server.data<{ state: string; table: { key: string } }>(calls.storeDataPrepare, {
    token,
    input: { input },
  });
  expect(again).toMatchObject({ state: 'done', table: { key: table.key } });
});

describe('a preview', () => {
  it('counts each condition alone and together, in words, with the rows', async () => {
    const found = await preview({ all: [up, important] }, { sort: 'vip', order: 'desc' });
    expect(found).toMatchObject({
      rows: 8,
      kept: 2,
      words: '方向 是 上调 且 VIP > 1',
      conditions: [
        { words: '方向 是 上调', alone: 4 },
        { words: 'VIP > 1', alone: 4 },
      ],
      steps: [
        { alone: 4, left: 4 },
        { alone: 4, left: 2 },
      ],
      nothing: '',
      total_columns: 4,
    });
    expect(found.cells).toEqual([
      ['m1', 'up', 2.5, '脂'],
      ['m6', 'up', 1.2, '氨基酸'],
    ]);
  });
  it('shows a page of the rows and a window of the columns that stay', async () => {
    const found = await preview(
      { all: [] },
      { columns: ['feature', 'class', 'vip'], page: 2, size: 3, column_limit: 1 },
    );
    expect([found.kept, found.total_columns, found.cells]).toEqual([
      8,
      3,
      [
        ['m4', ''],
        ['m5', '脂'],
        ['m6', '氨基酸'],
      ],
    ]);
  });
  it('says which condition removed how many when nothing is left', async () => {
    const { kept, nothing } = await preview({ all: [up, { column: 'vip', op: 'gt', value: 9 }] });
    expect([kept, nothing]).toEqual([
      0,
      '全部 8 行都被筛去：“方向 是 上调”去掉 4 行，“VIP > 9”去掉 4 行。请放宽其中一个条件',
    ]);
  });
  it('counts samples of the groups that a rule names', async () => {
    input = await buildInput(server, token, 'id,A1,A2,B1\nx,1,0,5\ny,2,2,\nz,0,0,1\n');
    const groups = {
      groups: [{ name: 'A', color: '#000000', samples: ['A1', 'A2'] }],
      excluded: [],
      factors: [],
    };
    const rule: FilterRule = {
      measure: { kind: 'count', group: 'A', cell: { op: 'gt', value: 0 } },
      op: 'ge',
      value: 1,
    };
    const { cells, words } = await preview(rule, { groups });
    expect([words, cells.map(([name]) => name)]).toEqual(['样本数(A, > 0) ≥ 1', ['x', 'y']]);
    expect((await refusal(calls.getPreviewResult, { input, rule })).showMsg).toContain('还没有样本分组');
  });
});

describe('what is wrong is said by name', () => {
  it.each<[string, FilterRule, string]>([
    [
      'a column that is gone',
      { column: 'VPI', op: 'gt', value: 1 },
      '没有名为“VPI”的列（条件 1：VPI > 1）。最接近的是：vip',
    ],
    ['sizes of text', { column: 'class', op: 'gt', value: 1 }, '“class”列是文字，不能比较大小'],
    ['too many conditions', { all: Array.from({ length: 51 }, () => important) }, '最多 50 个'],
    [
      'too many names',
      { column: '', op: 'in', values: Array.from({ length: 10_001 }, (_, at) => `g${at}`) },
      '名单最多 10000 个名称',
    ],
    ['too many brackets', { not: { not: { not: { not: { not: up } } } } }, '括号最多 4 层'],
  ])('%s', async (_name, rule, words) => {
    const { showMsg, status } = await refusal(calls.getPreviewResult, { input, rule });
    expect([status, showMsg]).toEqual([400, expect.stringContaining(words)]);
  });
  it('a table that is gone, and a file that is no table', async () => {
    const gone = await refusal(calls.initData, { input: { file: { file_id: 'nothing' } } });
    expect([gone.status, gone.showMsg]).toEqual([400, expect.stringContaining('不存在或已被删除')]);
    const { id } = await uploadFile(server, token, 'a.csv', 'feature,vip\n');
    expect((await refusal(calls.initData, { input: { file: { file_id: id } } })).showMsg).toContain('只有表头');
  });
});

describe('a saved filter', () => {
  it('keeps its rule in words and its counts, and is found by name', async () => {
    const saved = await buildFilter(server, token, { input });
    expect(saved).toMatchObject({ words: '方向 是 上调 且 VIP > 1', rows: 8, kept: 2, revision: 1, conditions: 2 });
    expect(await server.data(calls.dataFilterList, { token, input: { name: '重要' } })).toMatchObject([
      { id: saved.id },
    ]);
    expect(await server.data(calls.dataFilterById, { token, input: { id: saved.id } })).toEqual(saved);
    expect(await server.data(calls.dataFilterFreeName, { token, input: { name: '上调且重要' } })).toEqual({
      free: false,
      suggestion: '上调且重要 2',
    });
    const twice = await server.call(calls.storeDataFilter, {
      token,
      input: { name: '上调且重要', version_id: 'metabolic-1', input, rule: up },
    });
    expect(twice.statusCode).toBe(409);
  });

  it('is not changed by who edited an older revision, who learns of both', async () => {
    const saved = await buildFilter(server, token, { input });
    const change = (revision: number, rule: FilterRule) =>
      server.call(calls.dataFilterUpdate, { token, input: { id: saved.id, revision, rule } });
    expect((await change(1, up)).json()).toMatchObject({ content: { data: { revision: 2, kept: 4 } } });
    const late = await change(1, important);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      content: { data: { stored: { revision: 2, rule: up }, sent: { revision: 1, rule: important } } },
    });
  });

  it('is evaluated on other data, and says which columns are gone there', async () => {
    const saved = await buildFilter(server, token, { input });
    const other = await buildInput(server, token, 'feature,direction,VIP score\na,up,2\n', '下一批.csv');
    const opened = await server.data<{ problems: Problem[]; table: PreparedTable }>(calls.initDataFilter, {
      token,
      input: { filter_id: saved.id, input: other },
    });
    expect(opened.table.source_name).toBe('下一批.csv');
    expect(opened.problems.map(({ remedy, what }) => `${what}；${remedy}`)).toEqual([
      '表中没有名为“vip”的列（条件 2：vip > 1）；最接近的是：VIP score',
    ]);
    const { now } = await server.data<{ now: { kept: number } }>(calls.dataFilterDetail, {
      token,
      input: { id: saved.id },
    });
    expect(now.kept).toBe(2);
  });

  it('still opens when its table is gone', async () => {
    const saved = await buildFilter(server, token, { input });
    await server.data(calls.fileStoreDelete, { token, input: { ids: input.file.file_id } });
    const detail = await server.data<{ now: null; problems: Problem[] }>(calls.dataFilterDetail, {
      token,
      input: { id: saved.id },
    });
    expect([detail.now, detail.problems[0]!.what]).toEqual([null, expect.stringContaining('不存在或已被删除')]);
  });

  it('is compared with another one by conditions and by the rows they keep', async () => {
    const left = await buildFilter(server, token, { input });
    const right = await buildFilter(server, token, { input, name: '重要', rule: important });
    const found = await server.data(calls.dataFilterCompare, { token, input: { left: left.id, right: right.id } });
    expect(found).toMatchObject({
      state: 'done',
      conditions: { both: ['VIP > 1'], left: ['方向 是 上调'], right: [] },
      names: { both: { count: 2, first: ['m1', 'm6'] }, left: { count: 0 }, right: { count: 2, first: ['m3', 'm7'] } },
    });
  });

  it('is deleted by its owner alone', async () => {
    const saved = await buildFilter(server, token, { input });
    const stranger = await server.buildUser();
    for (const [call, body] of [
      [calls.dataFilterById, { id: saved.id }],
      [calls.dataFilterUpdate, { id: saved.id, revision: 1, name: 'x' }],
      [calls.dataFilterDelete, { ids: saved.id }],
      [calls.downloadDataFilter, { filter_id: saved.id }],
    ] as const)
      expect((await server.call(call, { token: stranger.token, input: body })).statusCode).toBe(404);
    expect(await server.data(calls.dataFilterDelete, { token, input: { ids: saved.id } })).toEqual({
      deleted: [saved.id],
    });
  });

  it('is the input of a tool: exactly its rows are read', async () => {
    const { id } = await buildFilter(server, token, { input });
    const form = {
      tool_id: 'table-filter',
      inputs: { more: { records: { file_id: `filter:${id}` } } },
      options: { operator_1: 'present', column_1: 'feature' },
    };
    const task = await runTask(server, token, form as never);
    const rows = await server.data(calls.taskResultTable, { token, input: { id: task.id, table: 'table' } });
    expect(rows).toEqual([
      ['m1', 'up', 2.5, '脂'],
      ['m6', 'up', 1.2, '氨基酸'],
    ]);
    const { command } = await server.data<{ command: string }>(calls.taskResult, { token, input: { id: task.id } });
    expect(command).toMatch(
      /^npm run --silent cli -- filter '代谢物.csv' --where 'direction 是 "up" 且 vip > 1' --out '上调且重要.csv' && /u,
    );
    const methods = await server.call(calls.taskDownloadResult, { token, input: { id: task.id, format: 'md' } });
    expect(methods.body).toContain('记录表取自“代谢物.csv”中满足“方向 是 上调 且 VIP > 1”的 2 行（筛选“上调且重要”）');
    const empty = await buildFilter(server, token, { input, name: '空', rule: { column: 'vip', op: 'gt', value: 9 } });
    const refused = await refusal(calls.taskStore, {
      ...form,
      inputs: { more: { records: { file_id: `filter:${empty.id}` } } },
    });
    expect([refused.status, refused.showMsg]).toEqual([400, expect.stringContaining('筛选“空”没有留下任何一行')]);
  });
});

describe('downloads', () => {
  it('all rows that are kept, with cells that a spreadsheet would run disarmed unless asked for raw', async () => {
    const rule: FilterRule = { column: 'class', op: 'is', value: '脂' };
    const csv = async (raw: string) =>
      (
        await server.call(calls.downloadDataFilter, {
          token,
          input: { input, rule, columns: ['feature', 'direction'], raw },
        })
      ).body;
    expect((await csv('0')).split('\r\n')).toEqual([
      '\uFEFFfeature,direction',
      'm1,up',
      'm3,down',
      'm5,up',
      "m8,'=1+1",
      '',
    ]);
    expect(await csv('1')).toContain('m8,=1+1');
  });
  it('several filters in one zip, with a file that says their rules', async () => {
    const one = await buildFilter(server, token, { input });
    const two = await buildFilter(server, token, { input, name: '上调', rule: up });
    const answer = await server.call(calls.downloadDataFilterZip, { token, input: { ids: [one.id, two.id] } });
    const files = await unzip(answer.rawPayload);
    expect(Object.keys(files).toSorted()).toEqual(['上调.csv', '上调且重要.csv', '筛选说明.md']);
    expect(String(files['筛选说明.md'])).toContain('- 条件：方向 是 上调 且 VIP > 1');
  });
});

describe('merging', () => {
  type Answer = { merge: MergePlan | null; file: { id: string; name: string } | null };
  const merge = async (body: object): Promise<{ merge: MergePlan; file: Answer['file'] }> => {
    const { file, merge: plan } = await server.data<Answer>(calls.mergeTable, { token, input: body });
    return plan ? { file, merge: plan } : merge(body);
  };

  it('says what would come out and what finds no partner, then makes the table', async () => {
    const right = await buildInput(server, token, 'id,通路\nm1,糖酵解\nm2,TCA\nm9,氮代谢\n', '注释.csv');
    const { file, merge: plan } = await merge({ left: input, right });
    expect(file).toBeNull();
    expect(plan).toMatchObject({
      rows_left: 8,
      rows_right: 3,
      rows: 8,
      columns: 5,
      matched: 2,
      only_left: 6,
      only_right: 1,
      unmatched_right: ['m9'],
      verdict: 'now',
      message: '',
    });
    const made = await merge({ left: input, right, join: 'inner', store: true });
    expect([made.merge.rows, made.file!.name]).toEqual([2, '代谢物 合并 注释.csv']);
    const { table } = await server.data<{ table: PreparedTable }>(calls.initData, {
      token,
      input: { input: { file: { file_id: made.file!.id } } },
    });
    expect([table.rows, table.columns.map(({ name }) => name)]).toEqual([
      2,
      ['feature', 'direction', 'vip', 'class', '通路'],
    ]);
  });

  it('asks what to do about repeated keys, and takes the first row on demand', async () => {
    const right = await buildInput(server, token, 'id,通路\nm1,糖酵解\nm1,TCA\n', '注释.csv');
    const { merge: plan } = await merge({ left: input, right });
    expect([plan.duplicate_keys, plan.duplicates]).toEqual([1, [{ key: 'm1', count: 2 }]]);
    const refused = await refusal(calls.mergeTable, { left: input, right, store: true });
    expect(refused.showMsg).toContain('1 个键不止一行');
    expect((await merge({ left: input, right, duplicates: 'first', store: true })).file).not.toBeNull();
  });

  it('samples that are written otherwise are suggested, and met once they are confirmed', async () => {
    const left = await buildInput(server, token, '样本,分组\nS1,甲\nS2,乙\nS3,乙\n', '样本.csv');
    const right = await buildInput(server, token, '样本,pH\nSample_01,6.5\nS2,7\nSample_03,8\n', '环境.csv');
    const { merge: plan } = await merge({ left, right });
    const alike = [
      { name: 'Sample_01', sample: 'S1' },
      { name: 'Sample_03', sample: 'S3' },
    ];
    expect([plan.matched, plan.alike]).toEqual([1, alike]);
    const { file, merge: made } = await merge({ left, right, aliases: alike, store: true });
    expect([made.matched, made.only_right, made.alike]).toEqual([3, 0, []]);
    const { rows } = await server.data<{ rows: string[][] }>(calls.fileStorePreview, {
      token,
      input: { id: file!.id },
    });
    expect(rows.map((cells) => cells.join())).toEqual(['S1,甲,6.5', 'S2,乙,7', 'S3,乙,8']);
    // Keys of features are compared letter by letter, as ever.
    const genes = await buildInput(server, token, 'gene,v\nS1,1\n', 'a.csv');
    const others = await buildInput(server, token, 'gene,w\nSample_01,1\n', 'b.csv');
    expect((await merge({ left: genes, right: others })).merge.alike).toEqual([]);
  });

  it('refuses a table beyond the limit before it is made', async () => {
    const many = Array.from({ length: 20_000 }, (_, row) => `k${row},1`).join('\n');
    const wide = ['id', ...Array.from({ length: 2_001 }, (_, column) => `c${column}`)].join(',');
    const left = await buildInput(server, token, `id,v\n${many}\n`, '长.csv');
    const right = await buildInput(server, token, `${wide}\nk1${',1'.repeat(2_001)}\n`, '宽.csv');
    const { merge: plan } = await merge({ left, right });
    expect([plan.verdict, plan.message]).toEqual(['refused', expect.stringContaining('4,000 万格')]);
    expect((await refusal(calls.mergeTable, { left, right, store: true })).status).toBe(400);
  });
});

it('a table of a result is found by its title, and by the nearest one when that is not there', async () => {
  const task = await runTask(server, token, {
    tool_id: 'table-filter',
    inputs: { more: { records: input.file } },
    options: { operator_1: 'gt', column_1: 'vip', value_1: 1 },
  } as never);
  const found = await server.data<{ source_id: string; rows: number }>(calls.getResultDataByTitle, {
    token,
    input: { task_id: task.id, title: '筛选后的表' },
  });
  expect(found).toMatchObject({ source_id: `table:${task.id}/table`, rows: 4 });
  const saved = await buildFilter(server, token, {
    input: { file: { file_id: found.source_id } } as FilterInput,
    rule: up,
  });
  expect((saved as DataFilter).kept).toBe(2);
  const wrong = await refusal(calls.getResultDataByTitle, { task_id: task.id, title: '筛选后的表格' });
  expect(wrong.showMsg).toContain('可用的有：筛选后的表');
});

it('tools are told by their ids, and with their place in the menu of a family', async () => {
  const ids = 'pca,no-such,heatmap';
  expect(await server.data<{ id: string }[]>(calls.toolDataByIds, { input: { ids } })).toMatchObject([
    { id: 'pca' },
    { id: 'heatmap' },
  ]);
  const listed = { token, input: { version_id: 'metabolic-1', ids } };
  expect(await server.data<{ id: string; section: string }[]>(calls.moduleToolDataByIds, listed)).toMatchObject([
    { id: 'pca', section: expect.stringMatching(/./u) as string },
    { id: 'heatmap' },
  ]);
  const retired = await server.call(calls.moduleToolDataByIds, { token, input: { version_id: 'gone-1', ids } });
  expect(retired.statusCode).toBe(404);
});

import { buffer } from 'node:stream/consumers';
import { calls, type Envelope, type FileItem, type TaskForm } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { inspectFile } from '../../testing/inspectFile.ts';
import { exampleForm, runTask } from '../../testing/runTask.ts';
import { sendForm } from '../../testing/sendForm.ts';
import { uploadFile } from '../../testing/uploadFile.ts';

/** What a user sees with bad data, from the upload to the end of the task. docs/bad-input.md lists every case. */

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  ({ token } = await server.buildUser());
});
afterAll(() => server.close());

type Problem = {
  readonly code: string;
  readonly severity: string;
  readonly what: string;
  readonly remedy: string;
  readonly repair?: { readonly id: string };
};

async function send(name: string, content: string | Uint8Array) {
  const response = await sendForm(server, calls.fileStoreUpload, { token, name, content });
  return { status: response.statusCode, answer: response.json<Envelope<FileItem>>() };
}
const upload = async (name: string, content: string | Uint8Array) =>
  (await uploadFile(server, token, name, content)).id;
const inspect = (id: string) => inspectFile(server, token, { id });
const formOf = async (
  tool: string,
  fileId: string,
  groups: TaskForm['inputs']['groups'],
  more: Partial<TaskForm> = {},
): Promise<TaskForm> => {
  const example = await exampleForm(server, token, tool);
  return { ...example, options: {}, ...more, inputs: { matrix: { file_id: fileId }, groups, more: {} } };
};
const run = (form: TaskForm) => runTask(server, token, form);

/** A workbook whose one sheet grows from kilobytes to 64 MB of blanks. */
async function zipBomb(): Promise<Buffer> {
  const zip = new ZipFile();
  const part = (path: string, text: string | Buffer) => zip.addBuffer(Buffer.from(text), path);
  part('[Content_Types].xml', '<Types/>');
  part('xl/workbook.xml', '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>');
  part('xl/_rels/workbook.xml.rels', '<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>');
  part('xl/worksheets/sheet1.xml', Buffer.alloc(64 * 1024 ** 2, ' '));
  zip.end();
  return buffer(zip.outputStream);
}

describe('a file that cannot be a table is refused at its upload in words', () => {
  it.each([
    ['a wrong extension', '数据.exe', 'MZ', '不支持上传“数据.exe”这种类型的文件，数据表请使用 CSV、TSV、TXT、XLSX'],
    ['0 bytes', '空.csv', '', '文件是空的（0 字节），请检查导出是否成功，再重新上传'],
    [
      'a binary named .csv',
      '图.csv',
      new Uint8Array([1, 0, 3, 0, 0, 7, 9, 0]),
      '文件内容不是文本，与扩展名 .csv 不符，改扩展名不会改变内容，请从原软件另存后再上传',
    ],
    ['text named .xlsx', '表.xlsx', 'id,S1\nA,1\n', '文件内容不是 .xlsx 格式，可能只改了扩展名，请从原软件重新导出'],
  ])('%s', async (_, name, content, message) => {
    const { answer, status } = await send(name, content);
    expect([status, answer.code, answer.showMsg]).toEqual([400, 0, message]);
  });
});

it('a zip bomb named .xlsx is not unpacked: its table fails with what to do, the server goes on', async () => {
  const id = await upload('炸弹.xlsx', await zipBomb());
  const { problems, state } = await inspect(id);
  expect(state).toBe('failed');
  expect(problems).toMatchObject([
    {
      severity: 'error',
      what: expect.stringContaining('压缩比超过 200') as string,
      remedy: expect.stringContaining('另存为 CSV') as string,
    },
  ]);
  const { failure } = await run(await formOf('pca', id, null));
  expect(failure).toMatchObject({ class: 'data', what: expect.stringContaining('没有通过安全检查') as string });
  expect((await inspect(await upload('好.csv', 'id,S1,S2\nA,1,2\nB,3,5\n'))).state).toBe('done');
});

const fine = 'C,4,1,3\nD,1,7,3\n';

describe('a fault of the table ends the task with class data, its place and what to do', () => {
  it.each([
    [
      'HTML named .xls without a table',
      'a.xls',
      '<html><body>请先登录</body></html>',
      '数据表',
      '没有找到表格',
      '确认选对了文件',
    ],
    ['one column', 'a.csv', 'id\nA\nB\n', '数据表 第 1 行', '只有一列', '检查分隔符'],
    ['1 × 1', 'a.csv', '5', '数据表 第 1 行', '只有 1 行 1 列', '至少一列样本'],
    [
      'a ragged row',
      'a.csv',
      `id,S1,S2,S3\nA,1,2,3\nB,1\n${fine}`,
      '数据表 B3',
      '第 3 行有 2 格，表头有 4 格',
      '漏了分隔符',
    ],
    [
      'duplicate ids',
      'a.csv',
      `id,S1,S2,S3\nA,1,2,3\nA,4,5,6\n${fine}`,
      '数据表 A3',
      '特征名“A”重复',
      '同名特征的处理方式',
    ],
    [
      'duplicate samples',
      'a.csv',
      `id,S1,S1,S3\nA,1,2,3\n${fine}`,
      '数据表 C1',
      '样本名“S1”与第 2 列重复',
      '不重复的样本名',
    ],
    ['text in a numeric cell', 'a.csv', `id,S1,S2,S3\nA,1,五,3\n${fine}`, '数据表 C2', '“五”不是数字', '请改为数字'],
    [
      'decimal commas',
      'a.tsv',
      'id\tS1\tS2\tS3\nA\t1,5\t2\t3\nB\t2,25\t3\t4\n',
      '数据表 B2',
      '看起来是小数点',
      '选择逗号的含义',
    ],
    [
      'dates where genes should be',
      'a.csv',
      `id,S1,S2,S3\n2-Sep,3,4,5\n${fine}`,
      '数据表 A2',
      'SEPTIN2',
      '请选择还原方式',
    ],
    ['too few samples', 'a.csv', 'id,S1\nA,1\n', '数据表', '主成分分析至少需要 3 个', '请补充样本'],
  ])('%s', async (_, name, content, where, what, remedy) => {
    const { failure, state } = await run(await formOf('pca', await upload(name, content), null));
    expect(state).toBe('failed');
    expect(failure).toMatchObject({ class: 'data', where });
    expect(failure?.what).toContain(what);
    expect(failure?.remedy).toContain(remedy);
  });
});

describe('what can be lived with is a warning, and the task succeeds', () => {
  it.each([
    ['an all-NA row', 'a.csv', `id,S1,S2,S3\nA,1,2,3\nB,NA,,NA\n${fine}`, '特征“B”在所有样本中都缺失'],
    ['a constant row', 'a.csv', `id,S1,S2,S3\nA,1,2,3\nB,2,2,2\n${fine}`, '特征“B”在所有样本中都是 2'],
    [
      'sample names that differ by case or spaces',
      'a.csv',
      `id,S1,s1,S 1\nA,1,2,3\n${fine}`,
      '只有大小写、全半角或空格不同',
    ],
  ])('%s', async (_, name, content, what) => {
    const id = await upload(name, content);
    const { problems } = await inspect(id);
    expect(problems).toMatchObject([{ severity: 'warning', what: expect.stringContaining(what) as string }]);
    expect((await run(await formOf('pca', id, null))).state).toBe('succeeded');
  });

  it('a table that Excel saved as HTML under the name .xls is read', async () => {
    const cells = (values: readonly (string | number)[]) =>
      `<tr>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;
    const rows = [
      ['id', 'S1', 'S2', 'S3'],
      ['A', 1, 2, 3],
      ['B', 4, 1, 6],
      ['C', 2, 5, 1],
    ];
    const id = await upload('导出.xls', `<html><table>${rows.map(cells).join('')}</table></html>`);
    expect((await inspect(id)).problems).toEqual([]);
    expect((await run(await formOf('pca', id, null))).state).toBe('succeeded');
  });
});

it.each([
  ['duplicate ids', 'a.csv', `id,S1,S2,S3\nA,1,2,3\nA,4,5,6\n${fine}`, 'duplicate-feature', 'median'],
  ['text in a cell', 'a.csv', `id,S1,S2,S3\nA,1,五,3\nB,2,6,1\n${fine}`, 'text-in-number', 'missing'],
  ['decimal commas', 'a.tsv', 'id\tS1\tS2\tS3\nA\t1,5\t2\t3\nB\t2,25\t3\t4\nC\t7\t1\t4\n', 'decimal', 'comma'],
])('%s is repaired as the user chose, and the task succeeds', async (_, name, content, repair, choice) => {
  const id = await upload(name, content);
  const [problem] = (await inspect(id)).problems;
  expect(problem?.repair?.id).toBe(repair);
  const recipe = { format: 1, steps: [{ input: 'matrix', repair, choice }] } as TaskForm['recipe'];
  expect((await run(await formOf('pca', id, null, { recipe }))).state).toBe('succeeded');
});

describe('groups that do not fit', () => {
  const table = 'id,S1,S2,S3,S4\nA,1,2,3,4\nB,4,5,6,1\nC,3,9,6,1\n';
  const scheme = (groups: Readonly<Record<string, readonly string[]>>) => ({
    groups: Object.entries(groups).map(([name, samples]) => ({ name, color: '#0070c8', samples: [...samples] })),
    excluded: [],
    factors: [],
  });
  const validate = async (form: TaskForm) =>
    (await server.call(calls.taskValidate, { token, input: form })).json<Envelope<{ problems: Problem[] }>>();

  it('a group of one sample is named before anything runs', async () => {
    const form = await formOf(
      'two-group',
      await upload('a.csv', table),
      scheme({ 甲: ['S1', 'S2', 'S3'], 乙: ['S4'] }),
    );
    const { code, showMsg } = await validate(form);
    expect([code, showMsg]).toEqual([0, '“乙”组只有 1 个样本。每组至少需要 2 个样本，请检查分组表与数据表的样本名']);
    expect((await run(form)).failure).toMatchObject({ class: 'data', where: '样本分组' });
  });

  it('groups that match no sample show both kinds of names', async () => {
    const form = await formOf(
      'two-group',
      await upload('a.csv', table),
      scheme({ 甲: ['X1', 'X2'], 乙: ['Y1', 'Y2'] }),
    );
    const { code, showMsg } = await validate(form);
    expect(code).toBe(0);
    expect(showMsg).toContain(
      '（“X1”、“X2”、“Y1” 等 4 个）都不在矩阵的表头里（“S1”、“S2”、“S3” 等 4 个）。请确认两个文件属于同一批样本',
    );
    expect((await run(form)).failure).toMatchObject({ class: 'data', where: '样本分组' });
  });

  it('sample names in another case are matched, and the user is told', async () => {
    const form = await formOf(
      'two-group',
      await upload('a.csv', table),
      scheme({ 甲: ['s1', ' s2'], 乙: ['s3', 'S4'] }),
    );
    const { code, content } = await validate(form);
    expect(code).toBe(1);
    expect(content.data.problems).toMatchObject([{ code: 'samples-matched-loosely', severity: 'warning' }]);
    expect((await run(form)).state).toBe('succeeded');
  });

  it('an option that does not fit the groups is named as the form names it', async () => {
    const form = await formOf(
      'two-group',
      await upload('a.csv', table),
      scheme({ 甲: ['S1', 'S2'], 乙: ['S3', 'S4'] }),
      { options: { reference: '对照' } },
    );
    expect((await run(form)).failure).toMatchObject({
      class: 'parameter',
      where: '参照组',
      what: '参照组“对照”不在分组表中',
      remedy: '请选择：甲、乙',
    });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, emptyHeader, type SampleForm } from '@panome/contract';
import { columnsOf, sampleFamilyNames } from '@panome/contract/sample-forms';
import { openTable } from '@panome/analysis/ingest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCommands } from '../../admin/commands/samples.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { seedDemo } from '../../demo/seed.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { sendForm } from '../../testing/sendForm.ts';
import { unzip } from '../../testing/unzip.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'panome-samples-'));
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const header = {
  ...emptyHeader,
  contact: '李明',
  phone: '13800000000',
  species: '小鼠',
  storage: '-80 ℃',
  biosafety: 'none',
};
const row = (name: string, change: object = {}) => ({
  name,
  group: name.split('-')[0]!,
  amount: '50',
  unit: 'mg',
  ...change,
});
const rows = [row('CK-1'), row('CK-2'), row('T-1')];

async function draft(token: string, content: object[] = rows, kind = 'application'): Promise<SampleForm> {
  const form = await test.data<SampleForm>(calls.sampleFormStore, {
    token,
    input: { kind },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await test.data(calls.sampleFormUpdate, {
    token,
    input: { id: form.id, revision: form.revision, title: '肝脏', header, rows: content },
  });
  return { ...form, revision: form.revision + 1 };
}
const submit = (token: string, { id, revision }: Pick<SampleForm, 'id' | 'revision'>) =>
  test.call(calls.sampleFormSubmit, { token, input: { id, revision } });
const sent = async (token: string, content?: object[]) => {
  const form = await draft(token, content);
  return (await submit(token, form)).json<{ content: { data: SampleForm } }>().content.data;
};
const admin = (...words: string[]) => runCommand(sampleCommands, test.platform, words);

describe('a draft', () => {
  it('has a number of its day, keeps what is wrong, and begins with the contact of the last form', async () => {
    const { token } = await test.buildUser();
    const form = await draft(token, [row('1号'), {}]);
    expect(form.number).toMatch(/^YP20261121-\d{4}$/);
    const read = await test.data<SampleForm>(calls.sampleFormDetail, { token, input: { id: form.id } });
    expect(read).toMatchObject({
      state: 'draft',
      title: '肝脏',
      samples: 1,
      rows: [{ name: '1号' }, {}],
      events: [{ kind: 'created' }],
      can: { update: true, delete: true, withdraw: false },
    });
    await sent(token);
    const next = await test.data<SampleForm>(calls.sampleFormStore, { token, input: { kind: 'return' } });
    expect(next.number).toMatch(/^FY/);
    expect(next.header).toMatchObject({ contact: '李明', phone: '13800000000', species: '' });
  });

  it('is not overwritten from a second page', async () => {
    const { token } = await test.buildUser();
    const form = await draft(token);
    const stale = await test.call(calls.sampleFormUpdate, {
      token,
      input: { id: form.id, revision: 1, title: 'x', header, rows },
    });
    expect(stale.statusCode).toBe(409);
  });

  it('is found by number, title and sample name, and counted by list', async () => {
    const { token } = await test.buildUser();
    const form = await draft(token);
    await draft(token, [], 'metabolomics');
    const list = (input: object) => test.data<SampleForm[]>(calls.sampleFormList, { token, input });
    for (const name of [form.number.toLowerCase(), '肝', 'ck-2'])
      expect((await list({ name, group: 'application' })).map(({ id }) => id)).toEqual([form.id]);
    expect(await list({ name: '100%' })).toEqual([]);
    expect(await list({ group: 'collection' })).toHaveLength(1);
    expect(await list({ sent: '1' })).toEqual([]);
  });

  it('is deleted and brought back; a sent one is not', async () => {
    const { token } = await test.buildUser();
    const { id } = await draft(token);
    await test.data(calls.sampleFormDelete, { token, input: { ids: id } });
    expect((await test.call(calls.sampleFormDetail, { token, input: { id } })).statusCode).toBe(404);
    await test.data(calls.sampleFormRestore, { token, input: { ids: [id] } });
    expect((await test.call(calls.sampleFormDetail, { token, input: { id } })).statusCode).toBe(200);
    const form = await sent(token);
    expect((await test.call(calls.sampleFormDelete, { token, input: { ids: form.id } })).statusCode).toBe(409);
  });
});

describe('sending', () => {
  it('is refused with the cells that are wrong, and with what the header lacks', async () => {
    const { token } = await test.buildUser();
    const bad = await submit(
      token,
      await draft(token, [row('CK-1'), {}, row('ck-1', { group: 'CK', amount: '五十' })]),
    );
    expect(bad.statusCode).toBe(400);
    expect(bad.json()).toMatchObject({
      showMsg: '样本表有 3 处需要修改，第 1 行：与第 3 行的样本名称重复',
      content: { data: { problems: [{ row: 0 }, { row: 2, column: 'name' }, { row: 2, column: 'amount' }] } },
    });
    expect((await submit(token, await draft(token, []))).json()).toMatchObject({
      showMsg: '样本表是空的，请至少填写一个样本',
    });
    const form = await test.data<SampleForm>(calls.sampleFormStore, { token, input: { kind: 'union' } });
    expect((await submit(token, form)).json()).toMatchObject({
      code: 0,
      content: { data: { fields: { species: '请填写物种', families: '请至少选择两个组学' } } },
    });
  });

  it('happens once, drops blank rows, and can be taken back until the samples arrive', async () => {
    const { token } = await test.buildUser();
    const form = await draft(token, [row('CK-1'), {}, row('CK-2')]);
    const first = await submit(token, form);
    expect(first.json()).toMatchObject({
      code: 1,
      content: { data: { state: 'submitted', samples: 2, can: { withdraw: true, update: false } } },
    });
    expect((await submit(token, form)).json()).toMatchObject({
      code: 1,
      content: { data: { events: [{ kind: 'created' }, { kind: 'submitted' }] } },
    });
    expect(
      (await test.call(calls.sampleFormUpdate, { token, input: { id: form.id, revision: 3, title: '', header, rows } }))
        .statusCode,
    ).toBe(409);
    expect(await test.data<SampleForm>(calls.sampleFormWithdraw, { token, input: { id: form.id } })).toMatchObject({
      state: 'draft',
      submitted_at: expect.any(String) as string,
    });
    await test.data(calls.sampleFormSubmit, { token, input: { id: form.id, revision: 4 } });
    await admin('sample', 'receive', form.number);
    expect((await test.call(calls.sampleFormWithdraw, { token, input: { id: form.id } })).statusCode).toBe(409);
  });
});

describe('the desk', () => {
  it('receives, checks and returns, each told to the owner', async () => {
    const { token } = await test.buildUser();
    const form = await sent(token);
    await expect(admin('sample', 'check', form.number, 'x.yaml')).rejects.toThrow(`${form.number} 现在是“已提交”`);
    expect(await admin('sample', 'list')).toContain(form.number);
    await admin('sample', 'receive', form.number, '--note', '干冰充足');
    const file = join(folder, 'check.yaml');
    writeFileSync(file, 'samples:\n  CK-1: passed\n  CK-9: passed\n  T-1: problem\n');
    await expect(admin('sample', 'check', form.number, file)).rejects.toThrow(
      `${file}:3 ${form.number} 中没有样本“CK-9”\n${file}:4 样本“T-1”有问题，请用 note 说明原因\n${file}:1 缺少 1 个样本的结果：CK-2`,
    );
    writeFileSync(
      file,
      'note: 可以建库\nsamples:\n  CK-1: passed\n  CK-2: passed\n  T-1: { result: problem, note: 已降解 }\n',
    );
    expect(await admin('sample', 'check', form.number, file, '--dry-run')).toContain('2 个合格，1 个有问题');
    await admin('sample', 'check', form.number, file);
    const read = await test.data<SampleForm>(calls.sampleFormDetail, { token, input: { id: form.id } });
    expect(read).toMatchObject({
      state: 'checked',
      outcome: 'problem',
      problems: 1,
      results: { 'T-1': { outcome: 'problem', note: '已降解' } },
    });
    expect(read.events.map(({ kind }) => kind)).toEqual(['created', 'submitted', 'received', 'checked']);
    const told = await test.data<{ title: string; link: string }[]>(calls.notifyList, {
      token,
      input: { type: 'sample' },
    });
    expect(told[0]).toMatchObject({
      title: `样本信息单 ${form.number}：质检完成，1 个样本有问题`,
      link: `/data-collection/sample/operation?id=${form.id}`,
    });
    const again = await test.data<SampleForm>(calls.sampleFormCopy, { token, input: { id: form.id, only: 'problem' } });
    expect(again).toMatchObject({ state: 'draft', rows: [{ name: 'T-1' }] });
    const back = await test.data<SampleForm>(calls.sampleFormCopy, { token, input: { id: form.id, kind: 'return' } });
    expect(back).toMatchObject({ kind: 'return', rows: [{ name: 'CK-1', source: form.number }, {}, {}] });
    expect(back.rows[0]).not.toHaveProperty('group');
    await admin('sample', 'return', form.number);
    expect(await admin('sample', 'list', 'returned')).toContain(form.number);
  });
});

describe('tables', () => {
  const gridOf = async (response: { rawPayload: Buffer }, sheet: string) => {
    const { grid, sheets } = await openTable({ bytes: response.rawPayload, name: 'x.xlsx', sheet });
    return { text: Buffer.from(grid.bytes).toString('utf8'), sheets: sheets.map(({ name }) => name) };
  };

  it('go out as template and come back with every cell judged', async () => {
    const { token } = await test.buildUser();
    const template = await test.call(calls.userSampleDownload, { token, input: { kind: 'transcription' } });
    expect(decodeURIComponent(String(template.headers['content-disposition']))).toContain('转录组信息收集表-模板.xlsx');
    const opened = await gridOf(template, '样本');
    expect(opened.sheets).toEqual(['样本', '填写说明']);
    expect(opened.text).toContain('RNA 浓度（ng/µL）');
    const form = await sent(token);
    const filled = await test.call(calls.userSampleDownload, { token, input: { id: form.id } });
    const back = await sendForm(test, calls.userSampleUpload, {
      token,
      name: '样本.xlsx',
      content: filled.rawPayload,
      fields: { kind: 'application' },
    });
    expect(back.json()).toMatchObject({
      code: 1,
      content: { data: { total: 3, problems: [], missing: [], unknown: [], rows } },
    });
    const csv = await sendForm(test, calls.userSampleUpload, {
      token,
      name: '样本.csv',
      content: '样本名称,分组,颜色\n１号,A,红\n',
      fields: { kind: 'application' },
    });
    expect(csv.json()).toMatchObject({ content: { data: { unknown: ['颜色'], rows: [{ name: '1号', group: 'A' }] } } });
    expect(
      csv.json<{ content: { data: { problems: { text: string }[] } } }>().content.data.problems[0]!.text,
    ).toContain('不能用中文');
    const other = await sendForm(test, calls.userSampleUpload, {
      token,
      name: 'a.csv',
      content: 'gene,A\ng1,1\n',
      fields: { kind: 'application' },
    });
    expect(other.json()).toMatchObject({
      code: 0,
      showMsg: '文件中没有找到“样本名称”一列，请下载模板，把内容粘贴到对应的列后再上传',
    });
    expect(
      (
        await sendForm(test, calls.userSampleUpload, {
          token,
          name: 'a.exe',
          content: 'x',
          fields: { kind: 'application' },
        })
      ).statusCode,
    ).toBe(400);
  });

  it('offer what can be chosen as lists that spreadsheets open', async () => {
    const { token } = await test.buildUser();
    for (const kind of [...sampleFamilyNames, 'application', 'return'] as const) {
      const { rawPayload } = await test.call(calls.userSampleDownload, { token, input: { kind } });
      const sheets = await unzip(rawPayload);
      const choosing = columnsOf(kind).flatMap(({ choices, free }, at) =>
        choices
          ? [{ choices, free, cells: `${String.fromCharCode(65 + at)}2:${String.fromCharCode(65 + at)}501` }]
          : [],
      );
      const rules = [
        ...sheets['xl/worksheets/sheet1.xml']!.matchAll(
          /<dataValidation [^>]*?( showErrorMessage="1"[^>]*)?sqref="([^"]+)"><formula1>"([^"]+)"<\/formula1>/g,
        ),
      ];
      expect(
        rules.map(([, refusal, cells, list]) => ({
          choices: list!.split(','),
          free: refusal ? undefined : true,
          cells,
        })),
      ).toEqual(choosing.map(({ cells, choices, free }) => ({ choices: [...choices], free, cells })));
      expect(sheets['xl/worksheets/sheet2.xml']).not.toContain('dataValidation');
    }
  });

  it('sum a form up, and compute dilutions where there are concentrations', async () => {
    const { token } = await test.buildUser();
    const form = await sent(token, [row('CK-1', { remark: '=1+1' })]);
    const summary = await gridOf(
      await test.call(calls.exportInfoCollectSummary, { token, input: { id: form.id } }),
      '样本',
    );
    expect(summary.sheets).toEqual(['基本信息', '样本']);
    expect(summary.text).toContain('=1+1');
    const none = await test.call(calls.exportInfoCollectDilution, {
      token,
      input: { id: form.id, concentration: 50, volume: 20 },
    });
    expect(none.json()).toMatchObject({ code: 0, showMsg: '这类表没有浓度一列，不能生成稀释模板' });
    const rna = await draft(token, [{ name: 'S1', concentration: '200', volume: '20' }], 'transcription');
    const dilution = await gridOf(
      await test.call(calls.exportInfoCollectDilution, { token, input: { id: rna.id, concentration: 50, volume: 20 } }),
      '稀释模板',
    );
    expect(dilution.text.split('\n')[1]).toContain('S1\t200\t20\t50\t20\t5\t15');
  });
});

describe('strangers', () => {
  it.each([
    ['detail', calls.sampleFormDetail, {}],
    ['update', calls.sampleFormUpdate, { revision: 1, title: '', header, rows: [] }],
    ['submit', calls.sampleFormSubmit, { revision: 1 }],
    ['withdraw', calls.sampleFormWithdraw, {}],
    ['copy', calls.sampleFormCopy, {}],
    ['summary', calls.exportInfoCollectSummary, {}],
    ['download', calls.userSampleDownload, {}],
  ] as const)('meet nothing by %s', async (_name, call, more) => {
    const owner = await test.buildUser();
    const { token } = await test.buildUser();
    const { id } = await draft(owner.token);
    const theirs = await test.call(call, { token, input: { id, ...more } });
    const nothing = await test.call(call, { token, input: { id: '01990000-0000-7000-8000-000000000000', ...more } });
    expect([theirs.statusCode, nothing.statusCode]).toEqual([404, 404]);
  });
});

it('demo mode begins with a draft, a checked form with a problem, and a return', async () => {
  await seedDemo(test.platform);
  const forms = await test.platform.database
    .selectFrom('sample_form')
    .innerJoin('account', 'account.id', 'sample_form.owner_id')
    .select(['kind', 'state', 'samples', 'problems'])
    .where('email', '=', 'demo@panome.dev')
    .orderBy('sample_form.id')
    .execute();
  expect(forms).toEqual([
    { kind: 'application', state: 'draft', samples: 12, problems: 0 },
    { kind: 'transcription', state: 'checked', samples: 12, problems: 1 },
    { kind: 'return', state: 'received', samples: 3, problems: 0 },
  ]);
});

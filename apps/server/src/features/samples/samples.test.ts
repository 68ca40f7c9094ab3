import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type SampleForm } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCommands } from '../../admin/commands/samples.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { seedDemo } from '../../demo/seed.ts';
import { header, row, rows, sampleForms } from '../../testing/sampleForms.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

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

const { draft, sent, submit } = sampleForms(() => test);
const admin = (...words: string[]) => runCommand(sampleCommands, test.platform, words);

describe('a draft', () => {
  it('a draft gets a number of its day, keeps faulty input, and starts with the contact of the last form', async () => {
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

  it('a new form stores nothing until its first save, which is one form however often it is sent', async () => {
    const { token } = await test.buildUser();
    const blank = await test.data<Pick<SampleForm, 'header'>>(calls.sampleFormBlank, { token });
    const first = {
      token,
      input: { kind: 'application', title: '肝脏', header: { ...blank.header, species: '小鼠' }, rows: [row('CK-1')] },
      headers: { 'idempotency-key': crypto.randomUUID() },
    };
    expect(await test.data<SampleForm[]>(calls.sampleFormList, { token })).toEqual([]);
    const made = await test.data<SampleForm>(calls.sampleFormStore, first);
    expect(made).toMatchObject({ title: '肝脏', samples: 1, header: { species: '小鼠' }, rows: [{ name: 'CK-1' }] });
    expect(await test.data<SampleForm>(calls.sampleFormStore, first)).toMatchObject({ id: made.id });
    expect(await test.data<SampleForm[]>(calls.sampleFormList, { token })).toHaveLength(1);
  });

  it('a draft is not overwritten by an older copy in a second page', async () => {
    const { token } = await test.buildUser();
    const form = await draft(token);
    const stale = await test.call(calls.sampleFormUpdate, {
      token,
      input: { id: form.id, revision: 1, title: 'x', header, rows },
    });
    expect(stale.statusCode).toBe(409);
  });

  it('forms are found by number, title and sample name, in the list of their kind', async () => {
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

  it('a draft can be deleted and restored, a submitted form cannot be deleted', async () => {
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
  it('submitting is refused with the wrong cells and the missing fields of the header', async () => {
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

  it('a form is submitted once without its blank rows, and can be withdrawn until the samples arrive', async () => {
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
  it('the staff marks samples as received, checked and returned, and the owner is notified each time', async () => {
    const { token } = await test.buildUser();
    const form = await sent(token);
    await expect(admin('sample', 'check', form.number, 'x.yaml')).rejects.toThrow(`${form.number} 现在是“已提交”`);
    expect(await admin('sample', 'list')).toContain(form.number);
    await admin('sample', 'receive', form.number, '--note', '干冰充足');
    const file = join(folder, 'check.yaml');
    writeFileSync(file, 'samples:\n  CK-1: passed\n  CK-9: passed\n  T-1: problem\n');
    await expect(admin('sample', 'check', form.number, file)).rejects.toThrow(
      `${file}:3 ${form.number} 中没有样本“CK-9”\n${file}:4 样本“T-1”有问题，请说明原因\n${file}:1 缺少 1 个样本的结果：CK-2`,
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

describe('strangers', () => {
  it.each([
    ['detail', calls.sampleFormDetail, {}],
    ['update', calls.sampleFormUpdate, { revision: 1, title: '', header, rows: [] }],
    ['submit', calls.sampleFormSubmit, { revision: 1 }],
    ['withdraw', calls.sampleFormWithdraw, {}],
    ['copy', calls.sampleFormCopy, {}],
    ['summary', calls.exportInfoCollectSummary, {}],
    ['download', calls.userSampleDownload, {}],
  ] as const)('SEC-21: a stranger finds no form through %s', async (_name, call, more) => {
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

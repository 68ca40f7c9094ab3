import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Experience } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../admin/commands/index.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { simulateExperience } from '../../demo/content/experience/simulate.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { experienceCsv } from './experienceCsv.ts';
import reference from './figures.reference.json' with { type: 'json' };

let test: TestApp;
let folder: string;
let expert: { id: string; token: string };
let stranger: { id: string; token: string };
const admin = (...words: string[]) => runCommand(commands, test.platform, words);
const write = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const head = '编号,类别,物种,样本类型,平台,起始量,起始量单位,保存方式,样本数,检出数,合格,年份,备注';
// Seven rows of serum, of which the values are those that R got; two of liver, which are too few.
const file = [
  head,
  ...reference.detected.map(
    (detected, at) =>
      `S-${at},代谢,人,血清,LC-MS,${100 + at},μL,−80 ℃,${10 + at},${detected},${reference.passed[at] ? '是' : '否'},202${at % 5},"含, 逗号"`,
  ),
  'L-1,代谢,小鼠,肝脏,LC-MS,50,mg,−80 ℃,6,1500,是,2025,',
  'L-2,代谢,小鼠,肝脏,GC-MS,50,mg,−80 ℃,6,400,是,2025,=1+1',
].join('\n');

beforeAll(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'panome-experience-'));
  const person = await test.buildUser('懂行的');
  stranger = await test.buildUser('外人');
  await admin('user', 'role', person.email, 'add', 'ProductDb');
  expert = person;
  await admin('experience', 'import', write('all.csv', file));
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const kind = 'metabolism';
const list = (input: object = {}) =>
  test.data<Experience[]>(calls.productDbList, { token: expert.token, input: { kind, ...input } });
const predict = (input: object) =>
  test.data<ResponseOf<'productDbPredict'>>(calls.productDbPredict, { token: expert.token, input: { kind, ...input } });

describe('project experience', () => {
  it('SEC-20: who does not hold the mark gets nothing, neither rows nor figures nor the file', async () => {
    for (const [call, input] of [
      [calls.productDbList, { kind }],
      [calls.productDbFacets, { kind }],
      [calls.productDbDetail, { id: 'S-1' }],
      [calls.productDbPredict, { kind, tissue: '血清' }],
      [calls.productDbDownload, { kind }],
    ] as const) {
      const refused = await test.call(call, { token: stranger.token, input });
      expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('您没有“项目经验查询”权限')]);
      expect(refused.body).not.toContain('血清');
    }
  });

  it('is narrowed by words and values, and each facet counts what the others leave', async () => {
    expect((await list()).map(({ id }) => id)).toEqual(['L-1', 'L-2', 'S-4', 'S-3', 'S-2', 'S-1', 'S-6', 'S-0', 'S-5']);
    expect((await list({ tissue: '肝脏', platform: 'GC-MS' })).map(({ id }) => id)).toEqual(['L-2']);
    expect((await list({ words: '小鼠' })).length).toBe(2);
    expect((await list({ words: '%' })).length).toBe(0);
    expect(await list({ kind: 'project' })).toEqual([]);
    const facets = await test.data<ResponseOf<'productDbFacets'>>(calls.productDbFacets, {
      token: expert.token,
      input: { kind, tissue: '肝脏' },
    });
    expect(facets).toMatchObject({
      tissue: [
        { value: '血清', count: 7 },
        { value: '肝脏', count: 2 },
      ],
      platform: [
        { value: 'GC-MS', count: 1 },
        { value: 'LC-MS', count: 1 },
      ],
      units: ['mg'],
      passed: { yes: 2, no: 0 },
      all: 9,
      simulated: 0,
    });
  });

  it('a row comes with the most similar others, never with those of another tissue', async () => {
    const detail = await test.data<ResponseOf<'productDbDetail'>>(calls.productDbDetail, {
      token: expert.token,
      input: { id: 'S-3' },
    });
    expect(detail.similar.map(({ row }) => row.id)).toEqual(['S-4', 'S-2', 'S-5', 'S-1', 'S-6']);
    expect((await test.call(calls.productDbDetail, { token: expert.token, input: { id: 'none' } })).statusCode).toBe(
      404,
    );
  });

  it('says what such samples gave, with the quantiles and the interval that R gives', async () => {
    const found = await predict({ tissue: '血清', species: '人', platform: 'LC-MS' });
    expect(found).toMatchObject({ n: 7, simulated: 0, loosen: [] });
    const [measure] = found.measures;
    expect([measure!.measure, measure!.n]).toEqual(['detected', 7]);
    reference.quantiles.forEach((value, at) => expect(measure!.at![at]).toBeCloseTo(value, 9));
    expect([found.passed!.count, found.passed!.of]).toEqual([6, 7]);
    expect(found.passed!.low).toBeCloseTo(reference.wilson[0]!, 9);
    expect(found.passed!.high).toBeCloseTo(reference.wilson[1]!, 9);
  });

  it('refuses figures from fewer than five similar rows, and says what to loosen', async () => {
    const few = await predict({ tissue: '肝脏' });
    expect(few).toMatchObject({ n: 2, passed: null, measures: [{ measure: 'detected', n: 2, at: null }] });
    const strict = await predict({ tissue: '血清', platform: 'GC-MS', species: '人' });
    expect(strict).toMatchObject({ n: 0, passed: null, loosen: ['platform'] });
    expect((await predict({ tissue: '血清', amount: 100, amount_unit: 'mg' })).loosen).toEqual(['amount']);
  });

  it.each([
    [{ kind, tissue: '' }, '请选择样本类型'],
    [{ kind, tissue: '血清', amount: 0 }, '起始量应大于 0'],
  ])('%j is refused in words', async (input, words) => {
    const response = await test.call(calls.productDbPredict, { token: expert.token, input });
    expect([response.statusCode, response.json<{ showMsg: string }>().showMsg]).toEqual([400, words]);
  });

  it('the downloaded file is read by the importer without a change, and runs no formula', async () => {
    const { body } = await test.call(calls.productDbDownload, { token: expert.token, input: { kind } });
    expect(body).toContain(`,'=1+1,`);
    const again = await admin('experience', 'import', write('again.csv', body), '--dry-run');
    expect(again).toBe('没有需要改动的内容');
  });
});

describe('importing experience', () => {
  it('reports every faulty line and changes nothing', async () => {
    const path = write(
      'faulty.csv',
      [
        head,
        'X-1,蛋白,人,血清,,,,,3,,是,2025,',
        'X-2,代谢,人,血清,,-3,μL,,3,,是,2025,',
        'X-3,代谢,,血清,,5,,,many,,maybe,1999,',
        'X-4,代谢,人,血清',
        'X-5,代谢,人,血清,,,,,3,,是,2025,"一行',
        'X-6,代谢,人,血清,,,,,3,,是,2025,',
        'X-6,代谢,人,血清,,,,,3,,是,2025,',
      ].join('\n'),
    );
    const faults = await admin('experience', 'import', path).catch((error: Error) => error.message.split('\n'));
    expect(faults).toEqual([
      `${path}:2 “类别”应为代谢、项目、提取、单细胞之一`,
      `${path}:3 “起始量”应不小于 0`,
      `${path}:3 “起始量”应大于 0`,
      `${path}:4 “物种”不能为空`,
      `${path}:4 “样本数”应为数字`,
      `${path}:4 “合格”应为“是”或“否”`,
      `${path}:4 “年份”应不小于 2000`,
      `${path}:5 有 4 个单元格，应为 13 个`,
      `${path}:6 引号不成对；单元格里不能换行`,
      `${path}:8 编号 X-6 重复`,
    ]);
    expect(await list({ words: 'X-' })).toEqual([]);
    const wrong = await admin('experience', 'import', write('head.csv', '编号,客户\n')).catch((e: Error) => e.message);
    expect(wrong).toContain('没有“客户”这一列，请检查拼写');
    expect(wrong).toContain('缺少“物种”列');
  });

  it('the file of demo mode is what its simulation makes, each row marked as made up, and is imported once', async () => {
    const path = join(import.meta.dirname, '../../demo/content/experience/模拟项目经验.csv');
    const rows = simulateExperience();
    expect(readFileSync(path, 'utf8')).toBe(experienceCsv(rows));
    expect(rows.every(({ simulated }) => simulated === 1)).toBe(true);
    expect(await admin('experience', 'import', path, '--dry-run')).toContain(`新增 ${rows.length} 条`);
    expect(await admin('experience', 'import', path)).toContain(
      `新增 ${rows.length}，修改 0，删除 0，未变 0；9 条不在文件中`,
    );
    expect(await admin('experience', 'import', path)).toContain(`新增 0，修改 0，删除 0，未变 ${rows.length}`);
  });
});

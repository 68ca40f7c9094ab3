import { describe, expect, it } from 'vitest';
import { headerRules, emptyHeader } from '../samples.ts';
import {
  checkRows,
  columnsOf,
  concentrationColumn,
  dilutionsOf,
  labelsOf,
  mergeRows,
  nameFault,
  rowsFromTable,
  sampleFamilyNames,
  sampleKindNames,
  tidyCell,
  type SampleRow,
} from './index.ts';

const application = columnsOf('application');
const full = (change: SampleRow = {}): SampleRow => ({
  name: 'CK-1',
  group: 'CK',
  amount: '50',
  unit: 'mg',
  ...change,
});
const said = (rows: SampleRow[], columns = application) =>
  checkRows(columns, rows).map(({ column, row, text }) => `${row} ${column} ${text}`);

describe('columns', () => {
  it('are unique in every form, and those with choices have choices', () => {
    for (const kind of sampleKindNames) {
      const columns = columnsOf(kind, sampleFamilyNames);
      expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
      expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
      expect(columns.filter(({ choices, type }) => type === 'choice' && !choices?.length)).toEqual([]);
      expect(columns[0]!.id).toBe('name');
    }
  });

  it('of a union are those of its families', () => {
    expect(columnsOf('union', ['transcription']).map(({ id }) => id)).toContain('rin');
    expect(columnsOf('union').map(({ id }) => id)).not.toContain('rin');
  });
});

describe('names', () => {
  it.each([
    ['CK-1', ''],
    ['1CK', '样本名称要以英文字母开头，例如 S1'],
    ['对照1', '样本名称不能用中文，请改用字母和数字，例如 CK-1'],
    ['CK 1', '样本名称中有空格，请删除或改为 -'],
    ['CK(1)', '样本名称中有“(”，只能用字母、数字和 - _ .'],
    ['A'.repeat(33), '样本名称有 33 个字符，最多 32 个，请缩短'],
  ])('%s', (name, fault) => expect(nameFault(name)).toBe(fault));

  it('are unique ignoring case', () => {
    expect(said([full(), full({ name: 'ck-1' }), full({ name: 'CK-2' })])).toEqual([
      '0 name 与第 2 行的样本名称重复',
      '1 name 与第 1 行的样本名称重复',
    ]);
  });
});

describe('cells', () => {
  it('are checked one by one, ignoring blank rows', () => {
    expect(said([{}, full({ amount: '50mg', unit: '斤', group: '' })])).toEqual([
      '1 group 分组未填写',
      '1 amount 送样量应为数字，请去掉单位和文字',
      '1 unit 单位没有“斤”这一项，请从下拉列表中选择',
    ]);
  });

  it('accept unusual but possible values', () => {
    const columns = columnsOf('transcription');
    const row = { name: 'S1', group: 'A', material: '总 RNA', library: 'mRNA', rin: '5.2' };
    expect(checkRows(columns, [row])).toMatchObject([{ column: 'rin', severity: 'warning' }]);
    expect(checkRows(columns, [{ ...row, rin: '11' }])).toMatchObject([
      { column: 'rin', severity: 'error', text: 'RIN不能大于 10' },
    ]);
  });

  it('require weight or volume, and one spelling for each group', () => {
    const columns = columnsOf('metabolomics');
    expect(said([{ name: 'S1', group: 'A', sample_type: '血浆' }], columns)).toEqual([
      '0 weight 重量和体积至少填写一项',
    ]);
    expect(said([full({ group: 'T 1' }), full({ name: 'S2', group: 't1' })])).toEqual([
      '1 group 分组“t1”与前面的“T 1”写法不同，若是同一组请改成一致',
    ]);
  });

  it('are tidied after pasting from Excel', () => {
    const by = (id: string) => application.find((column) => column.id === id)!;
    expect(tidyCell(by('name'), ' ＣＫ－１\u00a0')).toBe('CK-1');
    expect(tidyCell(by('amount'), '１,２００.5')).toBe('1200.5');
    expect(tidyCell(by('storage'), '-80°C')).toBe('-80 ℃');
    expect(tidyCell(by('unit'), 'ul')).toBe('µL');
    expect(tidyCell({ id: 'day', type: 'date' }, '2026/1/5')).toBe('2026-01-05');
  });
});

describe('a table of a file', () => {
  it('finds its columns by name with or without unit and star', () => {
    const read = rowsFromTable(
      columnsOf('transcription'),
      ['样本名称 *', '分组', 'RNA 浓度', '体积（µL）', '颜色'],
      [['S1', 'A', '120', '30', '红']],
    );
    expect(read).toMatchObject({
      rows: [{ name: 'S1', group: 'A', concentration: '120', volume: '30' }],
      unknown: ['颜色'],
    });
    expect(read.missing).toContain('RIN');
  });

  it('is merged by sample name', () => {
    const merged = mergeRows(
      [full({ remark: '旧' }), {}],
      [{ name: 'ck-1', amount: '80' }, { name: 'CK-2' }, full({ name: 'CK-3' })],
    );
    expect(merged).toMatchObject({ added: 2, changed: 1, same: 0 });
    expect(merged.rows[0]).toMatchObject({ name: 'ck-1', amount: '80', remark: '旧' });
  });
});

it('gives dilutions, or says why it cannot', () => {
  const rows: SampleRow[] = [
    { name: 'S1', concentration: '200', volume: '20' },
    { name: 'S2', concentration: '20' },
    { name: 'S3' },
    { name: 'S4', concentration: '200', volume: '3' },
  ];
  expect(concentrationColumn(columnsOf('transcription'))).toBe('concentration');
  expect(concentrationColumn(application)).toBeUndefined();
  expect(
    dilutionsOf(rows, 'concentration', { concentration: 50, volume: 20 }).map(({ add, note, take }) => [
      take,
      add,
      note,
    ]),
  ).toEqual([
    [5, 15, ''],
    [null, null, '浓度低于目标，请直接使用原液或浓缩'],
    [null, null, '没有浓度，无法计算'],
    [5, 15, '体积不足，还差 2 µL'],
  ]);
});

it('labels tubes with the number of the form', () => {
  expect(
    labelsOf({
      number: 'YP20261122-0003',
      header: { species: '小鼠', tissue: '' },
      rows: [full({ tissue: '肝' }), {}],
    }),
  ).toEqual([{ name: 'CK-1', code: 'YP20261122-0003/CK-1', lines: ['YP20261122-0003', 'CK · 小鼠 · 肝'] }]);
});

it('a header requires consent for human samples, and two families for a union', () => {
  const header = { ...emptyHeader, contact: '李明', phone: '13800000000', species: '人', biosafety: 'none' as const };
  expect(headerRules('application').safeParse(header).success).toBe(true);
  expect(headerRules('application').safeParse({ ...header, human: true }).error?.issues[0]?.path).toEqual(['consent']);
  expect(headerRules('union').safeParse({ ...header, families: ['protein'] }).error?.issues[0]?.message).toBe(
    '请至少选择两个组学',
  );
  expect(headerRules('return').safeParse(header).error?.issues[0]?.message).toBe('请填写收件地址');
});

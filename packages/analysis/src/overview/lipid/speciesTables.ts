import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { meanAt, sumRows, type ReadLipids } from './amounts.ts';
import type { Pair } from './checkLipid.ts';
import { changeOf, changeWords } from './change.ts';

/** Species of one class with the same total carbons and double bonds, taken together. */
export function profileTable(
  { lipids }: ReadLipids,
  values: readonly Float64Array[],
  order: readonly string[],
  pair: Pair,
  all: Int32Array,
): Table {
  const keys = [
    ...new Map(
      lipids.map(({ label, lipid: { carbons, doubleBonds } }) => [
        `${label}|${carbons}|${doubleBonds}`,
        { label, carbons, doubleBonds },
      ]),
    ),
  ].toSorted(
    ([, a], [, b]) =>
      order.indexOf(a.label) - order.indexOf(b.label) || a.carbons - b.carbons || a.doubleBonds - b.doubleBonds,
  );
  const placeOf = new Map(keys.map(([key], at) => [key, at]));
  const places = lipids.map(({ label, lipid: { carbons, doubleBonds } }) =>
    placeOf.get(`${label}|${carbons}|${doubleBonds}`)!,
  );
  const sums = sumRows(values, places, keys.length);
  const cells = keys.map(([, key]) => key);
  return tableOf('profile', '链长与不饱和度', [
    textColumn(
      'class',
      '类别',
      cells.map(({ label }) => label),
      { help: '脂质类别的简写，平均占比大的在前' },
    ),
    integerColumn(
      'carbons',
      '总碳数',
      Float64Array.from(cells, ({ carbons }) => carbons),
      { help: '各脂肪链的碳数之和' },
    ),
    integerColumn(
      'double_bonds',
      '总双键数',
      Float64Array.from(cells, ({ doubleBonds }) => doubleBonds),
      { help: '各脂肪链的双键数之和，烯醚键的双键不计' },
    ),
    integerColumn(
      'species',
      '脂质数',
      Float64Array.from(cells, (_, at) => places.filter((place) => place === at).length),
      { help: '合并在一起的脂质个数' },
    ),
    numberColumn(
      'amount',
      '平均量',
      Float64Array.from(sums, (own) => meanAt(own, all)),
      { help: '这些脂质之和，各样本的平均' },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      Float64Array.from(sums, (own) => changeOf(own, pair)),
      { help: changeWords(pair) },
    ),
  ]);
}

export function speciesTable(
  { lipids }: ReadLipids,
  values: readonly Float64Array[],
  pair: Pair,
  all: Int32Array,
): Table {
  const number = (of: (at: number) => number): Float64Array => Float64Array.from(lipids, (_, at) => of(at));
  return tableOf('species', '脂质', [
    textColumn(
      'feature',
      '脂质',
      lipids.map(({ id }) => id),
      { help: '名称，取自数据表的第一列' },
    ),
    textColumn(
      'class',
      '类别',
      lipids.map(({ label }) => label),
      { help: '由名称读出的类别' },
    ),
    integerColumn(
      'carbons',
      '总碳数',
      number((at) => lipids[at]!.lipid.carbons),
      { help: '各脂肪链的碳数之和' },
    ),
    integerColumn(
      'double_bonds',
      '总双键数',
      number((at) => lipids[at]!.lipid.doubleBonds),
      { help: '各脂肪链的双键数之和，烯醚键的双键不计' },
    ),
    integerColumn(
      'oxygens',
      '羟基数',
      number((at) => lipids[at]!.lipid.oxygens),
      { help: '链上的羟基数，d18:1 与 18:1;O2 各有 2 个' },
    ),
    textColumn(
      'linkage',
      '键',
      lipids.map(({ lipid }) => ({ '': '酯键', O: '醚键', P: '烯醚键' })[lipid.linkage]),
      { help: 'O- 为醚键，P- 为烯醚键，其余为酯键（或酰胺键）' },
    ),
    textColumn(
      'chains',
      '各链',
      lipids.map(({ lipid }) => lipid.chains.join('_')),
      { help: '每条链的碳数:双键数；名称只有总和时为空' },
    ),
    numberColumn(
      'mean',
      '平均量',
      number((at) => meanAt(values[at]!, all)),
      { help: '各样本的平均，缺失值不计' },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      number((at) => changeOf(values[at]!, pair)),
      { help: changeWords(pair) },
    ),
  ]);
}

export const unreadTable = (unread: ReadLipids['unread']): Table =>
  tableOf('unread', '读不出的名称', [
    textColumn(
      'feature',
      '名称',
      unread.map(({ id }) => id),
      { help: '名称，取自数据表的第一列' },
    ),
    textColumn(
      'reason',
      '原因',
      unread.map(({ reason }) => reason),
      { help: '为什么读不出，这些行没有参与' },
    ),
  ]);

import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { DistributionOptions } from './distribution.schema.ts';

const fixed: Readonly<Record<'fpkm' | 'report', readonly number[]>> = {
  fpkm: [0.1, 1, 10, 100, 1000],
  report: [1, 3, 15, 60],
};
const mostEdges = 7;

/**
 * The inner edges of the intervals, ascending. By decades they cover the positive values, at most seven; values below 0
 * get seven steps of one width.
 */
export function intervalEdges(values: Float64Array, kind: DistributionOptions['intervals']): readonly number[] {
  if (kind === 'fpkm' || kind === 'report') return fixed[kind];
  let [least, most, lowest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const value of values) {
    if (value > 0 && value < least) least = value;
    if (value > most) most = value;
    if (value < lowest) lowest = value;
  }
  if (lowest < 0) {
    const step = niceStep((most - lowest) / mostEdges || 1);
    const first = Math.floor(lowest / step) + 1;
    return Array.from({ length: mostEdges }, (_, i) => Number(((first + i) * step).toPrecision(12))).filter(
      (edge) => edge <= most,
    );
  }
  if (!Number.isFinite(least)) return [1];
  const high = Math.floor(Math.log10(most));
  const low = Math.max(Math.ceil(Math.log10(least)), high - mostEdges + 1);
  return low > high
    ? [10 ** high]
    : Array.from({ length: high - low + 1 }, (_, i) => Number((10 ** (low + i)).toPrecision(12)));
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10);
}

/** How an interval is written; the lower edge belongs to it. */
function nameOf(edges: readonly number[], at: number, negative: boolean): string {
  const written = (value: number): string => {
    const power = Math.log10(value);
    if (value >= 1e4 && Number.isInteger(power))
      return `10${String(power).replaceAll(/\d/gu, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!)}`;
    return value.toLocaleString('en-US', { maximumSignificantDigits: 6, useGrouping: false });
  };
  if (at === 0) return negative ? `< ${written(edges[0]!)}` : `0～${written(edges[0]!)}`;
  if (at === edges.length) return `≥ ${written(edges.at(-1)!)}`;
  return `${written(edges[at - 1]!)}～${written(edges[at]!)}`;
}

/**
 * How many values of each series lie in each interval: edge ≤ value < next edge.
 *
 * @param series - Values as in the table, without `NaN`, and not transformed.
 */
export function intervalTable(
  series: readonly { readonly name: string; readonly values: Float64Array }[],
  edges: readonly number[],
): Table {
  const negative = series.some(({ values }) => values.some((value) => value < 0));
  const rows = series.flatMap(({ name, values }) => {
    const counts = new Float64Array(edges.length + 1);
    for (const value of values) {
      let at = 0;
      while (at < edges.length && value >= edges[at]!) at += 1;
      counts[at]! += 1;
    }
    return Array.from(counts, (count, at) => ({ name, at, count, share: count / values.length }));
  });
  return tableOf('intervals', '各区间的特征数', [
    textColumn(
      'name',
      '名称',
      rows.map(({ name }) => name),
      { help: '样本名或组名，与统计量表相同' },
    ),
    textColumn(
      'interval',
      '区间',
      rows.map(({ at }) => nameOf(edges, at, negative)),
      { help: '原数据的区间，含下端，不含上端' },
    ),
    numberColumn(
      'from',
      '下端',
      Float64Array.from(rows, ({ at }) => (at === 0 ? (negative ? Number.NaN : 0) : edges[at - 1]!)),
      { help: '区间的下端；没有下端时为空' },
    ),
    numberColumn(
      'to',
      '上端',
      Float64Array.from(rows, ({ at }) => edges[at] ?? Number.NaN),
      { help: '区间的上端；没有上端时为空' },
    ),
    integerColumn(
      'count',
      '个数',
      Float64Array.from(rows, ({ count }) => count),
      { help: '落在区间里的值的个数，缺失值不计' },
    ),
    numberColumn(
      'share',
      '占比',
      Float64Array.from(rows, ({ share }) => share),
      { help: '个数 ÷ 该样本或组有值的个数，0～1' },
    ),
  ]);
}

import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { associationOf, type Combination, type Held } from './association.ts';
import type { IndicatorOptions } from './indicator.schema.ts';
import type { Prepared } from './prepare.ts';
import { sumsOf } from './groupSums.ts';

export type Row = {
  readonly feature: number;
  readonly combination: number;
  readonly value: number;
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly adjusted: number;
  readonly indicator: boolean;
};

/** Features whose values at every group are listed. */
const listed = 200;

export function resultTable(
  prepared: Prepared,
  rows: readonly Row[],
  combinations: readonly Combination[],
  wordOf: (at: number) => string,
  { p, p_adjust, p_column, permutations, relative, statistic }: IndicatorOptions,
): Table {
  const { lineages, names } = prepared;
  const of = (pick: (row: Row) => number): Float64Array => Float64Array.from(rows, pick);
  const equal = statistic.endsWith('_g');
  const means = meansOf(prepared, rows, combinations);
  const what = relative ? '相对丰度' : '数值';
  return tableOf('result', '指示物种', [
    textColumn(
      'feature',
      '分类单元',
      rows.map(({ feature }) => names[feature]!),
      { help: '分类单元的名称；没有物种注释时为特征名' },
    ),
    textColumn(
      'group',
      '指示的组',
      rows.map(({ combination }) => wordOf(combination)),
      { help: '关联最强的组；几个组的组合以 + 相连；相等时取组数少的' },
    ),
    integerColumn(
      'order',
      '组数',
      of(({ combination }) => (combination < 0 ? Number.NaN : combinations[combination]!.length)),
      { help: '指示的组的个数' },
    ),
    numberColumn(
      'a',
      'A（特异性）',
      of(({ a }) => a),
      { help: `分类单元的${equal ? '各组平均' : '合计'}丰度中属于该组的比例，0～1；1 为只在该组出现` },
    ),
    numberColumn(
      'b',
      'B（忠诚度）',
      of(({ b }) => b),
      { help: '该组的样本中检出它的比例，0～1；1 为每个样本都有' },
    ),
    numberColumn(
      'stat',
      '指示值',
      of(({ value }) => value),
      {
        help: statistic.startsWith('indval')
          ? '√(A × B)，0～1，越大越能代表该组'
          : '丰度与是否属于该组的相关系数，−1～1',
      },
    ),
    numberColumn(
      'p',
      'p 值',
      of((row) => row.p),
      { help: `置换 ${permutations} 次：任一组的指示值不小于实际值的次数 + 1，÷ (次数 + 1)；指示全部各组的没有 p 值` },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      of(({ adjusted }) => adjusted),
      { help: `${adjustNames[p_adjust]}校正后的 p 值，在全部分类单元之内校正` },
    ),
    textColumn(
      'indicator',
      '指示物种',
      rows.map(({ indicator }) => (indicator ? '是' : '否')),
      { help: `${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p} 的为是` },
    ),
    numberColumn(
      'mean_in',
      '组内平均',
      Float64Array.from(means, ({ inside }) => inside),
      { help: `该组（合）的样本中的平均${what}` },
    ),
    numberColumn(
      'mean_out',
      '组外平均',
      Float64Array.from(means, ({ outside }) => outside),
      { help: `其余样本中的平均${what}` },
    ),
    textColumn(
      'lineage',
      '分类路径',
      rows.map(({ feature }) => lineages[feature]!),
      { help: '从最高级到该级已知的分类名，以竖线分隔；没有注释时为空' },
    ),
  ]);
}

/** The mean abundance of each taxon in the groups that it indicates, and in the others. */
function meansOf(
  { code, held, levels, sizes }: Prepared,
  rows: readonly Row[],
  combinations: readonly Combination[],
): readonly { readonly inside: number; readonly outside: number }[] {
  const room: Held = {
    sum: new Float64Array(levels.length),
    square: new Float64Array(levels.length),
    present: new Float64Array(levels.length),
  };
  return rows.map(({ combination, feature }) => {
    const { sum } = sumsOf(held[feature]!, code, null, room);
    const inside = new Set(combination < 0 ? [] : combinations[combination]!);
    const mean = (is: boolean): number => {
      const groups = levels.flatMap((_, group) => (inside.has(group) === is ? [group] : []));
      return (
        groups.reduce((all, group) => all + sum[group]!, 0) / groups.reduce((all, group) => all + sizes[group]!, 0)
      );
    };
    return { inside: mean(true), outside: mean(false) };
  });
}

/** The first features at every single group, one row each, as charts take it. */
export function groupsTable(
  { code, held, levels, names, sizes }: Prepared,
  rows: readonly Row[],
  { statistic }: IndicatorOptions,
): Table {
  const chosen = [
    ...rows.filter(({ indicator }) => indicator),
    ...rows.filter(({ indicator }) => !indicator).toSorted((one, other) => one.p - other.p || other.value - one.value),
  ]
    .filter(({ combination }) => combination >= 0)
    .slice(0, listed);
  const room: Held = {
    sum: new Float64Array(levels.length),
    square: new Float64Array(levels.length),
    present: new Float64Array(levels.length),
  };
  const long = chosen.flatMap(({ feature }) => {
    const association = associationOf(sumsOf(held[feature]!, code, null, room), sizes, statistic);
    return levels.map((level, group) => ({ feature: names[feature]!, level, ...association.strength([group]) }));
  });
  const of = (pick: (row: (typeof long)[number]) => number): Float64Array => Float64Array.from(long, pick);
  return tableOf('groups', '在各组的指示值', [
    textColumn(
      'feature',
      '分类单元',
      long.map(({ feature }) => feature),
      { help: `指示物种在前，其次按 p 值；至多 ${listed} 个` },
    ),
    textColumn(
      'group',
      '组',
      long.map(({ level }) => level),
      { help: '样本分组中单个的组' },
    ),
    numberColumn(
      'a',
      'A（特异性）',
      of(({ a }) => a),
      { help: '分类单元的丰度中属于该组的比例' },
    ),
    numberColumn(
      'b',
      'B（忠诚度）',
      of(({ b }) => b),
      { help: '该组的样本中检出它的比例' },
    ),
    numberColumn(
      'stat',
      '指示值',
      of(({ value }) => value),
      { help: '分类单元与该组的关联强度' },
    ),
  ]);
}

/** One row per combination of groups: how many taxa indicate it, and how many go with it best. */
export function summaryTable(
  rows: readonly Row[],
  counted: readonly number[],
  wordOf: (at: number) => string,
  { p, p_column }: IndicatorOptions,
): Table {
  return tableOf('summary', '各组的指示物种数', [
    textColumn(
      'group',
      '组',
      counted.map((_, at) => wordOf(at)),
      { help: '一个组，或以 + 相连的几个组' },
    ),
    integerColumn('indicators', '指示物种数', Float64Array.from(counted), {
      help: `最强关联为该组（合）、且${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p} 的分类单元数`,
    }),
    integerColumn(
      'assigned',
      '最强关联数',
      Float64Array.from(counted, (_, at) => rows.filter(({ combination }) => combination === at).length),
      { help: '最强关联为该组（合）的分类单元数，不论是否显著' },
    ),
  ]);
}

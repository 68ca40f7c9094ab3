import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Table } from '../../model/index.ts';
import type { FactorCells } from './factorCells.ts';
import type { Pair } from './postHoc.ts';
import type { PostHoc, TwoWayOptions } from './twoWayAnova.schema.ts';

/** What is compared, and within which group or level. */
export const comparedWords = (factor: string): Readonly<Record<PostHoc, string>> => ({
  'group-within': `“${factor}”的每个水平内比较各组`,
  'factor-within': `每个组内比较“${factor}”的各水平`,
  group: `各组的边际均值（对“${factor}”的各水平等权平均）`,
  factor: `“${factor}”各水平的边际均值（对各组等权平均）`,
  cells: '全部组合两两比较',
  none: '没有两两比较',
});

/** Which combinations, groups or levels differ: a pair of a feature in a row; empty without pairwise tests. */
export function postHocTable(
  { ids }: Matrix,
  { factor }: FactorCells,
  pairs: readonly Pair[],
  { p, post_hoc }: TwoWayOptions,
): Table {
  const number = (of: (pair: Pair) => number): Float64Array => Float64Array.from(pairs, of);
  return tableOf('post_hoc', '两两比较', [
    textColumn(
      'feature',
      '特征',
      pairs.map(({ row }) => ids[row]!),
      { help: '特征的编号或名称，取自数据表的第一列' },
    ),
    textColumn(
      'within',
      '所在水平',
      pairs.map(({ within }) => within),
      { help: `${comparedWords(factor)[post_hoc]}；比较不限于某一水平时为空` },
    ),
    textColumn(
      'group_a',
      'A',
      pairs.map(({ a }) => a),
      { help: '次序在前的组、水平或组合' },
    ),
    textColumn(
      'group_b',
      'B',
      pairs.map(({ b }) => b),
      { help: '次序在后的组、水平或组合' },
    ),
    numberColumn(
      'difference',
      '差值',
      number(({ difference }) => difference),
      { help: 'B 的均值 − A 的均值，单位同原数据；边际均值为各组合均值的等权平均' },
    ),
    numberColumn(
      'se',
      '标准误',
      number(({ se }) => se),
      { help: '差值的标准误，用全部组合合并的组合内方差' },
    ),
    numberColumn(
      'statistic',
      '统计量',
      number(({ q }) => q),
      { help: '学生化极差 q = √2 × |差值| ÷ 标准误' },
    ),
    integerColumn(
      'df',
      '自由度',
      number(({ df }) => df),
      { help: '误差自由度：有效样本数 − 有值的组合数' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      number(({ p: value }) => value),
      { help: '学生化极差分布的 p 值，已对同一特征、同一水平内的各对校正' },
    ),
    textColumn(
      'significant',
      '显著',
      pairs.map(({ p: value }) => (value < p ? 'yes' : 'no')),
      { help: `校正后 p 值 < ${p} 为是（文件中为 yes），否则为否（no）` },
    ),
  ]);
}

import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { Threshold } from './thresholds.ts';

export type Compound = {
  readonly id: string;
  readonly threshold: Threshold;
  readonly values: Float64Array;
  readonly cells: readonly Cell[];
  /** Largest mean of a level, `NaN` without values, and its level. */
  readonly most: number;
  readonly level: string;
};
export type Cell = { readonly n: number; readonly mean: number; readonly sd: number };

const roleOf = (most: number): string => (Number.isNaN(most) ? '' : most >= 1 ? '关键' : most >= 0.1 ? '修饰' : '潜在');

export function compoundTable(order: readonly Compound[], active: readonly Compound[]): Table {
  const highest = active[0]?.most ?? order[0]!.most;
  return tableOf('compounds', '化合物', [
    textColumn(
      'compound',
      '化合物',
      order.map(({ id }) => id),
      { help: '化合物名，OAV 大的在前' },
    ),
    numberColumn(
      'threshold',
      '阈值',
      Float64Array.from(order, ({ threshold }) => threshold.value),
      { help: '气味阈值，取自阈值表' },
    ),
    textColumn(
      'notes',
      '香韵',
      order.map(({ threshold }) => threshold.notes.join('、')),
      { help: '气味描述，取自阈值表' },
    ),
    numberColumn(
      'oav',
      '最大平均 OAV',
      Float64Array.from(order, ({ most }) => most),
      { help: '各组平均 OAV 中最大的' },
    ),
    textColumn(
      'group',
      '所在组',
      order.map(({ level }) => level),
      { help: '平均 OAV 最大的组；没有分组时为“全部”' },
    ),
    numberColumn(
      'roav',
      'ROAV',
      Float64Array.from(order, ({ most }) => (100 * most) / highest),
      { help: '相对气味活度值：以 OAV 最大的化合物为 100' },
    ),
    textColumn(
      'role',
      '贡献',
      order.map(({ most }) => roleOf(most)),
      { help: 'OAV ≥ 1 为关键，0.1～1 为修饰，小于 0.1 为潜在' },
    ),
  ]);
}

export function meansTable(order: readonly Compound[], levels: readonly string[]): Table {
  const cells = order.flatMap(({ cells: own, id }) => own.map((cell, at) => ({ id, level: levels[at]!, ...cell })));
  return tableOf('means', '各组的 OAV', [
    textColumn(
      'compound',
      '化合物',
      cells.map(({ id }) => id),
      { help: '化合物名，OAV 大的在前' },
    ),
    textColumn(
      'group',
      '分组',
      cells.map(({ level }) => level),
      { help: '分组方案中的组；没有分组时为“全部”' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(cells, ({ n }) => n),
      { help: '有浓度的样本数，缺失值不计' },
    ),
    numberColumn(
      'mean',
      '平均 OAV',
      Float64Array.from(cells, ({ mean }) => mean),
      { help: '组内各样本 OAV 的算术平均' },
    ),
    numberColumn(
      'sd',
      '标准差',
      Float64Array.from(cells, ({ sd }) => sd),
      { help: '组内各样本 OAV 的标准差（n − 1）' },
    ),
  ]);
}

export const withoutTable = (without: readonly string[]): Table =>
  tableOf('without', '没有阈值的化合物', [
    textColumn('compound', '化合物', without, { help: '不在阈值表中的化合物，没有 OAV' }),
  ]);

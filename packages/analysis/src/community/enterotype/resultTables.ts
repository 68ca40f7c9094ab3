import { maximum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import { principalCoordinates } from '../pcoa/index.ts';
import { nameOf, type Tried } from './clusterings.ts';

export function ordinationTables(distance: Float64Array, samples: readonly string[], { code }: Tried): Table[] {
  const { axes, eigenvalues: all } = principalCoordinates(distance, samples.length, 4);
  const largest = maximum(all.map(Math.abs));
  const eigenvalues = all.filter((value) => Math.abs(value) > 1e-10 * largest);
  const sumOf = (of: (value: number) => number): number => eigenvalues.reduce((sum, value) => sum + of(value), 0);
  const [total, positive] = [sumOf((value) => value), sumOf((value) => Math.max(0, value))];
  return [
    tableOf('points', '样本坐标', [
      textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
      textColumn('type', '类型', Array.from(code, nameOf), { help: '样本所属的类型，E1 的样本最多' }),
      ...axes.map((axis, k) =>
        numberColumn(`Axis${k + 1}`, `PCoA${k + 1}`, axis, {
          help: `样本在第 ${k + 1} 主坐标轴上的坐标；正负方向没有含义`,
        }),
      ),
    ]),
    tableOf('eig', '特征值', [
      textColumn(
        'axis',
        '坐标轴',
        Array.from(eigenvalues, (_, k) => `Axis${k + 1}`),
        { help: '主坐标轴，按特征值从大到小；负值排在最后' },
      ),
      numberColumn('eigenvalue', '特征值', eigenvalues, { help: '该轴的离差平方和' }),
      numberColumn(
        'ratio',
        '占全部特征值之和',
        eigenvalues.map((value) => value / total),
        { help: '特征值 ÷ 全部特征值之和；各轴相加为 1' },
      ),
      numberColumn(
        'ratio_positive',
        '占正特征值之和',
        eigenvalues.map((value) => (value > 0 ? value / positive : Number.NaN)),
        { help: '特征值 ÷ 正特征值之和；负特征值的轴为空' },
      ),
    ]),
  ];
}

export function clustersTable(
  samples: readonly string[],
  groupOf: readonly string[],
  { code, medoids, neighbours, widths }: Tried,
): Table {
  return tableOf('clusters', '样本的类型', [
    textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
    textColumn('type', '类型', Array.from(code, nameOf), { help: '样本所属的类型，E1 的样本最多' }),
    textColumn('group', '分组', groupOf, { help: '分组表中的组；没有时为空' }),
    numberColumn('silhouette', '轮廓系数', widths, { help: '−1～1：接近 1 说明分得明确，小于 0 说明更接近另一类' }),
    textColumn('neighbour', '最近的另一类', Array.from(neighbours, nameOf), { help: '除所属类型外平均距离最小的类型' }),
    integerColumn(
      'medoid',
      '中心样本',
      Float64Array.from(samples, (_, at) => Number(medoids.includes(at))),
      { help: '1 为该类型的中心样本' },
    ),
  ]);
}

/** One row per number of clusters that was tried. */
export function clusterCountTable(tried: readonly Tried[], chosen: Tried): Table {
  return tableOf('k', '类数的选择', [
    integerColumn(
      'k',
      '类数',
      Float64Array.from(tried, ({ k }) => k),
      { help: '尝试的类数' },
    ),
    numberColumn(
      'ch',
      'CH 指数',
      Float64Array.from(tried, ({ index }) => index),
      { help: 'Calinski–Harabasz 指数：类间与类内平方和之比，越大分得越开' },
    ),
    numberColumn(
      'silhouette',
      '平均轮廓系数',
      Float64Array.from(tried, ({ mean }) => mean),
      { help: '全部样本轮廓系数的平均，−1～1；低于 0.25 说明没有明显的类' },
    ),
    numberColumn(
      'cost',
      '到中心样本的距离之和',
      Float64Array.from(tried, ({ cost }) => cost),
      { help: 'PAM 的目标函数：各样本到所在类中心样本的距离之和' },
    ),
    integerColumn(
      'chosen',
      '选用',
      Float64Array.from(tried, (one) => Number(one === chosen)),
      { help: '1 为结果所用的类数' },
    ),
  ]);
}

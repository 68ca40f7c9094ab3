import { type Change, directionColumn } from '../../changes/index.ts';
import { annotationHelp, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Table } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import type { Dispersions } from './dispersion/dispersions.ts';
import type { QuasiDispersions } from './dispersion/quasiDispersions.ts';
import type { EdgerOptions } from './edger.schema.ts';
import type { ComparisonTest } from './likelihoodTests.ts';
import type { Prepared } from './prepare.ts';

export type ContrastFigures = {
  readonly name: string;
  readonly test: ComparisonTest;
  readonly adjusted: Float64Array;
  readonly direction: readonly Change[];
};

const words = {
  qlf: {
    statistic: 'F 值',
    statisticHelp: '拟似然 F 值：去掉该差异后偏差的增加 ÷ 收缩后的拟似然离散度，分子自由度为 1',
    p: '拟似然 F 检验的 p 值，未经多重检验校正；不小于泊松模型给出的 p 值',
  },
  lrt: {
    statistic: '似然比统计量',
    statisticHelp: '去掉该差异后偏差的增加，按自由度为 1 的卡方分布判断',
    p: '似然比检验的 p 值，未经多重检验校正',
  },
  exact: {
    statistic: '统计量',
    statisticHelp: '精确检验直接由计数求 p 值，没有统计量，此列为空',
    p: '精确检验的 p 值（两尾各按一尾加倍），未经多重检验校正',
  },
} as const;

/**
 * All contrasts, one after the other, one feature in each row.
 * @param rows - The matrix rows that were kept.
 * @param level - Their average log2 CPM.
 */
export function resultTable(
  matrix: Matrix,
  rows: readonly number[],
  level: Float64Array,
  figures: readonly ContrastFigures[],
  options: EdgerOptions,
): Table {
  const { p_adjust, test } = options;
  const stacked = (of: (one: ContrastFigures) => Float64Array): Float64Array => {
    const values = new Float64Array(figures.length * rows.length);
    figures.forEach((one, i) => values.set(of(one), i * rows.length));
    return values;
  };
  const features = rows.map((row) => matrix.ids[row]!);
  const repeated = <T>(values: readonly T[]): T[] => figures.flatMap(() => values);
  const { statistic, statisticHelp, p: pHelp } = words[test];
  const columns: Column[] = [
    textColumn(
      'contrast',
      '比较',
      figures.flatMap(({ name }) => features.map(() => name)),
      { help: '比较组 vs 参照组' },
    ),
    textColumn('feature', '特征', repeated(features), { help: '特征的编号或名称，取自数据表的第一列' }),
    numberColumn(
      'log_cpm',
      '平均 log2 CPM',
      stacked(() => level),
      { help: '该特征在所有样本中每百万计数的平均水平，log2 尺度，以校正后的文库大小计' },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      stacked((one) => one.test.log2fc),
      { help: '模型估计的比较组 − 参照组，log2 尺度，已扣除协变量；每个计数先加约 0.125 以免无穷大' },
    ),
    numberColumn(
      'statistic',
      statistic,
      stacked((one) => one.test.statistic),
      { help: statisticHelp },
    ),
    ...(test === 'qlf'
      ? [
          numberColumn(
            'df',
            '分母自由度',
            stacked((one) => one.test.df),
            { help: '残差自由度 + 先验自由度；计数与拟合值都为 0 的样本不计入残差自由度' },
          ),
        ]
      : []),
    numberColumn(
      'p',
      'p 值',
      stacked((one) => one.test.p),
      { help: pHelp },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      stacked(({ adjusted }) => adjusted),
      { help: `${adjustNames[p_adjust]}校正后的 p 值，每个比较各自校正` },
    ),
    directionColumn(
      figures.flatMap(({ direction }) => [...direction]),
      options,
    ),
  ];
  const taken = new Set(columns.map((column) => column.name));
  const annotations = matrix.annotations
    .filter(({ name }) => !taken.has(name))
    .map(({ name, values }) =>
      textColumn(name, name, repeated(rows.map((row) => values[row]!)), { help: annotationHelp }),
    );
  return tableOf('result', '差异检验结果', [...columns, ...annotations]);
}

/** The libraries of the samples. */
export function factorTable(matrix: Matrix, { design, librarySizes, factors, counts }: Prepared): Table {
  return tableOf('factors', '文库校正因子', [
    textColumn(
      'sample',
      '样本',
      Array.from(design.matrixColumns, (column) => matrix.samples[column]!),
      { help: '样本名，取自数据表的列名' },
    ),
    textColumn(
      'group',
      '分组',
      Array.from(design.groupOf, (group) => design.groups[group]!),
      { help: '样本所在的组' },
    ),
    integerColumn('library_size', '文库大小', librarySizes, { help: '保留的特征的总计数' }),
    numberColumn('factor', '校正因子', factors, {
      help: '文库大小要乘的因子，各样本的几何平均为 1；只用总计数时都是 1',
    }),
    numberColumn('effective_size', '校正后文库大小', counts.sizes, { help: '文库大小 × 校正因子，模型以它为准' }),
  ]);
}

/** How much the features spread. */
export function dispersionTable(
  matrix: Matrix,
  rows: readonly number[],
  { level, tagwise, trended, common }: Dispersions,
  quasi: QuasiDispersions | null,
): Table {
  const absent = new Float64Array(rows.length).fill(Number.NaN);
  const only = quasi ? '' : '；只有拟似然 F 检验才有，此处为空';
  return tableOf('dispersions', '离散度', [
    textColumn(
      'feature',
      '特征',
      rows.map((row) => matrix.ids[row]!),
      { help: '特征的编号或名称，取自数据表的第一列' },
    ),
    numberColumn('log_cpm', '平均 log2 CPM', level, { help: '该特征在所有样本中每百万计数的平均水平，log2 尺度' }),
    numberColumn('tagwise', '逐特征离散度', tagwise, { help: '向趋势收缩后的负二项离散度；平方根为生物学变异系数' }),
    numberColumn('trended', '趋势离散度', trended, { help: '随平均水平变化的负二项离散度' }),
    numberColumn('common', '共同离散度', new Float64Array(rows.length).fill(common), {
      help: '全部特征共用一个时的负二项离散度',
    }),
    numberColumn(
      'ql_raw',
      '原始拟似然离散度',
      quasi ? quasi.raw.map((value, row) => (quasi.df[row]! > 0 ? value : Number.NaN)) : absent,
      { help: `偏差 ÷ 残差自由度，1 为恰如负二项模型所说${only || '；没有残差自由度的为空'}` },
    ),
    numberColumn('ql_trend', '拟似然离散度的趋势', quasi?.trend ?? absent, {
      help: `随平均水平变化的先验拟似然离散度${only}`,
    }),
    numberColumn('ql', '拟似然离散度', quasi?.squeezed ?? absent, {
      help: `向趋势收缩后的拟似然离散度，F 检验以它为分母${only}`,
    }),
  ]);
}

import { type Change, directionColumn } from '../../changes/index.ts';
import { annotationHelp, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Table } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { outcomes } from './contrastTests.ts';
import type { ContrastTest } from './contrastTests.ts';
import type { Deseq2Options } from './deseq2.schema.ts';
import type { Pipeline } from './pipeline.ts';
import type { Prepared } from './prepare.ts';

export type ContrastFigures = {
  readonly name: string;
  readonly test: ContrastTest;
  readonly adjusted: Float64Array;
  readonly direction: readonly Change[];
  /** Of independent filtering. */
  readonly threshold: number;
  /** With a prior on the changes; `null` without. */
  readonly shrunk: {
    readonly log2fc: Float64Array;
    readonly se: Float64Array;
    /** False sign rates, with a prior that has heavy tails. */
    readonly s?: Float64Array;
  } | null;
};

/** All contrasts, one after the other, one feature in each row. @param rows - The matrix rows that were kept. */
export function resultTable(
  matrix: Matrix,
  rows: readonly number[],
  figures: readonly ContrastFigures[],
  { base }: Pipeline,
  options: Deseq2Options,
): Table {
  const { alpha, filter, p_adjust, shrink, test } = options;
  const stacked = (of: (one: ContrastFigures) => Float64Array): Float64Array => {
    const values = new Float64Array(figures.length * rows.length);
    figures.forEach((one, i) => values.set(of(one), i * rows.length));
    return values;
  };
  const features = rows.map((row) => matrix.ids[row]!);
  const repeated = <T>(values: readonly T[]): T[] => figures.flatMap(() => values);
  const reason = ({ adjusted, test: { outcome, p: raw } }: ContrastFigures): string[] =>
    Array.from(outcome, (code, row) =>
      code === 0 && Number.isNaN(adjusted[row]!) && !Number.isNaN(raw[row]!)
        ? '平均计数低于独立过滤的阈值'
        : outcomes[code]!,
    );
  const columns: Column[] = [
    textColumn(
      'contrast',
      '比较',
      figures.flatMap(({ name }) => features.map(() => name)),
      { help: '比较组 vs 参照组' },
    ),
    textColumn('feature', '特征', repeated(features), { help: '特征的编号或名称，取自数据表的第一列' }),
    numberColumn(
      'base_mean',
      '平均计数',
      stacked(() => base.mean),
      { help: '所有样本中除以大小因子后的计数的平均' },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      stacked((one) => one.test.log2fc),
      { help: '模型估计的比较组 ÷ 参照组的 log2，已扣除协变量，未收缩；大于 0 为比较组较高' },
    ),
    numberColumn(
      'lfc_se',
      '标准误',
      stacked((one) => one.test.se),
      { help: 'log2 差异倍数的标准误' },
    ),
    ...(figures[0]!.shrunk
      ? [
          numberColumn(
            'log2fc_shrunk',
            '收缩后 log2 差异倍数',
            stacked((one) => one.shrunk!.log2fc),
            {
              help: `加${shrink === 'normal' ? '正态' : '柯西'}先验后的 log2 差异倍数，供排序与作图；没有计数的特征为空`,
            },
          ),
          numberColumn(
            'lfc_se_shrunk',
            '收缩后标准误',
            stacked((one) => one.shrunk!.se),
            {
              help:
                shrink === 'normal'
                  ? '收缩后 log2 差异倍数的标准误'
                  : '收缩后 log2 差异倍数的后验标准差（拉普拉斯近似）',
            },
          ),
          ...(figures[0]!.shrunk.s
            ? [
                numberColumn(
                  's_value',
                  's 值',
                  stacked((one) => one.shrunk!.s!),
                  { help: '把该特征及更可靠的特征都判为有变化时，方向判错的平均比例；与校正后 p 值互为补充' },
                ),
              ]
            : []),
        ]
      : []),
    numberColumn(
      'statistic',
      '统计量',
      stacked((one) => one.test.statistic),
      {
        help:
          test === 'wald'
            ? 'Wald 统计量：log2 差异倍数 ÷ 标准误'
            : '似然比统计量：有分组与没有分组的模型对数似然之差的 2 倍',
      },
    ),
    numberColumn(
      'p',
      'p 值',
      stacked((one) => one.test.p),
      {
        help:
          test === 'wald'
            ? 'Wald 检验的双侧 p 值（正态分布），未经多重检验校正'
            : '似然比检验的 p 值（卡方分布），未经多重检验校正',
      },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      stacked((one) => one.adjusted),
      {
        help: `${adjustNames[p_adjust]}校正后的 p 值${filter ? `；低于独立过滤阈值（目标 FDR ${alpha}）的特征为空` : ''}`,
      },
    ),
    directionColumn(
      figures.flatMap(({ direction }) => [...direction]),
      options,
    ),
    textColumn('reason', '未检验的原因', figures.flatMap(reason), {
      help: '没有 p 值或校正后 p 值的特征说明原因，其余为空',
    }),
  ];
  const taken = new Set(columns.map((column) => column.name));
  const annotations = matrix.annotations
    .filter(({ name }) => !taken.has(name))
    .map(({ name, values }) =>
      textColumn(name, name, repeated(rows.map((row) => values[row]!)), { help: annotationHelp }),
    );
  return tableOf('result', '差异检验结果', [...columns, ...annotations]);
}

/** What each sample's counts are divided by. */
export function factorsTable(matrix: Matrix, { design, librarySizes, model }: Prepared): Table {
  return tableOf('factors', '大小因子', [
    textColumn(
      'sample',
      '样本',
      Array.from(design.matrixColumns, (column) => matrix.samples[column]!),
      { help: '样本名，取自数据表的表头' },
    ),
    numberColumn('library_size', '总计数', librarySizes, { help: '该样本所有特征的计数之和' }),
    numberColumn('factor', '大小因子', model.sizeFactors, { help: '该样本的计数除以它后各样本可比' }),
  ]);
}

/** The dispersions of every feature: from its own counts, by the trend, and as used. */
export function dispersionsTable(matrix: Matrix, rows: readonly number[], found: Pipeline): Table {
  const spread = (values: ArrayLike<number>): Float64Array => {
    const all = new Float64Array(rows.length).fill(Number.NaN);
    found.rows.forEach((row, at) => (all[row] = values[at]!));
    return all;
  };
  const outlier = spread(found.shrunk.outlier);
  const replaced = spread(found.replaced);
  return tableOf('dispersions', '离散度', [
    textColumn(
      'feature',
      '特征',
      rows.map((row) => matrix.ids[row]!),
      { help: '特征的编号或名称，取自数据表的第一列' },
    ),
    numberColumn('base_mean', '平均计数', found.base.mean, { help: '所有样本中除以大小因子后的计数的平均' }),
    numberColumn('gene_est', '逐特征估计', spread(found.gene.estimates), {
      help: '只用该特征自己的计数估计的离散度；计数的方差 = 均值 + 离散度 × 均值²',
    }),
    numberColumn('fit', '趋势值', spread(found.fitted), { help: '离散度随平均计数变化的趋势在该特征处的值' }),
    numberColumn('map', '收缩后', spread(found.shrunk.map), { help: '向趋势收缩后的离散度（最大后验）' }),
    numberColumn('final', '采用值', spread(found.shrunk.final), {
      help: '检验采用的离散度：收缩后的值，离散度离群时为逐特征估计',
    }),
    textColumn(
      'outlier',
      '离散度离群',
      Array.from(outlier, (one) => (one === 1 ? 'yes' : Number.isNaN(one) ? '' : 'no')),
      { help: '逐特征估计高出趋势 2 个残差标准差以上者为 yes，不收缩' },
    ),
    numberColumn('max_cooks', '最大 Cook 距离', spread(found.maxCooks), {
      help: `该特征各计数中最大的 Cook 距离；超过 ${Number(found.cutoff.toPrecision(4))} 视为离群计数，无法判断时为空`,
    }),
    textColumn(
      'replaced',
      '替换过计数',
      Array.from(replaced, (one) => (one === 1 ? 'yes' : Number.isNaN(one) ? '' : 'no')),
      { help: '有离群计数被替换并重新拟合者为 yes' },
    ),
  ]);
}

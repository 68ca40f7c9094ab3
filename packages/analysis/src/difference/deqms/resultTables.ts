import { type Change, directionColumn } from '../../changes/index.ts';
import { annotationHelp, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Table } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { median } from '../../statistics/index.ts';
import type { contrastT, ContrastTest, ModeratedTests, RowFits } from '../../linear-model/index.ts';
import type { CountPrior } from './countPrior.ts';
import type { DeqmsOptions } from './deqms.schema.ts';

export type ContrastFigures = {
  readonly name: string;
  readonly test: ReturnType<typeof contrastT>;
  readonly adjusted: Float64Array;
  readonly direction: readonly Change[];
  /** The same contrast by limma, with one prior for all. */
  readonly plain: ContrastTest;
};

const featureHelp = '特征的编号或名称，取自数据表的第一列';
const countHelp = '该蛋白的肽段数或 PSM 数；有 0 时全部加 1';

/** All contrasts, one after the other, one feature in each row; named as in limma's result. */
export function resultTable(
  matrix: Matrix,
  counts: Float64Array,
  figures: readonly ContrastFigures[],
  { fits, prior }: { readonly fits: RowFits; readonly prior: CountPrior },
  options: DeqmsOptions,
): Table {
  const { p_adjust } = options;
  const rows = matrix.ids.length;
  const stacked = (of: (one: ContrastFigures) => Float64Array): Float64Array => {
    const values = new Float64Array(figures.length * rows);
    figures.forEach((one, i) => values.set(of(one), i * rows));
    return values;
  };
  const repeated = <T>(values: readonly T[]): T[] => figures.flatMap(() => values);
  const columns: Column[] = [
    textColumn(
      'contrast',
      '比较',
      figures.flatMap(({ name }) => matrix.ids.map(() => name)),
      { help: '比较组 vs 参照组' },
    ),
    textColumn('feature', '特征', repeated(matrix.ids), { help: featureHelp }),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      stacked(({ test }) => test.log2fc),
      { help: '模型估计的比较组 − 参照组，log2 尺度，已扣除协变量；大于 0 为比较组较高' },
    ),
    numberColumn(
      'ave_expr',
      '平均水平',
      stacked(() => fits.average),
      { help: '该特征在所有样本中 log2 值的平均，缺失值不计' },
    ),
    integerColumn(
      'count',
      '肽段数',
      stacked(() => counts),
      { help: countHelp },
    ),
    numberColumn(
      't',
      't 值',
      stacked(({ test }) => test.t),
      { help: 'log2 差异倍数 ÷ 标准误，标准误用向肽段数相近的蛋白收缩后的方差' },
    ),
    numberColumn(
      'df',
      '自由度',
      stacked(() => prior.df),
      { help: '残差自由度 + 先验自由度' },
    ),
    numberColumn(
      'p',
      'p 值',
      stacked(({ test }) => test.p),
      { help: '双侧 p 值，未经多重检验校正' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      stacked(({ adjusted }) => adjusted),
      { help: `${adjustNames[p_adjust]}校正后的 p 值，每个比较各自校正` },
    ),
    numberColumn(
      'p_limma',
      'limma 的 p 值',
      stacked(({ plain }) => plain.p),
      { help: '不考虑肽段数、各蛋白共用一个先验方差时的 p 值，供对照' },
    ),
    directionColumn(
      figures.flatMap(({ direction }) => [...direction]),
      options,
    ),
    textColumn(
      'reason',
      '未检验的原因',
      figures.flatMap(({ test }) =>
        Array.from(test.p, (value, row) =>
          !Number.isNaN(value) ? '' : counts[row]! > 0 ? '缺失太多，无法估计这两组之差或方差' : '没有肽段数',
        ),
      ),
      { help: '没有 p 值的特征说明原因，其余为空' },
    ),
  ];
  const taken = new Set(columns.map(({ name }) => name));
  return tableOf('result', '差异检验结果', [
    ...columns,
    ...matrix.annotations
      .filter(({ name }) => !taken.has(name))
      .map(({ name, values }) => textColumn(name, name, repeated(values), { help: annotationHelp })),
  ]);
}

/** What the figure of the variances shows. */
export function varianceTable(
  matrix: Matrix,
  counts: Float64Array,
  { sigma2 }: RowFits,
  { plain, prior }: { readonly prior: CountPrior; readonly plain: ModeratedTests },
): Table {
  const root = (values: Float64Array): Float64Array => values.map(Math.sqrt);
  const common = Math.sqrt(median(plain.prior.s02));
  return tableOf('variance', '方差与肽段数', [
    textColumn('feature', '特征', matrix.ids, { help: featureHelp }),
    integerColumn('count', '肽段数', counts, { help: countHelp }),
    numberColumn('sd', '残差标准差', root(sigma2), { help: '线性模型的残差标准差，log2 尺度；没有残差自由度时为空' }),
    numberColumn('sd_prior', '先验标准差', root(prior.s02), { help: '与该蛋白肽段数相应的先验标准差' }),
    numberColumn('sd_post', '收缩后标准差', root(prior.posterior), {
      help: '检验所用的标准差：残差方差与先验方差按自由度加权',
    }),
    numberColumn('sd_limma', '共同的先验标准差', new Float64Array(matrix.ids.length).fill(common), {
      help: '不考虑肽段数时 limma 的先验标准差，各蛋白相同',
    }),
  ]);
}

/** The two priors beside one another. */
export function priorTable({ d0 }: CountPrior, { prior }: ModeratedTests, features: number): Table {
  return tableOf('hyper', '方差先验', [
    textColumn('prior', '先验', ['随肽段数变化', '各蛋白相同（limma）'], { help: '本方法的先验与 limma 的先验' }),
    numberColumn('d0', '先验自由度 d₀', Float64Array.of(d0, Number.isFinite(prior.d0) ? prior.d0 : Number.NaN), {
      help: '越大，各蛋白的方差越向先验收缩；无穷大时为空',
    }),
    integerColumn('features', '蛋白数', Float64Array.of(features, features), {
      help: '同时有方差与肽段数、参与估计先验的蛋白数',
    }),
  ]);
}

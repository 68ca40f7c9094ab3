import { type Change, directionColumn } from '../../changes/index.ts';
import { annotationHelp, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Table } from '../../model/index.ts';
import { median } from '../../statistics/index.ts';
import type { ContrastTest, ModeratedTests, RowFits } from '../../linear-model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import type { LimmaOptions } from './limma.schema.ts';

export type ContrastFigures = {
  readonly name: string;
  readonly test: ContrastTest;
  readonly adjusted: Float64Array;
  readonly direction: readonly Change[];
};

/** All contrasts, one after the other, one feature in each row. @param rows - The matrix rows that were fitted. */
export function resultTable(
  matrix: Matrix,
  rows: readonly number[],
  figures: readonly ContrastFigures[],
  { fits, tests }: { readonly fits: RowFits; readonly tests: ModeratedTests },
  options: LimmaOptions,
): Table {
  const { p_adjust, voom } = options;
  const stacked = (of: (one: ContrastFigures) => Float64Array): Float64Array => {
    const values = new Float64Array(figures.length * rows.length);
    figures.forEach((one, i) => values.set(of(one), i * rows.length));
    return values;
  };
  const features = rows.map((row) => matrix.ids[row]!);
  const repeated = <T>(values: readonly T[]): T[] => figures.flatMap(() => values);
  const columns: Column[] = [
    textColumn(
      'contrast',
      '比较',
      figures.flatMap(({ name }) => features.map(() => name)),
      { help: '比较组 vs 参照组' },
    ),
    textColumn('feature', '特征', repeated(features), { help: '特征的编号或名称，取自数据表的第一列' }),
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
      { help: voom ? '该特征在所有样本中 log2 CPM 的平均' : '该特征在所有样本中 log2 值的平均，缺失值不计' },
    ),
    numberColumn(
      't',
      't 值',
      stacked(({ test }) => test.t),
      { help: '调节 t 值：log2 差异倍数 ÷ 用收缩后方差算出的标准误' },
    ),
    numberColumn(
      'p',
      'p 值',
      stacked(({ test }) => test.p),
      { help: '调节 t 检验的双侧 p 值，未经多重检验校正' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      stacked(({ adjusted }) => adjusted),
      { help: `${adjustNames[p_adjust]}校正后的 p 值，每个比较各自校正` },
    ),
    numberColumn(
      'b',
      'B 值',
      stacked(({ test }) => test.b),
      { help: '有差异的对数优势（自然对数），先验为 1% 的特征有差异；大于 0 表示更可能有差异' },
    ),
    numberColumn(
      'df',
      '自由度',
      stacked(() => tests.dfTotal),
      { help: '残差自由度 + 先验自由度，不超过全部特征残差自由度之和' },
    ),
    directionColumn(
      figures.flatMap(({ direction }) => [...direction]),
      options,
    ),
    textColumn(
      'reason',
      '未检验的原因',
      figures.flatMap(({ test }) =>
        Array.from(test.p, (value) => (Number.isNaN(value) ? '缺失太多，无法估计这两组之差' : '')),
      ),
      { help: '没有 p 值的特征说明原因，其余为空' },
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

/** The prior that the variances share. */
export function hyperTable({ prior }: ModeratedTests, features: number, { trend }: LimmaOptions): Table {
  return tableOf('hyper', '方差先验', [
    numberColumn('d0', '先验自由度 d₀', Float64Array.of(Number.isFinite(prior.d0) ? prior.d0 : Number.NaN), {
      help: '越大，各特征的方差越向先验收缩；无穷大时为空',
    }),
    numberColumn('s02', '先验方差 s₀²', Float64Array.of(median(prior.s02)), {
      help: trend ? '先验方差随平均水平变化，这里是各特征先验方差的中位数' : '各特征方差共同趋向的值',
    }),
    integerColumn('features', '特征数', Float64Array.of(features), { help: '参与估计先验的特征数' }),
  ]);
}

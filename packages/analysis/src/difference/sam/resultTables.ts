import { type Change, directionColumn } from '../../changes/index.ts';
import { studentTwoSided } from '../../statistics/index.ts';
import { annotationHelp, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Table } from '../../model/index.ts';
import { outcomes } from '../../group-tests/index.ts';
import type { Sam } from './relabelledFdr.ts';
import type { SamOptions } from './sam.schema.ts';

const rowsShown = 60;
const curvePoints = 80;

/** The smallest |d| that is called at the run's threshold; `NaN` when none is. */
function calledFrom({ cuts }: Sam, limit: number): number {
  let least = 1;
  for (let at = cuts.d.length - 1; at >= 0; at -= 1) {
    least = Math.min(least, cuts.fdr[at]!);
    if (least < limit) return cuts.d[at]!;
  }
  return Number.NaN;
}

/** What is called and what is expected by chance at cuts of |d|. */
export function cutsTable({ cuts }: Sam): Table {
  const size = cuts.d.length;
  // Denser cuts where few are called, where users choose.
  const chosen = [
    ...new Set(Array.from({ length: rowsShown }, (_, i) => Math.round((size - 1) * (i / (rowsShown - 1)) ** 2))),
  ].filter((at) => at >= 0);
  const of = (values: Float64Array): Float64Array => Float64Array.from(chosen, (at) => values[at]!);
  return tableOf('cuts', '阈值表', [
    numberColumn('cut', '|d| 阈值', of(cuts.d), { help: '|d| 不小于它的特征算作差异' }),
    integerColumn(
      'called',
      '算作差异的特征数',
      Float64Array.from(chosen, (at) => cuts.d.findLastIndex((d) => d === cuts.d[at]) + 1),
      { help: '观测的 |d| 不小于阈值的特征数' },
    ),
    numberColumn('false_median', '假阳性数（中位数）', of(cuts.falseMedian), {
      help: 'π₀ × 各次置换中 |d| 不小于阈值的特征数的中位数',
    }),
    numberColumn('false_p90', '假阳性数（90% 分位）', of(cuts.falseHigh), {
      help: 'π₀ × 各次置换中 |d| 不小于阈值的特征数的 90% 分位数',
    }),
    numberColumn('fdr', 'FDR', of(cuts.fdr), { help: '假阳性数的中位数 ÷ 算作差异的特征数，最大为 1' }),
  ]);
}

/**
 * The line |d| = cut in a volcano of difference against Student's p, for features without missing values; empty when
 * nothing is called.
 *
 * @param highest - The largest |log2fc| of the figure.
 */
export function curveTable(sam: Sam, samples: number, limit: number, highest: number): Table {
  const cut = calledFrom(sam, limit);
  const points: { readonly side: string; readonly x: number; readonly p: number }[] = [];
  if (Number.isFinite(cut)) {
    const from = cut * sam.s0;
    const to = Math.max(highest, from * 1.5);
    for (const [side, sign] of [
      ['down', -1],
      ['up', 1],
    ] as const) {
      for (let i = 1; i <= curvePoints; i += 1) {
        // Below |d| × s₀ no standard error is small enough; near it the line rises to infinity.
        const x = from + (to - from) * (i / curvePoints) ** 2;
        points.push({ side, x: sign * x, p: studentTwoSided(x / (x / cut - sam.s0), samples - 2) });
      }
    }
  }
  return tableOf('s0_curve', 's₀ 曲线', [
    textColumn(
      'side',
      '一侧',
      points.map(({ side }) => side),
      { help: '曲线的下调一侧（down）与上调一侧（up）' },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      Float64Array.from(points, ({ x }) => x),
      { help: '火山图的横坐标' },
    ),
    numberColumn(
      'p',
      'p 值',
      Float64Array.from(points, ({ p }) => p),
      { help: '该差异倍数下 |d| 恰为阈值时的 Student t 检验 p 值，自由度按没有缺失值' },
    ),
  ]);
}

/** Observed d against what is expected by chance, from the smallest. */
export function expectedTable(
  matrix: Matrix,
  { ordered: { d, expected, rows } }: Sam,
  direction: readonly Change[],
): Table {
  return tableOf('expected', '观测与期望的 d 值', [
    textColumn(
      'feature',
      '特征',
      rows.map((row) => matrix.ids[row]!),
      { help: '可检验的特征，按 d 值从小到大' },
    ),
    integerColumn(
      'rank',
      '名次',
      d.map((_, at) => at + 1),
      { help: 'd 值从小到大的名次' },
    ),
    numberColumn('d', 'd 值', d, { help: '观测的 d 值' }),
    numberColumn('expected', '期望的 d 值', expected, { help: '各次置换的 d 值分别排序后，同一名次的平均' }),
    textColumn(
      'direction',
      '变化方向',
      rows.map((row) => direction[row]!),
      { help: '上调（文件中为 up）、下调（down）、不显著（none）或未检验（untested），同差异检验结果' },
    ),
  ]);
}

type Figures = { readonly sam: Sam; readonly direction: readonly Change[] };

/** One feature a row; named as in the other tests of two groups, so that their figures draw it. */
export function resultTable(matrix: Matrix, { direction, sam: { q, tests } }: Figures, options: SamOptions): Table {
  const columns: Column[] = [
    textColumn('feature', '特征', matrix.ids, { help: '特征的编号或名称，取自数据表的第一列' }),
    numberColumn('mean_ref', '参照组均值', tests.meanReference, { help: '参照组 log2 值的算术平均数，缺失值不计' }),
    numberColumn('mean_test', '比较组均值', tests.meanTest, { help: '比较组 log2 值的算术平均数，缺失值不计' }),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      tests.meanTest.map((mean, row) => mean - tests.meanReference[row]!),
      { help: '比较组均值 − 参照组均值，log2 尺度；大于 0 为比较组较高' },
    ),
    numberColumn('d', 'd 值', tests.statistic, { help: 'log2 差异倍数 ÷（合并方差的标准误 + s₀）' }),
    numberColumn('p', 'p 值', tests.p, { help: '等方差 Student t 检验的双侧 p 值，供火山图用；是否显著由 q 值决定' }),
    numberColumn('p_adj', 'q 值', q, { help: '把该特征算作差异的各阈值中最小的置换 FDR' }),
    directionColumn(direction, { ...options, p_column: 'q 值' }),
    integerColumn('df', '自由度', tests.df, { help: 't 检验的自由度，两组有效样本数之和 − 2' }),
    integerColumn('n_ref', '参照组有效数', tests.nReference, { help: '参照组中有数值的样本数' }),
    integerColumn('n_test', '比较组有效数', tests.nTest, { help: '比较组中有数值的样本数' }),
    textColumn(
      'reason',
      '未检验的原因',
      Array.from(tests.outcome, (outcome) => outcomes[outcome]!.reason),
      { help: '没有 p 值的特征说明原因，其余为空' },
    ),
  ];
  const taken = new Set(columns.map(({ name }) => name));
  return tableOf('result', '差异检验结果', [
    ...columns,
    ...matrix.annotations
      .filter(({ name }) => !taken.has(name))
      .map(({ name, values }) => textColumn(name, name, values, { help: annotationHelp })),
  ]);
}

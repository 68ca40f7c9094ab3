import { integerColumn, numberColumn } from '../../model/index.ts';
import type { Column, OptionSpec } from '../../model/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { studentTwoSidedQuantile } from '../../statistics/index.ts';

export type ErrorBar = 'sd' | 'sem' | 'ci95' | 'none';
export const errorWords: Readonly<Record<ErrorBar, string>> = {
  sd: '标准差（SD）',
  sem: '标准误（SEM）',
  ci95: '均值的 95% 置信区间',
  none: '不画',
};

export const errorOption: OptionSpec = {
  id: 'error',
  label: '误差线',
  help: 'SD 说明数据多分散，SEM 与置信区间说明均值多准；论文中要写明是哪一种。',
  kind: 'choice',
  default: 'sem',
  choices: [
    { value: 'sem', label: '标准误（SEM）' },
    { value: 'sd', label: '标准差（SD）' },
    { value: 'ci95', label: '95% 置信区间' },
    { value: 'none', label: '不画' },
  ],
};

/** Mean and spread of one set of replicates. `sd`, `sem` and the limits of a single value are `NaN`. */
export type CellFigures = {
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  readonly sem: number;
  readonly ciLow: number;
  readonly ciHigh: number;
};

/**
 * @param values - Missing ones (`NaN`) are left out. The 95% interval of the mean is by Student's t with n − 1 degrees
 * of freedom.
 */
export function cellFigures(values: Float64Array): CellFigures {
  const { count: n, mean, variance } = rowMoments(values);
  const sd = Math.sqrt(variance);
  const sem = sd / Math.sqrt(n);
  const half = n > 1 ? studentTwoSidedQuantile(0.05, n - 1) * sem : Number.NaN;
  return { n, mean, sd, sem, ciLow: mean - half, ciHigh: mean + half };
}

/** Where the error bar of this kind ends; `NaN` where there is none. */
function errorEnds(
  { ciHigh, ciLow, mean, sd, sem }: CellFigures,
  error: ErrorBar,
): readonly [low: number, high: number] {
  if (error === 'none') return [Number.NaN, Number.NaN];
  if (error === 'ci95') return [ciLow, ciHigh];
  const half = error === 'sd' ? sd : sem;
  return [mean - half, mean + half];
}

/** The columns n … high of a table of cells. */
export function figureColumns(cells: readonly CellFigures[], error: ErrorBar): Column[] {
  const figure = (name: keyof CellFigures) => Float64Array.from(cells, (cell) => cell[name]);
  const ends = cells.map((cell) => errorEnds(cell, error));
  return [
    integerColumn('n', '重复数', figure('n'), { help: '参与计算的值的个数，缺失值不计' }),
    numberColumn('mean', '均值', figure('mean'), { help: '各个值的算术平均' }),
    numberColumn('sd', '标准差', figure('sd'), { help: '标准差，分母为 n − 1；只有一个值时没有' }),
    numberColumn('sem', '标准误', figure('sem'), { help: '标准差 ÷ √n' }),
    numberColumn('ci_low', '95% 置信下限', figure('ciLow'), { help: '均值的 95% 置信区间的下限，按 t 分布' }),
    numberColumn('ci_high', '95% 置信上限', figure('ciHigh'), { help: '均值的 95% 置信区间的上限，按 t 分布' }),
    numberColumn(
      'low',
      '误差线下端',
      Float64Array.from(ends, ([low]) => low),
      { help: `误差线的下端，误差线为${errorWords[error]}` },
    ),
    numberColumn(
      'high',
      '误差线上端',
      Float64Array.from(ends, ([, high]) => high),
      { help: `误差线的上端，误差线为${errorWords[error]}` },
    ),
  ];
}

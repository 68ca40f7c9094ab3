import { uniform } from '../../linear/index.ts';
import { InputError } from '../../model/index.ts';
import type { Matrix } from '../../model/index.ts';
import { rowAt } from '../../rows/index.ts';
import { arithmeticMean, median, normalUpperQuantile, sampleSd, sortedQuantile } from '../../statistics/index.ts';
import type { ImputeOptions } from './impute.schema.ts';
import { normalBelow, normalDeviate } from './normalDraws.ts';

/** The values of a sample that are there, ascending, and the share that is not. */
type Sample = { readonly name: string; readonly present: Float64Array; readonly missing: number };

export type CensoredOptions = Pick<ImputeOptions, 'logged' | 'quantile' | 'tune_sigma'> & {
  /** What the gaps are drawn from. */
  readonly method: 'minprob' | 'qrilc';
};

type Draw = (random: () => number) => number;
/** For a sample without a gap. */
const nothing: Draw = () => Number.NaN;

/**
 * How the gaps of each sample are drawn, on the log2 scale: by `minprob` around a low quantile of the sample, by
 * `qrilc` from the part of its fitted normal distribution below what was detected; both as imputeLCMD 2.1.
 *
 * @returns With the draws the standard deviation that all samples share, `NaN` where each has its own.
 * @throws {InputError} When a value has no logarithm, or a distribution cannot be estimated.
 */
export function drawsOf(
  matrix: Matrix,
  { logged, method, quantile, tune_sigma: tune }: CensoredOptions,
): { readonly draws: readonly Draw[]; readonly sd: number } {
  if (!matrix.values.some(Number.isNaN)) return { draws: matrix.samples.map(() => nothing), sd: Number.NaN };
  const logs = logged ? matrix.values : logsOf(matrix);
  const samples = samplesOf(matrix, logs);
  if (method === 'minprob') {
    const sd = typicalSd(logs, matrix.samples.length) * tune;
    const centres = samples.map(({ present }) => sortedQuantile(present, quantile));
    return {
      sd,
      draws: centres.map(
        (centre): Draw =>
          (random) =>
            centre + sd * normalDeviate(random),
      ),
    };
  }
  const draws = samples.map((sample): Draw => {
    if (sample.missing === 0) return nothing;
    const { limit, mean, sd } = censoredNormal(sample);
    // The package hands σ to `rtmvnorm` as the covariance.
    const spread = Math.sqrt(sd * tune);
    return (random) => mean + spread * normalBelow((limit - mean) / spread, random);
  });
  return { draws, sd: Number.NaN };
}

/**
 * Fills gaps that are values below the detection limit; of values that are not logged the logarithms are filled.
 *
 * @throws {InputError} As `drawsOf`.
 */
export function fillLeftCensored(
  matrix: Matrix,
  options: CensoredOptions,
  seed: number,
): { readonly values: Float64Array; readonly sd: number } {
  const { draws, sd } = drawsOf(matrix, options);
  const random = uniform(seed);
  const values = matrix.values.slice();
  draws.forEach((draw, column) => {
    for (let at = column; at < values.length; at += draws.length)
      if (Number.isNaN(values[at]!)) values[at] = options.logged ? draw(random) : 2 ** draw(random);
  });
  return { values, sd };
}

/** Median over the features with values in more than half of the samples of their standard deviation. */
export function typicalSd(values: Float64Array, width: number): number {
  const sds: number[] = [];
  for (let row = 0; row < values.length / width; row += 1) {
    const present = rowAt(values, width, row).filter((value) => !Number.isNaN(value));
    if (present.length > width / 2 && present.length > 1) sds.push(sampleSd(present));
  }
  if (sds.length === 0)
    throw failure(
      'too-few-values',
      '没有一个特征在过半的样本中有至少 2 个值，无法估计填补值的标准差',
      '请先用“特征过滤”去掉缺失多的特征，或改用最小值的一半',
    );
  return median(Float64Array.from(sds));
}

/** Quantiles that the normal distribution is fitted to: 0.1 %, 1.1 % … 99.1 %. */
const steps = 99;
const first = 0.001;
const last = 0.99;

/**
 * The normal distribution of which a sample shows the upper part only, and the value below which nothing was detected:
 * least squares of the observed quantiles on those of the standard normal above the share that is missing.
 *
 * Lazar, Gatto, Ferro, Bruley & Burger 2016, doi:10.1021/acs.jproteome.5b00981; imputeLCMD 2.1, `impute.QRILC`.
 */
export function censoredNormal({ missing, name, present }: Sample): {
  readonly mean: number;
  readonly sd: number;
  readonly limit: number;
} {
  if (missing >= last)
    throw failure(
      'too-few-values',
      `样本“${name}”缺失 ${(100 * missing).toFixed(1)}%，无法估计它的分布`,
      '请移除该样本',
    );
  const lower = (share: number): number => -normalUpperQuantile(share);
  const x = Float64Array.from({ length: steps + 1 }, (_, k) => lower(missing + first + (k * (last - missing)) / steps));
  const y = Float64Array.from({ length: steps + 1 }, (_, k) => sortedQuantile(present, first + (k * last) / steps));
  const [centreX, centreY] = [arithmeticMean(x), arithmeticMean(y)];
  let [cross, square] = [0, 0];
  x.forEach((value, k) => {
    cross += (value - centreX) * (y[k]! - centreY);
    square += (value - centreX) ** 2;
  });
  const sd = cross / square;
  if (!(sd > 0))
    throw failure(
      'too-few-values',
      `样本“${name}”的观测值全部相同或只有 1 个，无法估计它的分布`,
      '请移除该样本，或改用最小值的一半',
    );
  const mean = centreY - sd * centreX;
  return { mean, sd, limit: mean + sd * lower(missing + first) };
}

function samplesOf({ ids, samples }: Matrix, logs: Float64Array): Sample[] {
  return samples.map((name, column) => {
    const present = Float64Array.from(ids, (_, row) => logs[row * samples.length + column]!)
      .filter((value) => !Number.isNaN(value))
      .sort();
    if (present.length === 0)
      throw failure('too-few-values', `样本“${name}”没有任何数值，无法填补`, '请移除该样本，或检查数据表');
    return { name, present, missing: 1 - present.length / ids.length };
  });
}

function logsOf({ ids, samples, values }: Matrix): Float64Array {
  const at = values.findIndex((value) => value <= 0);
  if (at >= 0)
    throw failure(
      'not-positive',
      `特征“${ids[Math.floor(at / samples.length)]}”在样本“${samples[at % samples.length]}”的值为 ${values[at]}，不能取对数`,
      '若 0 表示未检出，请打开“把 0 视为缺失”；若数据已取 log2，请打开“数据已取对数”',
    );
  return values.map(Math.log2);
}

const failure = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

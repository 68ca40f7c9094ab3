import { chiSquaredUpper, normalTwoSided } from '../../statistics/index.ts';
import type { GlmFits } from './fitGlm.ts';
import type { Model } from './model.ts';
import type { Pipeline } from './pipeline.ts';

/** A weighted sum of the coefficients: the change from the reference group to the test group. */
export type Contrast = {
  readonly name: string;
  /** Places of the two groups. */
  readonly test: number;
  readonly reference: number;
  readonly weights: Float64Array;
  /** 1: a sample of one of the two groups. */
  readonly samples: Uint8Array;
};

/** Figures of one contrast, of all features; `NaN` where undefined. */
export type ContrastTest = {
  readonly log2fc: Float64Array;
  readonly se: Float64Array;
  readonly statistic: Float64Array;
  readonly p: Float64Array;
  /** Why there is no p-value. */
  readonly outcome: Uint8Array;
};

export const outcomes = ['', '没有计数', '离群计数'] as const;
const [tested, noCounts, outlier] = [0, 1, 2];

/** Wald tests of one contrast, or its size beside a likelihood ratio test of all groups. */
export function testContrast(
  contrast: Contrast,
  found: Pipeline,
  counts: Float64Array,
  { columns: p, samples: n }: Model,
  ratioDf: number | null,
  sparesSupported: boolean,
): ContrastTest {
  const rows = found.base.mean.length;
  const column = (): Float64Array => new Float64Array(rows).fill(Number.NaN);
  const test = {
    log2fc: column(),
    se: column(),
    statistic: column(),
    p: column(),
    outcome: new Uint8Array(rows).fill(noCounts),
  };
  found.rows.forEach((row, at) => {
    test.outcome[row] = tested;
    if (found.base.mean[row] === 0) {
      [test.log2fc[row], test.se[row], test.statistic[row], test.p[row]] = [0, 0, 0, 1];
      return;
    }
    const { change, variance } = changeAcross(contrast.weights, found.fits, at, p);
    const [log2fc, se] = [change / Math.LN2, Math.sqrt(variance) / Math.LN2];
    // Without a read in either group there is nothing to compare, whatever the other groups hold.
    const empty = !contrast.samples.some((taken, i) => taken === 1 && counts[row * n + i]! > 0);
    test.log2fc[row] = empty ? 0 : log2fc;
    test.se[row] = se;
    test.statistic[row] = ratioDf === null ? (empty ? 0 : log2fc / se) : found.ratio[at]!;
    test.p[row] =
      ratioDf === null
        ? empty
          ? 1
          : normalTwoSided(log2fc / se)
        : chiSquaredUpper(Math.max(0, found.ratio[at]!), ratioDf);
    if (found.maxCooks[at]! > found.cutoff && !(sparesSupported && isSupported(counts, row, found.cooks, at, n))) {
      test.p[row] = Number.NaN;
      test.outcome[row] = outlier;
    }
  });
  return test;
}

/** The change of one row across a contrast and the variance of its error, natural logarithm. */
export function changeAcross(
  weights: Float64Array,
  fits: GlmFits,
  at: number,
  p: number,
): { readonly change: number; readonly variance: number } {
  let change = 0;
  let variance = 0;
  for (let a = 0; a < p; a += 1) {
    change += weights[a]! * fits.beta[at * p + a]!;
    for (let b = 0; b < p; b += 1) variance += weights[a]! * fits.covariance[(at * p + a) * p + b]! * weights[b]!;
  }
  return { change, variance };
}

/** Whether at least three counts are larger than the most influential one, which is then not an upward outlier. */
function isSupported(counts: Float64Array, row: number, cooks: Float64Array, at: number, n: number): boolean {
  let most = 0;
  for (let i = 1; i < n; i += 1) if (cooks[at * n + i]! > cooks[at * n + most]!) most = i;
  let larger = 0;
  for (let i = 0; i < n; i += 1) if (counts[row * n + i]! > counts[row * n + most]!) larger += 1;
  return larger >= 3;
}

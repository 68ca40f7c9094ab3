import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import { nonNegative } from './nonNegative.ts';
import { nuSvr } from './nuSvr.ts';

/** The signature of some genes, genes × types, row-major. */
export type Signature = { readonly values: Float64Array; readonly genes: number; readonly types: number };
export type Fractions = {
  /** Of the types, 0…1 with the sum 1; `NaN` when no type has any part. */
  readonly fractions: Float64Array;
  /**
   * Pearson's r between the sample and its reconstruction from the fractions, and their RMSE in standard deviations of
   * the sample.
   */
  readonly r: number;
  readonly rmse: number;
  /** ν that was chosen; `NaN` for least squares. */
  readonly nu: number;
  readonly settled: boolean;
};
export type Estimator = (mixture: Float64Array) => Fractions;

const nus = [0.25, 0.5, 0.75];

/**
 * Fractions by ν-support vector regression as CIBERSORT (Newman et al. 2015, doi:10.1038/nmeth.3337): signature and
 * sample each standardised as a whole, ν of 0.25, 0.5 and 0.75, negative weights set to 0, and of the three fits the
 * one closest to the sample.
 */
export function svrEstimator({ genes, types, values }: Signature): Estimator {
  const x = standardized(values);
  return (mixture) => {
    const y = standardized(mixture);
    const fits = nus.map((nu) => {
      const { settled, weights } = nuSvr(x, types, y, nu);
      return { ...judged(x, genes, types, y, shares(weights)), nu, settled };
    });
    return fits.reduce((best, fit) => (fit.rmse < best.rmse || Number.isNaN(best.rmse) ? fit : best));
  };
}

/** Fractions by least squares without negative coefficients, of the values as they are. */
export function nnlsEstimator({ genes, types, values }: Signature): Estimator {
  return (mixture) => {
    const beta = nonNegative(values, types, mixture);
    const fractions = shares(beta);
    const fitted = product(values, genes, types, beta);
    const { r } = compared(fitted, mixture);
    const sd = sampleSd(mixture);
    return {
      fractions,
      r,
      rmse: Math.sqrt(fitted.reduce((sum, value, i) => sum + (value - mixture[i]!) ** 2, 0) / genes) / sd,
      nu: Number.NaN,
      settled: true,
    };
  };
}

/** All values minus their mean, divided by their standard deviation (n − 1). */
export function standardized(values: Float64Array): Float64Array {
  const mean = arithmeticMean(values);
  const sd = sampleSd(values);
  return values.map((value) => (value - mean) / sd);
}

function shares(weights: Float64Array): Float64Array {
  const kept = weights.map((value) => Math.max(0, value));
  const total = kept.reduce((sum, value) => sum + value, 0);
  return kept.map((value) => (total > 0 ? value / total : Number.NaN));
}

function product(x: Float64Array, genes: number, types: number, weights: Float64Array): Float64Array {
  return Float64Array.from({ length: genes }, (_, gene) => {
    let sum = 0;
    for (let type = 0; type < types; type += 1) sum += x[gene * types + type]! * weights[type]!;
    return sum;
  });
}

function judged(
  x: Float64Array,
  genes: number,
  types: number,
  y: Float64Array,
  fractions: Float64Array,
): Omit<Fractions, 'nu' | 'settled'> {
  const fitted = product(x, genes, types, fractions);
  return { fractions, ...compared(fitted, y) };
}

function compared(fitted: Float64Array, y: Float64Array): { readonly r: number; readonly rmse: number } {
  const n = y.length;
  const [a, b] = [fitted, y].map(arithmeticMean) as [number, number];
  let [both, one, other, far] = [0, 0, 0, 0];
  for (let i = 0; i < n; i += 1) {
    both += (fitted[i]! - a) * (y[i]! - b);
    one += (fitted[i]! - a) ** 2;
    other += (y[i]! - b) ** 2;
    far += (fitted[i]! - y[i]!) ** 2;
  }
  return { r: both / Math.sqrt(one * other), rmse: Math.sqrt(far / n) };
}

import { maximum, minimum } from '../../extremes/index.ts';
import { sampleSd } from '../../statistics/index.ts';
import type { CalibrationOptions, Weighting } from './calibration.schema.ts';
import { weightedFit, type PolynomialFit } from './weightedFit.ts';

/** The standards of one compound, in the order of the file. */
export type Standards = { readonly compound: string; readonly x: Float64Array; readonly y: Float64Array };

export type Curve = {
  readonly compound: string;
  /** `null` when no curve could be fitted; `why` says it. */
  readonly fit: PolynomialFit | null;
  readonly why: string;
  readonly weight: Weighting;
  /** Which standards the fit took. */
  readonly used: Uint8Array;
  readonly levels: number;
  readonly low: number;
  readonly high: number;
  readonly lod: number;
  readonly loq: number;
  /** Concentrations by the curve, one a standard; `NaN` where it has none. */
  readonly back: Float64Array;
  readonly accurate: readonly boolean[];
  /** Share of the standards above 0 that are accurate. */
  readonly share: number;
  readonly passed: boolean;
};

const weights: Readonly<Record<Weighting, (x: number) => number>> = {
  none: () => 1,
  '1/x': (x) => 1 / x,
  '1/x2': (x) => 1 / (x * x),
};
const weightings: readonly Weighting[] = ['none', '1/x', '1/x2'];

/**
 * The concentration at which the curve has this response, on the branch on which the standards lie; `NaN` where the
 * curve never reaches it.
 */
export function concentrationAt(
  { intercept, quadratic, slope }: PolynomialFit,
  response: number,
  middle: number,
): number {
  const height = response - intercept;
  if (quadratic === 0) return slope === 0 ? Number.NaN : height / slope;
  const inside = slope * slope + 4 * quadratic * height;
  if (!(inside >= 0)) return Number.NaN;
  const root = Math.sign(slope + 2 * quadratic * middle) * Math.sqrt(inside);
  // The form without cancellation where slope and root have one sign, the other one else.
  return slope * root > 0 ? (2 * height) / (slope + root) : (root - slope) / (2 * quadratic);
}

/** Fits one compound; the weighting `auto` takes the one with the least sum of relative errors. */
export function fitCurve(standards: Standards, options: CalibrationOptions): Curve {
  if (options.weight !== 'auto') return curveWith(standards, options.weight, options);
  const tried = weightings.map((weight) => curveWith(standards, weight, options));
  const error = ({ back, fit }: Curve): number =>
    fit
      ? back.reduce(
          (sum, value, i) =>
            standards.x[i]! > 0
              ? sum + (Number.isNaN(value) ? Number.POSITIVE_INFINITY : Math.abs(value / standards.x[i]! - 1))
              : sum,
          0,
        )
      : Number.POSITIVE_INFINITY;
  return tried.reduce((best, one) => (error(one) < error(best) ? one : best));
}

function curveWith({ compound, x, y }: Standards, weight: Weighting, options: CalibrationOptions): Curve {
  const used = Uint8Array.from(x, (value) => Number(value > 0 || weight === 'none'));
  const rows = Array.from(x.keys()).filter((row) => used[row] === 1);
  const positive = x.filter((value) => value > 0);
  const [low, high] = [minimum(positive), maximum(positive)];
  const levels = new Set(rows.map((row) => x[row]!)).size;
  const needed = (options.model === 'quadratic' ? 3 : 2) + (options.origin ? 0 : 1);
  const take = (values: Float64Array): Float64Array => Float64Array.from(rows, (row) => values[row]!);
  const own = take(x);
  const fit =
    levels >= needed
      ? weightedFit(own, take(y), own.map(weights[weight]), options.model === 'quadratic' ? 2 : 1, options.origin)
      : null;
  const middle = (low + high) / 2;
  const bends =
    fit !== null &&
    fit.quadratic !== 0 &&
    (fit.slope + 2 * fit.quadratic * low) * (fit.slope + 2 * fit.quadratic * high) <= 0;
  const back = fit
    ? y.map((value) => concentrationAt(fit, value, middle))
    : new Float64Array(x.length).fill(Number.NaN);
  const accurate = Array.from(
    x,
    (value, i) =>
      value > 0 && Math.abs(back[i]! / value - 1) <= (value === low ? options.toleranceLow : options.tolerance) + 1e-12,
  );
  const share = accurate.filter(Boolean).length / positive.length;
  const sigma = fit ? noise(fit, { x, y }, weights[weight](low), options.sigma) : Number.NaN;
  const slope = fit ? Math.abs(fit.slope) : Number.NaN;
  const why =
    fit === null
      ? `只有 ${levels} 个不同浓度可用，至少要 ${needed} 个`
      : bends
        ? '曲线在标准点范围内转折，浓度不唯一'
        : fit.r2 < options.r2 || Number.isNaN(fit.r2)
          ? 'R² 低于下限'
          : share < 0.75
            ? '合格的标准点不足 75%'
            : '';
  return {
    compound,
    fit,
    why,
    weight,
    used,
    levels,
    low,
    high,
    lod: (3.3 * sigma) / slope,
    loq: (10 * sigma) / slope,
    back,
    accurate,
    share,
    passed: why === '',
  };
}

/** σ of the detection limit: at the lowest standard a fit with weight w leaves a standard deviation of sigma ÷ √w. */
function noise(
  fit: PolynomialFit,
  { x, y }: Pick<Standards, 'x' | 'y'>,
  lowest: number,
  kind: CalibrationOptions['sigma'],
): number {
  if (kind === 'residual') return fit.sigma / Math.sqrt(lowest);
  if (kind === 'intercept') return fit.interceptError;
  const blanks = y.filter((_, i) => x[i] === 0);
  if (blanks.length < 2) return Number.NaN;
  return sampleSd(blanks);
}

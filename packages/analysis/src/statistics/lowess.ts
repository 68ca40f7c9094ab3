/** Cleveland's options. */
export type LowessOptions = {
  /** Share of the points that a fit looks at, the nearest ones, 0…1; at least two points. */
  readonly span: number;
  /** How often points are weighted anew by their residuals after the first fit; 0: outliers count in full. */
  readonly iterations: number;
  /** Points that lie no further than this in x from the last one fitted are interpolated; 0: all are fitted. */
  readonly delta: number;
};

/**
 * Robust locally linear smoothing, as R's `lowess`: tricube weights over the nearest `span` of the points, then
 * bisquare weights of the residuals. Cleveland 1979, doi:10.1080/01621459.1979.10481038
 *
 * @param x - Ascending, finite. Not mutated.
 * @returns The smooth at every x.
 */
export function lowess(x: Float64Array, y: Float64Array, { span, iterations, delta }: LowessOptions): Float64Array {
  const n = x.length;
  if (n < 2) return y.slice();
  const size = Math.max(2, Math.min(n, Math.floor(span * n + 1e-7)));
  const fitted = new Float64Array(n);
  const robust = new Float64Array(n).fill(1);
  const weights = new Float64Array(n);
  for (let iteration = 0; ; iteration += 1) {
    sweep(x, y, fitted, size, delta, weights, robust);
    if (iteration === iterations || !reweigh(y, fitted, robust)) return fitted;
  }
}

function sweep(
  x: Float64Array,
  y: Float64Array,
  fitted: Float64Array,
  size: number,
  delta: number,
  weights: Float64Array,
  robust: Float64Array,
): void {
  const n = x.length;
  let left = 0;
  let right = size - 1;
  let last = -1;
  let i = 0;
  while (last < n - 1) {
    while (right < n - 1 && x[i]! - x[left]! > x[right + 1]! - x[i]!) {
      left += 1;
      right += 1;
    }
    fitted[i] = localFit(x, y, i, left, right, weights, robust);
    for (let j = last + 1; j < i; j += 1) {
      const share = (x[j]! - x[last]!) / (x[i]! - x[last]!);
      fitted[j] = share * fitted[i]! + (1 - share) * fitted[last]!;
    }
    last = i;
    const cut = x[last]! + delta;
    for (i = last + 1; i < n && x[i]! <= cut; i += 1) {
      if (x[i] === x[last]) {
        fitted[i] = fitted[last]!;
        last = i;
      }
    }
    i = Math.max(last + 1, i - 1);
  }
}

function localFit(
  x: Float64Array,
  y: Float64Array,
  i: number,
  left: number,
  right: number,
  weights: Float64Array,
  robust: Float64Array,
): number {
  const n = x.length;
  const at = x[i]!;
  const reach = Math.max(at - x[left]!, x[right]! - at);
  let total = 0;
  let end = left;
  for (; end < n; end += 1) {
    const distance = Math.abs(x[end]! - at);
    weights[end] = 0;
    if (distance <= 0.999 * reach) {
      weights[end] = (distance <= 0.001 * reach ? 1 : (1 - (distance / reach) ** 3) ** 3) * robust[end]!;
      total += weights[end]!;
    } else if (x[end]! > at) break;
  }
  if (!(total > 0)) return y[i]!;
  let mean = 0;
  for (let j = left; j < end; j += 1) {
    weights[j]! /= total;
    mean += weights[j]! * x[j]!;
  }
  let spread = 0;
  for (let j = left; j < end; j += 1) spread += weights[j]! * (x[j]! - mean) ** 2;
  const slope = reach > 0 && Math.sqrt(spread) > 0.001 * (x[n - 1]! - x[0]!) ? (at - mean) / spread : 0;
  let sum = 0;
  for (let j = left; j < end; j += 1) sum += weights[j]! * (slope * (x[j]! - mean) + 1) * y[j]!;
  return sum;
}

/** Bisquare weights from the residuals; false when they are as good as zero. */
function reweigh(y: Float64Array, fitted: Float64Array, robust: Float64Array): boolean {
  const n = y.length;
  const residuals = y.map((value, i) => Math.abs(value - fitted[i]!));
  const scale = residuals.reduce((sum, value) => sum + value, 0) / n;
  const sorted = residuals.slice().sort();
  const middle = Math.floor(n / 2);
  const spread = n % 2 === 0 ? 3 * (sorted[middle]! + sorted[n - middle - 1]!) : 6 * sorted[middle]!;
  if (spread < 1e-7 * scale) return false;
  residuals.forEach(
    (value, i) =>
      (robust[i] = value <= 0.001 * spread ? 1 : value <= 0.999 * spread ? (1 - (value / spread) ** 2) ** 2 : 0),
  );
  return true;
}

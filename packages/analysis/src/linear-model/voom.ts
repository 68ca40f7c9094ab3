import { lowess } from '../statistics/index.ts';
import type { Design } from './designMatrix.ts';
import { fitRows } from './fitRows.ts';

/** Log2 counts per million and how precise each is, features × design samples. */
export type Voomed = { readonly values: Float64Array; readonly weights: Float64Array };

/**
 * Counts as logged counts per million with weights from the trend of the spread over the level.
 *
 * As `limma::voom` with its default span of 0.5. Law et al. 2014, doi:10.1186/gb-2014-15-2-r29
 *
 * @param counts - Features × design samples, whole, none missing.
 * @param sizes - Effective library sizes.
 */
export function voom(counts: Float64Array, sizes: Float64Array, design: Design): Voomed {
  const { samples: n, columns: p } = design;
  const values = counts.map((count, at) => Math.log2(((count + 0.5) / (sizes[at % n]! + 1)) * 1e6));
  const fits = fitRows(values, design, null);
  const shift = sizes.reduce((sum, size) => sum + Math.log2(size + 1), 0) / n - Math.log2(1e6);
  const rows = Array.from({ length: fits.rows }, (_, row) => row).filter((row) =>
    counts.subarray(row * n, (row + 1) * n).some((count) => count > 0),
  );
  const level = (row: number): number => fits.average[row]! + shift;
  const order = rows.toSorted((a, b) => level(a) - level(b) || a - b);
  const x = Float64Array.from(order, level);
  const y = Float64Array.from(order, (row) => Math.sqrt(Math.sqrt(fits.sigma2[row]!)));
  const smooth = lowess(x, y, { span: 0.5, iterations: 3, delta: 0.01 * (x.at(-1)! - x[0]!) });
  const trend = piecewiseLinear(x, smooth);
  const weights = new Float64Array(values.length);
  for (let row = 0; row < fits.rows; row += 1) {
    for (let i = 0; i < n; i += 1) {
      let fitted = 0;
      for (let a = 0; a < p; a += 1) fitted += design.values[i * p + a]! * fits.coefficients[row * p + a]!;
      weights[row * n + i] = trend(fitted + Math.log2((sizes[i]! + 1) / 1e6)) ** -4;
    }
  }
  return { values, weights };
}

/** Straight lines between the points, level beyond them; of equal x the mean y. */
function piecewiseLinear(x: Float64Array, y: Float64Array): (at: number) => number {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let from = 0; from < x.length;) {
    let to = from;
    let sum = 0;
    while (to < x.length && x[to] === x[from]) sum += y[to++]!;
    xs.push(x[from]!);
    ys.push(sum / (to - from));
    from = to;
  }
  const last = xs.length - 1;
  return (at) => {
    if (at <= xs[0]!) return ys[0]!;
    if (at >= xs[last]!) return ys[last]!;
    let [low, high] = [0, last];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (xs[middle]! <= at) low = middle;
      else high = middle;
    }
    return ys[low]! + ((at - xs[low]!) / (xs[high]! - xs[low]!)) * (ys[high]! - ys[low]!);
  };
}

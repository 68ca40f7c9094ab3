import { rowMoments } from '../rows/index.ts';
import { sortedQuantile } from '../statistics/index.ts';

/** How the width of the intervals is found. */
export type BinRule = 'fd' | 'sturges' | 'scott' | 'count' | 'width';

/** More intervals than this cannot be shown on a page. */
export const mostBins = 1_000;

/**
 * Limits of equal intervals from the smallest to the largest value, ascending. Equal values lie in one interval.
 *
 * Rules: Freedman & Diaconis 1981 (doi:10.1007/BF01025868), Sturges 1926 (doi:10.1080/01621459.1926.10502161), Scott
 * 1979 (doi:10.1093/biomet/66.3.605), each with round limits as R's `hist`.
 *
 * @param sorted - Ascending, without `NaN`, not empty.
 */
export function breaksOf(
  sorted: Float64Array,
  { count, rule, width }: { readonly rule: BinRule; readonly count: number; readonly width: number },
): Float64Array {
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  if (rule === 'count') {
    if (high === low) return Float64Array.of(low - 0.5, low + 0.5);
    return Float64Array.from({ length: count + 1 }, (_, i) => (i === count ? high : low + ((high - low) * i) / count));
  }
  if (rule === 'width') {
    const first = Math.floor(low / width + 1e-9);
    const last = Math.max(first + 1, Math.ceil(high / width - 1e-9));
    return Float64Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * width).toPrecision(14)));
  }
  return pretty(low, high, Math.min(mostBins, classes(sorted, rule)));
}

/** The number of intervals by a rule (R: `nclass.FD`, `nclass.Sturges`, `nclass.scott`). */
export function classes(sorted: Float64Array, rule: 'fd' | 'sturges' | 'scott'): number {
  const n = sorted.length;
  if (rule === 'sturges') return Math.ceil(Math.log2(n) + 1);
  const spread = sorted.at(-1)! - sorted[0]!;
  const sd = n > 1 ? Math.sqrt(rowMoments(sorted).variance) : 0;
  const width = rule === 'scott' ? 3.5 * sd : quartileWidth(sorted) || 3.5 * sd;
  return width > 0 ? Math.max(1, Math.ceil((spread / width) * Math.cbrt(n))) : 1;
}

/** Twice the interquartile range; of many ties, ever wider quantiles until they differ. */
function quartileWidth(sorted: Float64Array): number {
  const short = sorted.map((value) => Number(value.toPrecision(5)));
  let width = 2 * (sortedQuantile(short, 0.75) - sortedQuantile(short, 0.25));
  for (let tail = 1 / 8; width === 0 && tail >= 1 / 512; tail /= 2)
    width = (sortedQuantile(short, 1 - tail) - sortedQuantile(short, tail)) / (1 - 2 * tail);
  return width;
}

const bias = { high: 1.5, five: 2.75 };
const tiny = 1e-10;

/**
 * About `n` intervals whose limits are 1, 2 or 5 times a power of ten and hold `low`…`high` (R: `pretty(c(low, high),
 * n, min.n = 1)`).
 */
export function pretty(low: number, high: number, n: number): Float64Array {
  const spread = high - low;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const small = size === 0 || spread < size * 1.4 * Math.max(1, n) * Number.EPSILON * 3;
  const shrunk = size > 10 ? 9 + size / 10 : size;
  const cell = size === 0 ? 0.75 : small ? shrunk * 0.75 : spread / Math.max(1, n);
  const base = 10 ** Math.floor(Math.log10(cell));
  let unit = base;
  for (const [times, weight] of [
    [2, bias.high],
    [5, bias.five],
    [10, bias.high],
  ] as const) {
    if (times * base - cell >= weight * (cell - unit)) break;
    unit = times * base;
  }
  let first = Math.floor(low / unit + tiny);
  let last = Math.ceil(high / unit - tiny);
  while (first * unit > low + tiny * unit) first -= 1;
  while (last * unit < high - tiny * unit) last += 1;
  if (last - first < 1) {
    // At least one interval: extended upwards from 0, else downwards.
    if ((low === 0 && first === 0 && high !== 0) || first < 0) last += 1;
    else first -= 1;
  }
  return Float64Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * unit).toPrecision(14)));
}

/**
 * How many values lie in each interval, the upper limit belonging to it and the lowest limit to the first; limits have
 * the tolerance of R's `hist`.
 */
export function countsOf(sorted: Float64Array, breaks: Float64Array): Float64Array {
  const fuzz = 1e-7 * (breaks[1]! - breaks[0]!);
  const counts = new Float64Array(breaks.length - 1);
  let bin = 0;
  for (const value of sorted) {
    while (bin < counts.length - 1 && value > breaks[bin + 1]! + fuzz) bin += 1;
    counts[bin]! += 1;
  }
  return counts;
}

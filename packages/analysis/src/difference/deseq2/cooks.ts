import { maximum } from '../../extremes/index.ts';
import { fisherUpper } from '../../statistics/index.ts';
import type { GlmFits } from './fitGlm.ts';
import { inCellsOf } from './model.ts';
import type { Model } from './model.ts';
import { trimmedMean } from './trend.ts';

const leastDispersion = 0.04;

/** The share trimmed from either end of a mean over `n` values, and the factor that corrects the trimmed variance. */
const trimming = (n: number): { readonly share: number; readonly scale: number } =>
  n <= 3.5 ? { share: 1 / 3, scale: 2.04 } : n <= 23.5 ? { share: 1 / 4, scale: 1.86 } : { share: 1 / 8, scale: 1.51 };

/**
 * Cook's distance of every count: how far the coefficients would move without it.
 *
 * The dispersion is estimated by moments in a way that a single count cannot inflate. Love, Huber & Anders 2014,
 * doi:10.1186/s13059-014-0550-8; Cook 1977, doi:10.2307/1268249.
 *
 * @param counts - Row-major, features × samples.
 */
export function cooksDistances(
  counts: Float64Array,
  { leverages, means }: Pick<GlmFits, 'leverages' | 'means'>,
  model: Model,
): Float64Array {
  const { columns: p, samples: n } = model;
  const cooks = new Float64Array(counts.length);
  const dispersionOf = robustDispersion(model);
  for (let from = 0; from < counts.length; from += n) {
    const dispersion = dispersionOf(counts.subarray(from, from + n));
    for (let at = from; at < from + n; at += 1) {
      const mean = means[at]!;
      const residual = (counts[at]! - mean) ** 2 / (mean + dispersion * mean ** 2);
      cooks[at] = ((residual / p) * leverages[at]!) / (1 - leverages[at]!) ** 2;
    }
  }
  return cooks;
}

function robustDispersion(model: Model): (counts: Float64Array) => number {
  const { cellSizes, cells, samples: n, sizeFactors } = model;
  const large = cellSizes.flatMap((size, cell) =>
    size >= 3 ? [Array.from({ length: n }, (_, i) => i).filter((i) => cells[i] === cell)] : [],
  );
  const groups = large.length > 0 ? large : [Array.from({ length: n }, (_, i) => i)];
  return (counts) => {
    const variance = maximum(
      groups.map((group) => {
        const { scale, share } = large.length > 0 ? trimming(group.length) : { scale: 1.51, share: 1 / 8 };
        const values = Float64Array.from(group, (i) => counts[i]! / sizeFactors[i]!);
        const centre = trimmedMean(values, share);
        return (
          scale *
          trimmedMean(
            values.map((value) => (value - centre) ** 2),
            share,
          )
        );
      }),
    );
    const mean = counts.reduce((sum, count, i) => sum + count / sizeFactors[i]!, 0) / n;
    return Math.max((variance - mean) / mean ** 2, leastDispersion);
  };
}

/** The largest distance of every feature among `samples`; `NaN` where there are none. */
export function largestCooks(cooks: Float64Array, n: number, samples: readonly boolean[]): Float64Array {
  return Float64Array.from({ length: cooks.length / n }, (_, row) =>
    samples.reduce(
      (most, taken, i) =>
        taken ? (Number.isNaN(most) ? cooks[row * n + i]! : Math.max(most, cooks[row * n + i]!)) : most,
      Number.NaN,
    ),
  );
}

/** The samples in which an outlier can be recognised: at least two others share their design. */
export const judgedSamples = (model: Model): boolean[] => inCellsOf(model, 3);

/** The 99 % point of F with p and n − p degrees of freedom. */
export function cooksCutoff({ columns, samples }: Model): number {
  const [df1, df2] = [columns, samples - columns];
  let [low, high] = [0, 1];
  while (fisherUpper(high, df1, df2) > 0.01) high *= 2;
  for (let i = 0; i < 200 && high - low > Number.EPSILON * high; i += 1) {
    const middle = (low + high) / 2;
    if (fisherUpper(middle, df1, df2) > 0.01) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

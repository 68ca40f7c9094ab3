import { rowMoments } from '../../rows/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';

/** What a box and whiskers show. */
export type BoxFigures = {
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly lower: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly upper: number;
  readonly max: number;
};

/**
 * Quartiles of type 7 and Tukey's whiskers: the outermost values within 1.5 × (q3 − q1) of the box, never inside it.
 *
 * McGill, Tukey & Larsen 1978, doi:10.1080/00031305.1978.10479236.
 *
 * @param sorted - Ascending, without `NaN`, not empty. `sd` (n − 1) of a single value is `NaN`.
 */
export function boxFigures(sorted: Float64Array): BoxFigures {
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((q) => sortedQuantile(sorted, q)) as [number, number, number];
  const reach = 1.5 * (q3 - q1);
  const inside = sorted.filter((value) => value >= q1 - reach && value <= q3 + reach);
  const { mean, variance } = rowMoments(sorted);
  return {
    n: sorted.length,
    mean,
    sd: Math.sqrt(variance),
    min: sorted[0]!,
    q1,
    median,
    q3,
    max: sorted.at(-1)!,
    lower: Math.min(q1, inside[0] ?? q1),
    upper: Math.max(q3, inside.at(-1) ?? q3),
  };
}

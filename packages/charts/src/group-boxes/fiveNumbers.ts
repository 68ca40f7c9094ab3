import { sortedQuantile } from '@panome/analysis/statistics';
/** Whiskers reach the outermost values within 1.5 interquartile ranges of the box. */
export type FiveNumbers = readonly [low: number, q1: number, median: number, q3: number, high: number];

/**
 * Box and whiskers of the finite values (quantiles of R's type 7, whiskers after Tukey 1977); `null` when there is
 * none.
 */
export function fiveNumbers(values: Iterable<number>): FiveNumbers | null {
  const sorted = Array.from(values)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const [q1, median, q3] = [sortedQuantile(sorted, 0.25), sortedQuantile(sorted, 0.5), sortedQuantile(sorted, 0.75)];
  const reach = 1.5 * (q3 - q1);
  return [
    sorted.find((value) => value >= q1 - reach)!,
    q1,
    median,
    q3,
    sorted.findLast((value) => value <= q3 + reach)!,
  ];
}

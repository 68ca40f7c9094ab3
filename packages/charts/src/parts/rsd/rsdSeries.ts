import type { ChartInput } from '../../model/index.ts';
import { hasColumn, numbers, tableOf } from '../../table/index.ts';

/**
 * The RSD of the features, once or before and after a correction; sorted, missing ones left out. `total` counts them
 * too.
 */
export type RsdSeries = { readonly name: string; readonly sorted: Float64Array; readonly total: number };

/** What the table `rsd` holds. */
export function rsdSeries(input: ChartInput): RsdSeries[] {
  const table = tableOf(input, 'rsd');
  const series = (name: string, column: string): RsdSeries => {
    const values = numbers(table, column);
    return { name, sorted: values.filter(Number.isFinite).sort(), total: values.length };
  };
  return hasColumn(table, 'rsd_after')
    ? [series('校正前', 'rsd'), series('校正后', 'rsd_after')]
    : [series('QC', 'rsd')];
}

/** How many sorted values are at most `limit`. */
export function countWithin(sorted: Float64Array, limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { rowAt, rowMoments } from '../rows/index.ts';

export type Scale = 'none' | 'auto' | 'pareto' | 'range';

/**
 * Centres every row, and divides it by its spread: sd (`auto`), √sd (`pareto`) or max − min (`range`); in place.
 *
 * van den Berg et al. 2006, BMC Genomics 7, 142. doi:10.1186/1471-2164-7-142
 *
 * @param values - Rows × columns without missing values; with a scale no row may be constant.
 */
export function centreAndScale(values: Float64Array, rows: number, columns: number, scale: Scale): void {
  for (let i = 0; i < rows; i += 1) {
    const row = rowAt(values, columns, i);
    const { mean, variance, min, max } = rowMoments(row);
    const divisor = { none: 1, auto: Math.sqrt(variance), pareto: variance ** 0.25, range: max - min }[scale];
    if (min === max) row.fill(0);
    else for (let j = 0; j < columns; j += 1) row[j] = (row[j]! - mean) / divisor;
  }
}

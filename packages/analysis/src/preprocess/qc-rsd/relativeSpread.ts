/** What values are: as measured, or logarithms of what was measured. */
export type ValueScale = 'raw' | 'log2' | 'log10' | 'ln';

export type RelativeSpread = { readonly n: number; readonly mean: number; readonly sd: number; readonly rsd: number };

const logarithms: Readonly<Record<Exclude<ValueScale, 'raw'>, number>> = { log2: Math.LN2, log10: Math.LN10, ln: 1 };

/**
 * Relative standard deviation of the values that are there.
 *
 * Raw values: sd (n − 1) / mean, `NaN` when the mean is not positive. Logarithms: √(exp(s²) − 1) with s their standard
 * deviation in natural logarithms, the RSD of a log-normal variable (Limpert et al. 2001,
 * doi:10.1641/0006-3568(2001)051[0341:LNDATS]2.0.CO;2).
 */
export function relativeSpread(row: Float64Array, columns: Int32Array, scale: ValueScale = 'raw'): RelativeSpread {
  let n = 0;
  let sum = 0;
  for (const column of columns) {
    const value = row[column]!;
    if (Number.isNaN(value)) continue;
    n += 1;
    sum += value;
  }
  const mean = n > 0 ? sum / n : Number.NaN;
  let squares = 0;
  for (const column of columns) if (!Number.isNaN(row[column]!)) squares += (row[column]! - mean) ** 2;
  const sd = n > 1 ? Math.sqrt(squares / (n - 1)) : Number.NaN;
  if (scale !== 'raw') return { n, mean, sd, rsd: Math.sqrt(Math.expm1((sd * logarithms[scale]) ** 2)) };
  return { n, mean, sd, rsd: mean > 0 ? sd / mean : Number.NaN };
}

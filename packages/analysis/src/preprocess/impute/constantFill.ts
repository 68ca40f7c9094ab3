import { rowAt } from '../../rows/index.ts';
import { median } from '../../statistics/index.ts';

/** A fill value computed from the observed values. */
export type Summary = (present: Float64Array) => number;

export const minimum: Summary = (present) =>
  present.reduce((least, value) => (value < least ? value : least), Number.POSITIVE_INFINITY);
export const middle: Summary = median;

/**
 * Fills the missing values of every feature with one value of its scope: all samples, or the samples of the same group.
 * A scope without any value takes that of all samples.
 *
 * @param values - Row-major, at least one value present in every row; filled in place.
 * @param scopes - Column indices; a column in none of them takes the value of all samples.
 */
export function fillByFeature(
  values: Float64Array,
  features: number,
  samples: number,
  scopes: readonly Int32Array[],
  summary: Summary,
): void {
  for (let feature = 0; feature < features; feature += 1) {
    const row = rowAt(values, samples, feature);
    if (!row.some(Number.isNaN)) continue;
    const overall = summary(row.filter((value) => !Number.isNaN(value)));
    for (const columns of scopes) {
      const present = Float64Array.from(columns, (column) => row[column]!).filter((value) => !Number.isNaN(value));
      const fill = present.length > 0 ? summary(present) : overall;
      for (const column of columns) if (Number.isNaN(row[column]!)) row[column] = fill;
    }
    row.forEach((value, column) => {
      if (Number.isNaN(value)) row[column] = overall;
    });
  }
}

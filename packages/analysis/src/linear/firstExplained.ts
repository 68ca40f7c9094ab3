import { orthonormalize } from './orthonormalize.ts';

/**
 * The first column that the ones before it already explain (to 1e-7 of its length), or `undefined` when the columns are
 * of full rank.
 *
 * Going in order names the column that a reader would call one too many; an SVD would only say that there is one.
 */
export function firstExplained(columns: readonly Float64Array[]): number | undefined {
  const basis: Float64Array[] = [];
  for (const [at, column] of columns.entries()) {
    const [unit] = orthonormalize([column.slice()], basis, 1e-7);
    if (!unit) return at;
    basis.push(unit);
  }
  return undefined;
}

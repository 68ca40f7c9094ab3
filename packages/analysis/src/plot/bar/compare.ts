import { compareGroups, letterDisplay, levelMoments, rankSumTest, tTest } from '../../group-tests/index.ts';
import type { BarTest } from './bar.schema.ts';

/**
 * Two cells compared; `difference` is b − a of the means. `p` is corrected for the other pairs of the family only with
 * Tukey.
 */
export type PairComparison = {
  readonly a: number;
  readonly b: number;
  readonly difference: number;
  readonly statistic: number;
  readonly p: number;
};

/**
 * Compares the cells of one family pair by pair; cells with under two values take no part.
 *
 * @param cells - Values without `NaN`.
 */
export function comparePairs(cells: readonly Float64Array[], test: Exclude<BarTest, 'none'>): PairComparison[] {
  const usable = Array.from(cells.keys()).filter((cell) => cells[cell]!.length > 1);
  if (usable.length < 2) return [];
  const { columns, values } = sideBySide(usable.map((cell) => cells[cell]!));
  const grouped = { values, rows: 1, width: values.length, columns };
  if (test === 'tukey') {
    const found = compareGroups([0], usable.length, 'tukey', levelMoments(grouped), null);
    return Array.from(found.p, (p, i) => ({
      a: usable[found.a[i]!]!,
      b: usable[found.b[i]!]!,
      difference: found.difference[i]!,
      statistic: found.statistic[i]!,
      p,
    }));
  }
  return columns.flatMap((referenceColumns, i) =>
    columns.slice(i + 1).map((testColumns, k): PairComparison => {
      const compared = { ...grouped, referenceColumns, testColumns };
      const found = test === 'wilcoxon' ? rankSumTest(compared) : tTest(compared, test);
      return {
        a: usable[i]!,
        b: usable[i + 1 + k]!,
        difference: found.meanTest[0]! - found.meanReference[0]!,
        statistic: found.statistic[0]!,
        p: found.p[0]!,
      };
    }),
  );
}

/**
 * Letters of the cells from the highest mean on: cells that share one do not differ; none for a cell that was not
 * compared.
 */
export function cellLetters(
  means: readonly number[],
  comparisons: readonly (PairComparison & { readonly differs: boolean })[],
): string[] {
  const compared = new Set(comparisons.flatMap(({ a, b }) => [a, b]));
  const order = [...compared].toSorted((one, other) => means[other]! - means[one]! || one - other);
  const different = new Set(
    comparisons.filter(({ differs }) => differs).flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]),
  );
  const letters = order.length > 0 ? letterDisplay(order, (a, b) => different.has(`${a} ${b}`)) : [];
  return means.map((_, cell) => letters[cell] ?? '');
}

function sideBySide(cells: readonly Float64Array[]): {
  readonly values: Float64Array;
  readonly columns: readonly Int32Array[];
} {
  const values = new Float64Array(cells.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  const columns = cells.map((cell) => {
    values.set(cell, start);
    start += cell.length;
    return Int32Array.from(cell, (_, i) => start - cell.length + i);
  });
  return { values, columns };
}

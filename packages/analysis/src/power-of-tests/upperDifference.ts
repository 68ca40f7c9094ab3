import { isQc } from '../groups/index.ts';
import { levelMoments } from '../group-tests/index.ts';
import { columnsByLevel, type Groups, type Matrix } from '../model/index.ts';
import { sortedQuantile } from '../statistics/index.ts';

const share = 0.9;
/** Fewer features say nothing of a tenth of them. */
const least = 10;

/**
 * The difference that a tenth of the features reach: the 90th percentile (type 7) of |mean₁ − mean₂| in log2 units,
 * between the two largest groups (the first ones where several are as large). Quality controls are no group; without
 * `logged` values that are not above 0 are missing. What a small pilot shows is too large rather than too small, since
 * chance widens it.
 *
 * @returns null with fewer than two groups of two samples, or fewer than ten features that both have.
 */
export function upperDifference(matrix: Matrix, groups: Groups, logged: boolean): number | null {
  const columns = [...columnsByLevel(matrix, groups)]
    .filter(([level, list]) => !isQc(level) && list.length > 1)
    .map(([, list]) => list)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 2);
  if (columns.length < 2) return null;
  const rows = matrix.ids.length;
  const values = logged ? matrix.values : matrix.values.map((value) => (value > 0 ? Math.log2(value) : Number.NaN));
  const { mean } = levelMoments({ values, rows, width: matrix.samples.length, columns });
  const found = Float64Array.from({ length: rows }, (_, row) => Math.abs(mean[2 * row]! - mean[2 * row + 1]!))
    .filter((value) => Number.isFinite(value))
    .toSorted();
  return found.length < least ? null : sortedQuantile(found, share);
}

import { isQc } from '../groups/index.ts';
import { levelMoments } from '../group-tests/index.ts';
import { columnsByLevel, type Groups, type Matrix } from '../model/index.ts';
import { median } from '../statistics/index.ts';

/** The spread within groups that is usual in a table. */
export type Spread = {
  /** In log2 units. */
  readonly sd: number;
  /** How many features it is the median of: those that vary within the groups. */
  readonly features: number;
};

/**
 * The median over the features of the standard deviation within groups, in log2 units: the square root of the pooled
 * variance, as `sigma` of R's `lm(log2(x) ~ group)`. Quality controls count in no group; without `logged` values that
 * are not above 0 are missing.
 *
 * @returns null when no feature varies within the groups.
 */
export function typicalSpread(matrix: Matrix, groups: Groups, logged: boolean): Spread | null {
  const columns = [...columnsByLevel(matrix, groups)].filter(([level]) => !isQc(level)).map(([, list]) => list);
  const rows = matrix.ids.length;
  const values = logged ? matrix.values : matrix.values.map((value) => (value > 0 ? Math.log2(value) : Number.NaN));
  const { n, squares } = levelMoments({ values, rows, width: matrix.samples.length, columns });
  const sds: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    let [df, within] = [0, 0];
    for (let at = row * columns.length; at < (row + 1) * columns.length; at += 1) {
      if (n[at]! === 0) continue;
      df += n[at]! - 1;
      within += squares[at]!;
    }
    if (df > 0 && within > 0) sds.push(Math.sqrt(within / df));
  }
  return sds.length === 0 ? null : { sd: median(Float64Array.from(sds)), features: sds.length };
}

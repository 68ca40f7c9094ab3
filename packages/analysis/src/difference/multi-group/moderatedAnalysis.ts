import { designValues, fitRows, groupDesign, moderatedF, moderatedTests } from '../../linear-model/index.ts';
import type { Grouped, LevelMoments } from '../../group-tests/index.ts';
import { emptyOmnibus, flatOutcome, outcomeOf, rowOf, sumsOfSquares } from './omnibus.ts';
import type { Omnibus } from './omnibus.ts';

/**
 * Moderated F of every feature, the variances shrunk to what all features share (Smyth 2004,
 * doi:10.2202/1544-6115.1027). A group with fewer than 2 values gives no p-value.
 */
export function moderatedAnalysis({ values, width, columns }: Grouped, moments: LevelMoments): Omnibus {
  const groups = columns.length;
  const design = groupDesign(
    columns.map((_, group) => String(group)),
    columns,
  );
  const fits = fitRows(designValues(values, width, design), design, null);
  const { prior, variance } = moderatedTests(fits, [], false);
  const { df, f, p } = moderatedF(fits, groups, variance, prior);
  const found = emptyOmnibus(fits.rows);
  for (let row = 0; row < fits.rows; row += 1) {
    const one = rowOf(moments, groups, row);
    if (one.n.some((count) => count < 2) || Number.isNaN(p[row]!)) {
      found.outcome[row] = one.n.some((count) => count < 2) ? outcomeOf.tooFew : flatOutcome(one);
      continue;
    }
    const { between, within } = sumsOfSquares(one);
    found.statistic[row] = f[row]!;
    found.df1[row] = groups - 1;
    found.df2[row] = df[row]!;
    found.p[row] = p[row]!;
    found.effect[row] = between + within > 0 ? between / (between + within) : Number.NaN;
  }
  return found;
}

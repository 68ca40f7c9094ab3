import { designValues, fitRows, groupDesign, moderatedTests } from '../linear-model/index.ts';
import { type Compared, emptyTests, type FeatureTests, isApart, outcomeOf } from '../group-tests/index.ts';

/**
 * Moderated t-test of every feature, the variances shrunk to what all features share, as limma's `lmFit` and `eBayes`.
 *
 * A group without values gives no p-value. Smyth 2004, doi:10.2202/1544-6115.1027
 */
export function moderatedTTest({
  values,
  rows,
  width,
  referenceColumns,
  testColumns,
  progress,
}: Compared): FeatureTests {
  const found = emptyTests(rows);
  const design = groupDesign(['reference', 'test'], [referenceColumns, testColumns]);
  const taken = designValues(values, width, design);
  const fits = fitRows(taken, design, null, progress);
  const { contrasts, dfTotal } = moderatedTests(fits, [{ name: '', test: 1, reference: 0 }], false);
  const { p, t } = contrasts[0]!;
  for (let row = 0; row < rows; row += 1) {
    const counts = [0, 0];
    const sums = [0, 0];
    for (let i = 0; i < design.samples; i += 1) {
      const value = taken[row * design.samples + i]!;
      if (Number.isNaN(value)) continue;
      counts[design.groupOf[i]!]! += 1;
      sums[design.groupOf[i]!]! += value;
    }
    found.nReference[row] = counts[0]!;
    found.nTest[row] = counts[1]!;
    found.meanReference[row] = sums[0]! / counts[0]!;
    found.meanTest[row] = sums[1]! / counts[1]!;
    if (counts.includes(0)) {
      found.outcome[row] = outcomeOf.tooFew;
    } else if (!Number.isFinite(t[row]!)) {
      found.outcome[row] = isApart(found.meanReference[row]!, found.meanTest[row]!)
        ? outcomeOf.separated
        : outcomeOf.constant;
    } else {
      found.statistic[row] = t[row]!;
      found.df[row] = dfTotal[row]!;
      found.p[row] = p[row]!;
    }
  }
  return found;
}

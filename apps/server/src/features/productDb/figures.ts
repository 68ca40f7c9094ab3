import { normalUpperQuantile, sortedPresent, sortedQuantile } from '@panome/analysis/statistics';
import { fewestSimilar, type ExperienceMeasure } from '@panome/contract';
import type { ExperienceRow } from '../../platform/database/schema/productDb.ts';

const shares = [0.1, 0.25, 0.5, 0.75, 0.9] as const;
const z = normalUpperQuantile(0.025);

/** The quantiles of one measure over rows, of type 7 as in R; none of fewer than five values. */
export function quantilesOf(rows: readonly ExperienceRow[], measure: ExperienceMeasure) {
  const values = sortedPresent(rows.map((row) => row[measure] ?? Number.NaN));
  const n = values.length;
  return { measure, n, at: n < fewestSimilar ? null : shares.map((share) => sortedQuantile(values, share)) };
}

/**
 * How many passed, with Wilson's interval (95%, without continuity correction, as `prop.test(…, correct = FALSE)` of
 * R).
 */
export function passedOf(rows: readonly ExperienceRow[]) {
  const of = rows.length;
  if (of < fewestSimilar) return null;
  const count = rows.filter(({ passed }) => passed === 1).length;
  const share = count / of;
  const scale = 1 + (z * z) / of;
  const middle = (share + (z * z) / (2 * of)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { of, count, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

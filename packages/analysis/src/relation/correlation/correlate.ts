import { rowAt } from '../../rows/index.ts';
import { studentTwoSided } from '../../statistics/index.ts';
import { kendallCounts, sortedRow, tauB } from './kendall.ts';
import { kendallP } from './kendallTest.ts';
import { commonPair, pairwisePearson } from './pearson.ts';
import { ranks } from './ranks.ts';
import { spearmanP } from './spearmanTest.ts';

export type CorrelationMethod = 'pearson' | 'spearman' | 'kendall';

/** `r` is size × size; `p` holds the pairs i < j, row after row. `NaN` where a coefficient is undefined. */
export type Correlated = { readonly r: Float64Array; readonly p: Float64Array };

/**
 * Correlations of all pairs of rows with two-sided p-values, over the columns present in both rows of a pair.
 *
 * @param values - size × columns, row-major, `NaN` for missing. Not mutated.
 */
export function correlate(values: Float64Array, size: number, columns: number, method: CorrelationMethod): Correlated {
  if (method === 'kendall') return kendall(values, size, columns);
  const { values: r, counts } = pairwisePearson(values, size, columns, method === 'spearman' ? ranks : undefined);
  if (method === 'pearson') return { r, p: eachPair(size, (i, j) => pearsonP(r[i * size + j]!, counts[i * size + j]!)) };

  const tied = Array.from({ length: size }, (_, i) => hasTies(rowAt(values, columns, i)));
  const isTied = (i: number, j: number): boolean => {
    // A tie within a row may be gone from the columns that the pair has in common.
    if ((!tied[i] && !tied[j]) || counts[i * size + j] === columns) return tied[i]! || tied[j]!;
    const [x, y] = commonPair(rowAt(values, columns, i), rowAt(values, columns, j));
    return hasTies(x) || hasTies(y);
  };
  return { r, p: eachPair(size, (i, j) => spearmanP(r[i * size + j]!, counts[i * size + j]!, isTied(i, j))) };
}

/** Two-sided p of Pearson's r by t with n − 2 degrees of freedom; `NaN` under three pairs of values. */
function pearsonP(r: number, n: number): number {
  return n < 3 ? Number.NaN : studentTwoSided(r * Math.sqrt((n - 2) / (1 - r * r)), n - 2);
}

function kendall(values: Float64Array, size: number, columns: number): Correlated {
  const r = new Float64Array(size * size);
  const sorted = Array.from({ length: size }, (_, i) => {
    const row = rowAt(values, columns, i);
    return row.some(Number.isNaN) ? undefined : sortedRow(row);
  });
  for (let i = 0; i < size; i += 1) r[i * size + i] = 1;
  const p = eachPair(size, (i, j) => {
    const whole = sorted[i] && sorted[j] ? ([sorted[i], sorted[j]] as const) : undefined;
    const [x, y] = whole ?? commonPair(rowAt(values, columns, i), rowAt(values, columns, j)).map(sortedRow);
    const counts = kendallCounts(x!, y!);
    r[i * size + j] = r[j * size + i] = tauB(counts);
    return kendallP(counts);
  });
  return { r, p };
}

function eachPair(size: number, of: (i: number, j: number) => number): Float64Array {
  const result = new Float64Array((size * (size - 1)) / 2);
  let at = 0;
  for (let i = 0; i < size; i += 1) for (let j = i + 1; j < size; j += 1) result[at++] = of(i, j);
  return result;
}

function hasTies(row: Float64Array): boolean {
  const sorted = row.slice().sort();
  // Missing values sort to the end and equal nothing.
  return sorted.some((value, i) => i > 0 && value === sorted[i - 1]);
}

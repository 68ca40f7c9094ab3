import { inParts, roomFor, type Job } from '../parallel/index.ts';
import { rowAt } from '../rows/index.ts';
import { studentTwoSided } from '../statistics/index.ts';
import { kendallCounts, sortedRow, tauB, type KendallCounts } from './kendall.ts';
import { kendallP } from './kendallTest.ts';
import { commonPair, crossPearson, pairwisePearson, type TwoTables } from './pearson.ts';
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
  const { values: r, counts } = pairwisePearson(values, size, columns, method === 'spearman');
  if (method === 'pearson')
    return { r, p: eachPair(size, (i, j) => pearsonP(r[i * size + j]!, counts[i * size + j]!)) };

  const tied = Array.from({ length: size }, (_, i) => hasTies(rowAt(values, columns, i)));
  const isTied = (i: number, j: number): boolean =>
    pairTied(
      tied[i]! || tied[j]!,
      counts[i * size + j] === columns,
      rowAt(values, columns, i),
      rowAt(values, columns, j),
    );
  return { r, p: eachPair(size, (i, j) => spearmanP(r[i * size + j]!, counts[i * size + j]!, isTied(i, j))) };
}

/** `r` and `p` are rows of the first table × rows of the second. `NaN` where a coefficient is undefined. */
export type CrossCorrelated = { readonly r: Float64Array; readonly p: Float64Array };

/** Correlations of every row of one table with every row of another, with two-sided p-values as in `correlate`. */
export function crossCorrelate(tables: TwoTables, method: CorrelationMethod): CrossCorrelated {
  if (method === 'kendall') return crossKendall(tables);
  const { first, rows, second, others, columns } = tables;
  const { values: r, counts } = crossPearson(tables, method === 'spearman');
  const tiedRows = (values: Float64Array, size: number): boolean[] =>
    Array.from({ length: size }, (_, i) => hasTies(rowAt(values, columns, i)));
  const [tied, tiedOther] = method === 'spearman' ? [tiedRows(first, rows), tiedRows(second, others)] : [[], []];
  const p = new Float64Array(r.length);
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0; j < others; j += 1) {
      const at = i * others + j;
      if (method === 'pearson') p[at] = pearsonP(r[at]!, counts[at]!);
      else
        p[at] = spearmanP(
          r[at]!,
          counts[at]!,
          pairTied(
            tied[i]! || tiedOther[j]!,
            counts[at] === columns,
            rowAt(first, columns, i),
            rowAt(second, columns, j),
          ),
        );
    }
  }
  return { r, p };
}

/** Whether a pair has ties: a tie within a row may be gone from the columns that the pair has in common. */
function pairTied(tied: boolean, whole: boolean, one: Float64Array, other: Float64Array): boolean {
  if (!tied || whole) return tied;
  const [x, y] = commonPair(one, other);
  return hasTies(x) || hasTies(y);
}

/** Two-sided p of Pearson's r by t with n − 2 degrees of freedom; `NaN` under three pairs of values. */
function pearsonP(r: number, n: number): number {
  return n < 3 ? Number.NaN : studentTwoSided(r * Math.sqrt((n - 2) / (1 - r * r)), n - 2);
}

function kendall(values: Float64Array, size: number, columns: number): Correlated {
  const [r, p] = [roomFor(size * size), roomFor((size * (size - 1)) / 2)];
  for (let i = 0; i < size; i += 1) r[i * size + i] = 1;
  inParts(kendallRows, { first: values, rows: size, columns, others: null, r, p }, size);
  return { r, p };
}

function crossKendall({ first, rows, second, others, columns }: TwoTables): CrossCorrelated {
  const [r, p] = [roomFor(rows * others), roomFor(rows * others)];
  inParts(kendallRows, { first, rows, columns, others: { values: second, rows: others }, r, p }, rows);
  return { r, p };
}

type KendallContext = {
  readonly first: Float64Array;
  readonly rows: number;
  readonly columns: number;
  /** Absent: the pairs of rows of the first table, the earlier first. */
  readonly others: { readonly values: Float64Array; readonly rows: number } | null;
  readonly r: Float64Array;
  readonly p: Float64Array;
};

/**
 * The coefficients of one row with all others, or with those that come later.
 *
 * @public Threads import it by its name.
 */
export const kendallRows: Job<KendallContext, void> = {
  module: import.meta.url,
  name: 'kendallRows',
  open: ({ columns, first, others, p, r, rows }) => {
    const sorted = sortedRows(first, rows, columns);
    const [second, width] = others ? [others.values, others.rows] : [first, rows];
    const sortedOther = others ? sortedRows(second, width, columns) : sorted;
    return (i) => {
      // Before row i stand i rows of pairs, each one shorter than the one before.
      let at = others ? i * width : i * (rows - 1) - (i * (i - 1)) / 2;
      for (let j = others ? 0 : i + 1; j < width; j += 1, at += 1) {
        const counts = countsOf(rowAt(first, columns, i), rowAt(second, columns, j), sorted[i], sortedOther[j]);
        r[i * width + j] = tauB(counts);
        if (!others) r[j * width + i] = r[i * width + j]!;
        p[at] = kendallP(counts);
      }
    };
  },
};

type Sorted = ReturnType<typeof sortedRow> | undefined;

/** The complete rows sorted once for all their pairs. */
const sortedRows = (values: Float64Array, size: number, columns: number): Sorted[] =>
  Array.from({ length: size }, (_, i) => {
    const row = rowAt(values, columns, i);
    return row.some(Number.isNaN) ? undefined : sortedRow(row);
  });

function countsOf(one: Float64Array, other: Float64Array, sorted: Sorted, sortedOther: Sorted): KendallCounts {
  if (sorted && sortedOther) return kendallCounts(sorted, sortedOther);
  const [x, y] = commonPair(one, other);
  return kendallCounts(sortedRow(x), sortedRow(y));
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

/** What Kendall's tests need of one pair of rows. */
export type KendallCounts = {
  readonly n: number;
  /** Concordant minus discordant pairs. */
  readonly s: number;
  /** Sums over the runs of t equal values: t(t−1)/2, t(t−1)(2t+5), t(t−1)(t−2). */
  readonly x: TieSums;
  readonly y: TieSums;
};
type TieSums = { readonly pairs: number; readonly variance: number; readonly cubes: number };

/** A row prepared for many comparisons: its order and its ties. */
export type SortedRow = { readonly row: Float64Array; readonly order: Uint32Array; readonly ties: TieSums };

/** Sorts a complete row once for all its pairs. */
export function sortedRow(row: Float64Array): SortedRow {
  const order = Uint32Array.from(row, (_, i) => i).sort((a, b) => row[a]! - row[b]! || a - b);
  return { row, order, ties: tieSums(row.slice().sort()) };
}

/**
 * Counts concordant against discordant pairs of two complete rows in n·log n steps.
 *
 * Knight 1966, J. Am. Stat. Assoc. 61, 436. doi:10.1080/01621459.1966.10480879
 */
export function kendallCounts(x: SortedRow, y: SortedRow): KendallCounts {
  const n = x.row.length;
  const ordered = Float64Array.from(x.order, (i) => y.row[i]!);
  const jointTies = sortWithinRuns(ordered, x);
  const swaps = mergeSortSwaps(ordered);
  const s = (n * (n - 1)) / 2 - x.ties.pairs - y.ties.pairs + jointTies - 2 * swaps;
  return { n, s, x: x.ties, y: y.ties };
}

/** Kendall's tau-b; `NaN` when a row is constant or under two long. */
export function tauB({ n, s, x, y }: KendallCounts): number {
  const all = (n * (n - 1)) / 2;
  const below = Math.sqrt((all - x.pairs) * (all - y.pairs));
  return below > 0 ? Math.max(-1, Math.min(1, s / below)) : Number.NaN;
}

/** Sorts y where x ties, so that such pairs do not count as discordant; returns the pairs tied in both. */
function sortWithinRuns(y: Float64Array, { row, order }: SortedRow): number {
  let joint = 0;
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && row[order[to]!] === row[order[from]!]) to += 1;
    if (to - from > 1) joint += tieSums(y.subarray(from, to).sort()).pairs;
    from = to;
  }
  return joint;
}

function tieSums(sorted: Float64Array): TieSums {
  let pairs = 0;
  let variance = 0;
  let cubes = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    while (to < sorted.length && sorted[to] === sorted[from]) to += 1;
    const t = to - from;
    pairs += (t * (t - 1)) / 2;
    variance += t * (t - 1) * (2 * t + 5);
    cubes += t * (t - 1) * (t - 2);
    from = to;
  }
  return { pairs, variance, cubes };
}

/** Sorts in place and counts how many pairs were out of order. */
function mergeSortSwaps(values: Float64Array): number {
  let source = values;
  let target: Float64Array = new Float64Array(values.length);
  let swaps = 0;
  for (let width = 1; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) {
      const middle = Math.min(start + width, values.length);
      const end = Math.min(start + 2 * width, values.length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        if (left < middle && (right >= end || source[left]! <= source[right]!)) target[at] = source[left++]!;
        else {
          swaps += middle - left;
          target[at] = source[right++]!;
        }
      }
    }
    [source, target] = [target, source];
  }
  return swaps;
}

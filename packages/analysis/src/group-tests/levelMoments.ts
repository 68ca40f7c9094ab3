/**
 * Count, mean and sum of squared deviations of every feature in every group, row-major features × groups; missing
 * values left out.
 */
export type LevelMoments = { readonly n: Float64Array; readonly mean: Float64Array; readonly squares: Float64Array };

/** The values of a matrix and the columns of each group; a missing value is `NaN`. */
export type Grouped = {
  /** Row-major, features in rows. */
  readonly values: Float64Array;
  readonly rows: number;
  readonly width: number;
  readonly columns: readonly Int32Array[];
};

/**
 * Two passes over each group, the second correcting the mean of the first, so that a large mean costs no accuracy. The
 * mean of no value is `NaN`.
 */
export function levelMoments({ values, rows, width, columns }: Grouped): LevelMoments {
  const groups = columns.length;
  const n = new Float64Array(rows * groups);
  const mean = new Float64Array(rows * groups);
  const squares = new Float64Array(rows * groups);
  for (let row = 0; row < rows; row += 1) {
    columns.forEach((list, group) => {
      const at = row * groups + group;
      let count = 0;
      let sum = 0;
      for (let i = 0; i < list.length; i += 1) {
        const value = values[row * width + list[i]!]!;
        if (value === value) {
          count += 1;
          sum += value;
        }
      }
      const centre = sum / count;
      let spread = 0;
      let rest = 0;
      for (let i = 0; i < list.length; i += 1) {
        const value = values[row * width + list[i]!]! - centre;
        if (value === value) {
          spread += value * value;
          rest += value;
        }
      }
      n[at] = count;
      mean[at] = centre + (count > 0 ? rest / count : 0);
      squares[at] = Math.max(0, spread - (rest * rest) / Math.max(1, count));
    });
  }
  return { n, mean, squares };
}

/** Mean rank of every feature in every group, ties sharing theirs, and of every feature Σ(t³ − t) over its ties. */
export type LevelRanks = { readonly meanRank: Float64Array; readonly ties: Float64Array };

export function levelRanks({ values, rows, width, columns }: Grouped): LevelRanks {
  const groups = columns.length;
  const most = columns.reduce((sum, list) => sum + list.length, 0);
  const meanRank = new Float64Array(rows * groups).fill(Number.NaN);
  const ties = new Float64Array(rows);
  const present = new Float64Array(most);
  const groupOf = new Uint16Array(most);
  const sums = new Float64Array(groups);
  const counts = new Float64Array(groups);
  const order = new Uint32Array(most);

  for (let row = 0; row < rows; row += 1) {
    let n = 0;
    sums.fill(0);
    counts.fill(0);
    columns.forEach((list, group) => {
      for (let i = 0; i < list.length; i += 1) {
        const value = values[row * width + list[i]!]!;
        if (value !== value) continue;
        present[n] = value;
        groupOf[n] = group;
        order[n] = n;
        n += 1;
      }
    });
    const sorted = order.subarray(0, n).sort((a, b) => present[a]! - present[b]!);
    for (let from = 0; from < n;) {
      let to = from;
      while (to < n && present[sorted[to]!] === present[sorted[from]!]) to += 1;
      const tied = to - from;
      if (tied > 1) ties[row]! += tied * tied * tied - tied;
      for (let i = from; i < to; i += 1) {
        const group = groupOf[sorted[i]!]!;
        sums[group]! += (from + to + 1) / 2;
        counts[group]! += 1;
      }
      from = to;
    }
    for (let group = 0; group < groups; group += 1) meanRank[row * groups + group] = sums[group]! / counts[group]!;
  }
  return { meanRank, ties };
}

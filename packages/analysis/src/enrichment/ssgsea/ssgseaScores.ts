import { ranksOf } from '../../kernel/index.ts';

/** Values with features in rows × samples in columns, row-major; `NaN` is missing. */
export type Ranked = { readonly values: Float64Array; readonly rows: number; readonly samples: number };

/**
 * Enrichment of each set in each sample: the sum, over the features from the highest to the lowest, of the share of the
 * set met so far, weighted by rank^alpha, less the share of the others.
 *
 * As `ssgsea` of GSVA: ranks of equal values are their mean cut to a whole number, and among equals the file's order
 * counts. Features that a sample lacks take no rank in it. Barbie et al. 2009, doi:10.1038/nature08460; Hänzelmann et
 * al. 2013, doi:10.1186/1471-2105-14-7
 *
 * @param sets - Rows of each set, each once.
 * @param least - A set with fewer of its features present in a sample, or with all features of the sample, has no score
 * there.
 * @returns Set × sample, row-major.
 */
export function ssgseaScores(
  { values, rows, samples }: Ranked,
  sets: readonly Int32Array[],
  alpha: number,
  least: number,
  progress: (fraction: number) => void,
): Float64Array {
  const scores = new Float64Array(sets.length * samples).fill(Number.NaN);
  const column = new Float64Array(rows);
  const power = Float64Array.from({ length: rows + 1 }, (_, rank) => rank ** alpha);
  for (let sample = 0; sample < samples; sample += 1) {
    progress(sample / samples);
    for (let row = 0; row < rows; row += 1) column[row] = values[row * samples + sample]!;
    const { rank, fromEnd, total } = standing(column);
    for (let set = 0; set < sets.length; set += 1) {
      let [count, weight, inside, all] = [0, 0, 0, 0];
      for (const row of sets[set]!) {
        if (rank[row] === 0) continue;
        const strength = power[rank[row]!]!;
        count += 1;
        weight += strength;
        inside += strength * fromEnd[row]!;
        all += fromEnd[row]!;
      }
      // A feature adds to the running share from its place to the end, so that the sum over places is one over
      // features.
      if (count >= Math.max(1, least) && count < total)
        scores[set * samples + sample] = inside / weight - ((total * (total + 1)) / 2 - all) / (total - count);
    }
  }
  return scores;
}

/**
 * Whole rank from 1 (lowest) of each value, 0 when missing, and how many places there are from it to the lowest, both
 * included.
 */
function standing(column: Float64Array): {
  readonly rank: Int32Array;
  readonly fromEnd: Int32Array;
  readonly total: number;
} {
  const mean = ranksOf(column);
  const size = new Int32Array(column.length + 1);
  let total = 0;
  const rank = Int32Array.from(mean, (value) => (Number.isNaN(value) ? 0 : Math.floor(value)));
  for (const one of rank) {
    if (one === 0) continue;
    size[one]! += 1;
    total += 1;
  }
  const seen = new Int32Array(column.length + 1);
  const fromEnd = new Int32Array(column.length);
  for (let row = 0; row < column.length; row += 1) {
    const one = rank[row]!;
    if (one === 0) continue;
    const highest = mean[row]! + (size[one]! - 1) / 2;
    fromEnd[row] = highest - seen[one]!;
    seen[one]! += 1;
  }
  return { rank, fromEnd, total };
}

/** The scores over the distance between the largest and the smallest of all; `null` when there is none. */
export function overRange(scores: Float64Array): Float64Array | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const score of scores) {
    if (score < low) low = score;
    if (score > high) high = score;
  }
  return high > low ? scores.map((score) => score / (high - low)) : null;
}

/** The share of values that another of their sample equals. */
export function tiedShare({ values, rows, samples }: Ranked): number {
  let [tied, all] = [0, 0];
  for (let sample = 0; sample < samples; sample += 1) {
    const sorted = Float64Array.from({ length: rows }, (_, row) => values[row * samples + sample]!).sort();
    for (let i = 0; i < rows && !Number.isNaN(sorted[i]!); i += 1) {
      all += 1;
      if (sorted[i] === sorted[i - 1] || sorted[i] === sorted[i + 1]) tied += 1;
    }
  }
  return all === 0 ? 0 : tied / all;
}

import type { Shuffles } from '../../permutations/index.ts';
import { sampleSd } from '../../statistics/index.ts';

/**
 * A community by feature: `columns[feature][sample]`, at least 0; `totals` of the samples, above 0. `code` is the group
 * of every sample.
 */
export type Community = {
  readonly columns: readonly Float64Array[];
  readonly totals: Float64Array;
  readonly code: Int32Array;
  readonly sizes: readonly number[];
};

/** Two groups by their position, the earlier first. */
export type Pair = readonly [number, number];
export const pairsOf = (groups: number): Pair[] =>
  Array.from({ length: groups }, (_, a) =>
    Array.from({ length: groups - a - 1 }, (__, after): Pair => [a, a + 1 + after]),
  ).flat();

/**
 * Of every feature, over all pairs of a sample of one group and a sample of the other: mean and standard deviation (n −
 * 1; `NaN` of a single pair).
 */
export type Contributions = { readonly average: Float64Array; readonly sd: Float64Array };

/**
 * What each feature adds to the Bray–Curtis dissimilarity between two groups: |a − b| ÷ (Σa + Σb) of every pair of
 * samples (Clarke 1993, doi:10.1111/j.1442-9993.1993.tb00438.x; as `simper` of vegan). The means add up to the mean
 * dissimilarity.
 */
export function contributions({ code, columns, totals }: Community, [a, b]: Pair): Contributions {
  const [ones, others] = [a, b].map((group) => Array.from(code.keys()).filter((i) => code[i] === group)) as [
    number[],
    number[],
  ];
  const count = ones.length * others.length;
  const one = new Float64Array(count);
  const [average, sd] = [new Float64Array(columns.length), new Float64Array(columns.length)];
  columns.forEach((values, feature) => {
    let [at, sum] = [0, 0];
    for (const i of ones)
      for (const j of others) sum += one[at++] = Math.abs(values[i]! - values[j]!) / (totals[i]! + totals[j]!);
    average[feature] = sum / count;
    sd[feature] = sampleSd(one);
  });
  return { average, sd };
}

/**
 * Writes the sums of one feature over the sample pairs of every pair of groups: that of groups a < b to `sums[a *
 * groups + b]`.
 */
type SumOf = (labels: Uint16Array, from: number, sums: Float64Array) => void;

/**
 * Samples of equal total: one walk up the sorted values, Σ|x − y| = Σ over the larger of (count of smaller × value −
 * their sum).
 */
function sortedSums(values: Float64Array, total: number, sizes: readonly number[]): SumOf {
  const groups = sizes.length;
  const order = Int32Array.from(values.keys())
    .filter((i) => values[i]! > 0)
    .sort((i, j) => values[i]! - values[j]! || i - j);
  const [count, below] = [new Float64Array(groups), new Float64Array(groups)];
  return (labels, from, sums) => {
    // What is 0 lies below all others and adds nothing among itself.
    for (let g = 0; g < groups; g += 1) [count[g], below[g]] = [sizes[g]!, 0];
    for (let at = 0; at < order.length; at += 1) count[labels[from + order[at]!]!]! -= 1;
    for (let at = 0; at < order.length; at += 1) {
      const value = values[order[at]!]!;
      const label = labels[from + order[at]!]!;
      for (let g = 0; g < groups; g += 1)
        sums[g < label ? g * groups + label : label * groups + g]! += (value * count[g]! - below[g]!) / (2 * total);
      count[label]! += 1;
      below[label]! += value;
    }
  };
}

/** Samples of any total: every pair that the feature tells apart. */
function pairwiseSums(values: Float64Array, totals: Float64Array, groups: number): SumOf {
  const found: number[] = [];
  for (let i = 0; i < values.length; i += 1)
    for (let j = 0; j < i; j += 1) if (values[i] !== values[j]) found.push(i * values.length + j);
  const left = Int32Array.from(found, (cell) => Math.floor(cell / values.length));
  const right = Int32Array.from(found, (cell) => cell % values.length);
  const parts = Float64Array.from(
    left,
    (i, at) => Math.abs(values[i]! - values[right[at]!]!) / (totals[i]! + totals[right[at]!]!),
  );
  return (labels, from, sums) => {
    for (let at = 0; at < parts.length; at += 1)
      sums[labels[from + left[at]!]! * groups + labels[from + right[at]!]!]! += parts[at]!;
    for (let a = 0; a < groups; a += 1)
      for (let b = a + 1; b < groups; b += 1) sums[a * groups + b]! += sums[b * groups + a]!;
  };
}

/** As R's vegan: what differs by rounding only counts as equal. */
const tolerance = Math.sqrt(Number.EPSILON);

/**
 * Permutation p of every feature in every pair of groups: groups are dealt anew to all samples, (means at least as
 * large + 1) ÷ (orders + 1).
 *
 * @param averages - Observed means, one array a pair, in the order of `pairs`.
 */
export function permutedP(
  { code, columns, sizes, totals }: Community,
  pairs: readonly Pair[],
  averages: readonly Float64Array[],
  orders: Shuffles,
  progress: (fraction: number) => void,
): Float64Array[] {
  const { count, size, values } = orders;
  const groups = sizes.length;
  const labels = Uint16Array.from(values, (sample) => code[sample]!);
  const even = totals.every((total) => Math.abs(total - totals[0]!) <= 1e-12 * total);
  const hits = pairs.map(() => new Float64Array(columns.length));
  const sums = new Float64Array(groups * groups);
  columns.forEach((column, feature) => {
    if (feature % 50 === 0) progress(feature / columns.length);
    const sumOf = even ? sortedSums(column, totals[0]!, sizes) : pairwiseSums(column, totals, groups);
    for (let b = 0; b < count; b += 1) {
      sums.fill(0);
      sumOf(labels, b * size, sums);
      pairs.forEach(
        ([one, other], at) =>
          (hits[at]![feature]! += Number(
            sums[one * groups + other]! / (sizes[one]! * sizes[other]!) >= averages[at]![feature]! - tolerance,
          )),
      );
    }
  });
  return hits.map((found) => found.map((hit) => (hit + 1) / (count + 1)));
}

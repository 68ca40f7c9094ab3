import { distances } from '../hierarchical-clustering/index.ts';
import { gram, manhattan, rowsOf } from '../kernel/index.ts';

/** What is computed from an abundance table alone. `jaccard` uses only presence, `jaccard_abundance` the amounts. */
export type CommunityMeasure = 'bray' | 'jaccard' | 'jaccard_abundance' | 'euclidean' | 'aitchison';

/** Differences this close to 0 by cancellation are computed again, term by term. */
const cancelled = 1e-7;

/**
 * Distances of all pairs of samples, `size²` long, symmetric with a zero diagonal.
 *
 * Bray–Curtis Σ|a − b| ÷ Σ(a + b) (Bray & Curtis 1957, doi:10.2307/1942268); Jaccard 1 − shared ÷ all features present,
 * or 2B/(1 + B) of abundances (Jaccard 1912, doi:10.1111/j.1469-8137.1912.tb05611.x; vegan); Aitchison: euclidean of
 * the centred log-ratios of value + `pseudocount` (Aitchison 1982, doi:10.1111/j.2517-6161.1982.tb01195.x).
 *
 * @param values - size × features, row-major, complete, at least 0, no row all 0. Not mutated.
 */
export function communityDistances(
  values: Float64Array,
  size: number,
  features: number,
  measure: CommunityMeasure,
  pseudocount = 1,
): Float64Array {
  switch (measure) {
    case 'bray':
      return brayCurtis(values, size, features);
    case 'jaccard':
      return binaryJaccard(values, size, features);
    case 'jaccard_abundance':
      return brayCurtis(values, size, features).map(toJaccard);
    case 'euclidean':
      return euclidean(values, size, features);
    case 'aitchison':
      return euclidean(centredLogRatios(values, size, features, pseudocount), size, features);
  }
}

const toJaccard = (bray: number): number => (2 * bray) / (1 + bray);

/** Number of features that both have, by one product of presences; whole numbers, so nothing is rounded. */
function binaryJaccard(values: Float64Array, size: number, features: number): Float64Array {
  const { stride, values: shared } = gram(
    rowsOf(
      values.map((value) => Number(value > 0)),
      size,
      features,
    ),
  );
  const result = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const both = shared[i * stride + j]!;
      const either = shared[i * stride + i]! + shared[j * stride + j]! - both;
      result[i * size + j] = (either - both) / either;
    }
  }
  return result;
}

/** With a larger share of cells above 0, visiting every feature is faster than looking up the present ones. */
const dense = 0.06;

/**
 * In a table that is nearly all 0, only features present in the second sample of a pair are visited:
 * Σ|a − b| = Σa + Σ over those of (|a − b| − a).
 */
function brayCurtis(values: Float64Array, size: number, features: number): Float64Array {
  const result = new Float64Array(size * size);
  const totals = Float64Array.from({ length: size }, (_, i) => totalOf(values, i * features, features));
  const between = isDense(values) ? denseSums(values, size, features) : sparseSums(values, size, features, totals);
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < j; i += 1)
      result[i * size + j] = result[j * size + i] = between(i, j) / (totals[i]! + totals[j]!);
  }
  return result;
}

/** Σ|a − b| of sample i and a later one. */
type Sums = (i: number, j: number) => number;

function denseSums(values: Float64Array, size: number, features: number): Sums {
  const { stride, values: sums } = manhattan(values, size, features);
  return (i, j) => sums[i * stride + j]!;
}

function sparseSums(values: Float64Array, size: number, features: number, totals: Float64Array): Sums {
  const { packed, places, starts } = presentOf(values, size, features);
  return (i, j) => {
    const sum = totals[i]! + overPresent(values, i * features, packed, places, starts[j]!, starts[j + 1]!);
    return sum < cancelled * (totals[i]! + totals[j]!) ? overAll(values, i * features, j * features, features) : sum;
  };
}

function isDense(values: Float64Array): boolean {
  let present = 0;
  for (let at = 0; at < values.length; at += 1) if (values[at]! > 0) present += 1;
  return present > dense * values.length;
}

function totalOf(values: Float64Array, from: number, features: number): number {
  let total = 0;
  for (let k = 0; k < features; k += 1) total += values[from + k]!;
  return total;
}

function overPresent(
  values: Float64Array,
  one: number,
  packed: Float64Array,
  places: Int32Array,
  from: number,
  to: number,
): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    const a = values[one + places[at]!]!;
    sum += Math.abs(a - packed[at]!) - a;
  }
  return sum;
}

function overAll(values: Float64Array, one: number, other: number, features: number): number {
  let sum = 0;
  for (let k = 0; k < features; k += 1) sum += Math.abs(values[one + k]! - values[other + k]!);
  return sum;
}

/** The values above 0, sample by sample: those of sample i are at `starts[i]…starts[i + 1]`. */
function presentOf(
  values: Float64Array,
  size: number,
  features: number,
): { packed: Float64Array; places: Int32Array; starts: Int32Array } {
  const count = values.reduce((sum, value) => sum + Number(value > 0), 0);
  const [packed, places] = [new Float64Array(count), new Int32Array(count)];
  const starts = new Int32Array(size + 1);
  for (let i = 0, at = 0; i < size; i += 1) {
    for (let k = 0; k < features; k += 1) {
      const value = values[i * features + k]!;
      if (!(value > 0)) continue;
      places[at] = k;
      packed[at++] = value;
    }
    starts[i + 1] = at;
  }
  return { packed, places, starts };
}

function euclidean(values: Float64Array, size: number, features: number): Float64Array {
  const { stride, values: found } = distances(values, size, features, 'euclidean');
  const result = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) result.set(found.subarray(i * stride, i * stride + size), i * size);
  return result;
}

function centredLogRatios(values: Float64Array, size: number, features: number, pseudocount: number): Float64Array {
  const logs = values.map((value) => Math.log(value + pseudocount));
  for (let i = 0; i < size; i += 1) {
    const row = logs.subarray(i * features, (i + 1) * features);
    const mean = row.reduce((sum, value) => sum + value, 0) / features;
    for (let k = 0; k < features; k += 1) row[k]! -= mean;
  }
  return logs;
}

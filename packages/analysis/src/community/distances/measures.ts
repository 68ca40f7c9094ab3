import { distances } from '../../cluster/hclust/distances.ts';
import { gram, rowsOf } from '../../kernel/index.ts';

/** What is computed from an abundance table alone. `jaccard` asks only which features are there, `jaccard_abundance` how much of them. */
export type CommunityMeasure = 'bray' | 'jaccard' | 'jaccard_abundance' | 'euclidean' | 'aitchison';

/** Sums this near to cancelling out are taken again, term by term. */
const cancelled = 1e-7;

/**
 * Distances of all pairs of samples, `size²` long, symmetric with a zero diagonal.
 *
 * Bray–Curtis Σ|a − b| ÷ Σ(a + b) (Bray & Curtis 1957, doi:10.2307/1942268); Jaccard 1 − shared ÷ all features present, or 2B/(1 + B)
 * of abundances (Jaccard 1912, doi:10.1111/j.1469-8137.1912.tb05611.x; vegan); Aitchison: euclidean of the centred log-ratios of
 * value + `pseudocount` (Aitchison 1982, doi:10.1111/j.2517-6161.1982.tb01195.x).
 *
 * @param values - size × features, row-major, complete, at least 0, no row all 0. Not mutated.
 */
export function communityDistances(values: Float64Array, size: number, features: number, measure: CommunityMeasure, pseudocount = 1): Float64Array {
  switch (measure) {
    case 'bray': return brayCurtis(values, size, features);
    case 'jaccard': return binaryJaccard(values, size, features);
    case 'jaccard_abundance': return brayCurtis(values, size, features).map(toJaccard);
    case 'euclidean': return euclidean(values, size, features);
    case 'aitchison': return euclidean(centredLogRatios(values, size, features, pseudocount), size, features);
  }
}

const toJaccard = (bray: number): number => (2 * bray) / (1 + bray);

/** Features both have, by one product of presences; whole numbers, so nothing is rounded. */
function binaryJaccard(values: Float64Array, size: number, features: number): Float64Array {
  const { stride, values: shared } = gram(rowsOf(values.map((value) => Number(value > 0)), size, features));
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

/** Above this share of cells that are not 0, going through every feature in turn is faster than looking them up. */
const dense = 0.4;

/**
 * In a table that is mostly 0, only features present in the second sample of a pair are visited:
 * Σ|a − b| = Σa + Σ over those of (|a − b| − a).
 */
function brayCurtis(values: Float64Array, size: number, features: number): Float64Array {
  const result = new Float64Array(size * size);
  const { packed, places, starts, totals } = presentOf(values, size, features);
  const every = packed.length > dense * values.length;
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < j; i += 1) {
      const all = totals[i]! + totals[j]!;
      let sum = every ? Infinity : totals[i]! + overPresent(values, i * features, packed, places, starts[j]!, starts[j + 1]!);
      if (every || sum < cancelled * all) sum = overAll(values, i * features, j * features, features);
      result[i * size + j] = result[j * size + i] = sum / all;
    }
  }
  return result;
}

function overPresent(values: Float64Array, one: number, packed: Float64Array, places: Int32Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    const a = values[one + places[at]!]!;
    sum += Math.abs(a - packed[at]!) - a;
  }
  return sum;
}

function overAll(values: Float64Array, one: number, other: number, features: number): number {
  // Four sums side by side: one would wait for itself at every step.
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  let k = 0;
  for (; k + 3 < features; k += 4) {
    s0 += Math.abs(values[one + k]! - values[other + k]!);
    s1 += Math.abs(values[one + k + 1]! - values[other + k + 1]!);
    s2 += Math.abs(values[one + k + 2]! - values[other + k + 2]!);
    s3 += Math.abs(values[one + k + 3]! - values[other + k + 3]!);
  }
  for (; k < features; k += 1) s0 += Math.abs(values[one + k]! - values[other + k]!);
  return s0 + s1 + (s2 + s3);
}

/** What is above 0, sample by sample: those of sample i stand at `starts[i]…starts[i + 1]`. */
function presentOf(values: Float64Array, size: number, features: number): { packed: Float64Array; places: Int32Array; starts: Int32Array; totals: Float64Array } {
  const count = values.reduce((sum, value) => sum + Number(value > 0), 0);
  const [packed, places] = [new Float64Array(count), new Int32Array(count)];
  const [starts, totals] = [new Int32Array(size + 1), new Float64Array(size)];
  for (let i = 0, at = 0; i < size; i += 1) {
    for (let k = 0; k < features; k += 1) {
      const value = values[i * features + k]!;
      if (!(value > 0)) continue;
      places[at] = k;
      packed[at++] = value;
      totals[i]! += value;
    }
    starts[i + 1] = at;
  }
  return { packed, places, starts, totals };
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

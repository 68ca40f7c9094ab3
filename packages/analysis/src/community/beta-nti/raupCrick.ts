import { binomial } from './binomial.ts';

export type RaupCrick = {
  /** Observed Bray–Curtis. */
  readonly observed: Float64Array;
  /** −1…1: rank of the observed value among the null values. */
  readonly index: Float64Array;
};

/** Null values this close to the observed are ties. */
const tie = 1e-12;

/**
 * Raup–Crick metric of Bray–Curtis for all pairs of samples, `samples²`, symmetric with a zero diagonal.
 *
 * A null community has as many features and individuals as its sample: features are drawn without replacement, weighted
 * by the number of samples that hold them; each gets one individual, and the other individuals are drawn by abundance
 * over all samples. In each round every sample is drawn once and all pairs are compared, so that the nulls of one pair
 * are independent as in the original, those of two pairs that share a sample are not. The metric is 2·(share of nulls
 * below the observed + half of the ties) − 1.
 *
 * Stegen et al. 2013, doi:10.1038/ismej.2013.93; Chase et al. 2011, doi:10.1890/ES10-00117.1
 *
 * @param counts - Samples × features, whole, no sample all 0.
 */
export function raupCrick(
  counts: Float64Array,
  samples: number,
  count: number,
  random: () => number,
  progress: (fraction: number) => void,
): RaupCrick {
  const features = counts.length / samples;
  const [occupancy, abundance] = [new Float64Array(features), new Float64Array(features)];
  const [richness, totals] = [new Int32Array(samples), new Float64Array(samples)];
  counts.forEach((value, at) => {
    if (!(value > 0)) return;
    const [i, k] = [Math.floor(at / features), at % features];
    occupancy[k]! += 1;
    abundance[k]! += value;
    richness[i]! += 1;
    totals[i]! += value;
  });
  const observed = brayCurtis(counts, samples, features, totals);
  const score = new Float64Array(samples * samples);
  const made = new Float64Array(counts.length);
  const keys = new Float64Array(features);
  const order = Int32Array.from({ length: features }, (_, k) => k);
  for (let round = 0; round < count; round += 1) {
    if (round % 10 === 0) progress(round / count);
    made.fill(0);
    for (let i = 0; i < samples; i += 1)
      nullCommunity(made.subarray(i * features, (i + 1) * features), {
        abundance,
        occupancy,
        keys,
        order,
        richness: richness[i]!,
        total: totals[i]!,
        random,
      });
    brayCurtis(made, samples, features, totals).forEach((value, at) => {
      const off = value - observed[at]!;
      if (off < -tie) score[at]! += 1;
      else if (off <= tie) score[at]! += 0.5;
    });
  }
  const index = score.map((value, at) => (at % (samples + 1) === 0 ? 0 : 2 * (value / count - 0.5)));
  return { observed, index };
}

type NullRequest = {
  readonly abundance: Float64Array;
  readonly occupancy: Float64Array;
  readonly keys: Float64Array;
  readonly order: Int32Array;
  readonly richness: number;
  readonly total: number;
  readonly random: () => number;
};

/** Fills one null community. */
function nullCommunity(
  row: Float64Array,
  { abundance, keys, occupancy, order, random, richness, total }: NullRequest,
): void {
  // The smallest of exponential times with these rates are a weighted draw without replacement (Efraimidis & Spirakis
  // 2006, doi:10.1016/j.ipl.2005.11.003).
  for (let k = 0; k < keys.length; k += 1)
    keys[k] = occupancy[k]! > 0 ? -Math.log(1 - random()) / occupancy[k]! : Infinity;
  smallestFirst(order, keys, richness);
  let weight = 0;
  for (let at = 0; at < richness; at += 1) weight += abundance[order[at]!]!;
  let left = total - richness;
  for (let at = 0; at < richness; at += 1) {
    const k = order[at]!;
    const share = abundance[k]!;
    const drawn = at === richness - 1 ? left : binomial(random, left, Math.min(1, share / weight));
    row[k] = 1 + drawn;
    left -= drawn;
    weight -= share;
  }
}

/** Rearranges positions so that those of the `count` smallest keys come first (Hoare's selection). */
export function smallestFirst(order: Int32Array, keys: Float64Array, count: number): void {
  let [low, high] = [0, order.length - 1];
  while (low < high) {
    const pivot = keys[order[(low + high) >> 1]!]!;
    let [i, j] = [low, high];
    while (i <= j) {
      while (keys[order[i]!]! < pivot) i += 1;
      while (keys[order[j]!]! > pivot) j -= 1;
      if (i > j) break;
      [order[i], order[j]] = [order[j]!, order[i]!];
      i += 1;
      j -= 1;
    }
    if (count - 1 <= j) high = j;
    else if (count - 1 >= i) low = i;
    else return;
  }
}

/**
 * Bray–Curtis of samples with known totals, 1 − 2Σmin ÷ both totals, feature by feature among the samples that hold it.
 * The minimum of two whole numbers without a branch: 2·min(a, b) = a + b − |a − b|.
 */
function brayCurtis(values: Float64Array, samples: number, features: number, totals: Float64Array): Float64Array {
  const shared = new Float64Array(samples * samples);
  const [who, much] = [new Int32Array(samples), new Float64Array(samples)];
  for (let k = 0; k < features; k += 1) {
    let present = 0;
    for (let i = 0; i < samples; i += 1) {
      const value = values[i * features + k]!;
      who[present] = i;
      much[present] = value;
      present += Number(value > 0);
    }
    for (let one = 1; one < present; one += 1) {
      const [row, a] = [who[one]! * samples, much[one]!];
      for (let other = 0; other < one; other += 1) {
        const b = much[other]!;
        shared[row + who[other]!]! += a + b - Math.abs(a - b);
      }
    }
  }
  const result = new Float64Array(samples * samples);
  for (let i = 0; i < samples; i += 1)
    for (let j = 0; j < i; j += 1)
      result[i * samples + j] = result[j * samples + i] = 1 - shared[i * samples + j]! / (totals[i]! + totals[j]!);
  return result;
}

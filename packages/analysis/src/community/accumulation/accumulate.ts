import { logGamma } from '../../statistics/index.ts';
import type { Presences } from './presences.ts';

/** Features expected in 1, 2, … all samples, and the standard deviation of that number. */
export type Accumulation = { readonly richness: Float64Array; readonly sd: Float64Array };

/**
 * The mean over every order of adding samples, as `specaccum(method = "exact")` of vegan: Σ 1 − C(N − f, n) ÷ C(N, n)
 * with f the samples that hold a feature (Ugland et al. 2003, doi:10.1046/j.1365-2656.2003.00748.x; Kindt et al. 2006).
 * The variance is conditional on the samples seen: that of each feature, and the covariance of two by the correlation
 * of their presences.
 *
 * Features of equal frequency count together, so the work is N³ steps, whatever the number of features.
 */
export function exactAccumulation({ features, frequency, samples: n, starts }: Presences): Accumulation {
  const size = new Float64Array(n + 1);
  for (const f of frequency) size[f]! += 1;
  // How many more features of each frequency a sample holds than expected, divided by the root of the frequency's
  // variance.
  const excess = new Float64Array(n * (n + 1));
  for (let k = 0; k < n; k += 1)
    for (let e = starts[k]!; e < starts[k + 1]!; e += 1) excess[k * (n + 1) + frequency[features[e]!]!]! += 1;
  for (let k = 0; k < n; k += 1)
    for (let f = 1; f < n; f += 1)
      excess[k * (n + 1) + f] = (excess[k * (n + 1) + f]! - (size[f]! * f) / n) / Math.sqrt((f * (n - f)) / n);

  const [richness, sd] = [new Float64Array(n), new Float64Array(n)];
  const spread = new Float64Array(n + 1);
  for (let drawn = 1; drawn <= n; drawn += 1) {
    const all = logChoose(n, drawn);
    for (let f = 1; f <= n; f += 1) {
      const absent = n - f < drawn ? 0 : Math.exp(logChoose(n - f, drawn) - all);
      richness[drawn - 1]! += size[f]! * (1 - absent);
      spread[f] = Math.sqrt(absent * (1 - absent));
    }
    let variance = 0;
    for (let k = 0; k < n; k += 1) {
      let sum = 0;
      for (let f = 1; f < n; f += 1) sum += excess[k * (n + 1) + f]! * spread[f]!;
      variance += sum * sum;
    }
    sd[drawn - 1] = Math.sqrt(variance);
  }
  return { richness, sd };
}

const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/**
 * Mean and standard deviation over given orders of adding samples, as `specaccum(method = "random")` of vegan; of one
 * order the deviation is `NaN`.
 *
 * @param orders - Each lists every sample once.
 */
export function accumulationOver(
  { features, frequency, samples: n, starts }: Presences,
  orders: Iterable<ArrayLike<number>>,
): Accumulation {
  const [mean, squares] = [new Float64Array(n), new Float64Array(n)];
  const met = new Int32Array(frequency.length);
  let round = 0;
  for (const order of orders) {
    round += 1;
    let seen = 0;
    for (let at = 0; at < n; at += 1) {
      const sample = order[at]!;
      for (let e = starts[sample]!; e < starts[sample + 1]!; e += 1) {
        if (met[features[e]!] === round) continue;
        met[features[e]!] = round;
        seen += 1;
      }
      const off = seen - mean[at]!;
      mean[at]! += off / round;
      squares[at]! += off * (seen - mean[at]!);
    }
  }
  return { richness: mean, sd: squares.map((sum) => (round > 1 ? Math.sqrt(sum / (round - 1)) : Number.NaN)) };
}

/** `count` random orders of 0…size − 1, one after another, in an array that is reused. */
export function* randomOrders(size: number, count: number, random: () => number): Generator<Int32Array> {
  const order = Int32Array.from({ length: size }, (_, at) => at);
  for (let round = 0; round < count; round += 1) {
    for (let i = size - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    yield order;
  }
}

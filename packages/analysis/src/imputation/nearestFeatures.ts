import { rowAt } from '../rows/index.ts';
import { arithmeticMean } from '../statistics/index.ts';

/**
 * Fills missing values with the mean of the k most similar features (Troyanskaya et al. 2001,
 * doi:10.1093/bioinformatics/17.6.520).
 *
 * Distance is the mean squared difference over the samples that both features have, ties by position; features that
 * share no sample are no neighbours. Of the k neighbours those that have the value are averaged, unweighted; where none
 * has, the mean of the sample. This is the rule of `impute::impute.knn` without its row limit and its splitting of
 * large tables.
 *
 * @returns The filled values; the input is left alone and only observed values are used.
 */
export function fillByNeighbors(
  values: Float64Array,
  features: number,
  samples: number,
  k: number,
  progress: (fraction: number) => void,
): Float64Array {
  const filled = values.slice();
  const means = sampleMeans(values, features, samples);
  const distances = new Float64Array(features);
  for (let feature = 0; feature < features; feature += 1) {
    const row = rowAt(filled, samples, feature);
    if (!row.some(Number.isNaN)) continue;
    if (feature % 64 === 0) progress(feature / features);
    for (let other = 0; other < features; other += 1)
      distances[other] =
        other === feature ? Number.POSITIVE_INFINITY : distance(values, feature * samples, other * samples, samples);
    const neighbors = nearest(distances, k);
    for (let sample = 0; sample < samples; sample += 1) {
      if (!Number.isNaN(row[sample]!)) continue;
      const known = neighbors.map((other) => values[other * samples + sample]!).filter((value) => !Number.isNaN(value));
      row[sample] = known.length > 0 ? arithmeticMean(known) : means[sample]!;
    }
  }
  return filled;
}

function distance(values: Float64Array, one: number, other: number, samples: number): number {
  let shared = 0;
  let squares = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const difference = values[one + sample]! - values[other + sample]!;
    if (difference === difference) {
      shared += 1;
      squares += difference * difference;
    }
  }
  return shared === 0 ? Number.POSITIVE_INFINITY : squares / shared;
}

/** Indices of the k smallest finite distances, kept sorted by insertion: k is small. */
function nearest(distances: Float64Array, k: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < distances.length; index += 1) {
    const value = distances[index]!;
    if (value === Number.POSITIVE_INFINITY || (found.length === k && value >= distances[found[k - 1]!]!)) continue;
    let at = found.length === k ? k - 1 : found.length;
    while (at > 0 && distances[found[at - 1]!]! > value) {
      found[at] = found[at - 1]!;
      at -= 1;
    }
    found[at] = index;
  }
  return found;
}

function sampleMeans(values: Float64Array, features: number, samples: number): Float64Array {
  return Float64Array.from({ length: samples }, (_, sample) => {
    let sum = 0;
    let count = 0;
    for (let feature = 0; feature < features; feature += 1) {
      const value = values[feature * samples + sample]!;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    return sum / count;
  });
}

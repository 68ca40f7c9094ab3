import { columnsOf, gram } from '../../kernel/index.ts';
import { symmetricEigen } from '../../linear/index.ts';
import { fillByNeighbors } from '../../imputation/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';

/**
 * A module's first principal component over the samples, of length 1, and the share of its features' variance that it
 * explains.
 */
export type Eigengene = { readonly values: Float64Array; readonly explained: number };

/** Features in rows × samples in columns; `NaN` is missing. */
export type Rows = { readonly values: Float64Array; readonly samples: number };

const neighbours = 10;

/**
 * The eigengene of a set of features (WGCNA's `moduleEigengenes`): first right singular vector of the standardised
 * features, turned so that it rises with their mean.
 *
 * A missing value is filled from the 10 nearest features of the module first, for the eigengene only.
 */
export function eigengene({ values, samples }: Rows, features: readonly number[]): Eigengene {
  let rows = new Float64Array(features.length * samples);
  features.forEach((feature, at) => rows.set(rowAt(values, samples, feature), at * samples));
  if (rows.some(Number.isNaN))
    rows = Float64Array.from(
      fillByNeighbors(rows, features.length, samples, Math.min(neighbours, features.length - 1), () => undefined),
    );
  const mean = new Float64Array(samples);
  for (let at = 0; at < features.length; at += 1) {
    const row = rowAt(rows, samples, at);
    const moments = rowMoments(row);
    const sd = Math.sqrt(moments.variance);
    for (let sample = 0; sample < samples; sample += 1) {
      row[sample] = sd > 0 ? (row[sample]! - moments.mean) / sd : 0;
      mean[sample]! += row[sample]!;
    }
  }
  const { values: products, stride } = gram(columnsOf(rows, features.length, samples));
  const vector = symmetricEigen(products, samples, 1, stride).vectors[0]!;
  const along = vector.reduce((sum, value, sample) => sum + value * mean[sample]!, 0);
  const turned = along < 0 ? vector.map((value) => -value) : vector;
  let explained = 0;
  for (let at = 0; at < features.length; at += 1) explained += pearson(rowAt(rows, samples, at), turned) ** 2;
  return { values: turned, explained: explained / features.length };
}

/**
 * Pearson correlation over the places where both have a value; `NaN` when one is constant there or under two are left.
 */
export function pearson(a: Float64Array, b: Float64Array): number {
  let [n, sumA, sumB] = [0, 0, 0];
  const both = (k: number): boolean => !Number.isNaN(a[k]!) && !Number.isNaN(b[k]!);
  for (let k = 0; k < a.length; k += 1) {
    if (!both(k)) continue;
    n += 1;
    sumA += a[k]!;
    sumB += b[k]!;
  }
  let [aa, ab, bb] = [0, 0, 0];
  for (let k = 0; k < a.length; k += 1) {
    if (!both(k)) continue;
    const [da, db] = [a[k]! - sumA / n, b[k]! - sumB / n];
    aa += da * da;
    ab += da * db;
    bb += db * db;
  }
  const r = ab / Math.sqrt(aa * bb);
  return Number.isFinite(r) ? Math.max(-1, Math.min(1, r)) : Number.NaN;
}

/** The features of each module 1 … count. */
export function membersOf(labels: Int32Array): number[][] {
  const members: number[][] = Array.from(
    { length: labels.reduce((most, label) => Math.max(most, label), 0) },
    () => [],
  );
  labels.forEach((label, feature) => {
    if (label > 0) members[label - 1]!.push(feature);
  });
  return members;
}

import { symmetricEigen } from '../../linear/index.ts';
import { columnOf, dense, squares, times } from './dense.ts';
import type { Dense } from './dense.ts';

/**
 * A table as its principal scores. O2PLS only multiplies the table by orthonormal weights, so its results for thousands
 * of features can be computed from the scores exactly.
 */
export type Profiles = {
  /** samples × rank. */
  readonly scores: Dense;
  /** samples × rank: loadings of features are Xᵀ · back · (weights in the space of the scores). */
  readonly back: Dense;
  /** Σ of all squared values. */
  readonly total: number;
};

/** @param products - Inner products of the samples, samples × samples. */
export function profilesOf(products: Float64Array, samples: number): Profiles {
  const { values, vectors } = symmetricEigen(products, samples);
  const kept = vectors.filter((_, k) => values[k]! > 1e-12 * values[0]! && values[k]! > 0);
  const make = (power: number): Dense =>
    dense(
      samples,
      kept.length,
      Float64Array.from(
        { length: samples * kept.length },
        (_, at) => kept[at % kept.length]![Math.floor(at / kept.length)]! * values[at % kept.length]! ** power,
      ),
    );
  const scores = make(0.5);
  return { scores, back: make(-0.5), total: squares(scores) };
}

/** Loadings of features: Xᵀ · back · weights. @param scaled - features × samples, as the products were made of. */
export function loadingsOf(
  scaled: Float64Array,
  features: number,
  { back }: Profiles,
  weights: Dense,
): readonly Float64Array[] {
  const combined = times(back, weights);
  const samples = combined.rows;
  return Array.from({ length: weights.columns }, (_, k) => {
    const one = columnOf(combined, k);
    return Float64Array.from({ length: features }, (__, feature) => {
      let sum = 0;
      for (let j = 0; j < samples; j += 1) sum += scaled[feature * samples + j]! * one[j]!;
      return sum;
    });
  });
}

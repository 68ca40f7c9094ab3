import { type Axes, removeBasis, type Scores, type Tested } from '../constrained/index.ts';
import { signOf } from '../pcoa/index.ts';

export type ScoreRequest = {
  readonly response: Tested;
  readonly axes: Axes;
  /** How many of the axes the variables explain. */
  readonly constrained: number;
  readonly basis: readonly Float64Array[];
  /** The variables, centred. */
  readonly columns: readonly Float64Array[];
  /** Samples × features; species scores are left out without it. */
  readonly features?: { readonly values: Float64Array } | undefined;
};

/**
 * Scores in scaling 2 of vegan (`scores` of `dbrda`): samples as distances place them, as the variables fit them,
 * arrows as correlations; species as `sppscores` makes them, unit-length covariances with the axes.
 *
 * The sample coordinate of largest size is positive on every axis.
 */
export function distanceScores({ axes, basis, columns, constrained, features, response }: ScoreRequest): Scores {
  const { products, samples: n, total } = response;
  const constant = ((n - 1) * total) ** 0.25;
  const scores: Scores = { sites: [], constraints: [], species: [], arrows: [] };
  const all = features ? centred(features.values, n) : [];
  const left = all.map((column) => {
    const rest = column.slice();
    removeBasis(rest, basis);
    return rest;
  });
  axes.vectors.forEach((raw, axis) => {
    const eigenvalue = axes.values[axis]!;
    const sign = signOf(raw);
    const vector = raw.map((value) => sign * value);
    const fitted = axis < constrained;
    if (fitted) scores.constraints.push(vector.map((value) => value * constant));
    scores.sites.push(
      fitted
        ? Float64Array.from(
            { length: n },
            (_, i) => (dot(products.subarray(i * n, (i + 1) * n), vector) / eigenvalue) * constant,
          )
        : vector.map((value) => value * constant),
    );
    if (fitted)
      scores.arrows.push(Float64Array.from(columns, (column) => dot(column, vector) / Math.sqrt(dot(column, column))));
    const covariances = Float64Array.from(fitted ? all : left, (column) => dot(column, vector));
    const length = Math.sqrt(dot(covariances, covariances));
    const stretch = length > 0 ? (Math.sqrt(eigenvalue / total) * constant) / length : 0;
    scores.species.push(covariances.map((value) => value * stretch));
  });
  return scores;
}

const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += one[i]! * other[i]!;
  return sum;
};

/** Features as columns less their means. */
function centred(values: Float64Array, n: number): Float64Array[] {
  const features = values.length / n;
  return Array.from({ length: features }, (_, j) => {
    let mean = 0;
    for (let i = 0; i < n; i += 1) mean += values[i * features + j]! / n;
    return Float64Array.from({ length: n }, (__, i) => values[i * features + j]! - mean);
  });
}

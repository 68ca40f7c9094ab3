import type { Axes, Response } from './ordinate.ts';

/** Scores on some axes, one array per axis. */
export type Scores = {
  readonly sites: Float64Array[];
  readonly constraints: Float64Array[];
  readonly species: Float64Array[];
  readonly arrows: Float64Array[];
};

/**
 * Scores in scaling 2 of vegan: species and arrows show correlations, sites are weighted sums (RDA) or averages (CCA)
 * of species.
 *
 * The sign of an axis is that which makes its largest species score positive.
 *
 * @param columns - The weighted variables, whose arrows are their correlations with the axes.
 * @param constrained - How many of the axes the variables explain; the others have neither fitted scores nor arrows.
 */
export function scoresOf(
  { columnWeights, features, kind, products, samples: n, total, values, weights }: Response,
  axes: Axes,
  columns: readonly Float64Array[],
  constrained: number,
): Scores {
  const constant = kind === 'rda' ? ((n - 1) * total) ** 0.25 : 1;
  const scores: Scores = { sites: [], constraints: [], species: [], arrows: [] };
  axes.vectors.forEach((vector, axis) => {
    const eigenvalue = axes.values[axis]!;
    const feature = new Float64Array(features);
    for (let i = 0; i < n; i += 1)
      for (let j = 0; j < features; j += 1) feature[j]! += values[i * features + j]! * vector[i]!;
    const stretch = kind === 'rda' ? Math.sqrt(eigenvalue / total) * constant : Math.sqrt(eigenvalue);
    const species = feature.map((value, j) => (value / Math.sqrt(eigenvalue) / Math.sqrt(columnWeights[j]!)) * stretch);
    let largest = 0;
    for (const value of species) if (Math.abs(value) > Math.abs(largest) * (1 + 1e-9)) largest = value;
    const sign = largest < 0 ? -1 : 1;
    const rowUnit = (i: number): number => (kind === 'cca' ? 1 / Math.sqrt(weights[i]!) : 1) * constant * sign;
    scores.species.push(species.map((value) => value * sign));
    const fitted = axis < constrained;
    if (fitted) scores.constraints.push(vector.map((value, i) => value * rowUnit(i)));
    scores.sites.push(
      Float64Array.from({ length: n }, (_, i) => {
        if (!fitted) return vector[i]! * rowUnit(i);
        let sum = 0;
        for (let k = 0; k < n; k += 1) sum += products[i * n + k]! * vector[k]!;
        return (sum / eigenvalue) * rowUnit(i);
      }),
    );
    if (fitted)
      scores.arrows.push(
        Float64Array.from(columns, (column) => {
          let [sum, squares] = [0, 0];
          for (let i = 0; i < n; i += 1) {
            sum += column[i]! * vector[i]!;
            squares += column[i]! ** 2;
          }
          return (sum / Math.sqrt(squares)) * sign;
        }),
      );
  });
  return scores;
}

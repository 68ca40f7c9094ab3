import { levelFit } from './levelFit.ts';
import { levenbergFit } from './levenbergFit.ts';
import type { Model } from './model.ts';

/**
 * Fits one feature: `beta` holds the levels of the cells where the model has cells and the coefficients elsewhere, `mu`
 * the fitted means. `warm`: `beta` holds the fit of the same feature under another dispersion.
 */
export type RowFit = (
  y: Float64Array,
  sizes: Float64Array,
  dispersion: number,
  beta: Float64Array,
  mu: Float64Array,
  warm: boolean,
) => void;

/** Buffers are shared between calls of the function that is returned. */
export function rowFit(model: Model): RowFit {
  const { cells } = model;
  if (!cells) {
    const fit = levenbergFit(model);
    return (y, sizes, dispersion, beta, mu, warm) => {
      if (!warm) startAtNull(model, y, sizes, dispersion, beta);
      fit(y, sizes, dispersion, beta, mu);
    };
  }
  return (y, sizes, dispersion, beta, mu, warm) => {
    cells.members.forEach((members, cell) => {
      const level = levelFit(y, sizes, members, dispersion, warm ? beta[cell]! : Number.NaN);
      const base = Math.exp(level);
      beta[cell] = level;
      for (const i of members) mu[i] = base * sizes[i]!;
    });
  };
}

/** The coefficients under which all samples have the weighted mean of count ÷ library. */
function startAtNull(
  { level, columns }: Model,
  y: Float64Array,
  sizes: Float64Array,
  dispersion: number,
  beta: Float64Array,
): void {
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < y.length; i += 1) {
    const weight = 1 / (1 + dispersion * sizes[i]!);
    sum += y[i]! * weight;
    weights += sizes[i]! * weight;
  }
  const start = Math.log(sum / weights);
  for (let a = 0; a < columns; a += 1) beta[a] = start * level[a]!;
}

/** The coefficients of the design of what a fit left in `beta`. */
export function coefficientsOf({ cells, columns }: Model, beta: Float64Array): Float64Array {
  if (!cells) return beta.slice();
  return Float64Array.from({ length: columns }, (_, a) =>
    beta.reduce((sum, level, cell) => sum + cells.toCoefficients[a * columns + cell]! * level, 0),
  );
}

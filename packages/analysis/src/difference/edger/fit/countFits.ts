import type { Counts } from './counts.ts';
import { devianceOf } from './deviance.ts';
import type { Model } from './model.ts';
import { coefficientsOf, rowFit } from './rowFit.ts';

/** One log-linear model a feature. */
export type CountFits = {
  readonly deviance: Float64Array;
  /** Features × samples. */
  readonly fitted: Float64Array;
  /** Features × columns, natural logarithms; not finite where a level is 0. */
  readonly coefficients: Float64Array;
};

/** Fits the model to every feature with its own dispersion. */
export function countFits({ values, rows, samples: n, sizes }: Counts, model: Model, dispersionOf: (row: number) => number, progress?: (fraction: number) => void): CountFits {
  const p = model.columns;
  const fits = { deviance: new Float64Array(rows), fitted: new Float64Array(rows * n), coefficients: new Float64Array(rows * p) };
  const fit = rowFit(model);
  const beta = new Float64Array(p);
  for (let row = 0; row < rows; row += 1) {
    if (progress && row % 2048 === 0) progress(row / rows);
    const y = values.subarray(row * n, (row + 1) * n);
    const mu = fits.fitted.subarray(row * n, (row + 1) * n);
    const dispersion = dispersionOf(row);
    fit(y, sizes, dispersion, beta, mu, false);
    fits.deviance[row] = devianceOf(y, mu, dispersion);
    fits.coefficients.set(coefficientsOf(model, beta), row * p);
  }
  return fits;
}

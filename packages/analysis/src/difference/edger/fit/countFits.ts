import { inParts, roomFor, type Job } from '../../../parallel/index.ts';
import type { Counts } from './counts.ts';
import { devianceOf } from './deviance.ts';
import type { Model } from './model.ts';
import { coefficientsOf, rowFit } from './rowFit.ts';

/** One log-linear model for each feature. */
export type CountFits = {
  readonly deviance: Float64Array;
  /** Features × samples. */
  readonly fitted: Float64Array;
  /** Features × columns, natural logarithms; not finite where a level is 0. */
  readonly coefficients: Float64Array;
};

/** Fits the model to every feature with its own dispersion. */
export function countFits(counts: Counts, model: Model, dispersionOf: (row: number) => number): CountFits {
  const { rows, samples: n } = counts;
  const fits = { deviance: roomFor(rows), fitted: roomFor(rows * n), coefficients: roomFor(rows * model.columns) };
  inParts(
    fitRows,
    { counts, model, dispersions: Float64Array.from({ length: rows }, (_, row) => dispersionOf(row)), fits },
    Math.ceil(rows / rowsAtOnce),
  );
  return fits;
}

/** Rows that make one part. */
const rowsAtOnce = 500;

/**
 * The models of some features.
 *
 * @public Threads import it by its name.
 */
export const fitRows: Job<
  { readonly counts: Counts; readonly model: Model; readonly dispersions: Float64Array; readonly fits: CountFits },
  undefined
> = {
  module: import.meta.url,
  name: 'fitRows',
  open: ({ counts: { rows, samples: n, sizes, values }, dispersions, fits, model }) => {
    const p = model.columns;
    const fit = rowFit(model);
    const beta = new Float64Array(p);
    return (part) => {
      for (let row = part * rowsAtOnce; row < Math.min(rows, (part + 1) * rowsAtOnce); row += 1) {
        const y = values.subarray(row * n, (row + 1) * n);
        const mu = fits.fitted.subarray(row * n, (row + 1) * n);
        fit(y, sizes, dispersions[row]!, beta, mu, false);
        fits.deviance[row] = devianceOf(y, mu, dispersions[row]!);
        fits.coefficients.set(coefficientsOf(model, beta), row * p);
      }
      return undefined;
    };
  },
};

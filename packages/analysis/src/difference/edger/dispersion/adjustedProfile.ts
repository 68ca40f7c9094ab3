import { inParts, roomFor, type Job } from '../../../parallel/index.ts';
import { logGamma } from '../../../statistics/index.ts';
import type { Counts } from '../fit/counts.ts';
import { choleskyOf } from '../fit/levenbergFit.ts';
import type { Model } from '../fit/model.ts';
import { rowFit } from '../fit/rowFit.ts';
import type { RowFit } from '../fit/rowFit.ts';
import { informativeSamples } from '../fit/zeroFits.ts';
import { dispersionAt, gridSize } from './grid.ts';

/** A model with the buffers for fitting it. */
type Tools = {
  readonly fit: RowFit;
  readonly adjust: (weights: Float64Array) => number;
  readonly beta: Float64Array;
  readonly mu: Float64Array;
  readonly weights: Float64Array;
};

const toolsOf = (model: Model): Tools => ({
  fit: rowFit(model),
  adjust: adjustment(model),
  beta: new Float64Array(model.columns),
  mu: new Float64Array(model.samples),
  weights: new Float64Array(model.samples),
});

/** The dispersion at which uninformative samples are identified. */
const trial = 0.05;

const points = Array.from({ length: gridSize }, (_, point) => {
  const size = 1 / dispersionAt(point);
  return { dispersion: 1 / size, size, constant: size * Math.log(size) - logGamma(size) };
});

/**
 * The likelihood of every feature's dispersion on the grid, with the levels refitted at every point and the Cox–Reid
 * adjustment, up to a constant for each feature. A feature without residual degrees of freedom has 0 everywhere.
 *
 * McCarthy, Chen & Smyth 2012, doi:10.1093/nar/gks042; Chen, Lun & Smyth 2014, doi:10.1007/978-3-319-07212-8_3
 *
 * @returns Features × grid.
 */
export function adjustedProfiles(counts: Counts, model: Model, progress: (fraction: number) => void): Float64Array {
  const found = roomFor(counts.rows * gridSize);
  inParts(profileRows, { counts, model, found }, Math.ceil(counts.rows / rowsAtOnce), progress);
  return found;
}

/** Rows that make one part. */
const rowsAtOnce = 250;

/**
 * The likelihoods of some features.
 *
 * @public Threads import it by its name.
 */
export const profileRows: Job<
  { readonly counts: Counts; readonly model: Model; readonly found: Float64Array },
  undefined
> = {
  module: import.meta.url,
  name: 'profileRows',
  open: ({ counts, found, model }) => {
    const { values, rows, samples: n, sizes } = counts;
    const informative = informativeSamples(counts, model);
    const first = rowFit(model);
    const known = new Map<Model, Tools>();
    const beta = new Float64Array(model.columns);
    const mu = new Float64Array(n);
    const profileRow = (row: number): void => {
      const y = values.subarray(row * n, (row + 1) * n);
      first(y, sizes, trial, beta, mu, false);
      const part = informative(row, mu);
      if (!part || part.df <= 0) return;
      let tools = known.get(part.model);
      if (!tools) known.set(part.model, (tools = toolsOf(part.model)));
      const some = (list: Float64Array): Float64Array =>
        part.samples.length === n ? list : Float64Array.from(part.samples, (i) => list[i]!);
      profile(some(y), some(sizes), tools, found.subarray(row * gridSize, (row + 1) * gridSize));
    };
    return (part) => {
      for (let row = part * rowsAtOnce; row < Math.min(rows, (part + 1) * rowsAtOnce); row += 1) profileRow(row);
      return undefined;
    };
  },
};

function profile(
  y: Float64Array,
  sizes: Float64Array,
  { fit, adjust, beta, mu, weights }: Tools,
  out: Float64Array,
): void {
  const n = y.length;
  points.forEach(({ dispersion, size, constant }, point) => {
    fit(y, sizes, dispersion, beta, mu, point > 0);
    let sum = 0;
    for (let i = 0; i < n; i += 1) {
      weights[i] = mu[i]! / (1 + dispersion * mu[i]!);
      if (mu[i] === 0) continue;
      sum += y[i]! * Math.log(mu[i]!) - (y[i]! + size) * Math.log(mu[i]! + size) + logGamma(y[i]! + size) + constant;
    }
    out[point] = sum - adjust(weights);
  });
}

/** Half the log determinant of the information, up to a constant of the model; a pivot is never taken below 1e-10. */
function adjustment({ values, samples: n, columns: p, cells }: Model): (weights: Float64Array) => number {
  const logOf = (pivot: number): number => Math.log(Math.max(pivot, 1e-10));
  if (cells) {
    return (weights) => {
      let sum = 0;
      for (const members of cells.members) {
        let cell = 0;
        for (const i of members) cell += weights[i]!;
        sum += logOf(cell);
      }
      return sum / 2;
    };
  }
  const information = new Float64Array(p * p);
  const factor = new Float64Array(p * p);
  return (weights) => {
    for (let a = 0; a < p; a += 1) {
      for (let b = 0; b <= a; b += 1) {
        let sum = 0;
        for (let i = 0; i < n; i += 1) sum += values[i * p + a]! * values[i * p + b]! * weights[i]!;
        information[a * p + b] = sum;
      }
    }
    if (!choleskyOf(information, 0, factor, p)) choleskyOf(information, 1e-10, factor, p);
    let sum = 0;
    for (let a = 0; a < p; a += 1) sum += logOf(factor[a * p + a]! ** 2);
    return sum / 2;
  };
}

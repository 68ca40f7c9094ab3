import { fitRows } from '../../linear-model/index.ts';
import type { Design } from '../../linear-model/index.ts';
import { arithmeticMean, sampleVariance } from '../../statistics/index.ts';

/** The batch of every sample and, to be kept, its group; indices. */
export type Layout = {
  readonly samples: number;
  readonly batchOf: Uint16Array;
  readonly batches: number;
  readonly groupOf: Uint16Array;
  readonly groups: number;
};
/**
 * Values without the batches; `untouched` features had too few values to tell the batches apart and stay as they were.
 */
export type Corrected = { readonly values: Float64Array; readonly untouched: readonly number[] };

type Column = (sample: number) => number;

function designFrom({ samples }: Layout, columns: readonly Column[]): Design {
  const values = Float64Array.from({ length: samples * columns.length }, (_, at) =>
    columns[at % columns.length]!(Math.floor(at / columns.length)),
  );
  return {
    values,
    samples,
    columns: columns.length,
    groups: [],
    matrixColumns: new Int32Array(samples),
    groupOf: new Uint16Array(samples),
    names: [],
  };
}

const levels = (of: Uint16Array, count: number, from = 0): Column[] =>
  Array.from({ length: count - from }, (_, i) => (sample) => (of[sample] === i + from ? 1 : 0));

/**
 * Subtracts the batch means that a linear model with the groups finds, as `limma::removeBatchEffect`.
 *
 * Ritchie et al. 2015, doi:10.1093/nar/gkv007
 *
 * @param values - Features × samples; missing values stay missing.
 */
export function removeLinear(values: Float64Array, layout: Layout): Corrected {
  const { batchOf, batches, groupOf, groups, samples } = layout;
  // Sum contrasts: the batches' effects add up to 0, so that the mean of the batches is what remains.
  const effects = Array.from(
    { length: batches - 1 },
    (_, i): Column =>
      (sample) =>
        batchOf[sample] === i ? 1 : batchOf[sample] === batches - 1 ? -1 : 0,
  );
  const columns = [...levels(groupOf, groups), ...effects];
  const fits = fitRows(values, designFrom(layout, columns), null);
  const corrected = values.slice();
  const untouched: number[] = [];
  for (let row = 0; row < fits.rows; row += 1) {
    if (
      !fits.covarianceOf(row) ||
      fits.unknownOf(row).some((direction) => effects.some((_, k) => Math.abs(direction[groups + k]!) > 1e-7))
    ) {
      untouched.push(row);
      continue;
    }
    for (let i = 0; i < samples; i += 1)
      effects.forEach(
        (effect, k) =>
          (corrected[row * samples + i]! -= effect(i) * fits.coefficients[row * columns.length + groups + k]!),
      );
  }
  return { values: corrected, untouched };
}

/**
 * Parametric ComBat: batch means and variances are shrunk to what all features share before they are taken out, as
 * `sva::ComBat`.
 *
 * Johnson et al. 2007, doi:10.1093/biostatistics/kxj037
 *
 * @param values - Features × samples; at least 2 samples a batch. A feature without variation in a batch stays as it
 * was.
 */
export function combat(values: Float64Array, layout: Layout): Corrected {
  const { batchOf, batches, groupOf, groups, samples: n } = layout;
  const columns = [...levels(batchOf, batches), ...levels(groupOf, groups, 1)];
  const fits = fitRows(values, designFrom(layout, columns), null);
  const members = Array.from({ length: batches }, (_, batch) =>
    [...batchOf.keys()].filter((sample) => batchOf[sample] === batch),
  );
  const varies = (row: number): boolean => members.every((list) => variance(list.map((i) => values[row * n + i]!)) > 0);
  const all = Array.from({ length: fits.rows }, (_, row) => row);
  const used = all.filter((row) => fits.covarianceOf(row) !== null && fits.unknownOf(row).length === 0 && varies(row));
  const gaps = values.some(Number.isNaN);

  const centre = new Float64Array(values.length);
  const spread = new Float64Array(fits.rows);
  const standard = new Float64Array(values.length);
  for (const row of used) {
    const beta = fits.coefficients.subarray(row * columns.length, (row + 1) * columns.length);
    const grand = members.reduce((sum, list, batch) => sum + (list.length / n) * beta[batch]!, 0);
    const residuals = new Float64Array(n);
    for (let i = 0; i < n; i += 1) {
      const kept = grand + (groupOf[i]! > 0 ? beta[batches + groupOf[i]! - 1]! : 0);
      centre[row * n + i] = kept;
      residuals[i] = values[row * n + i]! - (kept - grand + beta[batchOf[i]!]!);
    }
    spread[row] = Math.sqrt(
      gaps ? variance([...residuals]) : residuals.reduce((sum, value) => sum + value * value, 0) / n,
    );
    for (let i = 0; i < n; i += 1) standard[row * n + i] = (values[row * n + i]! - centre[row * n + i]!) / spread[row]!;
  }

  const corrected = values.slice();
  for (const list of members) {
    const { delta, gamma } = shrunk(
      used.map((row) => list.map((i) => standard[row * n + i]!).filter((value) => !Number.isNaN(value))),
    );
    used.forEach((row, at) => {
      for (const i of list)
        corrected[row * n + i] =
          ((standard[row * n + i]! - gamma[at]!) / Math.sqrt(delta[at]!)) * spread[row]! + centre[row * n + i]!;
    });
  }
  const kept = new Set(used);
  return { values: corrected, untouched: all.filter((row) => !kept.has(row)) };
}

/**
 * Mean and variance of each feature in one batch, shrunk together until nothing moves by more than 0.0001 of itself.
 */
function shrunk(values: readonly (readonly number[])[]): {
  readonly gamma: Float64Array;
  readonly delta: Float64Array;
} {
  const means = Float64Array.from(values, arithmeticMean);
  const variances = Float64Array.from(values, variance);
  const [bar, t2] = [arithmeticMean(means), variance([...means])];
  const [m, s2] = [arithmeticMean(variances), variance([...variances])];
  const a = (2 * s2 + m * m) / s2;
  const b = (m * s2 + m ** 3) / s2;
  const gamma = means.slice();
  const delta = variances.slice();
  for (let round = 0, change = 1; change > 1e-4 && round < 10_000; round += 1) {
    change = 0;
    values.forEach((list, row) => {
      const n = list.length;
      const [g, d] = [gamma[row]!, delta[row]!];
      const nextG = (t2 * n * means[row]! + d * bar) / (t2 * n + d);
      const nextD = (0.5 * list.reduce((sum, value) => sum + (value - nextG) ** 2, 0) + b) / (n / 2 + a - 1);
      // As in sva, the change of the mean is over the signed mean.
      change = Math.max(change, Math.abs(nextG - g) / g, Math.abs(nextD - d) / d);
      gamma[row] = nextG;
      delta[row] = nextD;
    });
  }
  return { gamma, delta };
}

/** Variance of the observed values, with n − 1; `NaN` for fewer than two. */
function variance(values: readonly number[]): number {
  const present = values.filter((value) => !Number.isNaN(value));
  if (present.length < 2) return Number.NaN;
  return sampleVariance(present);
}

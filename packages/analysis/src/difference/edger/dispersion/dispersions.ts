import { averageLogCpm } from '../fit/averageLogCpm.ts';
import { countFits } from '../fit/countFits.ts';
import { countsOf } from '../fit/counts.ts';
import type { Counts } from '../fit/counts.ts';
import type { Model } from '../fit/model.ts';
import { gridSize, highestDispersion } from './grid.ts';
import { localMeans } from './localMeans.ts';
import { quasiDispersions } from './quasiDispersions.ts';

/**
 * Negative binomial dispersions, one common, one trended by level, one for each feature; their square root is the
 * biological coefficient of variation.
 */
export type Dispersions = {
  readonly common: number;
  readonly trended: Float64Array;
  readonly tagwise: Float64Array;
  /** Infinite when the features do not differ beyond the trend. */
  readonly priorDf: number;
  /** Average log2 counts per million. */
  readonly level: Float64Array;
};

/** Features with fewer counts in all take the trend. */
const fewest = 5;

/** The features whose dispersion can be estimated. */
export function countedRows({ values, rows, samples: n }: Counts): number[] {
  return Array.from({ length: rows }, (_, row) => row).filter(
    (row) => values.subarray(row * n, (row + 1) * n).reduce((sum, count) => sum + count, 0) >= fewest,
  );
}

/**
 * Dispersions by weighted likelihood: each feature's own likelihood together with that of features of similar level, as
 * `edgeR::estimateDisp`.
 *
 * Chen, Lun & Smyth 2014, doi:10.1007/978-3-319-07212-8_3
 *
 * @param rows - The features of `countedRows`, not empty.
 * @param likelihoods - Of these features, on the grid.
 */
export function dispersionsOf(
  counts: Counts,
  model: Model,
  rows: readonly number[],
  likelihoods: Float64Array,
): Dispersions {
  const sums = new Float64Array(gridSize);
  likelihoods.forEach((value, at) => (sums[at % gridSize]! += value));
  const common = highestDispersion(sums);
  const level = averageLogCpm(counts, common);

  const own = countsOf(counts, rows);
  const ownLevel = Float64Array.from(rows, (row) => level[row]!);
  const shared = localMeans(
    ownLevel,
    likelihoods,
    gridSize,
    rows.length <= 50 ? 1 : 0.25 + 0.75 * Math.sqrt(50 / rows.length),
  );
  const ownTrend = maxima(shared);
  const lowest = ownLevel.reduce((least, value, at) => (value < ownLevel[least]! ? at : least), 0);
  const trended = new Float64Array(counts.rows).fill(ownTrend[lowest]!);
  rows.forEach((row, at) => (trended[row] = ownTrend[at]!));

  const { priorDf } = quasiDispersions(
    own,
    model,
    countFits(own, model, (at) => ownTrend[at]!),
    ownLevel,
  );
  const tagwise = trended.slice();
  const weight = priorDf / (counts.samples - model.columns);
  if (weight <= 1e6)
    maxima(likelihoods.map((value, at) => value + weight * shared[at]!)).forEach(
      (value, at) => (tagwise[rows[at]!] = value),
    );
  return { common, trended, tagwise, priorDf, level };
}

const maxima = (likelihoods: Float64Array): Float64Array =>
  Float64Array.from({ length: likelihoods.length / gridSize }, (_, row) =>
    highestDispersion(likelihoods.subarray(row * gridSize, (row + 1) * gridSize)),
  );

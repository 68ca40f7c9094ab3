import { dispersionPosterior, gridDispersion, largestDispersion, mostIterations, searchDispersion, smallestDispersion } from '../negative-binomial/index.ts';
import type { GeneDispersions, Progress } from './geneDispersions.ts';
import type { Model } from './model.ts';
import type { PriorWidth } from './priorVariance.ts';

export type ShrunkenDispersions = {
  /** Maximum a posteriori. */
  readonly map: Float64Array;
  /** What the tests use: `map`, or the gene-wise estimate of an outlier. */
  readonly final: Float64Array;
  /** 1: so far above the trend that it is not shrunk. */
  readonly outlier: Uint8Array;
};

const outlierDeviations = 2;

/** Dispersions shrunk towards the trend; one that lies 2 residual standard deviations above it stays as it is. */
export function shrunkenDispersions(counts: Float64Array, { estimates, means }: GeneDispersions, fitted: Float64Array, width: PriorWidth, { columns, samples: n, values }: Model, progress: Progress): ShrunkenDispersions {
  const rows = estimates.length;
  const posterior = dispersionPosterior(values, n, columns);
  const map = new Float64Array(rows);
  const outlier = new Uint8Array(rows);
  for (let row = 0; row < rows; row += 1) {
    if (row % 500 === 0) progress(row / rows);
    posterior.setRow(counts.subarray(row * n, (row + 1) * n), means.subarray(row * n, (row + 1) * n), { mean: Math.log(fitted[row]!), variance: width.prior });
    const start = estimates[row]! > 0.1 * fitted[row]! ? estimates[row]! : fitted[row]!;
    const found = searchDispersion(posterior, Math.log(start));
    const logAlpha = found.iterations < mostIterations ? found.logAlpha : gridDispersion(posterior, n);
    map[row] = Math.min(Math.max(Math.exp(logAlpha), smallestDispersion), largestDispersion(n));
    outlier[row] = Math.log(estimates[row]!) > Math.log(fitted[row]!) + outlierDeviations * Math.sqrt(width.residualVariance) ? 1 : 0;
  }
  return { map, outlier, final: map.map((value, row) => (outlier[row] ? estimates[row]! : value)) };
}

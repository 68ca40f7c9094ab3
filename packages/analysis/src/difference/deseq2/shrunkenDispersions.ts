import {
  dispersionPosterior,
  gridDispersion,
  largestDispersion,
  mostIterations,
  searchDispersion,
  smallestDispersion,
} from '../negative-binomial/index.ts';
import { inParts, roomFor, type Job } from '../../parallel/index.ts';
import { rowsAtOnce } from './fitGlm.ts';
import type { GeneDispersions } from './geneDispersions.ts';
import type { Progress } from './progress.ts';
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
export function shrunkenDispersions(
  counts: Float64Array,
  { estimates, means }: GeneDispersions,
  fitted: Float64Array,
  width: PriorWidth,
  { columns, samples: n, values }: Model,
  progress: Progress,
): ShrunkenDispersions {
  const map = roomFor(estimates.length);
  inParts(
    shrunkenRows,
    { counts, estimates, means, fitted, variance: width.prior, design: values, samples: n, columns, map },
    Math.ceil(estimates.length / rowsAtOnce),
    progress,
  );
  const outlier = Uint8Array.from(estimates, (estimate, row) =>
    Number(Math.log(estimate) > Math.log(fitted[row]!) + outlierDeviations * Math.sqrt(width.residualVariance)),
  );
  return { map, outlier, final: map.map((value, row) => (outlier[row] ? estimates[row]! : value)) };
}

type RowsContext = {
  readonly counts: Float64Array;
  readonly estimates: Float64Array;
  readonly means: Float64Array;
  readonly fitted: Float64Array;
  /** Of the prior. */
  readonly variance: number;
  readonly design: Float64Array;
  readonly samples: number;
  readonly columns: number;
  readonly map: Float64Array;
};

/**
 * The dispersions of some rows, each with the prior around its fitted one.
 *
 * @public Threads import it by its name.
 */
export const shrunkenRows: Job<RowsContext, void> = {
  module: import.meta.url,
  name: 'shrunkenRows',
  open: ({ columns, counts, design, estimates, fitted, map, means, samples: n, variance }) => {
    const posterior = dispersionPosterior(design, n, columns);
    return (part) => {
      for (let row = part * rowsAtOnce; row < Math.min(map.length, (part + 1) * rowsAtOnce); row += 1) {
        posterior.setRow(counts.subarray(row * n, (row + 1) * n), means.subarray(row * n, (row + 1) * n), {
          mean: Math.log(fitted[row]!),
          variance,
        });
        const start = estimates[row]! > 0.1 * fitted[row]! ? estimates[row]! : fitted[row]!;
        const found = searchDispersion(posterior, Math.log(start));
        const logAlpha = found.iterations < mostIterations ? found.logAlpha : gridDispersion(posterior, n);
        map[row] = Math.min(Math.max(Math.exp(logAlpha), smallestDispersion), largestDispersion(n));
      }
    };
  },
};

import {
  dispersionPosterior,
  gridDispersion,
  largestDispersion,
  mostIterations,
  searchDispersion,
  smallestDispersion,
  smallestMean,
} from '../negative-binomial/index.ts';
import { inParts, roomFor, type Job } from '../../parallel/index.ts';
import type { BaseMeans } from './baseMeans.ts';
import { fitGlm, rowsAtOnce } from './fitGlm.ts';
import type { Progress } from './progress.ts';
import type { Model } from './model.ts';

/** The dispersion of every feature from its own counts, and the fitted counts it was judged by. */
export type GeneDispersions = { readonly estimates: Float64Array; readonly means: Float64Array };

/**
 * Dispersions that maximise the Cox–Reid adjusted profile likelihood of each feature by itself.
 *
 * @param counts - Row-major, features × samples; every feature has a read.
 */
export function geneDispersions(
  counts: Float64Array,
  base: BaseMeans,
  model: Model,
  progress: Progress,
): GeneDispersions {
  const { columns, samples: n, values } = model;
  const rows = counts.length / n;
  const start = startingDispersions(counts, base, model);
  const means = model.saturated
    ? linearMeans(counts, model)
    : fitGlm(counts, start, model, (fraction) => progress(fraction / 2)).means;
  for (let at = 0; at < means.length; at += 1) means[at] = Math.max(means[at]!, smallestMean);
  const estimates = roomFor(rows);
  const share = (fraction: number): void => progress(model.saturated ? fraction : 0.5 + fraction / 2);
  inParts(
    dispersionRows,
    { counts, means, start, design: values, samples: n, columns, estimates },
    Math.ceil(rows / rowsAtOnce),
    share,
  );
  return { estimates, means };
}

type RowsContext = {
  readonly counts: Float64Array;
  readonly means: Float64Array;
  readonly start: Float64Array;
  readonly design: Float64Array;
  readonly samples: number;
  readonly columns: number;
  readonly estimates: Float64Array;
};

/**
 * The dispersions of some rows, each from its own counts.
 *
 * @public Threads import it by its name.
 */
export const dispersionRows: Job<RowsContext, void> = {
  module: import.meta.url,
  name: 'dispersionRows',
  open: ({ columns, counts, design, estimates, means, samples: n, start }) => {
    const posterior = dispersionPosterior(design, n, columns);
    const most = largestDispersion(n);
    return (part) => {
      for (let row = part * rowsAtOnce; row < Math.min(start.length, (part + 1) * rowsAtOnce); row += 1) {
        posterior.setRow(counts.subarray(row * n, (row + 1) * n), means.subarray(row * n, (row + 1) * n), null);
        const found = searchDispersion(posterior, Math.log(start[row]!));
        let estimate =
          found.last < found.first + Math.abs(found.first) / 1e6
            ? start[row]!
            : Math.min(Math.exp(found.logAlpha), most);
        const settled = found.iterations < mostIterations && found.iterations !== 1;
        if (!settled && estimate > smallestDispersion * 10) estimate = Math.exp(gridDispersion(posterior, n));
        estimates[row] = Math.min(Math.max(estimate, smallestDispersion), most);
      }
    };
  },
};

/** The smaller of two estimates by moments. */
function startingDispersions(counts: Float64Array, { mean, variance }: BaseMeans, model: Model): Float64Array {
  const { columns, hat, samples: n, sizeFactors } = model;
  const inverseFactor = sizeFactors.reduce((sum, factor) => sum + 1 / factor, 0) / n;
  return mean.map((level, row) => {
    let rough = 0;
    for (let i = 0; i < n; i += 1) {
      let fitted = 0;
      for (let j = 0; j < n; j += 1) fitted += hat[i * n + j]! * (counts[row * n + j]! / sizeFactors[j]!);
      fitted = Math.max(1, fitted);
      rough += ((counts[row * n + i]! / sizeFactors[i]! - fitted) ** 2 - fitted) / fitted ** 2;
    }
    const moments = (variance[row]! - inverseFactor * level) / level ** 2;
    const least = Math.min(Math.max(rough / (n - columns), 0), moments);
    return Math.min(Math.max(smallestDispersion, least), largestDispersion(n));
  });
}

/** The means of the cells on the normalised scale, back on the scale of the counts. */
function linearMeans(counts: Float64Array, { hat, samples: n, sizeFactors }: Model): Float64Array {
  const means = new Float64Array(counts.length);
  for (let from = 0; from < counts.length; from += n) {
    for (let i = 0; i < n; i += 1) {
      let fitted = 0;
      for (let j = 0; j < n; j += 1) fitted += hat[i * n + j]! * (counts[from + j]! / sizeFactors[j]!);
      means[from + i] = fitted * sizeFactors[i]!;
    }
  }
  return means;
}

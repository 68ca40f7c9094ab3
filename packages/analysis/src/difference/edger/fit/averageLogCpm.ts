import type { Counts } from './counts.ts';
import { withPrior } from './counts.ts';
import { levelFit } from './levelFit.ts';

const prior = 2;

/** The log2 counts per million of every feature over all samples, as `edgeR::aveLogCPM`. */
export function averageLogCpm(counts: Counts, dispersion: number): Float64Array {
  const { values, rows, samples: n, sizes } = withPrior(counts, prior);
  const all = Int32Array.from({ length: n }, (_, i) => i);
  return Float64Array.from(
    { length: rows },
    (_, row) =>
      (levelFit(values.subarray(row * n, (row + 1) * n), sizes, all, dispersion, Number.NaN) + Math.log(1e6)) /
      Math.LN2,
  );
}

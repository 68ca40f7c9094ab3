import type { Presences } from '../accumulation/index.ts';

/** Means and standard deviations over orders of adding samples, one entry for 1, 2, … all of them. */
export type CorePan = {
  readonly pan: Float64Array;
  readonly panSd: Float64Array;
  readonly core: Float64Array;
  readonly coreSd: Float64Array;
};

/**
 * How many features occur in any (pan) and in all (core) of the first samples, as samples are added in given orders.
 *
 * Tettelin et al. 2005, doi:10.1073/pnas.0506758102
 *
 * @param orders - Each an order of 0…samples − 1.
 */
export function corePan(
  { features, frequency, samples, starts }: Presences,
  orders: Iterable<ArrayLike<number>>,
): CorePan {
  const totals = {
    pan: new Float64Array(samples),
    panSquares: new Float64Array(samples),
    core: new Float64Array(samples),
    coreSquares: new Float64Array(samples),
  };
  const seen = new Int32Array(frequency.length);
  let count = 0;
  for (const order of orders) {
    count += 1;
    seen.fill(0);
    let pan = 0;
    for (let k = 0; k < samples; k += 1) {
      const sample = order[k]!;
      let core = 0;
      for (let at = starts[sample]!; at < starts[sample + 1]!; at += 1) {
        const before = seen[features[at]!]!;
        // A feature is in all samples so far when it was in all before and is in this one.
        core += Number(before === k);
        pan += Number(before === 0);
        seen[features[at]!] = before + 1;
      }
      totals.pan[k]! += pan;
      totals.panSquares[k]! += pan * pan;
      totals.core[k]! += core;
      totals.coreSquares[k]! += core * core;
    }
  }
  const spread = (sums: Float64Array, squares: Float64Array): Float64Array =>
    squares.map((square, k) =>
      count > 1 ? Math.sqrt(Math.max(0, square - (sums[k]! * sums[k]!) / count) / (count - 1)) : Number.NaN,
    );
  return {
    pan: totals.pan.map((sum) => sum / count),
    panSd: spread(totals.pan, totals.panSquares),
    core: totals.core.map((sum) => sum / count),
    coreSd: spread(totals.core, totals.coreSquares),
  };
}

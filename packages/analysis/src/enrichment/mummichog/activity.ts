import { hypergeometricUpper, upperIncompleteGamma } from '../../statistics/index.ts';
import { uniform } from '../../linear/index.ts';

/**
 * What is counted: a compound, or those that the same peaks match, with their peaks; and which of them each pathway
 * has.
 */
export type Units = {
  readonly peaks: readonly Int32Array[];
  readonly pathways: readonly Int32Array[];
  readonly peakCount: number;
};

/**
 * Fisher's test with one hit taken from the list, as mummichog's EASE: P(X ≥ hits − 1) among `list` − 1. 1 without
 * hits.
 */
export const easeScore = (hits: number, size: number, list: number, background: number): number =>
  hits === 0 ? 1 : hypergeometricUpper(hits - 1, size, list - 1, background);

/** Units with a chosen peak, and how many of these each pathway has. */
export function countHits(
  { pathways, peaks }: Units,
  chosen: Uint8Array,
): { readonly list: number; readonly hit: Uint8Array; readonly hits: Int32Array } {
  const hit = Uint8Array.from(peaks, (own) => Number(own.some((peak) => chosen[peak] === 1)));
  return {
    hit,
    list: hit.reduce((sum, one) => sum + one, 0),
    hits: Int32Array.from(pathways, (members) => members.reduce((sum, member) => sum + hit[member]!, 0)),
  };
}

/** A gamma distribution by its moments: mean = shape · scale, variance = shape · scale². */
export type Gamma = { readonly shape: number; readonly scale: number };
const gammaOf = (mean: number, variance: number): Gamma => ({
  shape: (mean * mean) / variance,
  scale: variance / mean,
});
/** P(X > x); `NaN` when the values had no spread. */
export const gammaUpper = ({ scale, shape }: Gamma, x: number): number =>
  shape > 0 && Number.isFinite(shape) && scale > 0 ? upperIncompleteGamma(shape, x / scale) : Number.NaN;

/**
 * −log10 of EASE scores of random lists: the gamma distribution fitted over all pathways, and for each pathway how
 * often the score was as high as observed.
 */
export type Null = { readonly gamma: Gamma; readonly reached: Int32Array };

/**
 * As many peaks as are significant, drawn without replacement from all, again and again.
 * @param seen - EASE score of each pathway.
 */
export function randomLists(
  units: Units,
  significant: number,
  seen: Float64Array,
  {
    permutations,
    progress,
    seed,
  }: { readonly permutations: number; readonly seed: number; readonly progress: (fraction: number) => void },
): Null {
  const next = uniform(seed);
  const order = Int32Array.from({ length: units.peakCount }, (_, at) => at);
  const reached = new Int32Array(seen.length);
  const background = units.peaks.length;
  let [count, mean, squares] = [0, 0, 0];
  for (let round = 0; round < permutations; round += 1) {
    if (round % 50 === 0) progress(round / permutations);
    const chosen = new Uint8Array(units.peakCount);
    for (let at = 0; at < significant; at += 1) {
      const other = at + Math.floor(next() * (units.peakCount - at));
      [order[at], order[other]] = [order[other]!, order[at]!];
      chosen[order[at]!] = 1;
    }
    const { hits, list } = countHits(units, chosen);
    units.pathways.forEach((members, pathway) => {
      const score = easeScore(hits[pathway]!, members.length, list, background);
      if (score <= seen[pathway]! * (1 + 1e-12)) reached[pathway]! += 1;
      const height = score === 1 ? 0 : -Math.log10(score);
      count += 1;
      const step = height - mean;
      mean += step / count;
      squares += step * (height - mean);
    });
  }
  return { gamma: gammaOf(mean, squares / (count - 1)), reached };
}

import { adducts, ionMass, type Adduct } from './adducts.ts';
import type { MummichogOptions } from './mummichog.schema.ts';
import type { Peaks } from './peaks.ts';

/** One peak that may be one ion of one compound. `error` is (measured − theoretical) ÷ theoretical in ppm. */
export type Match = {
  readonly peak: number;
  readonly compound: number;
  readonly adduct: Adduct;
  readonly error: number;
};

/**
 * Every ion within the tolerance, by peak; with `primary`, other ions count only for compounds whose primary ion is
 * there, near it in time when that is asked.
 * @param masses - Exact neutral masses.
 */
export function matchPeaks(
  peaks: Peaks,
  masses: Float64Array,
  { all, ppm, primary, rtTolerance }: MummichogOptions,
): Match[] {
  const order = Array.from(masses.keys()).toSorted((a, b) => masses[a]! - masses[b]! || a - b);
  const sorted = Float64Array.from(order, (at) => masses[at]!);
  const found: Match[] = [];
  peaks.mz.forEach((mz, peak) => {
    for (const adduct of adducts[peaks.mode[peak]!]) {
      if (!all && !adduct.main) continue;
      const neutral = (mass: number): number => (mass * adduct.charge - adduct.shift) / adduct.copies;
      const high = neutral(mz * (1 + 1.5e-6 * ppm));
      for (
        let at = firstAt(sorted, neutral(mz * (1 - 1.5e-6 * ppm)));
        at < sorted.length && sorted[at]! <= high;
        at += 1
      ) {
        const theoretical = ionMass(sorted[at]!, adduct);
        const error = (1e6 * (mz - theoretical)) / theoretical;
        if (Math.abs(error) <= ppm) found.push({ peak, compound: order[at]!, adduct, error });
      }
    }
  });
  if (!primary) return found;
  const times = new Map<number, number[]>();
  for (const { adduct, compound, peak } of found)
    if (adduct.primary) (times.get(compound) ?? times.set(compound, []).get(compound)!).push(peaks.rt[peak]!);
  const near = (own: number, peak: number): boolean =>
    !(rtTolerance > 0 && peaks.timed) ||
    times.get(own)!.some((time) => Math.abs(time - peaks.rt[peak]!) <= rtTolerance);
  return found.filter(({ adduct, compound, peak }) => adduct.primary || (times.has(compound) && near(compound, peak)));
}

/** Place of the first value not below `least`. */
function firstAt(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

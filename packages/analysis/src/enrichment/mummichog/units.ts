import type { FeatureSets } from '../../model/index.ts';
import type { Units } from './activity.ts';
import type { Match } from './matchPeaks.ts';
import type { MummichogOptions } from './mummichog.schema.ts';

/** What is counted as one hit: a compound, or all compounds of the same peaks when `merge` is on; and those of each pathway. */
export function unitsOf(
  matches: readonly Match[],
  ids: readonly string[],
  sets: FeatureSets,
  peakCount: number,
  { merge }: MummichogOptions,
): { readonly units: Units; readonly unitOf: ReadonlyMap<string, number>; readonly compounds: ReadonlySet<string> } {
  const peaksOf = new Map<number, Set<number>>();
  for (const { compound, peak } of matches)
    (peaksOf.get(compound) ?? peaksOf.set(compound, new Set()).get(compound)!).add(peak);
  const places = new Map<string, number>();
  const peaks: Int32Array[] = [];
  const unitOf = new Map<string, number>();
  for (const [compound, own] of [...peaksOf].toSorted(([a], [b]) => a - b)) {
    const sorted = Int32Array.from(own).toSorted();
    const key = merge ? sorted.join() : `${compound}`;
    let place = places.get(key);
    if (place === undefined) {
      places.set(key, (place = peaks.length));
      peaks.push(sorted);
    }
    unitOf.set(ids[compound]!, place);
  }
  const pathways = sets.members.map((members) =>
    Int32Array.from(new Set(members.flatMap((id) => unitOf.get(id) ?? []))),
  );
  return { units: { peaks, pathways, peakCount }, unitOf, compounds: new Set(unitOf.keys()) };
}

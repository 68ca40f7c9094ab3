/** Where the running sum is furthest from 0. */
export type EnrichmentScore = {
  readonly es: number;
  /** Number of hits up to the maximum of the sum (es ≥ 0), or before its minimum (es < 0). */
  readonly turn: number;
};

/**
 * The enrichment score of hits in a ranking: the running sum rises by |score|^weight (as a share of all hits) at a hit
 * and falls evenly at every other feature. When maximum and minimum are equally far from 0, the maximum counts.
 *
 * Subramanian et al. 2005, PNAS 102, 15545. doi:10.1073/pnas.0506580102
 *
 * @param hits - Places in the ranking from 0, ascending; the first `count` are read. Fewer than `total`.
 * @param strength - |score|^weight of every place. When all hits have 0, each counts the same.
 */
export function enrichmentScore(
  hits: Int32Array,
  count: number,
  strength: Float64Array,
  total: number,
): EnrichmentScore {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += strength[hits[i]!]!;
  const even = sum === 0;
  const norm = 1 / (even ? count : sum);
  const fall = 1 / (total - count);
  let risen = 0;
  let top = 0;
  let bottom = 0;
  let topTurn = 0;
  let bottomTurn = 0;
  for (let i = 0; i < count; i += 1) {
    const fallen = (hits[i]! - i) * fall;
    const before = risen - fallen;
    if (before < bottom) {
      bottom = before;
      bottomTurn = i;
    }
    risen += (even ? 1 : strength[hits[i]!]!) * norm;
    const after = risen - fallen;
    if (after > top) {
      top = after;
      topTurn = i + 1;
    }
  }
  return top >= -bottom ? { es: top, turn: topTurn } : { es: bottom, turn: bottomTurn };
}

const smallest = 1e-290;

/**
 * P(X ≥ overlap) when `drawn` features are picked one after another without replacement, those of the set each `odds`
 * times as likely as the others (Wallenius 1963).
 *
 * Walked draw by draw: every term is positive, so that small tails keep their digits. Of the draws only those with
 * fewer than `overlap` hits are told apart.
 *
 * @param marked - Features in the set, of `total`.
 */
export function walleniusUpper(overlap: number, marked: number, drawn: number, total: number, odds: number): number {
  if (overlap <= Math.max(0, drawn + marked - total)) return 1;
  if (overlap > Math.min(drawn, marked)) return 0;
  const others = total - marked;
  const chance = new Float64Array(overlap);
  chance[0] = 1;
  let reached = 0;
  for (let taken = 0; taken < drawn; taken += 1) {
    for (let hits = Math.min(taken, overlap - 1); hits >= 0; hits -= 1) {
      const now = chance[hits]!;
      // Smaller terms would become 0, and denormal numbers are slow on the way.
      if (now < smallest) continue;
      const inside = odds * (marked - hits);
      const outside = Math.max(0, others - (taken - hits));
      const share = inside / (inside + outside);
      const next = now * share;
      chance[hits] = now * (1 - share);
      if (hits + 1 === overlap) reached += next;
      else chance[hits + 1]! += next;
    }
  }
  return Math.min(1, reached);
}

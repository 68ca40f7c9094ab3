import { rankOrder } from './rankOrder.ts';

/** Benjamini–Hochberg (false discovery rate), Bonferroni or Holm (family-wise error). */
export type PAdjustMethod = 'BH' | 'bonferroni' | 'holm';

/**
 * Adjusts p-values for multiple testing, as R's `p.adjust`; a missing one (`NaN`) stays missing and is not counted.
 *
 * Benjamini & Hochberg 1995, J. R. Stat. Soc. B 57, 289. doi:10.1111/j.2517-6161.1995.tb02031.x
 * Holm 1979, Scand. J. Stat. 6, 65.
 */
export function pAdjust(p: Float64Array, method: PAdjustMethod): Float64Array {
  const order = rankOrder(p);
  const n = order.length;
  const adjusted = new Float64Array(p.length).fill(Number.NaN);

  if (method === 'bonferroni') {
    for (const index of order) adjusted[index] = Math.min(1, p[index]! * n);
  } else if (method === 'holm') {
    let least = 0;
    for (let rank = 0; rank < n; rank += 1) {
      least = Math.max(least, Math.min(1, p[order[rank]!]! * (n - rank)));
      adjusted[order[rank]!] = least;
    }
  } else {
    let most = 1;
    for (let rank = n - 1; rank >= 0; rank -= 1) {
      most = Math.min(most, p[order[rank]!]! * (n / (rank + 1)));
      adjusted[order[rank]!] = most;
    }
  }
  return adjusted;
}

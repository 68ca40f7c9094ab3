import { logGamma } from './logGamma.ts';

const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/**
 * P(X ≥ overlap) when `drawn` features are picked without replacement from `total`, of which `marked` are in the set;
 * R's `phyper(overlap - 1, marked, total - marked, drawn, FALSE)`.
 *
 * @returns 1 for an overlap of 0, 0 for one that cannot be.
 */
export function hypergeometricUpper(overlap: number, marked: number, drawn: number, total: number): number {
  const least = Math.max(0, drawn + marked - total);
  const most = Math.min(drawn, marked);
  if (overlap <= least) return 1;
  if (overlap > most) return 0;
  let term = 1;
  let sum = 1;
  // Terms are relative to the first, whose size is multiplied at the end, so that a tail of 1e-300 keeps its digits.
  for (let k = overlap; k < most; k += 1) {
    term *= ((marked - k) / (k + 1)) * ((drawn - k) / (total - marked - drawn + k + 1));
    sum += term;
    if (term < sum * 1e-17 && k * total > marked * drawn) break;
  }
  return Math.min(
    1,
    Math.exp(
      logChoose(marked, overlap) + logChoose(total - marked, drawn - overlap) - logChoose(total, drawn) + Math.log(sum),
    ),
  );
}

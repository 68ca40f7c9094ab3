import { hypergeometricUpper, normalUpper, normalUpperQuantile } from '../../statistics/index.ts';

export type Combination = 'fisher' | 'stouffer' | 'joint';
export type StoufferWeights = 'pathway' | 'overall' | 'equal';

/** One list in one pathway: `overlap` of the `drawn` features are among its `size`, out of `total`. */
export type Draw = { readonly overlap: number; readonly size: number; readonly drawn: number; readonly total: number };

export const upperP = ({ drawn, overlap, size, total }: Draw): number =>
  hypergeometricUpper(overlap, size, drawn, total);

/**
 * Fisher's −2 Σ ln p as χ² with two degrees of freedom for each test: of two of them the tail is k (1 − ln k) with k
 * their product; of one it is the p itself.
 */
export function fisherCombined(p: readonly number[]): number {
  if (p.length === 1) return p[0]!;
  const log = p.reduce((sum, one) => sum + Math.log(Math.max(one, 1e-300)), 0);
  return Math.min(1, Math.exp(log) * (1 - log));
}

/**
 * Stouffer's weighted Z: Σ wᵢ zᵢ ÷ √Σ wᵢ². A list with p = 1 would have z = −∞, whatever the other list shows; the
 * mid-p is used instead, 1 − P(X = overlap) ÷ 2.
 *
 * Whitlock 2005, J. Evol. Biol. 18, 1368. doi:10.1111/j.1420-9101.2005.00917.x
 */
export function stoufferCombined(draws: readonly Draw[], weights: readonly number[]): number {
  if (draws.length === 1) return upperP(draws[0]!);
  const z = draws.map((draw) => {
    const p = upperP(draw);
    return normalUpperQuantile(p < 1 ? p : (1 + upperP({ ...draw, overlap: draw.overlap + 1 })) / 2);
  });
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
  return normalUpper(z.reduce((sum, one, at) => sum + one * weights[at]!, 0) / length);
}

/** Both lists as one, drawn from both backgrounds as one. */
export function jointP(draws: readonly Draw[]): number {
  const sum = (of: keyof Draw): number => draws.reduce((all, draw) => all + draw[of], 0);
  return hypergeometricUpper(sum('overlap'), sum('size'), sum('drawn'), sum('total'));
}

import { eachBranch, type FeatureTree } from './branches.ts';

type UnifracForm = 'unweighted' | 'weighted' | 'weighted-normalized';

/**
 * UniFrac distances between samples, n × n, row-major.
 *
 * `unweighted`: length of the branches that lead to one sample only over that of those that lead to either. `weighted`:
 * lengths times the difference of the shares under them; `weighted-normalized` divides that by the lengths times their
 * sum, so that it lies in 0…1. What lies above the lowest node over all features counts for nothing, as phyloseq
 * prunes. Two samples without any branch between them are 0 apart.
 *
 * Lozupone & Knight 2005, doi:10.1128/AEM.71.12.8228-8235.2005; Lozupone et al. 2007, doi:10.1128/AEM.01996-06
 *
 * @param shares - Samples × features, row-major: what each sample holds, each sample adding up to 1 (any positive sum
 * for `unweighted`).
 */
export function unifrac(
  features: FeatureTree,
  shares: Float64Array,
  form: UnifracForm,
  progress: (fraction: number) => void = () => undefined,
): Float64Array {
  const n = shares.length / features.tipOf.length;
  const nodes = features.tree.parent.length;
  const apart = new Float64Array(n * n);
  const either = new Float64Array(n * n);
  const reach = new Float64Array(n);
  let top = features.top;
  const common = new Set<number>();
  for (; top > 0; top = features.tree.parent[top]!) common.add(top);
  eachBranch(features, shares, (node, length, held) => {
    if (node % 256 === 0) progress(1 - node / nodes);
    if (length === 0 || common.has(node)) return;
    for (let a = 0; a < n; a += 1) {
      const own = held[a]!;
      reach[a]! += length * own;
      for (let b = 0; b < a; b += 1) {
        const other = held[b]!;
        if (form !== 'unweighted') apart[a * n + b]! += length * Math.abs(own - other);
        else if (own > 0 || other > 0) {
          either[a * n + b]! += length;
          if (own === 0 || other === 0) apart[a * n + b]! += length;
        }
      }
    }
  });
  const distances = new Float64Array(n * n);
  for (let a = 0; a < n; a += 1) {
    for (let b = 0; b < a; b += 1) {
      const whole = form === 'unweighted' ? either[a * n + b]! : form === 'weighted' ? 1 : reach[a]! + reach[b]!;
      const distance = whole > 0 ? apart[a * n + b]! / whole : 0;
      distances[a * n + b] = distance;
      distances[b * n + a] = distance;
    }
  }
  return distances;
}

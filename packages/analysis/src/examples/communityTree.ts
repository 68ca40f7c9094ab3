import type { Lineage } from './communityLineages.ts';
import type { RandomDraws } from './randomDraws.ts';

type Named = { readonly name: string; readonly lineage: Lineage };
/** Usual length of a branch at each depth, from below the root to the tip. */
const lengths = [0.3, 0.22, 0.12, 0.08, 0.06, 0.05, 0.03];

/**
 * A rooted binary tree in Newick that follows the lineages; features of one taxon are joined in an order drawn at
 * random.
 */
export function lineageTree(draws: RandomDraws, features: readonly Named[]): string {
  const length = (depth: number): string =>
    `:${draws.gamma(4, lengths[Math.min(depth, lengths.length - 1)]!).toFixed(5)}`;

  const below = (members: readonly Named[], depth: number): string => {
    if (members.length === 1) return members[0]!.name;
    const taxa = Map.groupBy(members, ({ lineage, name }) => (depth < lineage.length ? lineage[depth]! || '?' : name));
    if (taxa.size === 1) return below(members, depth + 1);
    const parts = [...taxa.values()].map((taxon) => below(taxon, depth + 1) + length(depth));
    while (parts.length > 2) {
      const [one] = parts.splice(Math.floor(parts.length * draws.uniform()), 1);
      const [other] = parts.splice(Math.floor(parts.length * draws.uniform()), 1);
      parts.push(`(${one!},${other!})${length(depth)}`);
    }
    return `(${parts.join(',')})`;
  };
  return `${below(features, 0)};\n`;
}

import type { Pair } from './partners.ts';
import { meansInto, typeMeans, type PartnerGenes } from './typeMeans.ts';

/** A pair of partners from one type of cells to another, enough of whose cells have them. */
export type Interaction = {
  readonly pair: number;
  readonly source: number;
  readonly target: number;
  readonly ligandMean: number;
  readonly receptorMean: number;
  readonly ligandShare: number;
  readonly receptorShare: number;
  readonly mean: number;
};
export type Tested = {
  readonly interactions: readonly Interaction[];
  /** How many of the permutations reached the mean. */
  readonly hits: Int32Array;
};

/** The mean of both partners' means; 0 where one of them is 0. */
const meanOf = (ligand: number, receptor: number): number => (ligand > 0 && receptor > 0 ? (ligand + receptor) / 2 : 0);

/**
 * CellPhoneDB's statistical analysis (Efremova et al. 2020, doi:10.1038/s41596-020-0292-x): for each pair of partners
 * and of types the mean of the means, and how often it is reached when the types are shuffled over all cells.
 *
 * @param pairs - As places of partners, all of them usable.
 * @param shuffled - The types of the cells in permutation `b`; the array may be used again.
 */
export function testInteractions(
  data: PartnerGenes,
  pairs: readonly Pair[],
  cluster: Int32Array,
  types: number,
  minShare: number,
  permutations: number,
  shuffled: (b: number) => Int32Array,
  progress: (fraction: number) => void = () => undefined,
): Tested {
  const sizes = new Float64Array(types);
  for (const own of cluster) sizes[own]! += 1;
  const { mean, share } = typeMeans(data, cluster, sizes);
  const interactions = pairs.flatMap(({ ligand, receptor }, pair) => {
    const found: Interaction[] = [];
    for (let source = 0; source < types; source += 1) {
      for (let target = 0; target < types; target += 1) {
        const [from, to] = [ligand * types + source, receptor * types + target];
        const both = meanOf(mean[from]!, mean[to]!);
        if (both > 0 && share[from]! >= minShare && share[to]! >= minShare)
          found.push({
            pair,
            source,
            target,
            ligandMean: mean[from]!,
            receptorMean: mean[to]!,
            ligandShare: share[from]!,
            receptorShare: share[to]!,
            mean: both,
          });
      }
    }
    return found;
  });
  const from = Int32Array.from(interactions, ({ pair, source }) => pairs[pair]!.ligand * types + source);
  const to = Int32Array.from(interactions, ({ pair, target }) => pairs[pair]!.receptor * types + target);
  // A shuffle that changes no mean adds the same numbers in another order.
  const reached = Float64Array.from(interactions, (one) => one.mean * (1 - 1e-12));
  const hits = new Int32Array(interactions.length);
  const [drawn, sums] = [new Float64Array(mean.length), new Float64Array(data.counts.genes.length * types)];
  for (let b = 0; b < permutations; b += 1) {
    meansInto(drawn, sums, data, shuffled(b), sizes);
    for (let i = 0; i < hits.length; i += 1) {
      const [ligand, receptor] = [drawn[from[i]!]!, drawn[to[i]!]!];
      if (ligand > 0 && receptor > 0 && (ligand + receptor) / 2 >= reached[i]!) hits[i]! += 1;
    }
    progress((b + 1) / permutations);
  }
  return { interactions, hits };
}

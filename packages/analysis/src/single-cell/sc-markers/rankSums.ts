import { inParts, type Job } from '../../parallel/index.ts';
import { normalTwoSided } from '../../statistics/index.ts';
import type { ByGene } from '../../cells/index.ts';

/**
 * Wilcoxon rank-sum test of one gene for each cluster against all other cells, from one ranking: normal approximation
 * with tie correction and continuity correction (R's `wilcox.test(exact = FALSE)`; Wilcoxon 1945, doi:10.2307/3001968).
 * Cells without an entry hold 0, the smallest value.
 *
 * @param cluster - Of each cell, from 0; `sizes` of each cluster.
 * @returns p of each cluster; `NaN` where all cells hold one value.
 */
export function rankSumTests(
  { cells, starts, values }: ByGene,
  gene: number,
  cluster: Int32Array,
  sizes: Float64Array,
): Float64Array {
  const [from, to] = [starts[gene]!, starts[gene + 1]!];
  const n = cluster.length;
  const zeros = n - (to - from);
  const order = Int32Array.from({ length: to - from }, (_, i) => from + i).sort((a, b) => values[a]! - values[b]!);
  const sums = new Float64Array(sizes.length);
  const seen = new Float64Array(sizes.length);
  let ties = zeros ** 3 - zeros;
  for (let at = 0; at < order.length;) {
    let end = at + 1;
    while (end < order.length && values[order[end]!] === values[order[at]!]) end += 1;
    const rank = zeros + (at + 1 + end) / 2;
    ties += (end - at) ** 3 - (end - at);
    for (; at < end; at += 1) {
      const own = cluster[cells[order[at]!]!]!;
      sums[own]! += rank;
      seen[own]! += 1;
    }
  }
  return sizes.map((size, own) => {
    const rest = n - size;
    const w = sums[own]! + (size - seen[own]!) * ((zeros + 1) / 2) - (size * (size + 1)) / 2;
    const z = w - (size * rest) / 2;
    const sigma = Math.sqrt(((size * rest) / 12) * (n + 1 - ties / (n * (n - 1))));
    if (!(sigma > 0)) return Number.NaN;
    return normalTwoSided((z - Math.sign(z) * 0.5) / sigma);
  });
}

type RankedGenes = ByGene & { readonly genes: Int32Array; readonly cluster: Int32Array; readonly sizes: Float64Array };

/** Genes in one part, enough to make passing it to a thread worthwhile. */
const genesOfPart = 32;

/**
 * The tests of some genes.
 *
 * @public Threads import it by its name.
 */
export const rankedGenes: Job<RankedGenes, Float64Array[]> = {
  module: import.meta.url,
  name: 'rankedGenes',
  open:
    ({ cluster, genes, sizes, ...all }) =>
    (part) =>
      Array.from(genes.subarray(part * genesOfPart, (part + 1) * genesOfPart), (gene) =>
        rankSumTests(all, gene, cluster, sizes),
      ),
};

/** `rankSumTests` of each of `genes`, in several threads where there are any. */
export const testedGenes = (
  all: ByGene,
  genes: Int32Array,
  cluster: Int32Array,
  sizes: Float64Array,
  progress: (fraction: number) => void,
): Float64Array[] =>
  inParts(rankedGenes, { ...all, genes, cluster, sizes }, Math.ceil(genes.length / genesOfPart), progress).flat();

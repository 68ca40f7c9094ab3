import type { CellCounts } from '../../model/index.ts';
import type { Partner } from './partners.ts';

/**
 * Of each partner in each type the mean expression and the share of cells that have it, `partner × types`, row-major;
 * of a complex the smallest of its subunits.
 */
export type TypeMeans = { readonly mean: Float64Array; readonly share: Float64Array };

/** Entries of the genes that a partner has, cell by cell. */
export type PartnerGenes = { readonly counts: CellCounts; readonly partners: readonly (readonly number[])[] };

/**
 * Keeps only the genes of the partners, so that permutations are fast; positions in `partners` refer to the new table.
 */
export function partnerGenes(
  counts: CellCounts,
  partners: readonly Partner[],
  select: (genes: Int32Array) => CellCounts,
): PartnerGenes {
  const genes = Int32Array.from(new Set(partners.flatMap((partner) => partner.genes))).sort();
  const to = new Int32Array(counts.genes.length).fill(-1);
  genes.forEach((gene, at) => (to[gene] = at));
  return { counts: select(genes), partners: partners.map((partner) => partner.genes.map((gene) => to[gene]!)) };
}

/** Means of the partners by type into `mean`; `sums` is room for genes × types. */
export function meansInto(
  mean: Float64Array,
  sums: Float64Array,
  { counts, partners }: PartnerGenes,
  cluster: Int32Array,
  sizes: Float64Array,
): void {
  const { cells, rows, starts, values } = counts;
  const types = sizes.length;
  sums.fill(0);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const own = cluster[cell]!;
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) sums[rows[at]! * types + own]! += values[at]!;
  }
  smallest(mean, sums, partners, sizes);
}

/** Means, and shares of cells above 0. */
export function typeMeans(data: PartnerGenes, cluster: Int32Array, sizes: Float64Array): TypeMeans {
  const length = data.partners.length * sizes.length;
  const [mean, share, sums] = [
    new Float64Array(length),
    new Float64Array(length),
    new Float64Array(data.counts.genes.length * sizes.length),
  ];
  meansInto(mean, sums, data, cluster, sizes);
  meansInto(
    share,
    sums,
    { ...data, counts: { ...data.counts, values: data.counts.values.map((value) => Number(value > 0)) } },
    cluster,
    sizes,
  );
  return { mean, share };
}

function smallest(
  into: Float64Array,
  sums: Float64Array,
  partners: PartnerGenes['partners'],
  sizes: Float64Array,
): void {
  const types = sizes.length;
  partners.forEach((genes, partner) => {
    for (let type = 0; type < types; type += 1) {
      let least = genes.length === 0 ? 0 : Infinity;
      for (const gene of genes) least = Math.min(least, sums[gene * types + type]! / sizes[type]!);
      into[partner * types + type] = least;
    }
  });
}

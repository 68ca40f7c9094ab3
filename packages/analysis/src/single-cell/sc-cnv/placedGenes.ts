import { maximum } from '../../extremes/index.ts';
import { InputError, type CellCounts, type Records } from '../../model/index.ts';
import { chromosomeOrder, plainChromosome } from '../../genome/index.ts';
import { findColumn, pickNumbers, pickText } from '../../records/index.ts';
import type { ScCnvOptions } from './scCnv.schema.ts';

/** Genes in the order of the genome: place in the counts, chromosome (a place in `names`) and position. */
export type PlacedGenes = {
  readonly gene: Int32Array;
  readonly chromosome: Int32Array;
  readonly position: Float64Array;
  readonly names: readonly string[];
  /** Genes of the counts without a position. */
  readonly unplaced: number;
};

const left = new Set(['X', 'Y', 'XY', 'MT']);

/** @throws {InputError} When the table does not name the genes, or a column is not found. */
export function placedGenes(
  counts: CellCounts,
  records: Records,
  { chromosome_column, gene_column, position_column, sex }: ScCnvOptions,
): PlacedGenes {
  const place = new Map(counts.genes.map((name, gene) => [name, gene]));
  const hits = records.columns.map(({ text }) => text.reduce((sum, word) => sum + Number(place.has(word.trim())), 0));
  const most = hits.indexOf(Math.max(0, maximum(hits)));
  const chosen =
    gene_column === ''
      ? records.columns[most]
      : findColumn(records, gene_column, { option: 'gene_column', label: '基因列', names: /^$/u }, false);
  if (!chosen || Math.max(0, maximum(hits)) === 0) {
    throw new InputError([
      {
        code: 'no-gene-in-records',
        severity: 'error',
        input: 'records',
        what: `基因位置表中没有一列是表达矩阵的基因（如“${counts.genes[0] ?? ''}”）`,
        remedy: '请使位置表的基因名与表达矩阵相同：都用基因名，或都用 Ensembl 编号（注意版本号后缀与大小写）',
      },
    ]);
  }
  const chromosome = pickText(records, chromosome_column, {
    option: 'chromosome_column',
    label: '染色体列',
    names: /^(chr|chrom|chromosome|chromosomename|seqname|seqnames|染色体)$/u,
    taken: [chosen],
  });
  const position = pickNumbers(records, position_column, {
    option: 'position_column',
    label: '起始位置列',
    names: /^(start|startposition|genestart|genestartbp|position|pos|begin|txstart|起始|起始位置|位置)$/u,
    taken: [chosen, chromosome],
  });
  const seen = new Set<number>();
  const rows = chosen.text.flatMap((word, row) => {
    const gene = place.get(word.trim());
    const name = plainChromosome(chromosome.text[row]!);
    const at = position.numbers[row]!;
    if (gene === undefined || seen.has(gene) || name === '' || !Number.isFinite(at) || (sex && left.has(name)))
      return [];
    seen.add(gene);
    return [{ gene, name, at }];
  });
  const names = [...new Set(rows.map(({ name }) => name))].toSorted(chromosomeOrder);
  const rank = new Map(names.map((name, i) => [name, i]));
  const sorted = rows.toSorted((a, b) => rank.get(a.name)! - rank.get(b.name)! || a.at - b.at || a.gene - b.gene);
  return {
    gene: Int32Array.from(sorted, ({ gene }) => gene),
    chromosome: Int32Array.from(sorted, ({ name }) => rank.get(name)!),
    position: Float64Array.from(sorted, ({ at }) => at),
    names,
    unplaced: counts.genes.length - seen.size,
  };
}

import { byGene, librarySizes } from '../../cells/index.ts';
import type { CellCounts } from '../../model/index.ts';

/**
 * Of each cell: the sum of counts, the genes with a count, and the share of counts from mitochondrial genes (`NaN`
 * without any count).
 */
export type CellFigures = { readonly counts: Float64Array; readonly genes: Float64Array; readonly mito: Float64Array };
export type MitoPattern = 'auto' | 'human' | 'mouse' | 'none';

const patterns: Readonly<Record<MitoPattern, RegExp | null>> = {
  auto: /^mt[-.]/i,
  human: /^MT-/,
  mouse: /^mt-/,
  none: null,
};

/** The genes whose names say that they are mitochondrial. */
export function mitochondrialGenes(genes: readonly string[], pattern: MitoPattern): Uint8Array {
  const found = patterns[pattern];
  return Uint8Array.from(genes, (gene) => Number(found?.test(gene) ?? false));
}

export function cellFigures(cells: CellCounts, mitochondrial: Uint8Array): CellFigures {
  const counts = librarySizes(cells);
  const genes = Float64Array.from(cells.cells, (_, cell) => cells.starts[cell + 1]! - cells.starts[cell]!);
  const mito = Float64Array.from(cells.cells, (_, cell) => {
    let sum = 0;
    for (let at = cells.starts[cell]!; at < cells.starts[cell + 1]!; at += 1)
      if (mitochondrial[cells.rows[at]!]! === 1) sum += cells.values[at]!;
    return sum / counts[cell]!;
  });
  return { counts, genes, mito };
}

/** Of each gene: in how many cells it has a count, and the sum of them. */
export function geneFigures(cells: CellCounts): { readonly cells: Float64Array; readonly counts: Float64Array } {
  const { starts, values } = byGene(cells);
  return {
    cells: Float64Array.from(cells.genes, (_, gene) => starts[gene + 1]! - starts[gene]!),
    counts: Float64Array.from(cells.genes, (_, gene) =>
      values.subarray(starts[gene], starts[gene + 1]).reduce((sum, value) => sum + value, 0),
    ),
  };
}

import type { CellCounts } from '../model/index.ts';

/** Counts as the reader makes them of a table of genes × cells. */
export function countsOf(rows: readonly (readonly number[])[], genes = rows.map((_, i) => `g${i + 1}`)): CellCounts {
  const cells = rows[0]!.map((_, i) => `c${i + 1}`);
  const entries = cells.flatMap((_, cell) =>
    rows.flatMap((row, gene) => (row[cell] === 0 ? [] : [{ cell, gene, value: row[cell]! }])),
  );
  const starts = new Int32Array(cells.length + 1);
  for (const { cell } of entries) for (let after = cell + 1; after <= cells.length; after += 1) starts[after]! += 1;
  return {
    genes,
    cells,
    starts,
    rows: Int32Array.from(entries, ({ gene }) => gene),
    values: Float64Array.from(entries, ({ value }) => value),
  };
}

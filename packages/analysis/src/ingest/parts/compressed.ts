import type { ByCell, Faults, StoredMatrix } from './content.ts';

/**
 * All barcodes that Cell Ranger knows are 6.8 million, and an unfiltered matrix may have a column for each. Entries
 * cell by cell are read to where they stay; others are put in order beside, so that fewer of them fit.
 */
const most = { names: 1_000_000, cells: 8_000_000, byCell: 120_000_000, entries: 60_000_000, dense: 400_000_000 };
/** Values that are read at once while they are put in order. */
const STEP = 1 << 20;
/** How many values are looked at to see what they are. */
export const GLANCE = 20_000;
const say = (value: number): string => value.toLocaleString('en-US');

/** @throws {InputError} When there are more genes or cells than are read. */
export function checkSides(genes: number, cells: number, { tooLarge }: Faults): void {
  if (genes > most.names || cells > most.cells)
    throw tooLarge(`${say(genes)} 个特征 × ${say(cells)} 个细胞，最多 ${say(most.names)} × ${say(most.cells)}`);
}

/** @throws {InputError} When there are more values that are not 0 than are read. */
export function checkEntries(count: number, { tooLarge }: Faults, byCell = false): void {
  const limit = byCell ? most.byCell : most.entries;
  if (count > limit)
    throw tooLarge(
      `${say(count)} 个非零值，最多 ${say(limit)} 个${byCell || count > most.byCell ? '' : `；按细胞存放时最多 ${say(most.byCell)} 个`}`,
    );
}

/** @throws {InputError} When a full matrix has more values than are read. */
export function checkDense(height: number, width: number, { tooLarge }: Faults): void {
  if (height * width > most.dense)
    throw tooLarge(`${say(height)} × ${say(width)} 格，最多 ${say(most.dense)} 格；请保存为稀疏矩阵`);
}

type Part = {
  readonly length: number;
  /** Fills the target with what begins at `from`, the start when absent. */
  readonly copy: (target: Float64Array | Int32Array, from?: number) => void;
};
/**
 * A compressed sparse matrix; `byCell` says whether `pointers` go over cells (CSR of cells × genes, CSC of genes ×
 * cells) or over genes.
 */
type Compressed = {
  readonly genes: number;
  readonly cells: number;
  readonly byCell: boolean;
  readonly data: Part;
  readonly indices: Part;
  readonly pointers: Part;
};

/** Nothing is believed of the lengths, pointers and indices of a file. */
export function compressedMatrix(
  { byCell, cells, data, genes, indices, pointers }: Compressed,
  faults: Faults,
): StoredMatrix {
  checkSides(genes, cells, faults);
  const { broken } = faults;
  const count = data.length;
  const [majors, minors] = byCell ? [cells, genes] : [genes, cells];
  return {
    genes,
    cells,
    glance: () => {
      const values = new Float64Array(Math.min(GLANCE, count));
      data.copy(values);
      return values;
    },
    read: () => {
      checkEntries(count, faults, byCell);
      if (indices.length !== count || pointers.length !== majors + 1) throw broken('稀疏矩阵各部分的长度对不上');
      // Counted in doubles, so that a number beyond 32 bits is seen and not cut.
      const bounds = new Float64Array(majors + 1);
      pointers.copy(bounds);
      if (
        bounds[0] !== 0 ||
        bounds[majors] !== count ||
        bounds.some((bound, at) => at > 0 && !(bound >= bounds[at - 1]!))
      )
        throw broken('稀疏矩阵的行列指针不正确');
      const places = new Int32Array(count);
      indices.copy(places);
      if (places.some((place) => place < 0 || place >= minors)) throw broken('稀疏矩阵的下标超出范围');
      const starts = Int32Array.from(bounds);
      const found = byCell ? inOrder(starts, places, data) : turned(starts, places, data, cells);
      refuseTwice(found, faults);
      return found;
    },
  };
}

/** A gene has one value in a cell. */
function refuseTwice({ rows, starts }: ByCell, { broken }: Faults): void {
  for (let cell = 0; cell + 1 < starts.length; cell += 1) {
    for (let at = starts[cell]! + 1; at < starts[cell + 1]!; at += 1)
      if (rows[at] === rows[at - 1]) throw broken(`第 ${cell + 1} 个细胞的同一个基因出现了两次`);
  }
}

/** Entries cell by cell, where they lie: a cell whose genes do not ascend is sorted. */
function inOrder(starts: Int32Array, rows: Int32Array, data: Part): ByCell {
  const values = new Float64Array(rows.length);
  data.copy(values);
  for (let cell = 0; cell + 1 < starts.length; cell += 1) {
    const [genes, own] = [
      rows.subarray(starts[cell], starts[cell + 1]),
      values.subarray(starts[cell], starts[cell + 1]),
    ];
    if (genes.every((gene, at) => at === 0 || gene > genes[at - 1]!)) continue;
    const order = Int32Array.from(genes, (_, at) => at).sort((one, other) => genes[one]! - genes[other]!);
    genes.set(Int32Array.from(order, (at) => genes[at]!));
    own.set(Float64Array.from(order, (at) => own[at]!));
  }
  return { starts, rows, values };
}

/**
 * From entries by gene: each cell gets its genes in ascending order, as the genes are gone through; the values are read
 * piece by piece.
 */
function turned(ofGene: Int32Array, cellOf: Int32Array, data: Part, cells: number): ByCell {
  const starts = new Int32Array(cells + 1);
  for (const cell of cellOf) starts[cell + 1]! += 1;
  for (let cell = 0; cell < cells; cell += 1) starts[cell + 1]! += starts[cell]!;
  const next = starts.slice();
  const [rows, values] = [new Int32Array(cellOf.length), new Float64Array(cellOf.length)];
  let gene = 0;
  for (let from = 0; from < cellOf.length; from += STEP) {
    const piece = new Float64Array(Math.min(STEP, cellOf.length - from));
    data.copy(piece, from);
    piece.forEach((value, i) => {
      while (ofGene[gene + 1]! <= from + i) gene += 1;
      const to = next[cellOf[from + i]!]!++;
      rows[to] = gene;
      values[to] = value;
    });
  }
  return { starts, rows, values };
}

import { EntryList, bySortedCells } from '../inputs/cells/entries.ts';
import type { ByCell, Faults, StoredMatrix } from './content.ts';

const most = { names: 1_000_000, entries: 60_000_000, dense: 400_000_000 };
/** How many values are looked at to see what they are. */
export const GLANCE = 20_000;
const say = (value: number): string => value.toLocaleString('en-US');

/** @throws {InputError} When there are more genes or cells than are read. */
export function checkSides(genes: number, cells: number, { tooLarge }: Faults): void {
  if (genes > most.names || cells > most.names) throw tooLarge(`${say(genes)} 个特征 × ${say(cells)} 个细胞，各最多 ${say(most.names)} 个`);
}

/** @throws {InputError} When there are more values that are not 0 than are read. */
export function checkEntries(count: number, { tooLarge }: Faults): void {
  if (count > most.entries) throw tooLarge(`${say(count)} 个非零值，最多 ${say(most.entries)} 个`);
}

/** @throws {InputError} When a full matrix has more values than are read. */
export function checkDense(height: number, width: number, { tooLarge }: Faults): void {
  if (height * width > most.dense) throw tooLarge(`${say(height)} × ${say(width)} 格，最多 ${say(most.dense)} 格；请保存为稀疏矩阵`);
}

type Part = { readonly length: number; /** Copies from the start. */ readonly copy: (target: Float64Array | Int32Array) => void };
/** A compressed sparse matrix; `byCell` says whether `pointers` go over cells (CSR of cells × genes, CSC of genes × cells) or over genes. */
type Compressed = { readonly genes: number; readonly cells: number; readonly byCell: boolean; readonly data: Part; readonly indices: Part; readonly pointers: Part };

/** Nothing is believed of the lengths, pointers and indices of a file. */
export function compressedMatrix({ byCell, cells, data, genes, indices, pointers }: Compressed, faults: Faults): StoredMatrix {
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
      checkEntries(count, faults);
      if (indices.length !== count || pointers.length !== majors + 1) throw broken('稀疏矩阵各部分的长度对不上');
      // Counted in doubles, so that a number beyond 32 bits is seen and not cut.
      const bounds = new Float64Array(majors + 1);
      pointers.copy(bounds);
      if (bounds[0] !== 0 || bounds[majors] !== count || bounds.some((bound, at) => at > 0 && !(bound >= bounds[at - 1]!))) throw broken('稀疏矩阵的行列指针不正确');
      const rows = new Int32Array(count);
      indices.copy(rows);
      if (rows.some((row) => row < 0 || row >= minors)) throw broken('稀疏矩阵的下标超出范围');
      const values = new Float64Array(count);
      data.copy(values);
      const starts = Int32Array.from(bounds);
      return byCell && ascending(starts, rows) ? { starts, rows, values } : sorted(starts, rows, values, byCell, cells, faults);
    },
  };
}

function ascending(starts: Int32Array, rows: Int32Array): boolean {
  for (let cell = 0; cell + 1 < starts.length; cell += 1) for (let at = starts[cell]! + 1; at < starts[cell + 1]!; at += 1) if (rows[at]! <= rows[at - 1]!) return false;
  return true;
}

function sorted(starts: Int32Array, rows: Int32Array, values: Float64Array, byCell: boolean, cells: number, { broken }: Faults): ByCell {
  const found = byCell ? ordered(starts, rows, values, cells) : turned(starts, rows, values, cells);
  for (let cell = 0; cell < cells; cell += 1) {
    for (let at = found.starts[cell]! + 1; at < found.starts[cell + 1]!; at += 1) if (found.rows[at] === found.rows[at - 1]) throw broken(`第 ${cell + 1} 个细胞的同一个基因出现了两次`);
  }
  return found;
}

function ordered(starts: Int32Array, rows: Int32Array, values: Float64Array, cells: number): ByCell {
  const entries = new EntryList(values.length);
  for (let cell = 0; cell < cells; cell += 1) for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) entries.add(rows[at]!, cell, values[at]!);
  return bySortedCells(entries, cells);
}

/** From entries by gene: each cell gets its genes in ascending order, as the genes are gone through. */
function turned(ofGene: Int32Array, cellOf: Int32Array, counts: Float64Array, cells: number): ByCell {
  const starts = new Int32Array(cells + 1);
  for (const cell of cellOf) starts[cell + 1]! += 1;
  for (let cell = 0; cell < cells; cell += 1) starts[cell + 1]! += starts[cell]!;
  const next = starts.slice();
  const [rows, values] = [new Int32Array(cellOf.length), new Float64Array(cellOf.length)];
  for (let gene = 0; gene + 1 < ofGene.length; gene += 1) {
    for (let at = ofGene[gene]!; at < ofGene[gene + 1]!; at += 1) {
      const to = next[cellOf[at]!]!++;
      rows[to] = gene;
      values[to] = counts[at]!;
    }
  }
  return { starts, rows, values };
}

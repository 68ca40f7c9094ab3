import { EntryList, bySortedCells } from '../inputs/cells/entries.ts';
import { broken, tooLarge } from './problems.ts';
import { attribute, copyNumbers, Dataset, datasetAt, Group, lengthOf, needed, readNumbers, textAttribute } from './store.ts';

/** Entries by cell: those of cell `c` are `starts[c] … starts[c+1]`. */
type ByCell = { readonly starts: Int32Array; readonly rows: Int32Array; readonly values: Float64Array };
/** A matrix in the file, before its entries are read. */
export type StoredMatrix = {
  readonly genes: number;
  readonly cells: number;
  /** The first values there are, to see what they are. */
  readonly glance: () => Float64Array;
  readonly read: () => ByCell;
};

const most = { names: 1_000_000, entries: 60_000_000, dense: 400_000_000 };
const GLANCE = 20_000;

function checkSides(genes: number, cells: number): void {
  const say = (value: number): string => value.toLocaleString('en-US');
  if (genes > most.names || cells > most.names) throw tooLarge(`${say(genes)} 个特征 × ${say(cells)} 个细胞，各最多 ${say(most.names)} 个`);
}

function checkEntries(count: number): void {
  if (count > most.entries) throw tooLarge(`${count.toLocaleString('en-US')} 个非零值，最多 ${most.entries.toLocaleString('en-US')} 个`);
}

/**
 * A compressed sparse matrix of `data`, `indices` and `indptr`.
 *
 * @param byCell - Whether `indptr` goes over cells (CSR of cells × genes, CSC of genes × cells) or over genes.
 */
export function sparseMatrix(group: Group, genes: number, cells: number, byCell: boolean): StoredMatrix {
  checkSides(genes, cells);
  const [data, indices, pointers] = ['data', 'indices', 'indptr'].map((name) => needed(group, name)) as [Dataset, Dataset, Dataset];
  const count = lengthOf(data);
  const [majors, minors] = byCell ? [cells, genes] : [genes, cells];
  return {
    genes,
    cells,
    glance: () => {
      const values = new Float64Array(Math.min(GLANCE, count));
      readNumbers(data, values);
      return values;
    },
    read: () => {
      checkEntries(count);
      if (lengthOf(indices) !== count || lengthOf(pointers) !== majors + 1) throw broken('稀疏矩阵各部分的长度对不上');
      // Counted in doubles, so that a number beyond 32 bits is seen and not cut.
      const bounds = new Float64Array(majors + 1);
      readNumbers(pointers, bounds);
      if (bounds[0] !== 0 || bounds[majors] !== count || bounds.some((bound, at) => at > 0 && !(bound >= bounds[at - 1]!))) throw broken('稀疏矩阵的行列指针不正确');
      const rows = new Int32Array(count);
      readNumbers(indices, rows);
      if (rows.some((row) => row < 0 || row >= minors)) throw broken('稀疏矩阵的下标超出范围');
      const values = new Float64Array(count);
      readNumbers(data, values);
      const starts = Int32Array.from(bounds);
      return byCell && ascending(starts, rows) ? { starts, rows, values } : sorted(starts, rows, values, byCell, cells);
    },
  };
}

function ascending(starts: Int32Array, rows: Int32Array): boolean {
  for (let cell = 0; cell + 1 < starts.length; cell += 1) for (let at = starts[cell]! + 1; at < starts[cell + 1]!; at += 1) if (rows[at]! <= rows[at - 1]!) return false;
  return true;
}

function sorted(starts: Int32Array, rows: Int32Array, values: Float64Array, byCell: boolean, cells: number): ByCell {
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

/** A full matrix; read some rows at a time, keeping what is not 0. */
export function denseMatrix(data: Dataset, cellsInRows: boolean): StoredMatrix {
  const [height = 0, width = 0] = data.shape ?? [];
  if ((data.shape ?? []).length !== 2) throw broken('矩阵不是二维的');
  const [genes, cells] = cellsInRows ? [width, height] : [height, width];
  checkSides(genes, cells);
  const block = Math.max(1, Math.floor((1 << 20) / Math.max(1, width)));
  const rowsAt = (from: number, to: number): Float64Array => {
    const values = new Float64Array((to - from) * width);
    copyNumbers(data.slice([[from, to], [0, width]]), values, 0);
    return values;
  };
  return {
    genes,
    cells,
    glance: () => (height === 0 || width === 0 ? new Float64Array(0) : rowsAt(0, Math.min(height, Math.max(1, Math.floor(GLANCE / width)))).filter((value) => value !== 0)),
    read: () => {
      if (height * width > most.dense) throw tooLarge(`${height.toLocaleString('en-US')} × ${width.toLocaleString('en-US')} 格，最多 ${most.dense.toLocaleString('en-US')} 格；请保存为稀疏矩阵`);
      const entries = new EntryList();
      for (let from = 0; from < height && width > 0; from += block) {
        const values = rowsAt(from, Math.min(height, from + block));
        for (let at = 0; at < values.length; at += 1) {
          const value = values[at]!;
          if (value === 0) continue;
          const row = from + Math.floor(at / width);
          if (cellsInRows) entries.add(at % width, row, value);
          else entries.add(row, at % width, value);
        }
        checkEntries(entries.length);
      }
      return bySortedCells(entries, cells);
    },
  };
}

/** A matrix as AnnData stores it, cells in rows: full, or sparse by cell or by gene; `undefined` when it is neither. */
export function annotatedMatrix(found: Group | Dataset | undefined): StoredMatrix | undefined {
  if (found instanceof Dataset) return denseMatrix(found, true);
  if (!found || !datasetAt(found, 'indptr')) return undefined;
  // Before anndata 0.7 the words were others.
  const form = textAttribute(found, 'encoding-type') || textAttribute(found, 'h5sparse_format');
  const shape = (attribute(found, 'shape') ?? attribute(found, 'h5sparse_shape')) as ArrayLike<number | bigint> | undefined;
  if (!shape || shape.length !== 2) throw broken('稀疏矩阵没有写明行数和列数');
  return sparseMatrix(found, Number(shape[1]), Number(shape[0]), !form.startsWith('csc'));
}

import { EntryList, bySortedCells } from '../inputs/cells/entries.ts';
import { checkDense, checkEntries, checkSides, compressedMatrix, GLANCE } from '../parts/compressed.ts';
import type { StoredMatrix } from '../parts/content.ts';
import {
  copyNumbers,
  datasetAt,
  lengthOf,
  needed,
  readNumbers,
  textAttribute,
  type Dataset,
  type Group,
  type Numbers,
} from './nodes.ts';

/**
 * A compressed sparse matrix of `data`, `indices` and `indptr`.
 *
 * @param byCell - Whether `indptr` goes over cells (CSR of cells × genes, CSC of genes × cells) or over genes.
 */
export function sparseMatrix(group: Group, genes: number, cells: number, byCell: boolean): StoredMatrix {
  const [data, indices, pointers] = ['data', 'indices', 'indptr'].map((name) => {
    const found = needed(group, name);
    return { length: lengthOf(found), copy: (target: Numbers, from?: number) => readNumbers(found, target, from) };
  });
  return compressedMatrix({ genes, cells, byCell, data: data!, indices: indices!, pointers: pointers! }, group.faults);
}

/** A full matrix; read some rows at a time, keeping what is not 0. */
export function denseMatrix(data: Dataset, cellsInRows: boolean): StoredMatrix {
  const { faults } = data;
  const [height = 0, width = 0] = data.shape;
  if (data.shape.length !== 2) throw faults.broken('矩阵不是二维的');
  const [genes, cells] = cellsInRows ? [width, height] : [height, width];
  checkSides(genes, cells, faults);
  const block = Math.max(1, Math.floor((1 << 20) / Math.max(1, width)));
  const rowsAt = (from: number, to: number): Float64Array => {
    const values = new Float64Array((to - from) * width);
    copyNumbers(
      data,
      [
        [from, to],
        [0, width],
      ],
      values,
      0,
    );
    return values;
  };
  return {
    genes,
    cells,
    glance: () =>
      height === 0 || width === 0
        ? new Float64Array(0)
        : rowsAt(0, Math.min(height, Math.max(1, Math.floor(GLANCE / width)))).filter((value) => value !== 0),
    read: () => {
      checkDense(height, width, faults);
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
        checkEntries(entries.length, faults);
      }
      return bySortedCells(entries, cells);
    },
  };
}

/** A matrix as AnnData stores it, cells in rows: full, or sparse by cell or by gene; `undefined` when it is neither. */
export function annotatedMatrix(found: Group | Dataset | undefined): StoredMatrix | undefined {
  if (found?.kind === 'array') return denseMatrix(found, true);
  if (!found || !datasetAt(found, 'indptr')) return undefined;
  // Before anndata 0.7 the words were others.
  const form = textAttribute(found, 'encoding-type') || textAttribute(found, 'h5sparse_format');
  const shape = (found.attribute('shape') ?? found.attribute('h5sparse_shape')) as
    | ArrayLike<number | bigint>
    | undefined;
  if (!shape || shape.length !== 2) throw found.faults.broken('稀疏矩阵没有写明行数和列数');
  return sparseMatrix(found, Number(shape[1]), Number(shape[0]), !form.startsWith('csc'));
}

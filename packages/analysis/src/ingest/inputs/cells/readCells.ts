import type { CellCounts } from '../../../model/index.ts';
import { createProblemList, type ProblemList } from '../../problems/index.ts';
import type { InputReader } from '../reader.ts';
import { readDenseCells } from './dense.ts';
import { readCellFolder } from './folder.ts';
import { checkCounts } from './checkCounts.ts';
import { openFolder } from './folderArchive.ts';
import { readCellStore } from './store.ts';

/**
 * Counts of genes in cells: a table of genes × cells, a zipped folder with matrix.mtx, barcodes.tsv and features.tsv,
 * an HDF5 file (10x, h5ad, loom), a zipped zarr folder, or an R object (Seurat, SingleCellExperiment, a matrix).
 */
export const readCells: InputReader<'cells'> = async (source) => {
  const problems: ProblemList = createProblemList();
  const stored = await readCellStore(source, problems);
  if (stored) {
    const { opened, value } = stored;
    checkCounts(value, problems);
    return { value, rows: value.genes.length, columns: value.cells.length, problems: problems.list(), opened };
  }
  const folder = await openFolder(source.bytes);
  const value: CellCounts = folder ? readCellFolder(folder, problems) : await readDenseCells(source, problems);
  checkCounts(value, problems);
  return { value, rows: value.genes.length, columns: value.cells.length, problems: problems.list() };
};

import type { FileParts, WordTable } from '../parts/content.ts';
import { denseMatrix, sparseMatrix } from './sparse.ts';
import {
  datasetAt,
  groupAt,
  lengthOf,
  needed,
  readNumbers,
  readTexts,
  wordOf,
  type Dataset,
  type Group,
} from './nodes.ts';

const MOST_NAMES = 1_000_000;
/** Every barcode that Cell Ranger knows has a column in an unfiltered matrix. */
const MOST_BARCODES = 8_000_000;
const texts = (from: Group, path: string, most = MOST_NAMES): string[] => readTexts(needed(from, path), most);

/** BIOM 2: observations × samples, sparse by sample, with the taxonomy among the words of each observation. */
export const isBiom2 = (root: Group): boolean =>
  groupAt(root, 'observation') !== undefined &&
  groupAt(root, 'sample') !== undefined &&
  datasetAt(root, 'sample/ids') !== undefined;

/** biom-format.org/documentation/format_versions/biom-2.1.html */
export function biom2(root: Group): FileParts {
  const name = 'matrix';
  return {
    tables: new Map(),
    matrices: new Map([
      [
        name,
        () => {
          const [genes, cells] = [texts(root, 'observation/ids'), texts(root, 'sample/ids')];
          const [bySample, byObservation] = [groupAt(root, 'sample/matrix'), groupAt(root, 'observation/matrix')];
          if (!bySample && !byObservation) throw root.faults.broken('没有数值矩阵');
          return {
            matrix: sparseMatrix((bySample ?? byObservation)!, genes.length, cells.length, bySample !== undefined),
            genes: genes.map((id) => [id]),
            cells,
            remarks: [],
          };
        },
      ],
    ]),
    annotation: () => {
      const found = ['taxonomy', 'Taxon', 'taxon', 'Taxonomy']
        .map((word) => datasetAt(root, `observation/metadata/${word}`))
        .find((data) => data !== undefined);
      return found && lineages(found);
    },
    counts: () => ({ name, remarks: [] }),
  };
}

/** A word for each observation, or a row of ranks. */
function lineages(data: Dataset): string[] {
  const [height = 0, width = 1] = data.shape;
  if (height * width > MOST_NAMES * 10) throw data.faults.broken('物种注释过大');
  const values = data.slice(data.shape.map((side) => [0, side] as const)) as ArrayLike<unknown>;
  return Array.from({ length: height }, (_, row) => {
    const words = Array.from({ length: width }, (_word, at) => wordOf(values[row * width + at]));
    while (words.length > 1 && words.at(-1) === '') words.pop();
    return words.join('; ');
  });
}

const sparseParts = ['barcodes', 'data', 'indices', 'indptr', 'shape'];
const isSparse = (group: Group | undefined): group is Group =>
  group !== undefined && sparseParts.every((part) => group.keys().includes(part));
const genomes = (root: Group): string[] => root.keys().filter((key) => isSparse(groupAt(root, key)));

/** Cell Ranger's `.h5`: one group `matrix` (v3), or one for each genome (v2); genes × cells, sparse by cell. */
export const isTenX = (root: Group): boolean => genomes(root).length > 0;

/** 10xgenomics.com/support/software/cell-ranger/latest/analysis/outputs/cr-outputs-h5-matrices */
export function tenX(root: Group): FileParts {
  const names = genomes(root);
  return {
    tables: new Map(),
    matrices: new Map(
      names.map((name) => [
        name,
        () => {
          const group = groupAt(root, name)!;
          const shape = new Float64Array(2);
          if (lengthOf(needed(group, 'shape')) !== 2) throw root.faults.broken('shape 应为两个数');
          readNumbers(needed(group, 'shape'), shape);
          const newer = groupAt(group, 'features') !== undefined;
          const [ids, symbols] = newer
            ? [texts(group, 'features/id'), texts(group, 'features/name')]
            : [texts(group, 'genes'), texts(group, 'gene_names')];
          const kinds =
            newer && datasetAt(group, 'features/feature_type') ? texts(group, 'features/feature_type') : undefined;
          const cells = texts(group, 'barcodes', MOST_BARCODES);
          if (ids.length !== shape[0] || symbols.length !== shape[0] || cells.length !== shape[1])
            throw root.faults.broken('基因、条码的个数与矩阵的大小对不上');
          return {
            matrix: sparseMatrix(group, ids.length, cells.length, true),
            genes: ids.map((id, gene) => [id, symbols[gene]!, kinds?.[gene] ?? '']),
            cells,
            remarks: [],
          };
        },
      ]),
    ),
    counts: () => ({ name: names[0]!, remarks: [] }),
  };
}

/** Loom: genes × cells, full, with attributes of rows and columns. */
export const isLoom = (root: Group): boolean =>
  datasetAt(root, 'matrix') !== undefined &&
  groupAt(root, 'row_attrs') !== undefined &&
  groupAt(root, 'col_attrs') !== undefined;

const nameColumns = {
  row_attrs: ['Gene', 'gene_names', 'var_names', 'Accession', 'gene_ids', 'gene'],
  col_attrs: ['CellID', 'cell_names', 'obs_names', 'Barcode', 'cell_id', 'cell'],
} as const;

/** linnarssonlab.org/loompy/format */
export function loom(root: Group): FileParts {
  const names = ['matrix', ...(groupAt(root, 'layers')?.keys() ?? []).map((name) => `layers/${name}`)].filter((name) =>
    datasetAt(root, name),
  );
  const looksCounted = (name: string): boolean =>
    denseMatrix(needed(root, name), false)
      .glance()
      .every((value) => value >= 0 && Number.isInteger(value));
  return {
    tables: new Map((['col_attrs', 'row_attrs'] as const).map((side) => [side, () => attributes(root, side)])),
    matrices: new Map(
      names.map((name) => [
        name,
        () => {
          const matrix = denseMatrix(needed(root, name), false);
          const [genes, cells] = [namesOf(root, 'row_attrs'), namesOf(root, 'col_attrs')];
          if (genes.length !== matrix.genes || cells.length !== matrix.cells)
            throw root.faults.broken('row_attrs、col_attrs 与矩阵的大小对不上');
          return { matrix, genes: genes.map((id) => [id]), cells, remarks: [] };
        },
      ]),
    ),
    counts: () => {
      const counted = names.find(looksCounted);
      if (counted === undefined || counted === 'matrix') return { name: 'matrix', remarks: [] };
      return {
        name: counted,
        remarks: [
          {
            code: 'counts-elsewhere',
            severity: 'warning',
            what: `matrix 是归一化过的表达量，读取的是 ${counted} 中的原始计数`,
            remedy: '如果要用另一个矩阵，请在读取方式中选择它',
          },
        ],
      };
    },
  };
}

function nameColumn(root: Group, side: 'row_attrs' | 'col_attrs'): string {
  const keys = groupAt(root, side)!.keys();
  const found = nameColumns[side].find((name) => keys.includes(name));
  if (found === undefined)
    throw root.faults.broken(
      side === 'row_attrs' ? 'row_attrs 里没有基因名（Gene）' : 'col_attrs 里没有细胞名（CellID）',
    );
  return found;
}

const namesOf = (root: Group, side: 'row_attrs' | 'col_attrs'): string[] =>
  texts(groupAt(root, side)!, nameColumn(root, side));

/** The attributes of one side that are lists, names first. */
function attributes(root: Group, side: 'row_attrs' | 'col_attrs'): WordTable {
  const group = groupAt(root, side)!;
  const index = nameColumn(root, side);
  const names = namesOf(root, side);
  const others = group.keys().filter((key) => key !== index && datasetAt(group, key)?.shape.length === 1);
  const columns = others.map((key) => texts(group, key));
  if (columns.some(({ length }) => length !== names.length)) throw root.faults.broken(`${side} 各列的长度不一样`);
  return { header: [side === 'col_attrs' ? 'cell' : 'gene', ...others], columns: [names, ...columns] };
}

/** What an unknown file holds, for a message. */
export const contentsOf = (root: Group): string =>
  root.keys().slice(0, 8).join('、') || wordOf(root.attribute('id')) || '没有内容';

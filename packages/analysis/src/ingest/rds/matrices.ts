import type { InputProblem } from '../../model/index.ts';
import { bySortedCells, EntryList } from '../inputs/cells/entries.ts';
import { checkDense, checkEntries, checkSides, compressedMatrix, GLANCE } from '../parts/compressed.ts';
import type { NamedMatrix, StoredMatrix, WordTable } from '../parts/content.ts';
import { isOf } from './classes.ts';
import {
  attribute,
  copyNumbers,
  listOf,
  numberAt,
  textsOf,
  vectorOf,
  wordsAt,
  type RNode,
  type RVector,
} from './nodes.ts';
import { broken, faults } from './problems.ts';

const SPARSE = ['dgCMatrix', 'dgRMatrix', 'dgTMatrix'];

/** Row and column names that are stored apart from the matrix. */
export type Names = { readonly rows?: readonly string[] | undefined; readonly columns?: readonly string[] | undefined };

export function isNumericMatrix(node: RNode): boolean {
  if (isOf(node, ...SPARSE, 'dgeMatrix')) return true;
  return node.kind === 'vector' && node.mode !== 'string' && node.mode !== 'complex' && sidesOf(node) !== undefined;
}

export const isTextMatrix = (node: RNode | undefined): node is RVector =>
  node?.kind === 'vector' && node.mode === 'string' && sidesOf(node) !== undefined;

/** Rows and columns; `undefined` for what is no matrix. */
function sidesOf(node: RNode): readonly [number, number] | undefined {
  const dim = vectorOf(attribute(node, 'dim') ?? attribute(node, 'Dim'));
  if (!dim || dim.length !== 2) return undefined;
  const [rows, columns] = [numberAt(dim, 0), numberAt(dim, 1)];
  if (!(Number.isInteger(rows) && rows >= 0 && Number.isInteger(columns) && columns >= 0))
    throw broken('矩阵的行数或列数不正确');
  return [rows, columns];
}

function namesOf(node: RNode, given: Names): readonly [readonly string[] | undefined, readonly string[] | undefined] {
  const [rows, columns] = listOf(attribute(node, 'dimnames') ?? attribute(node, 'Dimnames'))?.items ?? [];
  const words = (names: RNode | undefined): string[] | undefined =>
    textsOf(names)?.map((name) => name.replace(/[\t\r\n\0]+/gu, ' ').trim());
  return [given.rows ?? words(rows), given.columns ?? words(columns)];
}

/**
 * A matrix of numbers with its names; `turned` when its columns are the features.
 * @throws {InputError} When its parts do not fit.
 */
export function namedMatrix(node: RNode, given: Names = {}, turned = false): NamedMatrix {
  const sides = sidesOf(node);
  if (!sides) throw broken('矩阵没有行数和列数');
  const written = namesOf(node, given);
  const [genes, cells] = turned ? [sides[1], sides[0]] : sides;
  checkSides(genes, cells, faults);
  const [rows, columns] = turned ? [written[1], written[0]] : written;
  if ((rows && rows.length !== genes) || (columns && columns.length !== cells))
    throw broken('行名或列名的个数与矩阵的大小对不上');
  const lacking = [...(rows ? [] : ['行名']), ...(columns ? [] : ['列名'])];
  const remarks: InputProblem[] =
    lacking.length === 0
      ? []
      : [
          {
            code: 'rds-unnamed',
            severity: 'warning',
            what: `矩阵没有${lacking.join('和')}，已按序号命名`,
            remedy: '请在 R 中用 rownames(x) 和 colnames(x) 补上名称后重新保存，便于和分组对应',
          },
        ];
  const numbered = (before: string, length: number): string[] =>
    Array.from({ length }, (_, at) => `${before}${at + 1}`);
  return {
    matrix: stored(node, sides, turned),
    genes: (rows ?? numbered('row', genes)).map((id) => [id]),
    cells: columns ?? numbered('V', cells),
    remarks,
  };
}

function stored(node: RNode, [rows, columns]: readonly [number, number], turned: boolean): StoredMatrix {
  const [genes, cells] = turned ? [columns, rows] : [rows, columns];
  if (isOf(node, 'dgTMatrix')) return triplets(node, genes, cells, turned);
  if (isOf(node, 'dgCMatrix', 'dgRMatrix')) {
    const byColumn = isOf(node, 'dgCMatrix');
    const part = (name: string): RVector => slot(node, name);
    const [data, indices, pointers] = [part('x'), part(byColumn ? 'i' : 'j'), part('p')].map((vector) => ({
      length: vector.length,
      copy: (target: Float64Array | Int32Array, from?: number) => copyNumbers(vector, target, from),
    }));
    return compressedMatrix(
      { genes, cells, byCell: byColumn !== turned, data: data!, indices: indices!, pointers: pointers! },
      faults,
    );
  }
  const values = isOf(node, 'dgeMatrix') ? slot(node, 'x') : vectorOf(node)!;
  if (values.length !== rows * columns) throw broken('矩阵的值的个数与行数和列数对不上');
  return dense((gene, cell) => numberAt(values, turned ? gene * rows + cell : cell * rows + gene), genes, cells);
}

function slot(node: RNode, name: string): RVector {
  const found = vectorOf(attribute(node, name));
  if (!found) throw broken(`稀疏矩阵缺少 ${name}`);
  return found;
}

function triplets(node: RNode, genes: number, cells: number, turned: boolean): StoredMatrix {
  const [i, j, x] = ['i', 'j', 'x'].map((name) => slot(node, name)) as [RVector, RVector, RVector];
  if (i.length !== x.length || j.length !== x.length) throw broken('稀疏矩阵各部分的长度对不上');
  const [ofGene, ofCell] = turned ? [j, i] : [i, j];
  return {
    genes,
    cells,
    glance: () => firstOf(x),
    read: () => {
      checkEntries(x.length, faults);
      const entries = new EntryList(x.length);
      for (let at = 0; at < x.length; at += 1) {
        const [gene, cell] = [numberAt(ofGene, at), numberAt(ofCell, at)];
        if (!(gene >= 0 && gene < genes && cell >= 0 && cell < cells)) throw broken('稀疏矩阵的下标超出范围');
        entries.add(gene, cell, numberAt(x, at));
      }
      return added(bySortedCells(entries, cells));
    },
  };
}

/** In triplets a place may occur again: its value is the sum. */
function added({ rows, starts, values }: ReturnType<StoredMatrix['read']>): ReturnType<StoredMatrix['read']> {
  const bounds = new Int32Array(starts.length);
  let kept = 0;
  for (let cell = 0; cell + 1 < starts.length; cell += 1) {
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) {
      if (kept > bounds[cell]! && rows[kept - 1] === rows[at]) values[kept - 1]! += values[at]!;
      else {
        rows[kept] = rows[at]!;
        values[kept] = values[at]!;
        kept += 1;
      }
    }
    bounds[cell + 1] = kept;
  }
  return { starts: bounds, rows: rows.slice(0, kept), values: values.slice(0, kept) };
}

function firstOf(vector: RVector): Float64Array {
  const values = new Float64Array(Math.min(GLANCE, vector.length));
  copyNumbers(vector, values);
  return values;
}

function dense(value: (gene: number, cell: number) => number, genes: number, cells: number): StoredMatrix {
  return {
    genes,
    cells,
    value,
    glance: () =>
      Float64Array.from({ length: Math.min(GLANCE, genes * cells) }, (_, at) =>
        value(at % genes, Math.floor(at / genes)),
      ),
    read: () => {
      checkDense(genes, cells, faults);
      const entries = new EntryList();
      for (let cell = 0; cell < cells; cell += 1) {
        for (let gene = 0; gene < genes; gene += 1) {
          const here = value(gene, cell);
          if (here !== 0) entries.add(gene, cell, here);
        }
        checkEntries(entries.length, faults);
      }
      return bySortedCells(entries, cells);
    },
  };
}

/** A matrix of words, such as a taxonomy. */
export function textTable(node: RVector, first = 'id'): WordTable {
  const [rows, columns] = sidesOf(node)!;
  if (node.length !== rows * columns) throw broken('矩阵的值的个数与行数和列数对不上');
  const [names, heads] = namesOf(node, {});
  if ((names && names.length !== rows) || (heads && heads.length !== columns))
    throw broken('行名或列名的个数与矩阵的大小对不上');
  const word = wordsAt(node);
  const body = Array.from({ length: columns }, (_, column) => ({
    length: rows,
    at: (row: number) =>
      word(column * rows + row)
        ?.replace(/[\t\r\n\0]+/gu, ' ')
        .trim(),
  }));
  const header = heads ?? body.map((_, column) => `V${column + 1}`);
  return names ? { header: [first, ...header], columns: [names, ...body] } : { header, columns: body };
}

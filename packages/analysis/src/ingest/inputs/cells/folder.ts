import type { CellCounts } from '../../../model/index.ts';
import { failure } from '../../formats.ts';
import { quote, type ProblemList } from '../../problems/index.ts';
import { decodeText } from '../../text/decodeText.ts';
import { EntryList, bySortedCells } from './entries.ts';
import type { CellFolder } from './folderArchive.ts';
import type { MatrixMarket } from './matrixMarket.ts';
import { checkCellNames, uniqueGenes } from './names.ts';

/**
 * Joins the three files of a folder. A matrix with cells in rows is transposed when the sizes are unambiguous; rows of
 * antibodies or guides are left out. Both are reported.
 *
 * @throws {InputError} When the sizes do not fit, or the matrix is not one of counts.
 */
export function readCellFolder({ barcodes, features, matrix: market }: CellFolder, problems: ProblemList): CellCounts {
  const cells = linesOf(barcodes).map((line) => line.split('\t')[0]!.trim());
  const rows = linesOf(features).map((line) => line.split('\t').map((text) => text.trim()));
  if (cells.length === market.columns + 1 && rows.length !== market.columns) cells.shift();
  if (rows.length === market.rows + 1 && cells.length !== market.rows) rows.shift();

  const straight = market.rows === rows.length && market.columns === cells.length;
  const turned = market.rows === cells.length && market.columns === rows.length;
  if (!straight && !turned) {
    throw failure({
      code: 'folder-size',
      what: `matrix.mtx 是 ${market.rows} 行 × ${market.columns} 列，features.tsv 有 ${rows.length} 个基因，barcodes.tsv 有 ${cells.length} 个细胞，三者对不上`,
      remedy: '请确认三个文件来自同一个样本的同一个文件夹（filtered 或 raw，不要混用）',
    });
  }
  if (!straight) {
    problems.add({
      code: 'cells-in-rows',
      severity: 'warning',
      what: 'matrix.mtx 的行是细胞、列是基因，已行列互换后读取',
      remedy: '如果不是这样，请检查三个文件是否匹配',
    });
  }
  checkCellNames(cells, (i) => ({ row: i + 1, column: 1 }), problems);

  const kept = keptRows(rows, problems);
  const sorted =
    straight && market.counts
      ? inOrder(market, market.counts, kept.position)
      : bySortedCells(keptEntries(market, straight, kept.position), cells.length);
  refuseTwice(sorted.rows, sorted.starts);
  return { genes: uniqueGenes(kept.names, problems), cells, ...sorted };
}

type Entries = Pick<CellCounts, 'starts' | 'rows' | 'values'>;

/** The positions of the kept rows. */
function inOrder(
  { entries: { genes, length, values } }: MatrixMarket,
  counts: Int32Array,
  position: Int32Array,
): Entries {
  const starts = new Int32Array(counts.length + 1);
  let [at, kept] = [0, 0];
  counts.forEach((count, cell) => {
    for (const end = at + count; at < end; at += 1) {
      const to = position[genes[at]!]!;
      if (to < 0) continue;
      genes[kept] = to;
      values[kept++] = values[at]!;
    }
    starts[cell + 1] = kept;
  });
  // The memory is what the header announced, so hardly any is wasted.
  return kept * 2 < length
    ? { starts, rows: genes.slice(0, kept), values: values.slice(0, kept) }
    : { starts, rows: genes.subarray(0, kept), values: values.subarray(0, kept) };
}

/** By gene and cell, without the rows that are not kept. */
function keptEntries({ counts, entries }: MatrixMarket, straight: boolean, position: Int32Array): EntryList {
  if (counts) entries.setCells(counts);
  const { cells, genes, length, values } = entries;
  const kept = new EntryList(length);
  const [ofGenes, ofCells] = straight ? [genes, cells] : [cells, genes];
  for (let at = 0; at < length; at += 1) {
    const to = position[ofGenes[at]!]!;
    if (to >= 0) kept.add(to, ofCells[at]!, values[at]!);
  }
  return kept;
}

function linesOf(bytes: Buffer): string[] {
  const lines = decodeText(bytes).bytes.toString('utf8').split(/\r?\n/);
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * The symbol of a row (second column) where there is one, else its id. With a third column only rows of gene expression
 * count.
 */
export function keptRows(
  rows: readonly (readonly string[])[],
  problems: ProblemList,
): { readonly names: readonly string[]; readonly position: Int32Array } {
  const isGene = (type: string | undefined): boolean =>
    type === undefined || type === '' || /^gene expression$/i.test(type);
  const typed = rows.some((row) => /^gene expression$/i.test(row[2] ?? ''));
  const position = new Int32Array(rows.length).fill(-1);
  const names: string[] = [];
  rows.forEach((row, i) => {
    if (typed && !isGene(row[2])) return;
    position[i] = names.length;
    names.push(row[1] || row[0]!);
  });
  if (names.length < rows.length) {
    const other = rows.find((row) => !isGene(row[2]))!;
    problems.add({
      code: 'other-features',
      severity: 'warning',
      what: `${rows.length - names.length} 行不是基因表达（如${quote(other[2]!)}），没有读入`,
      remedy: '只分析基因表达；抗体、引导序列等请另行分析',
    });
  }
  return { names, position };
}

function refuseTwice(rows: Int32Array, starts: Int32Array): void {
  for (let cell = 0; cell + 1 < starts.length; cell += 1) {
    for (let at = starts[cell]! + 1; at < starts[cell + 1]!; at += 1) {
      if (rows[at] === rows[at - 1]) {
        throw failure({
          code: 'mtx-twice',
          what: `matrix.mtx 中第 ${cell + 1} 个细胞的同一个基因出现了两次`,
          remedy: '请重新导出 matrix.mtx',
        });
      }
    }
  }
}

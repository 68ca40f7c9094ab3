import { InputError } from '../../model/index.ts';
import { failure } from '../formats.ts';
import { checkCellCount, checkTableSize, LIMITS } from '../limits.ts';
import { createTableWriter } from '../text/byteWriter.ts';
import type { FileParts, NamedMatrix, PartCounts, PartsAsk, PartTable, StoredMatrix, WordTable } from './content.ts';

/** Reads what was asked for. @throws {InputError} When there is no such part, or it is too large. */
export const answerOf = (content: FileParts, { sheet, want }: PartsAsk): PartTable | PartCounts =>
  want === 'table' ? tableOf(content, sheet) : countsOf(content, sheet);

/** A part as tab-separated text. @throws {InputError} When there is no such part, or it is too large. */
export function tableOf(content: FileParts, chosen: string | undefined): PartTable {
  const { matrices, tables } = content;
  const sheets = content.order ?? [...tables.keys(), ...matrices.keys()];
  const sheet = chosen ?? sheets[0]!;
  const [table, matrix] = [tables.get(sheet), matrices.get(sheet)];
  if (!table && !matrix) throw unknownSheet(sheet, sheets);
  const named = matrix?.();
  const words = table?.();
  const bytes = words ? textOfTable(words) : textOfMatrix(named!, content.annotation?.());
  return {
    sheets,
    sheet,
    guessed: chosen === undefined && sheets.length > 1,
    remarks: (named ?? words)?.remarks ?? [],
    bytes,
  };
}

/** A part that is no matrix was chosen for the file's table of cells; the counts are chosen as if nothing was. */
export function countsOf(content: FileParts, chosen: string | undefined): PartCounts {
  const { matrices, tables } = content;
  const sheets = [...matrices.keys()];
  const wanted = chosen !== undefined && tables.has(chosen) ? undefined : chosen;
  const { name, remarks } = wanted === undefined ? content.counts() : { name: wanted, remarks: [] };
  const matrix = matrices.get(name);
  if (!matrix) throw unknownSheet(name, sheets);
  const named = matrix();
  return {
    sheets,
    sheet: name,
    guessed: false,
    remarks: [...remarks, ...named.remarks],
    genes: named.genes,
    cells: named.cells,
    ...named.matrix.read(),
  };
}

function textOfTable({ columns, header }: WordTable): Uint8Array {
  const rows = columns[0]?.length ?? 0;
  checkTableSize(rows + 1, header.length);
  const writer = createTableWriter(checkCellCount);
  header.forEach((name, column) => writer.cell(1, column + 1, name));
  for (let row = 0; row < rows; row += 1)
    columns.forEach((words, column) => {
      const word = words.at(row);
      if (word !== undefined && word !== '') writer.cell(row + 2, column + 1, word);
    });
  return own(writer.finish());
}

/**
 * Features × samples, every value written; a second column for the symbols where they are not the ids, a last one for
 * the annotation.
 */
function textOfMatrix({ cells, genes, matrix }: NamedMatrix, annotation: readonly string[] | undefined): Uint8Array {
  const symbols = genes.some(([id, symbol]) => symbol !== undefined && symbol !== id);
  const before = symbols ? 2 : 1;
  const width = cells.length;
  if (!annotation && (width + before > LIMITS.columns || genes.length * width > LIMITS.cells)) {
    throw failure({
      code: 'table-too-large',
      what: `矩阵有 ${genes.length.toLocaleString('en-US')} 个特征 × ${width.toLocaleString('en-US')} 列，放不进一张表`,
      remedy: '单细胞工具可以直接使用这个文件；其他工具请先筛选需要的细胞和基因',
    });
  }
  checkTableSize(genes.length + 1, width + before + (annotation ? 1 : 0));
  const valueAt = matrix.value ?? filled(matrix);
  const writer = createTableWriter(checkCellCount);
  const head = [
    annotation ? '#OTU ID' : 'id',
    ...(symbols ? ['symbol'] : []),
    ...cells,
    ...(annotation ? ['taxonomy'] : []),
  ];
  head.forEach((name, column) => writer.cell(1, column + 1, name));
  genes.forEach(([id, symbol], gene) => {
    writer.cell(gene + 2, 1, id!);
    if (symbols) writer.cell(gene + 2, 2, symbol ?? '');
    const texts = Array.from({ length: width }, (_, cell) => {
      const value = valueAt(gene, cell);
      return Number.isNaN(value) ? '' : String(value);
    });
    writer.numbers(gene + 2, before + 1, texts);
    if (annotation) writer.cell(gene + 2, width + before + 1, annotation[gene] ?? '');
  });
  return own(writer.finish());
}

/** Every value of a sparse matrix. */
function filled(matrix: StoredMatrix): (gene: number, cell: number) => number {
  const width = matrix.cells;
  const { rows, starts, values } = matrix.read();
  const table = new Float64Array(matrix.genes * width);
  for (let cell = 0; cell < width; cell += 1)
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) table[rows[at]! * width + cell] = values[at]!;
  return (gene, cell) => table[gene * width + cell]!;
}

/** A copy with a buffer of its own, so that it can be transferred. */
const own = (bytes: Buffer): Uint8Array => Uint8Array.from(bytes);

const unknownSheet = (sheet: string, sheets: readonly string[]): InputError =>
  new InputError(
    [
      {
        code: 'unknown-sheet',
        severity: 'error',
        what: `文件里没有“${sheet}”`,
        remedy: `请改为其中之一：${sheets.map((name) => `“${name}”`).join('、')}`,
      },
    ],
    'parameter',
  );

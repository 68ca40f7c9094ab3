import { readFileSync } from 'node:fs';
import { openTable, readInput, readMatrix, type FurtherInput } from '@panome/analysis/ingest';
import { decodeText } from '../../src/ingest/text/decodeText.ts';
import { indexRows } from '../../src/ingest/text/indexRows.ts';
import type { Operation } from './operation.ts';

async function readTable(path: string): Promise<void> {
  const { problems } = readMatrix(await openTable({ bytes: readFileSync(path), name: path }));
  if (problems.length > 0) throw new Error(`the example has problems: ${problems.map((problem) => problem.code)}`);
}

/** A table larger than an upload may be, in the same way. */
function readLarge(path: string): void {
  const { bytes, encoding } = decodeText(readFileSync(path));
  const grid = indexRows(bytes, 44, { comments: true, padsShortRows: false });
  const { problems } = readMatrix({
    format: 'text',
    encoding,
    encodingGuessed: false,
    delimiter: 'comma',
    sheets: [],
    sheet: null,
    sheetGuessed: false,
    grid,
  });
  if (problems.length > 0) throw new Error(`the example has problems: ${problems.map((problem) => problem.code)}`);
}

async function readFurther(kind: FurtherInput, path: string): Promise<void> {
  const { problems } = await readInput(kind, { bytes: readFileSync(path), name: path });
  if (problems.length > 0) throw new Error(`the example has problems: ${problems.map((problem) => problem.code)}`);
}

export const reading: readonly Operation[] = [
  { name: 'CSV 104 MB, 20,000 × 800', file: 'matrix.csv', prepare: (path) => () => readTable(path) },
  { name: 'CSV 60,000 × 500', file: 'dense.csv', prepare: (path) => () => readLarge(path) },
  { name: 'xlsx 20,000 × 51', file: 'workbook.xlsx', prepare: (path) => () => readTable(path) },
  { name: 'MTX 30,000 genes × 20,000 cells', file: 'cells.zip', prepare: (path) => () => readFurther('cells', path) },
  { name: 'annotation, 1 million rows', file: 'annotation.tsv', prepare: (path) => () => readFurther('sets', path) },
];

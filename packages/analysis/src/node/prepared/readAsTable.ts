import { readFileSync } from 'node:fs';
import { openTable, readInput, readMatrix } from '../../ingest/index.ts';
import {
  InputError,
  integerColumn,
  matrixTable,
  numberColumn,
  repairsOf,
  tableOf,
  textColumn,
  type Column,
  type InputProblem,
  type RecordColumn,
  type Recipe,
  type Table,
} from '../../model/index.ts';
import { isPlainNumber } from '../../records/index.ts';
import type { RunFile } from '../loadInputs.ts';

/** As which input a table is read: any table, or the numbers of features in samples. */
export type TableKind = 'records' | 'matrix';
export type TableReading = { readonly table: Table; readonly problems: readonly InputProblem[] };

/** Numbers stay the doubles they were read as; text stays as written, and so do ids that only look like numbers. */
function columnOf(column: RecordColumn): Column {
  const { name, numbers, text } = column;
  if (!numbers || !isPlainNumber(column)) return textColumn(name, name, text);
  const whole = numbers.every((value) => Number.isNaN(value) || Number.isSafeInteger(value));
  return whole ? integerColumn(name, name, numbers) : numberColumn(name, name, numbers);
}

function ensureReadable(problems: readonly InputProblem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new InputError(errors);
}

/**
 * Reads a file as a table of columns, mended by its recipe.
 *
 * @throws {InputError} When it cannot be read as this kind of table.
 */
export async function readAsTable(file: RunFile, as: TableKind, recipe: Recipe): Promise<TableReading> {
  const source = { ...file, bytes: readFileSync(file.path) };
  const repairs = repairsOf(recipe, as);
  if (as === 'matrix') {
    const { matrix, problems } = readMatrix(await openTable(source), { repairs });
    ensureReadable(problems);
    return { table: matrixTable(matrix, file.name, ''), problems };
  }
  const { problems, value } = await readInput('records', source, repairs);
  ensureReadable(problems);
  return { table: tableOf('table', file.name, value.columns.map(columnOf)), problems };
}

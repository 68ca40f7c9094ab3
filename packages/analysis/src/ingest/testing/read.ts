import { readGroups } from '../groups/readGroups.ts';
import { readMatrix, type MatrixReading, type ReadMatrixOptions } from '../matrix/readMatrix.ts';
import { openTable } from '../openTable.ts';
import type { IngestSource } from '../openedTable.ts';
import { InputError, type Groups, type InputProblem } from '../../model/index.ts';

type Content = string | Uint8Array;

/** A file's content as ingest takes it. */
export function sourceOf(content: Content, choices: Partial<IngestSource> = {}): IngestSource {
  return { bytes: typeof content === 'string' ? Buffer.from(content) : content, name: 'table.csv', ...choices };
}

/** Reads a matrix from its text or bytes. */
export async function readAsMatrix(
  content: Content,
  options: ReadMatrixOptions = {},
  choices: Partial<IngestSource> = {},
): Promise<MatrixReading> {
  return readMatrix(await openTable(sourceOf(content, choices)), options);
}

/** Reads a sheet of groups and its problems. */
export async function readAsGroups(content: Content, matrixNames: readonly string[] = []) {
  return readGroups(await openTable(sourceOf(content)), matrixNames);
}

/** Groups from `sample group` lines. */
export async function groupsOf(lines: string): Promise<Groups> {
  return (
    await readAsGroups(
      `sample\tgroup\n${lines
        .trim()
        .split('\n')
        .map((line) => line.trim().replace(/\s+/u, '\t'))
        .join('\n')}\n`,
    )
  ).groups;
}

/** The problems a reading is refused with. @throws {Error} When it is not refused, or fails in another way. */
export async function refused(reading: Promise<unknown>): Promise<readonly InputProblem[]> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  throw new Error('the file was not refused');
}

/** The problems a file that cannot be read at all is refused with. */
export const refusalOf = async (
  content: Content,
  choices: Partial<IngestSource> = {},
): Promise<readonly InputProblem[]> => refused(openTable(sourceOf(content, choices)));

/** The rows of a matrix as plain numbers. */
export function rowsOf({ matrix }: MatrixReading): number[][] {
  const width = matrix.samples.length;
  return matrix.ids.map((_, row) => [...matrix.values.subarray(row * width, (row + 1) * width)]);
}

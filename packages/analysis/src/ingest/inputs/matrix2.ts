import { readMatrix } from '../matrix/readMatrix.ts';
import { openTable } from '../openTable.ts';
import type { InputReader } from './reader.ts';

/** A second table of numbers; its samples are joined to the first by the method. */
export const readMatrix2: InputReader<'matrix2'> = async (source, repairs) => {
  const { effects, matrix, offers, problems } = readMatrix(await openTable(source), { repairs });
  return { value: matrix, rows: matrix.ids.length, columns: matrix.samples.length, problems, offers, effects };
};

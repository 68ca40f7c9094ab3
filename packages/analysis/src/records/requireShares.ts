import type { RecordColumn } from '../model/index.ts';
import { parameter } from './pickColumn.ts';

/**
 * @param option - Id of the option that the fault is told at.
 * @throws {InputError} When a cell of a column of p-values lies outside 0…1.
 */
export function requireShares({ name, numbers, text }: RecordColumn, option: string): void {
  const bad = numbers!.findIndex((value) => value < 0 || value > 1);
  if (bad >= 0)
    throw parameter(
      { option },
      `“${name}”列第 ${bad + 1} 行的值 ${text[bad]} 不在 0～1 之间，不是 P 值`,
      '请选择 P 值本身的列，而不是 −log10 之后的列',
    );
}

import type { RecordColumn } from '../model/index.ts';

/** Whether the cells of a column are numbers of which nothing is lost as a double. */
export function isPlainNumber({ numbers, text }: RecordColumn): boolean {
  return (
    numbers !== null &&
    text.every(
      (cell, row) => !/^[+-]?0\d/u.test(cell) && (!/^[+-]?\d{16,}$/u.test(cell) || String(numbers[row]) === cell),
    )
  );
}

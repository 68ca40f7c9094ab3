import { integerColumn, numberColumn, textColumn } from '../../model/index.ts';
import type { Column, RecordColumn } from '../../model/index.ts';
import { isPlainNumber } from '../../records/index.ts';

/** A column of figures, shown without decimals when none has any. */
export function figures(name: string, values: Float64Array, help: string): Column {
  const whole = values.every((value) => Number.isNaN(value) || Number.isSafeInteger(value));
  return whole ? integerColumn(name, name, values, { help }) : numberColumn(name, name, values, { help });
}

/**
 * A column of the user's table at these rows of it; −1 is a row that the table does not have. Numbers stay the doubles
 * they were read as, text stays as written, and so do numbers whose writing carries more than the double: `007`, twenty
 * digits.
 */
export function takeRows(column: RecordColumn, rows: ArrayLike<number>, help: string, name = column.name): Column {
  const { numbers, text } = column;
  if (numbers && isPlainNumber(column))
    return figures(
      name,
      Float64Array.from(rows, (row) => (row < 0 ? Number.NaN : numbers[row]!)),
      help,
    );
  return textColumn(
    name,
    name,
    Array.from(rows, (row) => (row < 0 ? '' : text[row]!)),
    { help },
  );
}

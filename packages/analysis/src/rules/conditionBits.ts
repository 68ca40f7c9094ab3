import type { ColumnCondition, Condition, RuleGroups } from './model.ts';
import { comparisons, wordings } from './operators.ts';
import { columnOf, type RuleColumn, type RuleTable, type Texts } from './ruleTable.ts';
import { measureRows } from './sampleMeasures.ts';

/** One byte a row: 1 where it passes. */
export type Bits = Uint8Array;

function ofNumbers(values: Float64Array, holds: (value: number) => boolean): Bits {
  const bits = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row += 1) if (holds(values[row]!)) bits[row] = 1;
  return bits;
}

/** A text that stands in many rows is looked at once. */
function ofTexts({ codes, values }: Texts, rows: number, holds: (cell: string) => boolean): Bits {
  const bits = new Uint8Array(rows);
  if (!codes) {
    for (let row = 0; row < rows; row += 1) if (holds(values[row]!)) bits[row] = 1;
    return bits;
  }
  const passed = Uint8Array.from(values, (text) => Number(holds(text)));
  for (let row = 0; row < rows; row += 1) bits[row] = passed[codes[row]!]!;
  return bits;
}

/** The largest or smallest values; what is equal to the last of them passes as well, so that no order of rows decides. */
function ofExtremes(values: Float64Array, condition: Extract<ColumnCondition, { op: 'top' | 'bottom' }>): Bits {
  const present = values.filter((value) => !Number.isNaN(value)).sort();
  const { op, unit, value } = condition;
  const count = unit === 'rows' ? Math.floor(value) : Math.max(1, Math.floor((present.length * value) / 100));
  if (present.length === 0 || count < 1) return new Uint8Array(values.length);
  const last = present[op === 'top' ? Math.max(0, present.length - count) : Math.min(present.length, count) - 1]!;
  return ofNumbers(values, op === 'top' ? (one) => one >= last : (one) => one <= last);
}

function missingBits({ kind, numbers, texts }: RuleColumn, rows: number): Bits {
  return kind === 'number'
    ? ofNumbers(numbers(), Number.isNaN)
    : ofTexts(texts(), rows, (cell) => cell === '' || cell.trim() === '');
}

/** A missing cell of a column of numbers is missing however it was written: `NA`, `-`. */
function textBits(column: RuleColumn, rows: number, holds: (cell: string) => boolean): Bits {
  const bits = ofTexts(column.texts(), rows, (cell) => {
    const plain = cell.trim();
    return plain !== '' && holds(plain);
  });
  if (column.kind === 'text') return bits;
  const numbers = column.numbers();
  for (let row = 0; row < rows; row += 1) if (Number.isNaN(numbers[row]!)) bits[row] = 0;
  return bits;
}

function columnBits(condition: ColumnCondition, column: RuleColumn, rows: number): Bits {
  switch (condition.op) {
    case 'absent':
      return missingBits(column, rows);
    case 'present':
      return missingBits(column, rows).map((bit) => 1 - bit);
    case 'between': {
      const { from, to } = condition;
      return ofNumbers(column.numbers(), (value) => value >= from && value <= to);
    }
    case 'top':
    case 'bottom':
      return ofExtremes(column.numbers(), condition);
    case 'in':
    case 'not-in': {
      const names = new Set(condition.values.map((name) => name.trim()));
      const wanted = condition.op === 'in';
      return textBits(column, rows, (cell) => names.has(cell) === wanted);
    }
    case 'is':
    case 'is-not':
    case 'contains':
    case 'contains-not':
    case 'begins': {
      const { exact, holds } = wordings[condition.op];
      const text = condition.value.trim();
      const wanted = exact ? text : text.toLowerCase();
      return textBits(column, rows, (cell) => holds(exact ? cell : cell.toLowerCase(), wanted));
    }
    default: {
      const { holds } = comparisons[condition.op];
      const limit = condition.value;
      return ofNumbers(column.numbers(), (value) => holds(value, limit));
    }
  }
}

/** The rows that meet one condition; its column or group must be there (`checkRule`). */
export function conditionBits(condition: Condition, table: RuleTable, groups: RuleGroups): Bits {
  if ('measure' in condition) {
    const { holds } = comparisons[condition.op];
    return ofNumbers(measureRows(condition.measure, table, groups), (value) => holds(value, condition.value));
  }
  const column = columnOf(table, condition.column);
  if (!column) throw new Error(`no column ${condition.column}`);
  return columnBits(condition, column, table.rows);
}

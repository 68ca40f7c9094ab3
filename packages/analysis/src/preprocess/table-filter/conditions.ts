import type { Records } from '../../model/index.ts';
import { findColumn, parameter } from '../../records/index.ts';
import type { Condition, Operator, TextOperator } from './tableFilter.schema.ts';

/** A condition with its column found; `words` is how it reads: `|log2FC| ≥ 1`. */
export type Test = { readonly words: string; readonly holds: (row: number) => boolean };

type Comparison = Exclude<Operator, TextOperator | 'none' | 'present' | 'absent'>;

// Written so that a missing value (`NaN`) holds in none of them.
const comparisons: Readonly<
  Record<Comparison, { readonly mark: string; readonly holds: (value: number, limit: number) => boolean }>
> = {
  ge: { mark: '≥', holds: (value, limit) => value >= limit },
  gt: { mark: '>', holds: (value, limit) => value > limit },
  le: { mark: '≤', holds: (value, limit) => value <= limit },
  lt: { mark: '<', holds: (value, limit) => value < limit },
  eq: { mark: '=', holds: (value, limit) => value === limit },
  ne: { mark: '≠', holds: (value, limit) => !Number.isNaN(value) && value !== limit },
  'abs-ge': { mark: '≥', holds: (value, limit) => Math.abs(value) >= limit },
  'abs-le': { mark: '≤', holds: (value, limit) => Math.abs(value) <= limit },
};

// An empty cell holds in none of them.
const wordings: Readonly<
  Record<TextOperator, { readonly words: string; readonly holds: (cell: string, text: string) => boolean }>
> = {
  is: { words: '是', holds: (cell, text) => cell === text },
  'is-not': { words: '不是', holds: (cell, text) => cell !== text },
  contains: { words: '含有', holds: (cell, text) => cell.toLowerCase().includes(text.toLowerCase()) },
  'contains-not': { words: '不含', holds: (cell, text) => !cell.toLowerCase().includes(text.toLowerCase()) },
  begins: { words: '开头是', holds: (cell, text) => cell.toLowerCase().startsWith(text.toLowerCase()) },
};
const isWorded = (operator: Operator): operator is TextOperator => operator in wordings;

/** How a condition reads. */
export function conditionWords({ column, operator, text, value }: Omit<Condition, 'option'>): string {
  if (isWorded(operator)) return `“${column}”${wordings[operator].words}“${text}”`;
  if (operator === 'present') return `“${column}”不为空`;
  if (operator === 'absent') return `“${column}”为空`;
  return `${operator.startsWith('abs') ? `|${column}|` : column} ${comparisons[operator as Comparison].mark} ${value}`;
}

/**
 * @throws {InputError} When the column is not chosen, not there, or not numeric where numbers are compared, or there is
 * no text to compare with.
 */
export function testOf(records: Records, { column, operator, option, text, value }: Condition): Test {
  const label = `条件 ${option.slice(-1)} 的列`;
  if (column === '')
    throw parameter({ option }, `没有选择“${label}”`, `请选择一列，或把“条件 ${option.slice(-1)}”改为“不使用”`);
  if (isWorded(operator) && text === '')
    throw parameter(
      { option: option.replace('column', 'text') },
      `没有填写“条件 ${option.slice(-1)} 的文字”`,
      '请填写要比较的文字；要找空的格请用“为空”',
    );
  const numeric = operator !== 'present' && operator !== 'absent' && !isWorded(operator);
  const found = findColumn(records, column, { option, label, names: /$^/u }, numeric)!;
  const empty = (row: number): boolean => (found.numbers ? Number.isNaN(found.numbers[row]!) : found.text[row] === '');
  const words = conditionWords({ column, operator, text, value });
  if (operator === 'present') return { words, holds: (row) => !empty(row) };
  if (operator === 'absent') return { words, holds: empty };
  if (isWorded(operator))
    return {
      words,
      holds: (row) => found.text[row]!.trim() !== '' && wordings[operator].holds(found.text[row]!.trim(), text),
    };
  const { holds } = comparisons[operator as Comparison];
  return { words, holds: (row) => holds(found.numbers![row]!, value) };
}

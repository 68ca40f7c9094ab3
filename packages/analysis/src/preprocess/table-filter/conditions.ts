import type { Records } from '../../model/index.ts';
import { findColumn, parameter } from '../../records/index.ts';
import {
  conditionWords,
  evaluateRule,
  ruleTableOfRecords,
  type Bits,
  type ColumnCondition,
  type NumberOperator,
  type TextOperator,
} from '../../rules/index.ts';
import { comparesText, type Condition } from './tableFilter.schema.ts';

/** A condition with the rows that meet it; `words` is how it reads: `|log2FC| ≥ 1`. */
export type Test = { readonly words: string; readonly bits: Bits };

/** A condition of the form as the language of rules says it. */
export function conditionOf({ column, operator, text, value }: Omit<Condition, 'option'>): ColumnCondition {
  if (operator === 'present' || operator === 'absent') return { column, op: operator };
  return comparesText(operator)
    ? { column, op: operator as TextOperator, value: text }
    : { column, op: operator as NumberOperator, value };
}

/**
 * @throws {InputError} When the column is not chosen, not there, or not numeric where numbers are compared, or there is
 * no text to compare with.
 */
export function testOf(records: Records, condition: Condition): Test {
  const { column, operator, option, text } = condition;
  const label = `条件 ${option.slice(-1)} 的列`;
  if (column === '')
    throw parameter({ option }, `没有选择“${label}”`, `请选择一列，或把“条件 ${option.slice(-1)}”改为“不使用”`);
  if (comparesText(operator) && text === '')
    throw parameter(
      { option: option.replace('column', 'text') },
      `没有填写“条件 ${option.slice(-1)} 的文字”`,
      '请填写要比较的文字；要找空的格请用“为空”',
    );
  const numeric = operator !== 'present' && operator !== 'absent' && !comparesText(operator);
  findColumn(records, column, { option, label, names: /$^/u }, numeric);
  const asked = conditionOf(condition);
  return { words: conditionWords(asked), bits: evaluateRule(asked, ruleTableOfRecords(records)).kept };
}

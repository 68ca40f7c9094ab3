import { expect, it } from 'vitest';
import { InputError } from '../model/index.ts';
import { recordsOf } from '../testing/recordsOf.ts';
import { findColumn, pickNumbers, pickText } from './pickColumn.ts';

const records = recordsOf({ gene: ['a', 'b'], 'Log2 (FC)': [1, null], note: ['x', ''], 'P-value': [0.1, 0.2] });
const wanted = { option: 'p', label: 'P 值', names: /^(p|pvalue)$/u };

it('prefers the chosen column, and else finds one by name, ignoring case and punctuation', () => {
  expect(pickNumbers(records, '', wanted).name).toBe('P-value');
  expect(pickNumbers(records, 'Log2 (FC)', wanted).name).toBe('Log2 (FC)');
  expect(findColumn(records, '', { ...wanted, names: /^none$/u }, true)).toBeNull();
});

it('falls back to the first unused column of the type, text before numbers when any type will do', () => {
  const other = { ...wanted, names: /^none$/u, fallback: true };
  expect(pickNumbers(records, '', { ...other, taken: [records.columns[1]!] }).name).toBe('P-value');
  expect(pickText(records, '', { ...other, taken: [records.columns[0]!] }).name).toBe('note');
});

it('says which columns there are when one is unknown or is text', () => {
  const refused = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      if (error instanceof InputError) return { cause: error.cause_class, ...error.problems[0]! };
    }
    throw new Error('not refused');
  };
  expect(refused(() => pickNumbers(records, 'q', wanted))).toMatchObject({
    cause: 'parameter',
    input: 'p',
    remedy: '请把“P 值”设为其中之一：Log2 (FC)、P-value',
  });
  expect(refused(() => pickNumbers(records, 'gene', wanted)).remedy).toContain('该列有“a”');
  expect(refused(() => pickText(records, '', { ...wanted, names: /^none$/u })).what).toContain('没有认出');
});

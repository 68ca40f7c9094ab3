import { expect, test } from 'vitest';
import { clamp, parseNumber, stepBy } from './parseNumber.ts';

test.each([
  ['12', 12],
  [' 1,234.5 ', 1234.5],
  ['１２．５', 12.5],
  ['－３', -3],
  ['1e-5', 1e-5],
  ['.05', 0.05],
])('reads %j as people mean it', (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});

test('tells an empty text from one that is not a number', () => {
  expect(parseNumber('  ')).toBeNull();
  for (const typed of ['abc', '1.2.3', '0x10', 'Infinity', '1e999', '--1']) expect(parseNumber(typed)).toBeUndefined();
});

test('steps without rounding errors of binary fractions and stops at the limits', () => {
  expect(stepBy(0.1, 0.2, 1, {})).toBe(0.3);
  expect(stepBy(1, 0.05, 1, { max: 1 })).toBe(1);
  expect(stepBy(null, 1, 1, { min: 5 })).toBe(5);
  expect(clamp(-2, { min: 0 })).toBe(0);
});

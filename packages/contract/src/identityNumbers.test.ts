import { expect, it } from 'vitest';
import { isCreditCode, isResidentId } from './identityNumbers.ts';

it.each(['11010519491231002X', '440524188001010014', '110101199003074514'])(
  '%s: a number is valid only with its check character',
  (text) => {
    const right = isResidentId(text);
    const others = '0123456789X'
      .split('')
      .filter((last) => last !== text[17])
      .map((last) => isResidentId(text.slice(0, 17) + last));
    expect(others.filter(Boolean).length + Number(right)).toBeLessThanOrEqual(1);
  },
);

it('accepts the example of the standard, and rejects dates that do not exist', () => {
  expect(isResidentId('11010519491231002X')).toBe(true);
  expect(isResidentId('11010519490231002X')).toBe(false);
  expect(isResidentId('110105194912310021')).toBe(false);
  expect(isResidentId('')).toBe(false);
});

it('checks a credit code by its check character', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true);
  expect(isCreditCode('91350100M000100Y44')).toBe(false);
  expect(isCreditCode('91350100M000100I43')).toBe(false);
});

import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['password123', 'weak'],
  ['gz2024', 'weak'],
  ['liver2024', 'fair'],
  ['Liver-2024-QC', 'strong'],
  ['correct horse battery', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

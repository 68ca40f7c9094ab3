import { expect, it } from 'vitest';
import { allows } from './permissions.ts';

const granted = { ProductDb: ['query'], Reports: [] };

it.each([
  ['ProductDb.query', true],
  ['ProductDb.delete', false],
  ['ProductDb', true],
  ['Reports', true],
  ['Reports.query', false],
  ['Unknown.query', false],
  ['constructor', false],
  ['', false],
])('answers %s with %s', (need, answer) => {
  expect(allows(granted, need)).toBe(answer);
});

import { expect, it } from 'vitest';
import { placed, slotAt } from './ordering.ts';

const ids = ['a', 'b', 'c', 'd'];

it.each([
  ['a', 0, 'abcd'],
  ['a', 1, 'bacd'],
  ['a', 3, 'bcda'],
  ['d', 0, 'dabc'],
  ['b', -1, 'bacd'],
  ['b', 9, 'acdb'],
])('%s moved to %i', (id, to, order) => {
  expect(placed(ids, id, to).join('')).toBe(order);
});

it('lands before the first middle that lies further on', () => {
  const middles = [50, 150, 250];
  expect([0, 60, 150, 151, 999].map((x) => slotAt(middles, x))).toEqual([0, 1, 1, 2, 3]);
});

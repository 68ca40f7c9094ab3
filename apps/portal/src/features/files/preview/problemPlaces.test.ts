import { expect, it } from 'vitest';
import { lineOf, placeOf } from './problemPlaces.ts';

it('finds B7 in the sixth row of data and the second column', () => {
  const place = placeOf({ row: 7, column: 2 });
  expect(place).toEqual({ row: 5, column: 1 });
  expect(lineOf(5)).toBe(7);
});

it('leaves open what a problem does not say', () => {
  expect(placeOf({ column: 3 })).toEqual({ column: 2 });
  expect(placeOf({})).toBeUndefined();
});

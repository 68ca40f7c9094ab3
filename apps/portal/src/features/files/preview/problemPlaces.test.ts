import { expect, it } from 'vitest';
import { placeOf } from './problemPlaces.ts';

const threeAbove = (line: number) => Promise.resolve(line - 4);

it('finds B7 below a comment, a header and a blank line', async () => {
  expect(await placeOf({ row: 7, column: 2 }, threeAbove)).toEqual({ row: 3, column: 1 });
});

it('gives no row or column where the problem names none', async () => {
  expect(await placeOf({ column: 3 }, threeAbove)).toEqual({ column: 2 });
  expect(await placeOf({}, threeAbove)).toBeUndefined();
});

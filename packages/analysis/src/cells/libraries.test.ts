import { expect, it } from 'vitest';
import { selectCounts } from './libraries.ts';

const counts = {
  genes: ['a', 'b', 'c'],
  cells: ['x', 'y'],
  starts: Int32Array.of(0, 2, 3),
  rows: Int32Array.of(0, 2, 1),
  values: Float64Array.of(5, 7, 9),
};

it('copies counts only when some are left out or reordered', () => {
  expect(selectCounts(counts, [0, 1], [0, 1, 2])).toBe(counts);
  expect(selectCounts(counts, [1], [0, 1, 2])).toEqual({
    ...counts,
    cells: ['y'],
    starts: Int32Array.of(0, 1),
    rows: Int32Array.of(1),
    values: Float64Array.of(9),
  });
  expect(selectCounts(counts, [0, 1], [1, 2])).toEqual({
    genes: ['b', 'c'],
    cells: ['x', 'y'],
    starts: Int32Array.of(0, 1, 2),
    rows: Int32Array.of(1, 0),
    values: Float64Array.of(7, 9),
  });
  expect(selectCounts(counts, [1, 0], [0, 1, 2]).cells).toEqual(['y', 'x']);
});

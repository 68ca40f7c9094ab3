import { expect, it } from 'vitest';
import { mostVariableRows, rowMoments, selectRows, transposed } from './index.ts';

const gap = Number.NaN;

it('leaves missing values out of mean and variance', () => {
  expect(rowMoments(Float64Array.of(1, gap, 3, 8))).toEqual({ count: 3, mean: 4, variance: 13, min: 1, max: 8 });
  expect(rowMoments(Float64Array.of(gap, 5)).variance).toBeNaN();
});

it('gives a row of equal values a variance of exactly 0', () => {
  expect(rowMoments(Float64Array.of(0.1, 0.1, 0.1)).variance).toBe(0);
});

it('keeps the most variable rows in their order, and the earlier of two equal ones', () => {
  const values = Float64Array.of(0, 1, 0, 9, 5, 5, 3, 4, 7, gap);
  expect([...mostVariableRows(values, 5, 2, 2)]).toEqual([0, 1]);
  expect([...mostVariableRows(values, 5, 2, 4)]).toEqual([0, 1, 2, 3]);
});

it('transposes a table that is not square, and back', () => {
  const values = Float64Array.from({ length: 35 * 67 }, (_, i) => i);
  const turned = transposed(values, 35, 67);
  expect(turned[5 * 35 + 3]).toBe(3 * 67 + 5);
  expect(transposed(turned, 67, 35)).toEqual(values);
});

it('keeps annotations with their rows', () => {
  const matrix = {
    idName: 'id',
    ids: ['a', 'b', 'c'],
    samples: ['s', 't'],
    values: Float64Array.of(1, 2, 3, 4, 5, 6),
    annotations: [{ name: 'n', values: ['x', 'y', 'z'] }],
  };
  const part = selectRows(matrix, [2, 0]);
  expect(part.ids).toEqual(['c', 'a']);
  expect([...part.values]).toEqual([5, 6, 1, 2]);
  expect(part.annotations[0]!.values).toEqual(['z', 'x']);
});

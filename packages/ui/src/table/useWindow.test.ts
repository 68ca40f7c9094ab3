import { expect, it } from 'vitest';
import { drawnColumns, spanAt } from './useWindow.ts';

const edges = [0, 100, 250, 300, 500];
const at = (top: number, start: number, sticky = 0) =>
  spanAt({ top, start, width: 200, height: 700, rowHeight: 40 }, { edges, sticky });

it('starts at the first row and draws the columns that reach into the width', () => {
  expect(at(0, 0)).toMatchObject({ row: 0, from: 0, to: 2 });
});

it('draws two rows before the first visible one', () => {
  expect(at(410, 0).row).toBe(8);
});

it('draws a column as soon as one pixel of it is visible', () => {
  expect(at(0, 99)).toMatchObject({ from: 0, to: 3 });
  expect(at(0, 100)).toMatchObject({ from: 1, to: 3 });
  expect(at(0, 300)).toMatchObject({ from: 3, to: 4 });
});

it('covers the height with rows to spare', () => {
  expect(at(0, 0).slots).toBe(22);
});

it('keeps the sticky columns in view unless they would fill most of the width', () => {
  expect(at(0, 0, 1).held).toBe(1);
  expect(at(0, 0, 2).held).toBe(0);
});

it('always draws the columns that stay in sight, and none twice', () => {
  expect(drawnColumns({ from: 0, to: 3, held: 2 })).toEqual([0, 1, 2]);
  expect(drawnColumns({ from: 1, to: 3, held: 2 })).toEqual([0, 1, 2]);
  expect(drawnColumns({ from: 7, to: 9, held: 2 })).toEqual([0, 1, 7, 8]);
  expect(drawnColumns({ from: 7, to: 9, held: 0 })).toEqual([7, 8]);
});

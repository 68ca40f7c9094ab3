import { expect, it } from 'vitest';
import { cellInDirection } from './cellSteps.ts';

const last = { row: 99_999, column: 19 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false });
const from = (row: number, column: number, key: string, ctrl = false) =>
  cellInDirection(press(key, ctrl), { row, column }, last, 15);

it('goes a cell in each direction and stops at the edges', () => {
  expect(from(5, 5, 'ArrowDown')).toEqual({ row: 6, column: 5 });
  expect(from(5, 5, 'ArrowLeft')).toEqual({ row: 5, column: 4 });
  expect(from(0, 0, 'ArrowUp')).toEqual({ row: 0, column: 0 });
  expect(from(99_999, 19, 'ArrowRight')).toEqual({ row: 99_999, column: 19 });
});

it('goes a page and stops at the last row', () => {
  expect(from(0, 3, 'PageDown')).toEqual({ row: 15, column: 3 });
  expect(from(99_990, 3, 'PageDown')).toEqual({ row: 99_999, column: 3 });
});

it('goes to the ends of the row, and with Ctrl to those of the table', () => {
  expect(from(7, 7, 'End')).toEqual({ row: 7, column: 19 });
  expect(from(7, 7, 'Home', true)).toEqual({ row: 0, column: 0 });
  expect(from(7, 7, 'End', true)).toEqual(last);
  expect(from(7, 7, 'ArrowDown', true)).toEqual({ row: 99_999, column: 7 });
});

it('leaves other keys alone', () => {
  expect(from(7, 7, 'a')).toBeUndefined();
  expect(cellInDirection({ ...press('ArrowDown'), altKey: true }, { row: 0, column: 0 }, last, 15)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { pathSteps } from './pathSteps.ts';

const path = (depth: number) => Array.from({ length: depth }, (_, id) => ({ id: String(id), name: `第 ${id} 层` }));
const names = (depth: number, narrow = false) => pathSteps(path(depth), narrow).map(({ name }) => name);

it('shows a short path whole', () => {
  expect(names(0)).toEqual([]);
  expect(names(4)).toEqual(['第 0 层', '第 1 层', '第 2 层', '第 3 层']);
});

it('cuts a deep path in the middle and leads to the nearest folder left out', () => {
  expect(names(8)).toEqual(['第 0 层', '…', '第 6 层', '第 7 层']);
  expect(pathSteps(path(8), false)[1]?.id).toBe('5');
});

it('leaves the way back where there is little room', () => {
  expect(names(8, true)).toEqual(['第 7 层']);
});

import { usualLayout } from '@panome/contract/workbench';
import { expect, it } from 'vitest';
import { hide, moveBy, moveTo, show, shownBlocks } from './arrange.ts';

const start = { ...usualLayout, order: usualLayout.order.slice(0, 5) };
const [first, second, third, fourth, fifth] = start.order as [never, never, never, never, never];

it('a block moves to the place of another, in both directions, and the rest keep their order', () => {
  expect(moveTo(start, first, third).order).toEqual([second, third, first, fourth, fifth]);
  expect(moveTo(start, fourth, second).order).toEqual([first, fourth, second, third, fifth]);
  expect(moveTo(start, third, third)).toEqual(start);
});

it('steps pass over hidden blocks, and end at the ends', () => {
  const hidden = hide(start, second);
  expect(shownBlocks(moveBy(hidden, first, 1))).toEqual([third, first, fourth, fifth]);
  expect(shownBlocks(moveBy(hidden, third, -1))).toEqual([third, first, fourth, fifth]);
  expect(moveBy(hidden, first, -1)).toEqual(hidden);
  expect(moveBy(start, fifth, 9)).toEqual(start);
});

it('a block that is shown again stands where it was', () => {
  expect(show(hide(start, third), third)).toEqual(start);
});

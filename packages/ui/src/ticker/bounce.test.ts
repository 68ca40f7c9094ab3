import { describe, expect, it } from 'vitest';
import { bounce, type Position } from './bounce.ts';

const walk = (count: number, steps: number) => {
  let position: Position = { index: 0, step: 1 };
  return Array.from({ length: steps }, () => (position = bounce(position, count)).index);
};

describe('bounce', () => {
  it('turns at both ends instead of jumping back to the first', () => {
    expect(walk(3, 7)).toEqual([1, 2, 1, 0, 1, 2, 1]);
  });

  it('stays on the only item', () => {
    expect(walk(1, 3)).toEqual([0, 0, 0]);
  });

  it('comes back into a list that has become shorter', () => {
    expect(bounce({ index: 9, step: 1 }, 3).index).toBe(2);
  });
});

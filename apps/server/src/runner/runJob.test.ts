import { expect, it } from 'vitest';
import { threadsBeside } from './runJob.ts';

it.each([
  [0, 2, 2, 2],
  [1, 2, 2, 1],
  [3, 2, 2, 1],
  [0, 2, 1, 1],
  [1, 4, 8, 4],
  [6, 4, 8, 2],
])('gives a task beside %i others at most %i threads of %i processors: %i', (others, most, processors, threads) => {
  expect(threadsBeside(others, most, processors)).toBe(threads);
});

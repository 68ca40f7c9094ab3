import { expect, it } from 'vitest';
import { threadsBeside } from './runJob.ts';

it.each([
  [0, 2, 2, 2],
  [1, 2, 2, 1],
  [3, 2, 2, 1],
  [0, 2, 1, 1],
  [1, 4, 8, 4],
  [6, 4, 8, 2],
])(
  'a task beside %i others, with at most %i threads on %i processors, gets %i',
  (others, most, processors, threads) => {
    expect(threadsBeside(others, most, processors)).toBe(threads);
  },
);

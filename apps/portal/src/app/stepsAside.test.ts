import { expect, it } from 'vitest';
import { stepsAside } from './stepsAside.ts';

it.each([
  ['scrolling down hides the bar', false, 200, 260, true],
  ['not at the top of the page', false, 0, 100, false],
  ['scrolling up brings it back', true, 600, 560, false],
  ['a few pixels change nothing', true, 600, 597, true],
  ['in either state', false, 600, 603, false],
] as const)('%s', (_fact, aside, before, now, expected) => {
  expect(stepsAside(aside, before, now)).toBe(expected);
});

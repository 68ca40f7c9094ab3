import { expect, it } from 'vitest';
import { unevenSteps } from './unevenSteps.ts';

it('speaks of names that are numbers with unequal steps between them, and of no others', () => {
  const note = { notes: ['横轴各点等距排列，间隔不按数值'] };
  expect(
    [
      ['0 h', '1 h', '24 h'],
      ['0', '0.5', '2'],
      ['1天', '3天', '7天'],
    ].map(unevenSteps),
  ).toEqual([note, note, note]);
  expect(
    [
      ['0 h', '12 h', '24 h'],
      ['S1', 'S2', 'S9'],
      ['1', '2 h', '9 h'],
      ['3', '1', '2'],
      ['0', '7'],
    ].map(unevenSteps),
  ).toEqual([{}, {}, {}, {}, {}]);
});

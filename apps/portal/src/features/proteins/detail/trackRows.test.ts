import { expect, it } from 'vitest';
import { axisTicks, trackRows } from './trackRows.ts';

it('features stand in a row for each type; one end is enough, none leaves it to the list', () => {
  const features = [
    { type: 'DOMAIN', from: 3, to: 9 },
    { type: 'SITE', from: null, to: 4 },
    { type: 'DOMAIN', from: 12, to: null },
    { type: 'SITE', from: null, to: null },
  ];
  expect(trackRows(features).map(({ placed, type }) => [type, placed.map(({ from, to }) => [from, to])])).toEqual([
    [
      'DOMAIN',
      [
        [3, 9],
        [12, 12],
      ],
    ],
    ['SITE', [[4, 4]]],
  ]);
});

it.each([1, 7, 24, 609, 34_350])('the axis of %i residues begins at 1, ends at the last and rises', (length) => {
  const ticks = axisTicks(length);
  expect(ticks[0]).toBe(1);
  expect(ticks.at(-1)).toBe(length);
  expect(ticks.length).toBeLessThan(12);
  ticks.slice(1, -1).forEach((tick, at) => expect(tick).toBeGreaterThan(ticks[at]!));
});

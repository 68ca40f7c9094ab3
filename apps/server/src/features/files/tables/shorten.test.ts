import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('leaves usual cells as they are', () =>
  expect(
    shorten([
      ['id', 'A'],
      ['P1', '1.5'],
    ]),
  ).toEqual([
    ['id', 'A'],
    ['P1', '1.5'],
  ]));

it('ends a cell of many megabytes with a mark', () => {
  const [[cell]] = shorten([['x'.repeat(94_000_000)]]) as [[string]];
  expect(cell).toHaveLength(2_000);
  expect(cell.endsWith('…')).toBe(true);
});

it('a page of long cells stays small', () => {
  const page = shorten(Array.from({ length: 200 }, () => Array.from({ length: 50 }, () => 'y'.repeat(5_000))));
  expect(page.flat().join('').length).toBeLessThanOrEqual(1_000_000);
  expect(page).toHaveLength(200);
});

import { expect, it } from 'vitest';
import { cornersOf, markerOf, pchOf, symbolAt } from './index.ts';

const eight = Array.from({ length: 8 }, (_, place) => symbolAt(place));

it('has a different symbol for each of eight groups, in the figure and in the code', () => {
  for (const signs of [eight, eight.map(pchOf), eight.map(markerOf)])
    expect(new Set<number | string>(signs).size).toBe(8);
  expect(symbolAt(8)).toBe(symbolAt(0));
});

it('has no hollow symbol, which ECharts would fill with white', () =>
  expect(eight.filter((symbol) => symbol.startsWith('empty'))).toEqual([]));

it('draws its own symbols inside a square of ten units', () => {
  for (const path of eight.filter((symbol) => symbol.startsWith('path://'))) {
    const numbers = path.match(/\d+(?:\.\d+)?/gu)!.map(Number);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([0, 10]);
  }
});

it('has the corners of every symbol but the circle, inside the box and all different', () => {
  const all = eight.map(cornersOf);
  expect(all.map((corners) => corners?.length ?? 0)).toEqual([0, 3, 4, 4, 3, 10, 12, 12]);
  for (const corner of all.flatMap((corners) => corners ?? []).flat()) expect(Math.abs(corner)).toBeLessThanOrEqual(1);
  expect(cornersOf('path://M0 1H10L5 10Z')).toEqual([
    [-1, -0.8],
    [1, -0.8],
    [0, 1],
  ]);
});

import { expect, it } from 'vitest';
import { niceScale, tickValues } from './niceScale.ts';

it.each([
  [0, 20.8],
  [-5.5, 5.5],
  [1e-7, 3e-7],
  [-31, 44],
  [12_345, 12_346],
])('holds %d…%d between round limits on a round step', (low, high) => {
  const scale = niceScale(low, high);
  const ticks = tickValues(scale);
  expect(scale.min).toBeLessThanOrEqual(low);
  expect(scale.max).toBeGreaterThanOrEqual(high);
  expect(ticks[0]).toBe(scale.min);
  expect(ticks.at(-1)).toBe(scale.max);
  expect(ticks.length).toBeGreaterThanOrEqual(4);
  expect(ticks.length).toBeLessThanOrEqual(9);
});

it('gives a single value some room', () => {
  const { min, max } = niceScale(5, 5);
  expect(max).toBeGreaterThan(min);
});

it('includes zero when asked', () => {
  expect(niceScale(0.2, 0.9, { zero: true }).min).toBe(0);
});

import { expect, it } from 'vitest';
import { apart } from '../../frame/index.ts';
import { arcOutline, inkOn, mixed, outward } from '../../parts/sectors/index.ts';

it('begins at 12 o’clock and goes clockwise', () => {
  const near = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]) =>
    expect(Math.hypot(x - a, y - b)).toBeLessThan(1e-9);
  near(outward([100, 50], 0, 10), [100, 40]);
  near(outward([100, 50], 0.25, 10), [110, 50]);
  const outline = arcOutline([0, 0], 0, 1, 0, 0.25);
  near(outline.at(-1)!, [0, 0]);
});

it('keeps names apart and in order', () => {
  const places = apart([10, 11, 12, 90, 99], 10, 5, 100);
  for (let i = 1; i < places.length; i += 1) expect(places[i]! - places[i - 1]!).toBeGreaterThanOrEqual(10 - 1e-9);
  expect(places.at(-1)).toBeLessThanOrEqual(100);
});

it('writes light on dark and dark on light', () => {
  expect(inkOn('#003366', ['#ffffff', '#1a1a1a'])).toBe('#ffffff');
  expect(inkOn('#ffe08a', ['#ffffff', '#1a1a1a'])).toBe('#1a1a1a');
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
});

import { expect, it } from 'vitest';
import { fitCrop, moveCrop, placeCrop, wholeCrop } from './placeCrop.ts';

const wide = { width: 400, height: 200 };

it('starts in the middle of the picture', () =>
  expect(placeCrop(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 }));

it('never leaves the picture, however far it is moved', () => {
  for (const [right, down] of [
    [9, 9],
    [-9, -9],
    [0.3, 0.1],
  ] as const) {
    for (const zoom of [1, 2.5, 4]) {
      const { left, side, top } = placeCrop(wide, moveCrop(wide, fitCrop(wide, { ...wholeCrop, zoom }), right, down));
      expect(left).toBeGreaterThanOrEqual(-1e-9);
      expect(top).toBeGreaterThanOrEqual(-1e-9);
      expect(left + side).toBeLessThanOrEqual(400 + 1e-9);
      expect(top + side).toBeLessThanOrEqual(200 + 1e-9);
    }
  }
});

it('moves with the hand: to the right shows what lay left', () =>
  expect(placeCrop(wide, moveCrop(wide, wholeCrop, 0.25, 0))).toEqual({ left: 50, top: 0, side: 200 }));

it('keeps the zoom between its ends', () =>
  expect([fitCrop(wide, { ...wholeCrop, zoom: 0 }).zoom, fitCrop(wide, { ...wholeCrop, zoom: 99 }).zoom]).toEqual([
    1, 4,
  ]));

import { expect, test } from 'vitest';
import { clampSize, sizeByKey } from './splitterSize.ts';

const at = { size: 30, min: 20, max: 70, far: false, vertical: false, reversed: false };

test('a share stays within its limits', () => {
  expect(clampSize(5, 20, 70)).toBe(20);
  expect(clampSize(95, 20, 70)).toBe(70);
  expect(clampSize(33.3333, 20, 70)).toBe(33.3);
});

test('arrows go by one, with Shift by ten, and stop at the limits', () => {
  expect(sizeByKey('ArrowRight', at)).toBe(31);
  expect(sizeByKey('ArrowLeft', { ...at, far: true })).toBe(20);
  expect(sizeByKey('ArrowLeft', { ...at, size: 20 })).toBe(20);
  expect([sizeByKey('Home', at), sizeByKey('End', at)]).toEqual([20, 70]);
});

test('only the arrows of the axis count, and they follow the direction of the text', () => {
  expect(sizeByKey('ArrowUp', at)).toBeUndefined();
  expect(sizeByKey('ArrowDown', { ...at, vertical: true })).toBe(31);
  expect(sizeByKey('ArrowLeft', { ...at, reversed: true })).toBe(31);
  expect(sizeByKey('a', at)).toBeUndefined();
});

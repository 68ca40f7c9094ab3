import { expect, it } from 'vitest';
import { createSpeedometer } from './speedometer.ts';

it('gives bytes a second once half a second was measured', () => {
  let now = 0;
  const measure = createSpeedometer(() => now);
  measure(0);
  now = 100;
  expect(measure(1_000)).toBeUndefined();
  now = 1_000;
  expect(measure(5_000)).toBe(5_000);
});

it('starts again when the server has less than was sent', () => {
  let now = 0;
  const measure = createSpeedometer(() => now);
  measure(0);
  now = 1_000;
  expect(measure(8_000)).toBe(8_000);
  now = 2_000;
  expect(measure(2_000)).toBe(8_000);
  now = 3_000;
  expect(measure(10_000)).toBe(8_000);
});

import { expect, it } from 'vitest';
import { endOfDay } from './endOfDay.ts';

it('is in the same local day, one millisecond before the next', () => {
  const now = new Date(2026, 10, 21, 14, 8);
  const end = endOfDay(now);
  expect(end.getDate()).toBe(21);
  expect(new Date(end.getTime() + 1).getTime()).toBe(new Date(2026, 10, 22).getTime());
});

it('does not change its input', () => {
  const now = new Date(2026, 10, 21, 14, 8);
  endOfDay(now);
  expect(now.getHours()).toBe(14);
});

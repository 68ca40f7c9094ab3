import { expect, it } from 'vitest';
import { daysUntil } from './originalDays.ts';

const now = Date.parse('2026-11-21T12:00:00+08:00');

it('counts a begun day as a whole one, and never below 0', () => {
  expect(daysUntil('2026-11-24T13:00:00+08:00', now)).toBe(4);
  expect(daysUntil('2026-11-21T23:00:00+08:00', now)).toBe(1);
  expect(daysUntil('2026-11-01T00:00:00+08:00', now)).toBe(0);
});

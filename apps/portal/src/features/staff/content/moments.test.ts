import { expect, it } from 'vitest';
import { isOrder, isoOf, momentOf, readTime } from './moments.ts';

it('a moment goes through its two fields and comes back', () => {
  const iso = new Date(2026, 10, 28, 9, 5).toISOString();
  expect(momentOf(iso)).toEqual({ day: '2026-11-28', time: '09:05' });
  expect(isoOf(momentOf(iso))).toBe(iso);
  expect(isoOf({ day: '', time: '09:05' })).toBeNull();
});

it('a time of day may be typed with a full-width colon; what is none is refused', () => {
  expect(readTime('9：30')).toBe('09:30');
  expect([readTime('24:00'), readTime('9:5'), readTime('noon')]).toEqual([undefined, undefined, undefined]);
});

it('lets nothing end before it begins or in the past', () => {
  const now = Date.parse(isoOf({ day: '2026-11-20', time: '08:00' })!);
  const day = (name: string, time = '') => ({ day: name, time });
  expect(isOrder(day(''), day(''), now)).toBe(true);
  expect(isOrder(day('2026-11-21'), day('2026-11-22'), now)).toBe(true);
  expect(isOrder(day('2026-11-22', '09:00'), day('2026-11-22', '08:30'), now)).toBe(false);
  expect(isOrder(day(''), day('2026-11-19'), now)).toBe(false);
});

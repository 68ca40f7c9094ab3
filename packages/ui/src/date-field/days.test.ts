import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  dayFrom,
  daysInMonth,
  daysIntoWeek,
  lastDays,
  localToday,
  weeksOf,
} from './days.ts';

test('a leap year has a 29th of February, a full century has none unless 400 divides it', () => {
  expect([2023, 2024, 1900, 2000, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 28]);
  expect(dayFrom(2024, 2, 29)).toBe('2024-02-29');
  expect(dayFrom(2023, 2, 29)).toBeUndefined();
});

test('days go on over the ends of months and years', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addDays('2026-11-21', 365)).toBe('2027-11-21');
});

test('a month later is the last day where the month is shorter', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-11-21', 2)).toBe('2027-01-21');
  expect(addMonths('2026-01-21', -1)).toBe('2025-12-21');
});

test('nothing leaves the years that four digits can write', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('1000-01-01', -1)).toBe('1000-01-01');
  expect(addMonths('9999-12-01', 1)).toBe('9999-12-31');
  expect(addMonths('1000-01-31', -12)).toBe('1000-01-01');
  expect(dayFrom(999, 1, 1)).toBeUndefined();
});

test('a month is six weeks from Monday or from Sunday', () => {
  expect(daysIntoWeek('2026-11-21', 1)).toBe(5);
  const monday = weeksOf('2026-11', 1);
  expect(monday[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
  expect(monday).toHaveLength(6);
  expect(monday.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01');
});

test('limits hold a day between them', () => {
  expect(clampDay('2026-11-21', { max: '2026-11-10' })).toBe('2026-11-10');
  expect(clampDay('2026-11-01', { min: '2026-11-10' })).toBe('2026-11-10');
  expect(clampDay('2026-11-21')).toBe('2026-11-21');
});

test('seven days end today and hold seven days', () => {
  expect(lastDays(7, '2026-11-03')).toEqual({ from: '2026-10-28', to: '2026-11-03' });
  expect(lastDays(1, '2026-11-03')).toEqual({ from: '2026-11-03', to: '2026-11-03' });
});

test('today is the day of the local clock, also shortly after midnight', () => {
  expect(localToday(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21');
  expect(localToday(new Date(2026, 0, 1, 23, 59))).toBe('2026-01-01');
});

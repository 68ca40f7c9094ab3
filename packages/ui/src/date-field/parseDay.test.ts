import { expect, test } from 'vitest';
import { parseDay } from './parseDay.ts';

const reading = { today: '2026-11-21', words: { 昨天: -1, 今天: 0, Tomorrow: 1 } };

test.each([
  '2026-11-21',
  '2026/11/21',
  '2026.11.21',
  '2026 11 21',
  '2026年11月21日',
  '2026 年 11 月 21 日',
  '20261121',
  '26-11-21',
  '11-21',
  '11/21',
  '11月21日',
  '  2026-11-21 ',
  '２０２６－１１－２１',
  '２０２６／１１／２１',
  '2026-11-21 14:08:00',
  '2026-11-21T14:08:00.000+08:00',
  '今天',
])('%s is the 21st of November', (typed) => expect(parseDay(typed, reading)).toBe('2026-11-21'));

test('single digits are enough', () => expect(parseDay('2026-1-5', reading)).toBe('2026-01-05'));

test('words count from today, in any case', () => {
  expect(parseDay('昨天', reading)).toBe('2026-11-20');
  expect(parseDay('tomorrow', reading)).toBe('2026-11-22');
});

test.each([
  '',
  '2026',
  '2026-13-01',
  '2026-02-29',
  '2026-11-31',
  '0999-01-01',
  '11-00',
  '明年',
  '2026-11-21-3',
  'abc',
  '202611',
])('%s is no day', (typed) => {
  expect(parseDay(typed, reading)).toBeUndefined();
});

test('the month comes first only where that is the custom', () => {
  expect(parseDay('11/21/2026', { today: '2026-11-21', monthFirst: true })).toBe('2026-11-21');
  expect(parseDay('11/21/2026', { today: '2026-11-21' })).toBeUndefined();
});

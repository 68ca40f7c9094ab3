import { expect, it } from 'vitest';
import { dispositionOf, rangeOf } from './fileAnswer.ts';

it.each([
  ['bytes=0-9', 100, { start: 0, end: 9 }],
  ['bytes=90-', 100, { start: 90, end: 99 }],
  ['bytes=-5', 100, { start: 95, end: 99 }],
  ['bytes=-500', 100, { start: 0, end: 99 }],
  ['bytes=0-999', 100, { start: 0, end: 99 }],
  ['bytes=100-', 100, 'unsatisfiable'],
  ['bytes=5-2', 100, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=0-1,5-6', 100, null],
  ['items=0-1', 100, null],
  ['bytes=-', 100, null],
  [undefined, 100, null],
])('the range %s of %i bytes is parsed', (header, size, expected) => {
  expect(rangeOf(header, size)).toEqual(expected);
});

it.each(['a.csv', '样本“一”.csv', 'a"b.csv', "it's (1).csv", 'x\r\nSet-Cookie: a=b.csv', '🧬.csv', '\ud800.csv'])(
  'SEC-35: the header of %j has one line of printable ASCII',
  (name) => {
    const header = dispositionOf(name);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(decodeURIComponent(/filename\*=UTF-8''([^;]*)$/.exec(header)![1]!)).toBe(name.toWellFormed());
  },
);

import { expect, it } from 'vitest';
import { readAnchor } from './readAnchor.ts';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: String(index), top }));

it('is the last part whose heading has passed the eye', () => {
  expect(readAnchor(at(-900, -20, 700), 900)).toBe('1');
  expect(readAnchor(at(300, 700), 900)).toBe('0');
});

it('is nothing while no heading is there', () => {
  expect(readAnchor([], 900)).toBe('');
  expect(readAnchor(at(Infinity), 900)).toBe('');
});

it('is at the end of the page the part that was asked for, or the last in sight', () => {
  expect(readAnchor(at(-900, 300, 500, 700), 900, '2')).toBe('2');
  expect(readAnchor(at(-900, 300, 500, 700), 900, '0')).toBe('3');
  expect(readAnchor(at(-900, 300, 500, 700), 900, '')).toBe('3');
});

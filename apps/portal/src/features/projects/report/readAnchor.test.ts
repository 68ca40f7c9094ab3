import { expect, it } from 'vitest';
import { readAnchor } from './readAnchor.ts';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: String(index), top }));

it('is the last part whose heading is above the reading line', () => {
  expect(readAnchor(at(-900, -20, 700), 200)).toBe('1');
  expect(readAnchor(at(300, 700), 200)).toBe('0');
});

it('is the last part in view when the reading line is at the end of the window', () => {
  expect(readAnchor(at(-900, 300, 500, 700), 900)).toBe('3');
});

it('is nothing while there is no heading', () => {
  expect(readAnchor([], 200)).toBe('');
  expect(readAnchor(at(Infinity), 200)).toBe('');
});

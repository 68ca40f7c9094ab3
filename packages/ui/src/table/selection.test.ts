import { expect, it } from 'vitest';
import { ranged, toggled, withAll } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

it('switches one row', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

it('chooses a range in both directions and keeps rows of other pages', () => {
  expect(ranged(['other', 'd'], keys, 'd', 'b')).toEqual(['other', 'b', 'c', 'd']);
  expect(ranged(['a', 'b', 'c'], keys, 'a', 'c')).toEqual([]);
});

it('with Shift switches only the pressed row when the one pressed before is gone', () => {
  expect(ranged([], keys, 'gone', 'c')).toEqual(['c']);
});

it('chooses a page without losing the rest', () => {
  expect(withAll(['other', 'a'], keys, true)).toEqual(['other', 'a', 'b', 'c', 'd']);
  expect(withAll(['other', 'a'], keys, false)).toEqual(['other']);
});

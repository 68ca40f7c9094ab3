import { expect, it } from 'vitest';
import { selectedAfter } from './selectedAfter.ts';

it('what is chosen takes the place of what was selected, or comes to it', () => {
  expect(selectedAfter(['a'], ['b', 'c'], false)).toEqual(['b', 'c']);
  expect(selectedAfter(['a'], ['b', 'b'], true)).toEqual(['a', 'b']);
});

it('what was selected already leaves, alone or from among others', () => {
  expect(selectedAfter(['a'], ['a'], false)).toEqual([]);
  expect(selectedAfter(['a', 'b'], ['a'], false)).toEqual(['a']);
  expect(selectedAfter(['a', 'b'], ['a'], true)).toEqual(['b']);
});

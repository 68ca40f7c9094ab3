import { expect, test } from 'vitest';
import { toggleAll } from './allOfFound.ts';

const found = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', disabled: true },
  { value: 'c', label: 'C' },
];

test('adds what is missing of the found, in order, and leaves what the search hides and what is disabled', () => {
  expect(toggleAll(['x', 'c'], found)).toEqual(['x', 'c', 'a']);
});

test('takes the found away when all of it is there', () => {
  expect(toggleAll(['x', 'c', 'b', 'a'], found)).toEqual(['x', 'b']);
});

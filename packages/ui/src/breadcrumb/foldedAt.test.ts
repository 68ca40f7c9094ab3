import { expect, it } from 'vitest';
import { foldedAt } from './foldedAt.ts';

/** A sign for each level: in the line, folded in narrow windows, always folded. */
const sign = { line: '+', narrow: 'n', always: '.' };
const drawn = (count: number) =>
  Array.from({ length: count }, (_, index) => sign[foldedAt(index, count) ?? 'line']).join('');

it.each(['+', 'n+', 'nnn+', 'n..n+', 'n......n+'])('draws %s', (line) => {
  expect(drawn(line.length)).toBe(line);
});

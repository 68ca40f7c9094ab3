import { expect, it } from 'vitest';
import { sourceOf } from '../testing/read.ts';
import { readInput } from './index.ts';

/** More rows than a function takes arguments; the interactions of a whole organism have more. */
const rows = 130_000;

it('more lines between names than a function takes arguments are read', async () => {
  const content = Array.from({ length: rows }, (_, row) => `A${row}\tB${row}`).join('\n');
  const { problems, rows: found } = await readInput('edges', sourceOf(content));
  expect(problems).toEqual([]);
  expect(found).toBe(rows);
});

import { expect, it } from 'vitest';
import { hitsFirst } from './index.ts';

const table = (rows: number, ...numbers: readonly string[]) => ({
  rows,
  columns: [{ name: 'feature', kind: 'text' as const }, ...numbers.map((name) => ({ name, kind: 'number' as const }))],
});

it('long tables begin with what was found: by adjusted p, p, or how much a feature weighs', () => {
  expect(hitsFirst(table(400, 'log2fc', 'p', 'p_adj'))).toEqual({ column: 'p_adj', order: 'asc' });
  expect(hitsFirst(table(400, 'f', 'p'))).toEqual({ column: 'p', order: 'asc' });
  expect(hitsFirst(table(400, 'vip'))).toEqual({ column: 'vip', order: 'desc' });
});

it('a table that is seen whole, or that ranks nothing, keeps its order', () => {
  expect(hitsFirst(table(4, 'df', 'p'))).toBeUndefined();
  expect(hitsFirst(table(400, 'PC1', 'PC2'))).toBeUndefined();
});

import type { Column } from '@panome/analysis/model';

type Order = { readonly column: string; readonly order: 'asc' | 'desc' };

/** Columns that say how much a row matters, the deciding one first. */
const deciding: readonly Order[] = [
  { column: 'p_adj', order: 'asc' },
  { column: 'p', order: 'asc' },
  { column: 'vip', order: 'desc' },
  { column: 'importance', order: 'desc' },
  { column: 'lda', order: 'desc' },
  { column: 'auc', order: 'desc' },
];
/** A shorter table is seen whole, in the order in which its method tells it, such as the terms of a model. */
const seenWhole = 20;

/** The order in which a long table shows what was found first; undefined for one that has its own. */
export function hitsFirst(table: {
  readonly rows: number;
  readonly columns: readonly Pick<Column, 'name' | 'kind'>[];
}): Order | undefined {
  if (table.rows <= seenWhole || table.columns[0]?.kind !== 'text') return undefined;
  const numbers = new Set(table.columns.filter(({ kind }) => kind !== 'text').map(({ name }) => name));
  return deciding.find(({ column }) => numbers.has(column));
}

import type { ColumnMeta } from '../resultTypes.ts';
import type { Cell } from '@panome/charts/wording';

/** A row of a page, with the columns that are shown. */
export type ResultRow = { readonly key: string; readonly cells: readonly Cell[] };

/**
 * Names rows by their leading texts (feature, or both features of a pair), so that a chosen row stays chosen on another
 * page. Rows of one name on a page are told apart.
 */
export function toRows(columns: readonly ColumnMeta[], data: readonly (readonly Cell[])[]): readonly ResultRow[] {
  const firstNumber = columns.findIndex(({ kind }) => kind !== 'text');
  const names = firstNumber === -1 ? columns.length : Math.max(1, firstNumber);
  const seen = new Map<string, number>();
  return data.map((cells) => {
    const name = cells.slice(0, names).join('\u0000');
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { key: before === 0 ? name : `${name}\u0000${before}`, cells };
  });
}

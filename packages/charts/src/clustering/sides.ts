import type { Table } from '@panome/analysis/model';
import type { Merge } from '../geometry/index.ts';
import { numbers, texts } from '../table/index.ts';

export type Side = 'rows' | 'columns';

const rowWords = /^(row|feature)/;

/** The column that says which side a row of `order` or `merge` belongs to, when both sides were clustered. */
const sideColumn = ({ columns }: Table, known: readonly string[]) =>
  columns.find(({ name, kind }) => kind === 'text' && !known.includes(name));

/**
 * `ids` in the order of clustering; as they came when this side was not clustered.
 *
 * @param order - The table `order`: position, id, for one side or for both.
 */
export function orderedIds(order: Table | undefined, ids: readonly string[], side: Side): readonly string[] {
  if (!order) return ids;
  const position = numbers(order, 'position');
  const named = texts(order, 'id');
  const sideOf = sideColumn(order, ['position', 'id'])?.values as readonly string[] | undefined;
  const known = new Set(ids);
  const rows = Array.from(named.keys())
    .filter((row) => known.has(named[row]!) && (!sideOf || rowWords.test(sideOf[row]!) === (side === 'rows')))
    .toSorted((one, other) => position[one]! - position[other]!);
  return rows.length === ids.length ? rows.map((row) => named[row]!) : ids;
}

/** The tree over `leaves` items; `null` when this side was not clustered. */
export function mergeOf(merge: Table | undefined, leaves: number, side: Side): Merge | null {
  if (!merge || leaves < 2) return null;
  const [a, b, height] = [numbers(merge, 'a'), numbers(merge, 'b'), numbers(merge, 'height')];
  const sideOf = sideColumn(merge, [])?.values as readonly string[] | undefined;
  const rows = Array.from(height.keys()).filter((row) => !sideOf || rowWords.test(sideOf[row]!) === (side === 'rows'));
  if (rows.length !== leaves - 1) return null;
  const pick = (values: Float64Array) => Float64Array.from(rows, (row) => values[row]!);
  return { a: pick(a), b: pick(b), height: pick(height) };
}

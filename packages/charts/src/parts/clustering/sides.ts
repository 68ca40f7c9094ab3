import type { Table } from '@panome/analysis/model';
import type { Merge } from '../../geometry/index.ts';
import { hasColumn, numbers, texts } from '../../table/index.ts';

/** What was clustered: the words of the column `axis` of `order` and `merge`. */
export type Axis = 'samples' | 'features';

/** The table's rows of one axis; all rows when the table has no column `axis` or no axis is asked for. */
function rowsOf(table: Table, axis: Axis | undefined): number[] {
  const all = Array.from({ length: table.rows }, (_, row) => row);
  if (!axis || !hasColumn(table, 'axis')) return all;
  const of = texts(table, 'axis');
  return all.filter((row) => of[row] === axis);
}

/**
 * `ids` in the order of clustering; as they came when this axis was not clustered.
 *
 * @param order - The table `order`: position, id, and axis when several were clustered.
 */
export function orderedIds(order: Table | undefined, ids: readonly string[], axis?: Axis): readonly string[] {
  if (!order) return ids;
  const position = numbers(order, 'position');
  const named = texts(order, 'id');
  const known = new Set(ids);
  const rows = rowsOf(order, axis).filter((row) => known.has(named[row]!));
  if (rows.length !== ids.length) return ids;
  return rows.toSorted((one, other) => position[one]! - position[other]!).map((row) => named[row]!);
}

/** The tree over `leaves` items; `null` when this axis was not clustered. */
export function mergeOf(merge: Table | undefined, leaves: number, axis?: Axis): Merge | null {
  if (!merge || leaves < 2) return null;
  const [a, b, height] = [numbers(merge, 'a'), numbers(merge, 'b'), numbers(merge, 'height')];
  const rows = rowsOf(merge, axis);
  if (rows.length !== leaves - 1) return null;
  const pick = (values: Float64Array) => Float64Array.from(rows, (row) => values[row]!);
  return { a: pick(a), b: pick(b), height: pick(height) };
}

/** The names an `order` table lists for an axis, from left to right. */
export function listedIds(order: Table, axis?: Axis): readonly string[] {
  const position = numbers(order, 'position');
  const named = texts(order, 'id');
  return rowsOf(order, axis)
    .toSorted((one, other) => position[one]! - position[other]!)
    .map((row) => named[row]!);
}

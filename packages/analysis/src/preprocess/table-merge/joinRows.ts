import type { Join } from './tableMerge.schema.ts';

/** Rows of the result as rows of either table, −1 where a table has none, and what found no partner. */
export type Joined = {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly leftAlone: readonly number[];
  readonly rightAlone: readonly number[];
};

/**
 * Joins two lists of keys. The rows keep the order of the left list, then come those that only the right one has; an
 * empty key fits nothing.
 *
 * @param left - May name a key several times.
 * @param right - Every key once.
 */
export function joinRows(left: readonly string[], right: readonly string[], join: Join): Joined {
  const rowOf = new Map(right.map((key, row) => [key, row]));
  const met = new Set<number>();
  const pairs: [number, number][] = [];
  const leftAlone: number[] = [];
  left.forEach((key, row) => {
    const other = key === '' ? undefined : rowOf.get(key);
    if (other === undefined) leftAlone.push(row);
    else met.add(other);
    if (other !== undefined || join === 'left' || join === 'outer') pairs.push([row, other ?? -1]);
  });
  const rightAlone = right.flatMap((_, row) => (met.has(row) ? [] : [row]));
  if (join === 'right' || join === 'outer') for (const row of rightAlone) pairs.push([-1, row]);
  return {
    left: Int32Array.from(pairs, ([row]) => row),
    right: Int32Array.from(pairs, ([, row]) => row),
    leftAlone,
    rightAlone,
  };
}

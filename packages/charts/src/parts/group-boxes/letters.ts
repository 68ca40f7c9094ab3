/** Whether two of the groups differ, by position. */
export type Differ = (a: number, b: number) => boolean;

/**
 * Compact letter display: two groups share a letter exactly when they do not differ (Piepho 2004,
 * doi:10.1198/1061860043515).
 *
 * Insert and absorb; the letters follow the order of the groups.
 */
export function letterDisplay(count: number, differ: Differ): string[] {
  let columns: ReadonlySet<number>[] = [new Set(Array.from({ length: count }, (_, i) => i))];
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (!differ(a, b)) continue;
      const split = columns.flatMap((column) => {
        if (!column.has(a) || !column.has(b)) return [column];
        return [a, b].map((out) => new Set([...column].filter((group) => group !== out)));
      });
      columns = split.filter(
        (column, at) =>
          !split.some(
            (other, place) => place !== at && contains(other, column) && (other.size > column.size || place < at),
          ),
      );
    }
  }
  const first = (column: ReadonlySet<number>, from = 0): number =>
    Array.from({ length: count }, (_, i) => i).find((i) => i >= from && column.has(i)) ?? count;
  const ordered = columns.toSorted(
    (one, other) => first(one) - first(other) || first(one, first(one) + 1) - first(other, first(other) + 1),
  );
  return Array.from({ length: count }, (_, group) =>
    ordered.flatMap((column, at) => (column.has(group) ? [letterAt(at)] : [])).join(''),
  );
}

const contains = (large: ReadonlySet<number>, small: ReadonlySet<number>): boolean =>
  [...small].every((one) => large.has(one));
const letterAt = (at: number): string =>
  String.fromCharCode(97 + (at % 26)) + (at >= 26 ? String(Math.floor(at / 26)) : '');

/**
 * Letters of groups: two groups share one exactly when they do not differ.
 *
 * Insert and absorb (Piepho 2004, doi:10.1198/1061860043515). The first group of `order` carries `a`.
 *
 * @param differs - Symmetric.
 * @param order - The groups from the highest to the lowest.
 */
export function letterDisplay(order: readonly number[], differs: (a: number, b: number) => boolean): string[] {
  let columns: ReadonlySet<number>[] = [new Set(order)];
  order.forEach((one, i) => {
    for (const other of order.slice(i + 1)) {
      if (!differs(one, other)) continue;
      columns = absorbed(
        columns.flatMap((column) =>
          column.has(one) && column.has(other) ? [without(column, one), without(column, other)] : [column],
        ),
      );
    }
  });
  const rank = new Map(order.map((group, i) => [group, i]));
  const places = (column: ReadonlySet<number>): number[] =>
    [...column].map((group) => rank.get(group)!).toSorted((a, b) => a - b);
  const sorted = columns.toSorted((one, other) => compareLists(places(one), places(other)));
  const letters: string[] = [];
  for (const group of order)
    letters[group] = sorted.map((column, i) => (column.has(group) ? letterAt(i) : '')).join('');
  return letters;
}

const without = (column: ReadonlySet<number>, group: number): ReadonlySet<number> =>
  new Set([...column].filter((other) => other !== group));

/** Drops columns that are contained in another. */
function absorbed(columns: readonly ReadonlySet<number>[]): ReadonlySet<number>[] {
  return columns.filter(
    (column, i) =>
      !columns.some(
        (other, j) => i !== j && [...column].every((group) => other.has(group)) && (other.size > column.size || j < i),
      ),
  );
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < Math.min(one.length, other.length); i += 1) if (one[i] !== other[i]) return one[i]! - other[i]!;
  return one.length - other.length;
}

/** a…z, then A…Z, then a2, b2 … */
const letterAt = (i: number): string => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return letters[i % 52]! + (i < 52 ? '' : String(Math.floor(i / 52) + 1));
};

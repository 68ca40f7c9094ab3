import type { Column, Groups, Table } from '@panome/analysis/model';

/** A repeatable stream of 0…1 (mulberry32), so that a picture is the same in every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A standard normal deviate (Box & Muller). */
export const normal = (next: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** A table whose columns are named as given; arrays of strings are text. */
export function table(
  id: string,
  columns: Readonly<Record<string, readonly string[] | readonly number[] | Float64Array>>,
): Table {
  const made = Object.entries(columns).map(([name, values]): Column =>
    typeof values[0] === 'string'
      ? { name, label: name, kind: 'text', values: values as readonly string[] }
      : { name, label: name, kind: 'number', values: Float64Array.from(values as readonly number[]) },
  );
  return { id, title: id, columns: made, rows: made[0]?.values.length ?? 0 };
}

/** `S1`…`Sn` in groups of the given sizes, levels in the order written. */
export function groupsOf(sizes: Readonly<Record<string, number>>): Groups {
  const group = Object.entries(sizes).flatMap(([level, size]) => Array.from({ length: size }, () => level));
  return { samples: group.map((_, i) => `S${i + 1}`), group, levels: Object.keys(sizes), colors: {}, factors: [] };
}

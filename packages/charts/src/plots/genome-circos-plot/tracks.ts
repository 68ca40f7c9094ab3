import { extent } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

export type Item = {
  readonly chromosome: string;
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly name: string;
};
export type Track = {
  readonly name: string;
  readonly kind: string;
  readonly items: readonly Item[];
  readonly color: string;
};

export function tracksOf(
  input: ChartInput,
  palette: readonly string[],
): { readonly tracks: readonly Track[]; readonly labels: readonly Item[] } {
  const table = tableOf(input, 'items');
  const [track, kind, chromosome, name] = ['track', 'kind', 'chromosome', 'name'].map((column) =>
    texts(table, column),
  ) as [readonly string[], readonly string[], readonly string[], readonly string[]];
  const [start, end, value] = ['start', 'end', 'value'].map((column) => numbers(table, column)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const item = (row: number): Item => ({
    chromosome: chromosome[row]!,
    start: start[row]!,
    end: end[row]!,
    value: value[row]!,
    name: name[row]!,
  });
  const rows = [...track.keys()];
  const names = [...new Set(rows.filter((row) => kind[row] !== 'label').map((row) => track[row]!))];
  return {
    tracks: names.map((one, at) => {
      const own = rows.filter((row) => track[row] === one && kind[row] !== 'label');
      return { name: one, kind: kind[own[0]!]!, items: own.map(item), color: palette[at % palette.length]! };
    }),
    labels: rows.filter((row) => kind[row] === 'label' && name[row] !== '').map(item),
  };
}

/** Between which values a track runs: from zero for bars, from its own least value for the others. */
export function spanOf({ items, kind }: Track): readonly [number, number] {
  const [low, high] = extent(Float64Array.from(items, ({ value }) => value)) ?? [0, 1];
  if (kind === 'bar') return low >= 0 && high <= 0 ? [0, 1] : [Math.min(0, low), Math.max(0, high)];
  const pad = high > low ? (high - low) * 0.05 : 0.5;
  return [low - pad, high + pad];
}

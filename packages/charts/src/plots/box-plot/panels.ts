import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

export type Group = {
  readonly name: string;
  readonly letters: string;
  readonly n: number;
  readonly mean: number;
  readonly sem: number;
  readonly lower: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly upper: number;
  readonly min: number;
  readonly max: number;
  readonly values: readonly number[];
  readonly rows: readonly number[];
  /** Where the density is known, ascending, and how high it is. */
  readonly x: readonly number[];
  readonly y: readonly number[];
};
type Pair = { readonly a: number; readonly b: number; readonly p: number };
export type Panel = { readonly name: string; readonly groups: readonly Group[]; readonly pairs: readonly Pair[] };

const figures = ['n', 'mean', 'sem', 'lower', 'q1', 'median', 'q3', 'upper', 'min', 'max'] as const;

/** The panels of a run in the order of its tables. */
export function panelsOf(input: ChartInput): Panel[] {
  const [boxes, points, density, comparisons] = [
    tableOf(input, 'boxes'),
    tableOf(input, 'points'),
    tableOf(input, 'density'),
    tableOf(input, 'comparisons'),
  ];
  const [panel, group, letters] = [texts(boxes, 'panel'), texts(boxes, 'group'), texts(boxes, 'letters')];
  const columns = figures.map((name) => [name, numbers(boxes, name)] as const);
  const point = rowsBy(texts(points, 'panel'), texts(points, 'group'));
  const curve = rowsBy(texts(density, 'panel'), texts(density, 'group'));
  const [value, row, x, y] = [
    numbers(points, 'value'),
    numbers(points, 'row'),
    numbers(density, 'x'),
    numbers(density, 'y'),
  ];
  const [within, a, b, p] = [
    texts(comparisons, 'panel'),
    texts(comparisons, 'a'),
    texts(comparisons, 'b'),
    numbers(comparisons, 'p_adj'),
  ];
  return [...new Set(panel)].map((name) => {
    const own = Array.from(panel.keys()).filter((i) => panel[i] === name);
    const names = own.map((i) => group[i]!);
    const of = (rows: Map<string, number[]>, i: number) => rows.get(keyOf(name, group[i]!)) ?? [];
    return {
      name,
      groups: own.map((i) => ({
        name: group[i]!,
        letters: letters[i]!,
        ...(Object.fromEntries(columns.map(([figure, values]) => [figure, values[i]!])) as Record<
          (typeof figures)[number],
          number
        >),
        values: of(point, i).map((at) => value[at]!),
        rows: of(point, i).map((at) => row[at]!),
        x: of(curve, i).map((at) => x[at]!),
        y: of(curve, i).map((at) => y[at]!),
      })),
      pairs: Array.from(within.keys())
        .filter((i) => within[i] === name)
        .map((i) => ({ a: names.indexOf(a[i]!), b: names.indexOf(b[i]!), p: p[i]! })),
    };
  });
}

const keyOf = (panel: string, group: string): string => JSON.stringify([panel, group]);

function rowsBy(panels: readonly string[], groups: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  panels.forEach((panel, row) => {
    const key = keyOf(panel, groups[row]!);
    const list = found.get(key);
    if (list) list.push(row);
    else found.set(key, [row]);
  });
  return found;
}

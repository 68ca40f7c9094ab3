import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

/** Two columns in two groups, four intervals each. */
function histogramTables(): Record<string, Table> {
  const cells = ['基因 1', 'Gene2'].flatMap((column, c) =>
    ['S1', '模型组'].flatMap((group, g) =>
      [0, 1, 2, 3].map((i) => ({ column, group, from: 2 * i - c, to: 2 * i + 2 - c, count: [3, 8, 5 + g, 2 * g][i]! })),
    ),
  );
  const of = <Key extends 'column' | 'group' | 'from' | 'to' | 'count'>(key: Key) => cells.map((cell) => cell[key]);
  const total = (group: string) => (group === 'S1' ? 16 : 19);
  const points = cells.flatMap(({ column, from, group }) =>
    [from, from + 1].map((x) => ({ column, group, x, y: 0.24 * Math.exp(-((x - 3) ** 2) / 8) })),
  );
  return {
    bins: table('bins', {
      column: of('column') as string[],
      group: of('group') as string[],
      from: of('from') as number[],
      to: of('to') as number[],
      count: of('count') as number[],
      density: cells.map(({ count, group }) => count / total(group) / 2),
    }),
    density: table('density', {
      column: points.map(({ column }) => column),
      group: points.map(({ group }) => group),
      x: points.map(({ x }) => x),
      y: points.map(({ y }) => y),
    }),
    summary: table('summary', {
      column: ['基因 1', '基因 1', 'Gene2', 'Gene2'],
      group: ['S1', '模型组', 'S1', '模型组'],
      n: [16, 19, 16, 19],
      mean: [3, 3.4, 2, 2.4],
      sd: [1.6, 1.9, 1.6, 1.9],
    }),
  };
}

/** By chart id: tables in the shape that histogram makes. */
export const histogramExamples: Readonly<Record<string, () => Record<string, Table>>> = { histogram: histogramTables };

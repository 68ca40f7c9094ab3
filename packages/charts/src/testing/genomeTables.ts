import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Three chromosomes with a track of each kind, two labels and three links, one of them within a chromosome. */
function circosTables(): Record<string, Table> {
  const next = random(79);
  const chromosomes = [
    ['1', 60e6],
    ['2', 42e6],
    ['X', 25e6],
  ] as const;
  const kinds = [
    ['密度', 'bar'],
    ['基因 1', 'line'],
    ['变化', 'point'],
    ['甲基化', 'heat'],
  ] as const;
  const rows = [
    ...kinds.flatMap(([track, kind]) =>
      chromosomes.flatMap(([chromosome, length]) =>
        Array.from({ length: Math.floor(length / 5e6) }, (_, i) => ({
          track,
          kind: kind as string,
          chromosome: chromosome as string,
          start: i * 5e6,
          end: (i + 1) * 5e6,
          value: kind === 'point' ? normal(next) : 3 + next(),
          name: '',
        })),
      ),
    ),
    ...['S1', 'Gene1'].map((name, i) => ({
      track: '标签',
      kind: 'label',
      chromosome: '2',
      start: (i + 1) * 9e6,
      end: (i + 1) * 9e6 + 4e3,
      value: Number.NaN,
      name,
    })),
  ];
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]);
  return {
    chromosomes: table('chromosomes', {
      chromosome: chromosomes.map(([name]) => name),
      length: chromosomes.map(([, length]) => length),
      items: [1, 1, 1],
      links: [2, 2, 1],
    }),
    items: table('items', {
      track: column('track'),
      kind: column('kind'),
      chromosome: column('chromosome'),
      start: column('start'),
      end: column('end'),
      value: column('value'),
      name: column('name'),
    }),
    links: table('links', {
      chromosome_a: ['1', '1', '2'],
      start_a: [5e6, 20e6, 1e6],
      end_a: [9e6, 20.01e6, 3e6],
      chromosome_b: ['2', '1', 'X'],
      start_b: [10e6, 50e6, 8e6],
      end_b: [12e6, 50.01e6, 9e6],
      value: [1, 2, 3],
      name: ['', '', ''],
    }),
  };
}

/** By chart id: tables of places in a genome. */
export const genomeExamples: Readonly<Record<string, () => Record<string, Table>>> = {
  'genome-circos-plot': circosTables,
};

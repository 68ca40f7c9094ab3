import type { Table } from '@panome/analysis/model';
import { random, table } from './tables.ts';

function associationTables(): Record<string, Table> {
  const next = random(43);
  const names = ['1', '2', '3', 'X'];
  const rows = names.flatMap((chromosome, at) =>
    Array.from({ length: 90 }, (_, i) => ({
      chromosome,
      name: `rs${at}${i}`,
      position: 1e6 * i,
      x: 1e8 * at + 1e6 * i,
      p: at === 1 && i === 40 ? 3e-10 : next(),
    })),
  );
  const sorted = rows.map(({ p }) => p).toSorted((a, b) => a - b);
  const expected = sorted.map((_, i) => -Math.log10((i + 0.5) / sorted.length));
  const of = <Key extends 'chromosome' | 'name' | 'position' | 'x' | 'p'>(key: Key) => rows.map((row) => row[key]);
  return {
    points: table('points', {
      name: of('name') as string[],
      chromosome: of('chromosome') as string[],
      position: of('position') as number[],
      x: of('x') as number[],
      p: of('p') as number[],
    }),
    hits: table('hits', {
      name: ['rs140'],
      chromosome: ['2'],
      position: [4e7],
      p: [3e-10],
      level: ['显著'],
      lead: ['是'],
    }),
    chromosomes: table('chromosomes', {
      chromosome: names,
      length: names.map(() => 9e7),
      start: names.map((_, at) => 1e8 * at),
    }),
    qq: table('qq', {
      rank: expected.map((_, i) => i + 1),
      expected,
      observed: sorted.map((p) => -Math.log10(p)),
      ci_low: expected.map((value) => value * 0.85),
      ci_high: expected.map((value) => value * 1.3),
    }),
    summary: table('summary', { variants: [rows.length], lambda: [1.02] }),
  };
}

/** By chart id: tables in the shape that manhattan makes. */
export const associationExamples: Readonly<Record<string, () => Record<string, Table>>> = {
  'manhattan-plot': associationTables,
  'qq-plot': associationTables,
};

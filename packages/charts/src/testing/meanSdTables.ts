import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Standard deviations that rise towards low means before, and do not after. */
export function meanSdTables(): Record<string, Table> {
  const next = random(45);
  const rows = ['before', 'after'].flatMap((stage) =>
    Array.from({ length: 300 }, (_, i) => ({
      stage,
      feature: `蛋白 ${i + 1}`,
      mean: 4 + i / 20,
      rank: i + 1,
      sd: (0.3 + (stage === 'before' ? 1.5 * Math.exp(-i / 60) : 0)) * Math.exp(0.3 * normal(next)),
    })),
  );
  const of = (key: 'mean' | 'rank' | 'sd') => rows.map((row) => row[key]);
  return {
    mean_sd: table('mean_sd', {
      feature: rows.map(({ feature }) => feature),
      stage: rows.map(({ stage }) => stage),
      mean: of('mean'),
      rank: of('rank'),
      sd: of('sd'),
      unit: rows.map(() => 'log2(x)'),
    }),
  };
}

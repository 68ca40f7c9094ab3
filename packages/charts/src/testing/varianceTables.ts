import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Proteins whose spread falls with their peptides. */
export function varianceTables(): Record<string, Table> {
  const next = random(67);
  const rows = Array.from({ length: 400 }, (_, i) => {
    const count = Math.max(1, Math.round(2 ** (1.8 + 1.4 * normal(next))));
    const sd_prior = 0.18 + 0.5 / Math.sqrt(count);
    return {
      feature: `P${String(i + 1).padStart(5, '0')}`,
      count,
      sd: sd_prior * Math.exp(0.35 * normal(next)),
      sd_prior,
      sd_limma: 0.41,
    };
  });
  return {
    variance: table(
      'variance',
      Object.fromEntries(
        (['feature', 'count', 'sd', 'sd_prior', 'sd_limma'] as const).map((key) => [
          key,
          rows.map((row) => row[key]) as string[] | number[],
        ]),
      ),
    ),
  };
}

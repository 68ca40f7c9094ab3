import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Dispersions of 900 features that fall with the mean, shrunk halfway to their trend; a few stand above it. */
export function shrunkenTables(): Record<string, Table> {
  const next = random(61);
  const rows = Array.from({ length: 900 }, (_, i) => {
    const mean = Math.exp(4 + 2 * normal(next));
    const fit = 0.05 + 3 / mean;
    const outlier = i % 60 === 0;
    const gene = i % 40 === 7 ? 1e-8 : fit * Math.exp(outlier ? 2.6 : 0.8 * normal(next));
    const map = Math.exp((Math.log(Math.max(gene, fit / 20)) + Math.log(fit)) / 2);
    return {
      feature: `GENE${i + 1}`,
      base_mean: mean,
      gene_est: gene,
      fit,
      map,
      final: outlier ? gene : map,
      outlier: outlier ? 'yes' : 'no',
    };
  });
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]);
  return {
    dispersions: table('dispersions', {
      feature: column('feature'),
      base_mean: column('base_mean'),
      gene_est: column('gene_est'),
      fit: column('fit'),
      map: column('map'),
      final: column('final'),
      outlier: column('outlier'),
    }),
  };
}

import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Dispersions of `count` features that fall with the level. */
export function edgerDispersions(count = 900): Record<string, Table> {
  const next = random(61);
  const rows = Array.from({ length: count }, (_, i) => {
    const level = 1 + 11 * next();
    const trended = 0.03 + 1.2 * 2 ** (-level / 1.5);
    const trend = 0.9 + 0.02 * level;
    const raw = trend * Math.exp(0.6 * normal(next));
    return {
      feature: `Gene${i + 1}`,
      log_cpm: level,
      tagwise: trended * Math.exp(0.5 * normal(next)),
      trended,
      common: 0.09,
      ql_raw: raw,
      ql_trend: trend,
      ql: Math.sqrt(raw * trend),
    };
  });
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]);
  return {
    dispersions: table('dispersions', {
      feature: column('feature'),
      log_cpm: column('log_cpm'),
      tagwise: column('tagwise'),
      trended: column('trended'),
      common: column('common'),
      ql_raw: column('ql_raw'),
      ql_trend: column('ql_trend'),
      ql: column('ql'),
    }),
  };
}

import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Pairs of fold changes: a fifth changes in both tables, most of them the same way. */
export function nineTables(count = 500): Record<string, Table> {
  const next = random(57);
  const rows = Array.from({ length: count }, (_, i) => {
    const size = i % 5 === 0 ? normal(next) * 2 : 0;
    const [x, y] = [size + normal(next) * 0.4, (i % 35 === 0 ? -0.8 : 0.7) * size + normal(next) * 0.4];
    return { x, y, px: 10 ** (-Math.abs(x) * 2.2), py: 10 ** (-Math.abs(y) * 2.2) };
  });
  const ids = rows.map((_, i) => `Gene${i + 1}`);
  const [px, py] = [rows.map((row) => row.px), rows.map((row) => row.py)];
  return {
    pairs: table('pairs', {
      feature_x: ids,
      feature_y: ids.map((id, i) => (i % 50 === 0 ? `P${i}` : id)),
      log2fc_x: rows.map(({ x }) => x),
      log2fc_y: rows.map(({ y }) => y),
      p_x: px,
      p_y: py,
      p_adj_x: px.map((p) => Math.min(1, p * 2)),
      p_adj_y: py.map((p) => Math.min(1, p * 2)),
    }),
    correlation: table('correlation', {
      pairs: ['全部'],
      n: [count],
      r: [0.61],
      p: [1e-20],
      rho: [0.38],
      rho_p: [1e-10],
    }),
  };
}

import type { Table } from '@panome/analysis/model';
import { random, table } from './tables.ts';

/** An enrichment of 26 terms. */
function enrichmentTables(): Record<string, Table> {
  const next = random(21);
  const count = 26;
  const overlap = Array.from({ length: count }, (_, i) => 3 + Math.floor((count - i) * next()));
  const size = overlap.map((hits) => Math.round(hits * (2 + 8 * next())));
  const p = overlap.map((hits, i) => 10 ** (-(count - i) / 6 - hits / 12));
  return {
    result: table('result', {
      term: overlap.map((_, i) => `GO:${String(6000 + i * 37).padStart(7, '0')}`),
      name: overlap.map((_, i) => (i === 0 ? '基因 1' : i % 5 === 0 ? `regulation of response to stimulus ${i}` : `代谢通路 ${i}`)),
      overlap, set_size: size, rich_factor: overlap.map((hits, i) => hits / size[i]!), fold: overlap.map((hits, i) => (hits / size[i]!) * 12), p, p_adj: p.map((value) => Math.min(1, value * 8)),
    }),
  };
}

/** By chart id: tables of the methods on sets, lists and networks. */
export const setTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'enrichment-bubble': enrichmentTables,
  'enrichment-bar': enrichmentTables,
};

import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Thirty points in two groups with a line through all; the first point is S1. */
function scatterTables(): Record<string, Table> {
  const next = random(41);
  const x = Array.from({ length: 30 }, () => 2 + 8 * next());
  const y = x.map((value) => 1 + 0.8 * value + normal(next));
  const at = [2, 4, 6, 8, 10];
  return {
    points: table('points', { id: x.map((_, i) => `S${i + 1}`), group: x.map((_, i) => (i % 2 ? '模型组' : '对照组')), x, y }),
    fits: table('fits', { group: ['', '对照组', '模型组'], n: [30, 15, 15], r: [0.91, 0.9, 0.92], p: [1e-9, 1e-5, 1e-6], drawn: [1, 0, 0] }),
    band: table('band', { group: at.map(() => ''), x: at, fit: at.map((value) => 1 + 0.8 * value), low: at.map((value) => 0.5 + 0.8 * value), high: at.map((value) => 1.5 + 0.8 * value) }),
  };
}

export const relationTables: Readonly<Record<string, () => Record<string, Table>>> = { 'scatter-plot': scatterTables };

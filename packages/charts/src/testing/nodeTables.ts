import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Sixty nodes of four modules, one of each role among them. */
function roleTables(): Record<string, Table> {
  const next = random(61);
  const ids = Array.from({ length: 60 }, (_, i) => `ASV${i + 1}`);
  const told: Readonly<Record<number, readonly [number, number]>> = { 7: [3.1, 0.3], 19: [2.8, 0.68], 33: [0.4, 0.7], 34: [-0.8, 0.66] };
  return { nodes: table('nodes', { id: ids, module: ids.map((_, i) => (i % 4) + 1), zi: ids.map((_, i) => told[i]?.[0] ?? Math.min(2.3, normal(next))), pi: ids.map((_, i) => told[i]?.[1] ?? (next() < 0.4 ? 0 : 0.6 * next())) }) };
}

/** By chart id: charts of the nodes of a network. */
export const nodeExamples: Readonly<Record<string, () => Record<string, Table>>> = { 'zi-pi': roleTables };

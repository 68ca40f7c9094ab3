import type { Table } from '@panome/analysis/model';
import { groupsOf, normal, random, table } from './tables.ts';

/** The samples of the other example tables, so that their groups fit. */
const samples = groupsOf({ 模型组: 6, 对照组: 7, 'High dose': 5 }).samples;

/** A map of the example samples. */
export function embeddingTables(): Record<string, Table> {
  const next = random(21);
  const at = (i: number): number => (i < 6 ? -4 : i < 13 ? 3 : 0);
  return { embedding: table('embedding', { id: samples, x: samples.map((_, i) => at(i) + normal(next)), y: samples.map((_, i) => at((i * 7) % 18) / 4 + normal(next)) }) };
}

export const singleCellExampleTables: Readonly<Record<string, () => Record<string, Table>>> = { embedding: embeddingTables };

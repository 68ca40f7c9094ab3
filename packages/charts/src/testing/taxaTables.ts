import type { Table } from '@panome/analysis/model';
import { random, table } from './tables.ts';

const samples = Array.from({ length: 18 }, (_, i) => `S${i + 1}`);

function compositionTables(): Record<string, Table> {
  const next = random(31);
  const taxa = [...Array.from({ length: 12 }, (_, i) => `门 ${i + 1}`), '其他'];
  const raw = samples.map(() => taxa.map((_, i) => next() / (i + 1)));
  const shares = raw.map((values) => values.map((value) => value / values.reduce((sum, one) => sum + one, 0)));
  const mean = taxa.map((_, row) => shares.reduce((sum, values) => sum + values[row]!, 0) / samples.length);
  const groups = ['模型组', '对照组', 'High dose'];
  return {
    composition: table('composition', { taxon: taxa, ...Object.fromEntries(samples.map((sample, i) => [sample, shares[i]!])) }),
    means: table('means', { group: groups.flatMap((group) => taxa.map(() => group)), taxon: groups.flatMap(() => taxa), mean: groups.flatMap(() => mean) }),
    taxa: table('taxa', { taxon: taxa, mean }),
  };
}

/** By chart id: tables of taxa in the shape their method makes. */
export const taxaTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'composition-bar': compositionTables,
};

import type { Groups, Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

function rankTables({ samples }: Groups): Record<string, Table> {
  const next = random(51);
  const rows = samples.flatMap((sample) => {
    const weights = Array.from({ length: 40 + Math.floor(30 * next()) }, () => Math.exp(1.8 * normal(next))).toSorted((a, b) => b - a);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight, at) => ({ sample, rank: at + 1, share: weight / total }));
  });
  return { curve: table('curve', { name: rows.map(({ sample }) => sample), rank: rows.map(({ rank }) => rank), feature: rows.map(({ rank }) => `ASV ${rank}`), share: rows.map(({ share }) => share) }) };
}

/** By chart id: tables of curves over abundances. */
export const abundanceTables = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'accumulation-curve': () => accumulationTables(groups),
  'rank-abundance-curve': () => rankTables(groups),
});

function accumulationTables({ group, levels }: Groups): Record<string, Table> {
  const rows = levels.flatMap((name, level) => group.filter((one) => one === name).map((_, at) => ({ name, samples: at + 1, richness: (90 + 15 * level) * (1 - 0.55 ** (at + 1)), sd: 6 / (at + 1) })));
  return { curve: table('curve', { name: rows.map(({ name }) => name), samples: rows.map(({ samples }) => samples), richness: rows.map(({ richness }) => richness), sd: rows.map(({ sd }) => sd) }) };
}

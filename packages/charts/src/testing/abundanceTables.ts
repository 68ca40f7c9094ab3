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
  'rank-abundance-curve': () => rankTables(groups),
});

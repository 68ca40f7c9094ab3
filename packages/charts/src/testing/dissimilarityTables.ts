import type { Groups, Table } from '@panome/analysis/model';
import { random, table } from './tables.ts';

function simperTables({ levels }: Groups): Record<string, Table> {
  const next = random(51);
  const pairs = levels.flatMap((a, i) => levels.slice(i + 1).map((b) => ({ a, b, contrast: `${a} vs ${b}` })));
  const rows = pairs.flatMap(({ contrast }) => {
    let cumulative = 0;
    const parts = Array.from({ length: 24 }, (_, at) => 0.72 ** at * 0.28);
    return parts.map((share, at) => ({ contrast, rank: at + 1, feature: at % 5 === 3 ? `未分类的酸杆菌门 Subgroup ${at}` : `ASV${at + 1}`, share, cumulative: (cumulative += share), sd: 0.4 * share * next(), a: next(), b: next(), p: at % 3 === 0 ? 0.004 : 0.4 }));
  });
  const of = (key: 'share' | 'cumulative' | 'sd' | 'a' | 'b' | 'p'): number[] => rows.map((row) => row[key]);
  return {
    result: table('result', {
      contrast: rows.map(({ contrast }) => contrast), rank: rows.map(({ rank }) => rank), feature: rows.map(({ feature }) => feature), average: of('share').map((share) => 0.6 * share), sd: of('sd'),
      ratio: rows.map(({ sd, share }) => (0.6 * share) / sd), mean_a: of('a'), mean_b: of('b'), share: of('share'), cumulative: of('cumulative'), p_adj: of('p'),
    }),
    pairs: table('pairs', { contrast: pairs.map(({ contrast }) => contrast), group_a: pairs.map(({ a }) => a), group_b: pairs.map(({ b }) => b), dissimilarity: pairs.map(() => 0.6) }),
  };
}

function mrppTables({ levels }: Groups): Record<string, Table> {
  const names = ['组间', ...levels];
  const column = (at: number): number[] => names.map((_, i) => at - 0.05 * i);
  return {
    result: table('result', { a: [0.08], delta: [0.46], expected: [0.5], p: [0.002] }),
    distances: table('distances', { class: names, n: [100, 15, 21, 10], mean: column(0.54), min: column(0.3), q1: column(0.45), median: column(0.52), q3: column(0.62), max: column(0.85) }),
  };
}

/** By chart id: tables of the methods that take dissimilarities apart. */
export const dissimilarityTables = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'mrpp-box': () => mrppTables(groups),
  'simper-bar': () => simperTables(groups),
});

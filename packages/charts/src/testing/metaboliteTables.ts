import type { Groups, Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Thirty metabolites of two groups, some of which rise or fall, one without a VIP. */
function resultTables(): Record<string, Table> {
  const next = random(71);
  const features = Array.from({ length: 30 }, (_, i) => (i === 0 ? '基因 1' : `代谢物 ${i + 1}`));
  const log2fc = features.map((_, i) => (i % 3 === 0 ? 2.2 : i % 3 === 1 ? -1.7 : 0.2) * (0.6 + next()));
  const p = features.map((_, i) => (i % 3 === 2 ? 0.2 + 0.7 * next() : 0.012 * next()));
  const vip = features.map((_, i) => (i === 29 ? Number.NaN : i % 3 === 2 ? 0.3 + 0.5 * next() : 1 + 1.2 * next()));
  const direction = features.map((_, i) => (i % 3 === 2 || i === 29 ? 'none' : log2fc[i]! > 0 ? 'up' : 'down'));
  return {
    result: table('result', {
      feature: features,
      log2fc,
      p,
      p_adj: p.map((value) => Math.min(1, 2 * value)),
      vip,
      direction,
    }),
  };
}

function scoreTables({ group, samples }: Groups): Record<string, Table> {
  const next = random(73);
  const features = ['基因 1', '代谢物 2', '代谢物 3', '代谢物 4'];
  const rows = features.flatMap((feature, at) =>
    samples.map((sample, i) => ({
      feature,
      sample,
      group: group[i]!,
      z: normal(next) + (group[i] === '对照组' ? 0 : (at % 2 === 0 ? 4 : -6) * (group[i] === 'High dose' ? 4 : 1)),
    })),
  );
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]);
  return {
    zscores: table('zscores', {
      feature: column('feature'),
      sample: column('sample'),
      group: column('group'),
      z: column('z'),
    }),
  };
}

/** Forty features of SAM, the ends of which are called. */
function samTables(): Record<string, Table> {
  const ranks = Array.from({ length: 40 }, (_, i) => i + 1);
  const expected = ranks.map((rank) => Math.log(rank / (41 - rank)) / 2);
  const d = expected.map((value, i) => value * (i < 5 || i > 34 ? 2.4 : 1.05));
  return {
    expected: table('expected', {
      feature: ranks.map((rank) => (rank === 1 ? '基因 1' : `蛋白 ${rank}`)),
      rank: ranks,
      d,
      expected,
      direction: ranks.map((rank) => (rank <= 5 ? 'down' : rank > 35 ? 'up' : 'none')),
    }),
  };
}

/** By chart id: tables of the charts of differential metabolites. */
export const metaboliteExamples = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'vip-volcano': resultTables,
  'fold-change-bars': resultTables,
  'dynamic-range': resultTables,
  'sam-plot': samTables,
  'z-score-plot': () => scoreTables(groups),
});

import type { Groups, Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

const processes = ['异质选择', '同质选择', '扩散限制', '同质扩散', '漂变等'] as const;

function assemblyTables({ group, levels, samples }: Groups): Record<string, Table> {
  const next = random(61);
  const pairs = samples.flatMap((a, i) =>
    samples.slice(i + 1).map((b, at) => ({ a, b, one: group[i]!, other: group[i + 1 + at]! })),
  );
  const comparison = pairs.map(({ one, other }) => (one === other ? one : `${one} – ${other}`));
  const names = [
    '全部',
    ...levels,
    ...levels.flatMap((one, i) => levels.slice(i + 1).map((other) => `${one} – ${other}`)),
  ];
  const rows = names.flatMap((name) => {
    const parts = processes.map(() => next() ** 2 + (name === '全部' ? 0.1 : 0));
    const sum = parts.reduce((all, part) => all + part, 0);
    return processes.map((process, at) => ({ name, process, share: parts[at]! / sum }));
  });
  return {
    pairs: table('pairs', {
      sample_a: pairs.map(({ a }) => a),
      sample_b: pairs.map(({ b }) => b),
      group_a: pairs.map(({ one }) => one),
      group_b: pairs.map(({ other }) => other),
      comparison,
      bnti: pairs.map(({ one, other }) => (one === other ? -1.2 : 1.4) + 1.6 * normal(next)),
    }),
    summary: table('summary', {
      comparison: names,
      kind: names.map((name) => (name === '全部' ? '全部' : levels.includes(name) ? '组内' : '组间')),
      pairs: names.map((name) => (name === '全部' ? pairs.length : comparison.filter((one) => one === name).length)),
    }),
    shares: table('shares', {
      comparison: rows.map(({ name }) => name),
      process: rows.map(({ process }) => process),
      share: rows.map(({ share }) => share),
    }),
  };
}

function typeTables({ samples }: Groups): Record<string, Table> {
  const next = random(62);
  const type = samples.map((_, at) => `E${1 + (at % 3 === 2 ? 1 : at % 7 === 6 ? 2 : 0)}`);
  const axis = (spread: number): number[] =>
    type.map((name) => spread * (Number(name.slice(1)) - 2) + 0.1 * normal(next));
  const k = [2, 3, 4, 5, 6, 7, 8];
  return {
    points: table('points', { sample: samples, type, Axis1: axis(0.3), Axis2: axis(-0.1) }),
    eig: table('eig', { axis: ['Axis1', 'Axis2', 'Axis3'], ratio: [0.41, 0.19, 0.08] }),
    k: table('k', {
      k,
      ch: [14.2, 19.8, 15.1, 12.9, 11.4, 10.8, 9.9],
      silhouette: [0.31, 0.38, 0.3, 0.24, 0.2, 0.19, 0.17],
      chosen: k.map((one) => Number(one === 3)),
    }),
  };
}

function coreTables({ levels }: Groups): Record<string, Table> {
  const next = random(63);
  const detections = Array.from({ length: 10 }, (_, at) => 10 ** (-3 + (at * 2.301) / 9));
  const taxa = [
    'Bacteroides',
    '普雷沃菌属',
    'Lachnospiraceae（未分类）',
    'Faecalibacterium',
    'Bifidobacterium',
    'Akkermansia',
    '[Eubacterium] coprostanoligenes group',
  ];
  const heat = levels.flatMap((group) =>
    taxa.flatMap((taxon, row) =>
      detections.map((detection, at) => ({
        group,
        taxon,
        detection,
        prevalence: Math.max(0, Math.min(1, Math.round(7 * (1.2 - 0.1 * row - 0.09 * at + 0.1 * next())) / 7)),
      })),
    ),
  );
  const curve = levels.flatMap((group, level) =>
    Array.from({ length: 5 + level }, (_, at) => ({
      group,
      samples: at + 1,
      pan: 60 + 40 * Math.log(at + 1) + 8 * level,
      pan_sd: at === 4 + level ? 0 : 6 / (at + 1),
      core: 60 * 0.8 ** at + 8 * level * 0.7 ** at,
      core_sd: at === 4 + level ? 0 : 5 / (at + 1),
    })),
  );
  const of = <T, K extends keyof T>(rows: readonly T[], key: K): T[K][] => rows.map((row) => row[key]);
  return {
    heat: table('heat', {
      group: of(heat, 'group'),
      taxon: of(heat, 'taxon'),
      detection: of(heat, 'detection'),
      prevalence: of(heat, 'prevalence'),
    }),
    curve: table('curve', {
      group: of(curve, 'group'),
      samples: of(curve, 'samples'),
      pan: of(curve, 'pan'),
      pan_sd: of(curve, 'pan_sd'),
      core: of(curve, 'core'),
      core_sd: of(curve, 'core_sd'),
    }),
  };
}

/** By chart id: tables of the methods that ask what made communities what they are. */
export const assemblyExamples = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'assembly-bar': () => assemblyTables(groups),
  'enterotype-points': () => typeTables(groups),
  'enterotype-index': () => typeTables(groups),
  'core-heatmap': () => coreTables(groups),
  'core-pan-curve': () => coreTables(groups),
  'bnti-box': () => assemblyTables(groups),
});

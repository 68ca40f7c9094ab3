import type { Groups, Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

function procrustesTables({ group, levels, samples }: Groups): Record<string, Table> {
  const next = random(71);
  const axis = (spread: number): number[] =>
    group.map((name) => spread * (levels.indexOf(name) - 1) + 0.05 * normal(next));
  const [x1, x2, x3] = [axis(0.2), axis(-0.08), axis(0)];
  const near = (values: readonly number[]): number[] => values.map((value) => value + 0.05 * normal(next));
  const [y1, y2, y3] = [near(x1!), near(x2!), near(x3!)];
  return {
    points: table('points', {
      sample: samples,
      x1: x1!,
      x2: x2!,
      x3: x3!,
      y1: y1!,
      y2: y2!,
      y3: y3!,
      residual: samples.map((_, i) => Math.hypot(x1![i]! - y1![i]!, x2![i]! - y2![i]!, x3![i]! - y3![i]!)),
    }),
    fit: table('fit', { n: [samples.length], axes: [3], m2: [0.312], r: [0.829], p: [0.001] }),
    axes: table('axes', {
      table: ['第一个表', '第一个表', '第一个表', '第二个表', '第二个表', '第二个表'],
      axis: [1, 2, 3, 1, 2, 3],
      ratio: [0.41, 0.17, 0.08, 0.33, 0.21, 0.1],
    }),
    rotation: table('rotation', { axis: [1, 2, 3], x1: [0.8, -0.6, 0], x2: [0.6, 0.8, 0], x3: [0, 0, 1] }),
  };
}

function indicatorTables({ levels }: Groups): Record<string, Table> {
  const next = random(72);
  const taxa = [
    'Nitrospira',
    '硝化螺旋菌',
    'Lachnospiraceae（未分类）',
    'Bradyrhizobium',
    'Candidatus Udaeobacter',
    '[Eubacterium] coprostanoligenes group',
    'Gaiella',
    'RB41',
  ];
  const group = taxa
    .map((_, at) => levels[at % levels.length]!)
    .toSorted((one, other) => levels.indexOf(one) - levels.indexOf(other))
    .with(-1, levels.slice(0, 2).join('+'));
  const long = taxa.flatMap((feature, row) =>
    levels.map((level) => ({
      feature,
      level,
      a: group[row] === level ? 0.6 + 0.3 * next() : 0.2 * next(),
      b: group[row] === level ? 0.9 : 0.5 * next(),
    })),
  );
  const p = taxa.map((_, at) => [0.0004, 0.003, 0.02, 0.2][at % 4]!);
  return {
    result: table('result', {
      feature: taxa,
      group,
      a: taxa.map(() => 0.6 + 0.3 * next()),
      b: taxa.map(() => 0.7 + 0.3 * next()),
      stat: taxa.map((_, at) => 0.95 - 0.05 * at),
      p,
      p_adj: p,
      indicator: p.map((value) => (value < 0.05 ? '是' : '否')),
    }),
    groups: table('groups', {
      feature: long.map(({ feature }) => feature),
      group: long.map(({ level }) => level),
      a: long.map(({ a }) => a),
      b: long.map(({ b }) => b),
      stat: long.map(({ a, b }) => Math.sqrt(a * b)),
    }),
  };
}

function relatednessTables({ group, levels, samples }: Groups): Record<string, Table> {
  const next = random(73);
  const pairs = levels.flatMap((a, i) => levels.slice(i + 1).map((b) => [a, b] as const));
  const rows = ['nri', 'nti'].flatMap((index) => [
    { index, comparison: 'all', a: '', b: '', test: 'kruskal', p: 0.004, adjusted: Number.NaN },
    ...pairs.map(([a, b], at) => ({
      index,
      comparison: 'pair',
      a,
      b,
      test: 'wilcoxon',
      p: [0.002, 0.03, 0.4][at]!,
      adjusted: [0.006, 0.045, 0.4][at]!,
    })),
  ]);
  const of = (spread: number): number[] =>
    group.map((name) => spread * (1 - levels.indexOf(name)) + 0.7 * normal(next));
  return {
    indices: table('indices', { sample: samples, group, nri: of(2), nti: of(1.2).with(0, Number.NaN) }),
    tests: table('tests', {
      index: rows.map(({ index }) => index),
      comparison: rows.map(({ comparison }) => comparison),
      group_a: rows.map(({ a }) => a),
      group_b: rows.map(({ b }) => b),
      test: rows.map(({ test }) => test),
      p: rows.map(({ p }) => p),
      p_adj: rows.map(({ adjusted }) => adjusted),
    }),
  };
}

function manhattanTables(): Record<string, Table> {
  const next = random(74);
  const phyla = ['Proteobacteria', '放线菌门', 'Acidobacteriota', 'Firmicutes', 'Candidatus Saccharibacteria', ''];
  const contrasts = ['模型组 vs 对照组', 'High dose vs 对照组'];
  const rows = contrasts.flatMap((contrast) =>
    Array.from({ length: 60 }, (_, at) => ({
      contrast,
      feature: `属 ${at + 1}`,
      phylum: phyla[Math.floor(phyla.length * next() ** 2)]!,
      p: at === 7 ? Number.NaN : next() ** 4,
      abundance: next() ** 6 / 10,
      up: next() < 0.5,
    })),
  );
  return {
    result: table('result', {
      feature: rows.map(({ feature }) => feature),
      contrast: rows.map(({ contrast }) => contrast),
      p: rows.map(({ p }) => p),
      p_adj: rows.map(({ p }) => Math.min(1, 3 * p)),
      log2fc: rows.map(({ up }) => (up ? 1.4 : -1.4)),
      direction: rows.map(({ p, up }) => (3 * p < 0.05 ? (up ? 'up' : 'down') : 'none')),
      lineage: rows.map(({ feature, phylum }) => (phylum === '' ? '' : `${phylum}|${feature}`)),
      phylum: rows.map(({ phylum }) => phylum),
      abundance: rows.map(({ abundance }) => abundance),
    }),
  };
}

/** By chart id: tables of the methods that compare two tables of samples, and that find what characterises groups. */
export const ecologyExamples = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'indicator-bar': () => indicatorTables(groups),
  'indicator-dots': () => indicatorTables(groups),
  'nri-nti-box': () => relatednessTables(groups),
  'taxa-manhattan': manhattanTables,
  'procrustes-plot': () => procrustesTables(groups),
  'procrustes-residuals': () => procrustesTables(groups),
});

import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

type Tables = () => Record<string, Table>;

/** Seven samples, the first named S1, without groups of their own. */
const distributionTables: Tables = () => {
  const next = random(21);
  const names = Array.from({ length: 7 }, (_, i) => `S${i + 1}`);
  const centres = names.map(() => 18 + 2 * next());
  const grid = centres.map((centre) => Array.from({ length: 40 }, (_, i) => centre - 6 + i * 0.3));
  const points = centres.map((centre) => Array.from({ length: 20 }, () => centre + 1.5 * normal(next)));
  const around = (shift: number) => centres.map((centre) => centre + shift);
  return {
    summary: table('summary', {
      name: names,
      group: names.map((_, i) => (i < 3 ? '模型组' : '对照组')),
      n: names.map(() => 980),
      min: around(-5),
      lower: around(-4),
      q1: around(-1),
      median: centres,
      q3: around(1.1),
      upper: around(4),
      max: around(5),
    }),
    density: table('density', {
      name: names.flatMap((name) => grid[0]!.map(() => name)),
      x: grid.flat(),
      y: grid.flatMap((xs, i) => xs.map((x) => Math.exp(-((x - centres[i]!) ** 2) / 4.5) / 3.76)),
    }),
    points: table('points', {
      name: names.flatMap((name) => points[0]!.map(() => name)),
      feature: names.flatMap(() => points[0]!.map((_, i) => `基因 ${i + 1}`)),
      sample: names.flatMap((name) => points[0]!.map(() => name)),
      value: points.flat(),
    }),
  };
};

/** Samples S1…S18 with holes that grow to the right. */
const missingTables: Tables = () => {
  const next = random(22);
  const samples = Array.from({ length: 18 }, (_, i) => `S${i + 1}`);
  const features = Array.from({ length: 40 }, (_, i) => `基因 ${i + 1}`);
  const columns = samples.map((_, j) => features.map(() => Number(next() < 0.02 + j / 60)));
  return {
    map: table('map', { feature: features, ...Object.fromEntries(samples.map((sample, j) => [sample, columns[j]!])) }),
    profile: table('profile', {
      sample: samples,
      missing: columns.map((column) => column.reduce((sum, one) => sum + one, 0) / features.length),
    }),
  };
};

const maTables: Tables = () => {
  const next = random(23);
  const mean = Array.from({ length: 300 }, () => 4 + 8 * next());
  const log2fc = mean.map((_, i) => normal(next) * (i % 10 === 0 ? 2 : 0.4));
  const p = log2fc.map((change, i) => (i % 10 === 0 ? 10 ** (-2 * Math.abs(change)) : next()));
  return { result: table('result', { feature: mean.map((_, i) => `Gene${i + 1}`), mean, log2fc, p, p_adj: p }) };
};

/** Three treatments, the first named S1, at two times. */
const barTables: Tables = () => {
  const cells = ['S1', '低剂量', '高剂量'].flatMap((x, i) =>
    ['24 h', '48 h'].map((fill, k) => ({ x, fill, mean: 2 + i + k / 2 })),
  );
  const points = cells.flatMap(({ fill, mean, x }) =>
    [-0.3, 0, 0.2, 0.1].map((shift) => ({ x, fill, value: mean + shift })),
  );
  return {
    summary: table('summary', {
      x: cells.map(({ x }) => x),
      fill: cells.map(({ fill }) => fill),
      mean: cells.map(({ mean }) => mean),
      low: cells.map(({ mean }) => mean - 0.2),
      high: cells.map(({ mean }) => mean + 0.2),
      letters: ['b', 'a', 'b', 'a', 'b', 'a'],
    }),
    points: table('points', {
      x: points.map(({ x }) => x),
      fill: points.map(({ fill }) => fill),
      value: points.map(({ value }) => value),
    }),
    comparisons: table('comparisons', {
      x: ['S1', '低剂量', '高剂量'],
      a: ['24 h', '24 h', '24 h'],
      b: ['48 h', '48 h', '48 h'],
      p: [0.002, 0.03, 0.2],
      p_adj: [0.006, 0.03, 0.2],
    }),
  };
};

/** Two lines over three stages that are words. */
const lineTables: Tables = () => {
  const cells = ['S1', '突变体'].flatMap((group, i) =>
    ['幼苗', '开花', '结果'].map((x, k) => ({ group, x, mean: 1 + k * (i + 1) })),
  );
  return {
    series: table('series', {
      group: cells.map(({ group }) => group),
      x: cells.map(({ x }) => x),
      position: cells.map(() => Number.NaN),
      mean: cells.map(({ mean }) => mean),
      low: cells.map(({ mean }) => mean - 0.3),
      high: cells.map(({ mean }) => mean + 0.3),
    }),
  };
};

const sankeyTables: Tables = () => ({
  nodes: table('nodes', {
    layer: [1, 1, 2, 2],
    column: ['生境', '生境', '门', '门'],
    name: ['S1', '水体', '变形菌门', '其他'],
    value: [6, 4, 3, 7],
  }),
  links: table('links', {
    layer: [1, 1, 1, 1],
    source: ['S1', 'S1', '水体', '水体'],
    target: ['变形菌门', '其他', '变形菌门', '其他'],
    value: [1, 5, 2, 2],
  }),
});

const circosTables: Tables = () => ({
  nodes: table('nodes', { id: ['S1', '巨噬细胞', 'B 细胞', 'T 细胞'], total: [6, 5, 3, 2] }),
  links: table('links', {
    source: ['S1', 'S1', '巨噬细胞', 'B 细胞'],
    target: ['巨噬细胞', 'B 细胞', 'T 细胞', 'T 细胞'],
    weight: [4, 2, 1, 1],
  }),
});

const ternaryTables: Tables = () => ({
  points: table('points', {
    name: ['Gene1', 'Gene2', 'Gene3'],
    group: ['S1', 'S1', '放线菌门'],
    a: [0.2, 0.6, 0],
    b: [0.3, 0.2, 0.5],
    c: [0.5, 0.2, 0.5],
    size: [16, 4, 1],
    x: [0.6, 0.5, 0.5],
    y: [0.173, 0.52, 0],
  }),
});

const radarTables: Tables = () => ({
  radar: table('radar', {
    group: ['S1', 'S1', 'S1', 'S1', '品种乙', '品种乙', '品种乙', '品种乙'],
    axis: '株高 穗长 蛋白 淀粉 株高 穗长 蛋白 淀粉'.split(' '),
    mean: [90, 14, 12, 60, 80, 16, 11, 66],
    scaled: [1, 0.875, 1, 0.91, 0.89, 1, 0.92, 1],
  }),
});

const lollipopTables: Tables = () => ({
  lollipop: table('lollipop', {
    rank: [1, 2, 3],
    label: ['基因 1', '糖酵解', 'TCA 循环'],
    value: [2.1, 0.6, -1.4],
    group: ['代谢', '代谢', '信号'],
  }),
});

/** By chart id: what the charts of the family 绘图 are drawn from in tests. */
export const plotTables: Readonly<Record<string, Tables>> = {
  'distribution-violin': distributionTables,
  'distribution-density': distributionTables,
  'missing-map': missingTables,
  'ma-plot': maTables,
  'bar-plot': barTables,
  'line-plot': lineTables,
  'sankey-plot': sankeyTables,
  'circos-plot': circosTables,
  'ternary-plot': ternaryTables,
  'radar-plot': radarTables,
  'lollipop-plot': lollipopTables,
};

import type { Groups, Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Tables of the community methods, by chart id. */
export const communityTables = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'alpha-box': () => alphaTables(groups),
  'beta-heatmap': () => distanceTables(groups),
  'beta-box': () => distanceTables(groups),
  'pcoa-points': () => ordinationTables(groups),
  'anosim-ranks': () => anosimTables(groups),
  'permdisp-box': () => permdispTables(groups),
  'rarefaction-curve': () => rarefactionTables(groups),
  'nmds-points': () => nmdsTables(groups),
  'nmds-shepard': () => nmdsTables(groups),
  'mantel-scatter': () => mantelTables(groups),
  'permanova-r2': () => permanovaTables(groups),
  'pcoa-eigenvalues': () => ordinationTables(groups),
});

const levelOf = ({ group, levels }: Groups, sample: number): number => levels.indexOf(group[sample]!);
const pairsOf = ({ levels }: Groups): [string, string][] =>
  levels.flatMap((a, i) => levels.slice(i + 1).map((b): [string, string] => [a, b]));

function alphaTables(groups: Groups): Record<string, Table> {
  const next = random(21);
  const pairs = pairsOf(groups);
  const indices = ['observed', 'chao1', 'ace', 'shannon', 'gini_simpson', 'inv_simpson', 'pielou', 'goods_coverage'];
  const columns = Object.fromEntries(
    indices.map((name) => [name, groups.samples.map((_, i) => 4 + 0.4 * levelOf(groups, i) + 0.25 * normal(next))]),
  );
  return {
    indices: table('indices', { sample: groups.samples, ...columns }),
    tests: table('tests', {
      index: ['shannon', ...pairs.map(() => 'shannon')],
      comparison: ['all', ...pairs.map(() => 'pair')],
      group_a: ['', ...pairs.map(([a]) => a)],
      group_b: ['', ...pairs.map(([, b]) => b)],
      test: ['kruskal', ...pairs.map(() => 'wilcoxon')],
      p: [0.0004, 0.02, 0.0009, 0.3],
      p_adj: [Number.NaN, 0.03, 0.0006, 0.3],
    }),
  };
}

function distanceTables(groups: Groups): Record<string, Table> {
  const next = random(22);
  const ids = groups.samples;
  const values = ids.map(() => new Float64Array(ids.length));
  ids.forEach((_, i) =>
    ids
      .slice(0, i)
      .forEach(
        (__, j) =>
          (values[i]![j] = values[j]![i] =
            0.35 + 0.15 * Math.abs(levelOf(groups, i) - levelOf(groups, j)) + 0.15 * next()),
      ),
  );
  return {
    distance: table('distance', { sample: ids, ...Object.fromEntries(ids.map((id, i) => [id, values[i]!])) }),
    order: table('order', { position: ids.map((_, i) => i + 1), id: ids }),
  };
}

function ordinationTables(groups: Groups): Record<string, Table> {
  const next = random(23);
  const axes = Object.fromEntries(
    [1, 2, 3].map((axis) => [
      `Axis${axis}`,
      groups.samples.map((_, i) => (0.25 * (levelOf(groups, i) - 1)) / axis + 0.08 * normal(next)),
    ]),
  );
  const eigenvalue = [1.9, 0.8, 0.5, 0.3, 0.2, 0.1, 0.04, -0.02, -0.09];
  const [all, positive] = [3.73, 3.84];
  return {
    points: table('points', { sample: groups.samples, ...axes }),
    eig: table('eig', {
      axis: eigenvalue.map((_, i) => `Axis${i + 1}`),
      eigenvalue,
      ratio: eigenvalue.map((value) => value / all),
      ratio_positive: eigenvalue.map((value) => (value > 0 ? value / positive : Number.NaN)),
    }),
  };
}

function permanovaTables(groups: Groups): Record<string, Table> {
  const pairs = pairsOf(groups);
  return {
    result: table('result', {
      term: ['区组', '分组', '残差', '总和'],
      df: [2, 2, 13, 17],
      r2: [0.06, 0.31, 0.63, 1],
      p: [0.41, 0.001, Number.NaN, Number.NaN],
    }),
    pairs: table('pairs', {
      group_a: pairs.map(([a]) => a),
      group_b: pairs.map(([, b]) => b),
      r2: [0.2, 0.34, 0.09],
      p_adj: [0.012, 0.003, 0.18],
    }),
  };
}

function anosimTables({ levels }: Groups): Record<string, Table> {
  const names = ['组间', ...levels];
  const column = (at: number) => names.map((_, i) => at - 12 * i * (at > 1 ? 1 : 0));
  return {
    result: table('result', { r: [0.62], p: [0.001] }),
    ranks: table('ranks', {
      class: names,
      n: [100, 15, 21, 10],
      mean: column(90),
      min: column(1),
      q1: column(60),
      median: column(92),
      q3: column(120),
      max: column(153),
    }),
  };
}

function permdispTables(groups: Groups): Record<string, Table> {
  const next = random(24);
  const pairs = pairsOf(groups);
  return {
    result: table('result', { term: ['分组', '残差'], f: [4.2, Number.NaN], p: [0.031, Number.NaN] }),
    pairs: table('pairs', {
      group_a: pairs.map(([a]) => a),
      group_b: pairs.map(([, b]) => b),
      p_adj: [0.02, 0.4, 0.08],
    }),
    distances: table('distances', {
      sample: groups.samples,
      group: groups.group,
      distance: groups.samples.map((_, i) => 0.2 + 0.06 * levelOf(groups, i) + 0.06 * next()),
    }),
  };
}

function rarefactionTables({ samples }: Groups): Record<string, Table> {
  const rows = samples.flatMap((sample, i) =>
    Array.from({ length: 12 }, (_, at) => ({ sample, depth: 1 + at * (400 + 30 * i), top: 80 + 4 * i })),
  );
  return {
    curve: table('curve', {
      sample: rows.map(({ sample }) => sample),
      depth: rows.map(({ depth }) => depth),
      expected: rows.map(({ depth, top }) => (top * depth) / (depth + 500)),
    }),
  };
}

function nmdsTables(groups: Groups): Record<string, Table> {
  const next = random(25);
  const pairs = groups.samples.flatMap((b, i) => groups.samples.slice(0, i).map((a) => ({ a, b })));
  const dissimilarity = pairs.map((_, i) => 0.2 + (0.6 * i) / pairs.length);
  return {
    ...ordinationTables(groups),
    fit: table('fit', {
      k: [2],
      stress: [0.134],
      r2_nonmetric: [0.982],
      r2_linear: [0.91],
      tries: [20],
      best_try: [3],
      repeats: [12],
    }),
    shepard: table('shepard', {
      sample_a: pairs.map(({ a }) => a),
      sample_b: pairs.map(({ b }) => b),
      dissimilarity,
      distance: dissimilarity.map((value) => 2 * value + 0.3 * normal(next) * 0.5),
      fitted: dissimilarity.map((value) => (2 * Math.round(value * 12)) / 12),
    }),
  };
}

function mantelTables({ samples }: Groups): Record<string, Table> {
  const next = random(26);
  const pairs = samples.flatMap((b, i) => samples.slice(0, i).map((a) => ({ a, b, far: 4 * next() })));
  return {
    result: table('result', { variable: ['全部变量', 'pH'], r: [0.41, 0.5], p: [0.002, 0.001] }),
    pairs: table('pairs', {
      sample_a: pairs.map(({ a }) => a),
      sample_b: pairs.map(({ b }) => b),
      environment: pairs.map(({ far }) => far),
      community: pairs.map(({ far }) => 0.3 + 0.08 * far + 0.1 * next()),
    }),
  };
}

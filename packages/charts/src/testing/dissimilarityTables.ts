import type { Groups, Table } from '@panome/analysis/model';
import { random, table } from './tables.ts';

function simperTables({ levels }: Groups): Record<string, Table> {
  const next = random(51);
  const pairs = levels.flatMap((a, i) => levels.slice(i + 1).map((b) => ({ a, b, contrast: `${a} vs ${b}` })));
  const rows = pairs.flatMap(({ contrast }) => {
    let cumulative = 0;
    const parts = Array.from({ length: 24 }, (_, at) => 0.72 ** at * 0.28);
    return parts.map((share, at) => ({
      contrast,
      rank: at + 1,
      feature: at % 5 === 3 ? `未分类的酸杆菌门 Subgroup ${at}` : `ASV${at + 1}`,
      share,
      cumulative: (cumulative += share),
      sd: 0.4 * share * next(),
      a: next(),
      b: next(),
      p: at % 3 === 0 ? 0.004 : 0.4,
    }));
  });
  const of = (key: 'share' | 'cumulative' | 'sd' | 'a' | 'b' | 'p'): number[] => rows.map((row) => row[key]);
  return {
    result: table('result', {
      contrast: rows.map(({ contrast }) => contrast),
      rank: rows.map(({ rank }) => rank),
      feature: rows.map(({ feature }) => feature),
      average: of('share').map((share) => 0.6 * share),
      sd: of('sd'),
      ratio: rows.map(({ sd, share }) => (0.6 * share) / sd),
      mean_a: of('a'),
      mean_b: of('b'),
      share: of('share'),
      cumulative: of('cumulative'),
      p_adj: of('p'),
    }),
    pairs: table('pairs', {
      contrast: pairs.map(({ contrast }) => contrast),
      group_a: pairs.map(({ a }) => a),
      group_b: pairs.map(({ b }) => b),
      dissimilarity: pairs.map(() => 0.6),
    }),
  };
}

function mrppTables({ levels }: Groups): Record<string, Table> {
  const names = ['组间', ...levels];
  const column = (at: number): number[] => names.map((_, i) => at - 0.05 * i);
  return {
    result: table('result', { a: [0.08], delta: [0.46], expected: [0.5], p: [0.002] }),
    distances: table('distances', {
      class: names,
      n: [100, 15, 21, 10],
      mean: column(0.54),
      min: column(0.3),
      q1: column(0.45),
      median: column(0.52),
      q3: column(0.62),
      max: column(0.85),
    }),
  };
}

function envfitTables({ group, levels, samples }: Groups): Record<string, Table> {
  const next = random(52);
  const axis = (spread: number): number[] =>
    group.map((name) => spread * (levels.indexOf(name) - 1) + 0.3 * (next() - 0.5));
  return {
    points: table('points', { sample: samples, Axis1: axis(0.25), Axis2: axis(0.05) }),
    axes: table('axes', {
      axis: ['Axis1', 'Axis2'],
      name: ['PCoA1', 'PCoA2'],
      ratio: [0.41, 0.13],
      stress: [Number.NaN, Number.NaN],
    }),
    vectors: table('vectors', {
      variable: ['pH', '土壤有机碳含量', '海拔', '常数'],
      Axis1: [-0.97, 0.6, 0.1, Number.NaN],
      Axis2: [0.24, 0.8, -0.99, Number.NaN],
      r2: [0.72, 0.38, 0.05, Number.NaN],
      p: [0.001, 0.02, 0.6, Number.NaN],
      p_adj: [0.003, 0.03, 0.6, Number.NaN],
    }),
    factors: table('factors', { factor: ['分组', '区组'], r2: [0.55, 0.3], p: [0.001, 0.04] }),
    centroids: table('centroids', {
      factor: ['分组', '区组', '区组'],
      level: [levels[0]!, '一', '二'],
      Axis1: [-0.2, 0.1, -0.1],
      Axis2: [0, 0.05, -0.05],
    }),
  };
}

function vpaTables(): Record<string, Table> {
  const code = ['100', '010', '001', '110', '101', '011', '111', '000'];
  return {
    parts: table('parts', {
      part: [
        '仅 土壤理化性质',
        '仅 气候',
        '仅 空间',
        '土壤理化性质 ∩ 气候',
        '土壤理化性质 ∩ 空间',
        '气候 ∩ 空间',
        '土壤理化性质 ∩ 气候 ∩ 空间',
        '未解释',
      ],
      code,
      r2_adj: [0.18, 0.06, -0.01, 0.04, 0.002, 0.09, 0.012, 0.626],
      p: [0.0004, 0.03, 0.4, ...code.slice(3).map(() => Number.NaN)],
    }),
    sets: table('sets', { set: ['土壤理化性质', '气候', '空间'], r2_adj: [0.234, 0.202, 0.094] }),
  };
}

/** By chart id: tables of the methods that take dissimilarities apart. */
export const dissimilarityTables = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'envfit-plot': () => envfitTables(groups),
  'vpa-venn': vpaTables,
  'mrpp-box': () => mrppTables(groups),
  'simper-bar': () => simperTables(groups),
});

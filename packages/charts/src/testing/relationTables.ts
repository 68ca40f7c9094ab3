import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Thirty points in two groups with a line through all; the first point is S1. */
function scatterTables(): Record<string, Table> {
  const next = random(41);
  const x = Array.from({ length: 30 }, () => 2 + 8 * next());
  const y = x.map((value) => 1 + 0.8 * value + normal(next));
  const at = [2, 4, 6, 8, 10];
  return {
    points: table('points', {
      id: x.map((_, i) => `S${i + 1}`),
      group: x.map((_, i) => (i % 2 ? '模型组' : '对照组')),
      x,
      y,
    }),
    fits: table('fits', {
      group: ['', '对照组', '模型组'],
      n: [30, 15, 15],
      r: [0.91, 0.9, 0.92],
      p: [1e-9, 1e-5, 1e-6],
      drawn: [1, 0, 0],
    }),
    band: table('band', {
      group: at.map(() => ''),
      x: at,
      fit: at.map((value) => 1 + 0.8 * value),
      low: at.map((value) => 0.5 + 0.8 * value),
      high: at.map((value) => 1.5 + 0.8 * value),
    }),
  };
}

/** Two modules of four features, one feature of none; six samples, of which the first is S1. */
function wgcnaTables(): Record<string, Table> {
  const next = random(42);
  const features = Array.from({ length: 9 }, (_, i) => `基因 ${i + 1}`);
  const modules = features.map((_, i) => (i < 4 ? 'turquoise' : i < 8 ? 'blue' : 'grey'));
  const powers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20];
  const samples = Array.from({ length: 6 }, (_, i) => `S${i + 1}`);
  const eigengene = () => samples.map(() => 0.4 * normal(next));
  return {
    modules: table('modules', {
      feature: features,
      module: modules,
      dynamic: modules.map((name, i) => (i === 7 ? 'brown' : name)),
      label: modules.map((name) => ['grey', 'turquoise', 'blue'].indexOf(name)),
      kme: features.map(() => next()),
    }),
    merge: table('merge', {
      step: [1, 2, 3, 4, 5, 6, 7, 8],
      a: [-1, -3, -5, -7, 1, 3, 5, -9],
      b: [-2, -4, -6, -8, 2, 4, 6, 7],
      height: [0.6, 0.62, 0.64, 0.65, 0.7, 0.72, 0.9, 0.96],
    }),
    order: table('order', { position: features.map((_, i) => i + 1), id: ['基因 9', ...features.slice(0, 8)] }),
    power: table('power', {
      power: powers,
      r2_signed: powers.map((power) => 0.95 - 1.3 / power),
      mean_k: powers.map((power) => 80 / power ** 1.5),
      chosen: powers.map((power) => Number(power === 14)),
    }),
    traits: table('traits', {
      module: ['turquoise', 'turquoise', 'blue', 'blue'],
      trait: ['模型组', '体重', '模型组', '体重'],
      r: [0.91, -0.3, 0.05, 0.6],
      p: [1e-6, 0.2, 0.8, 0.01],
      p_adj: [4e-6, 0.27, 0.8, 0.02],
      mm_gs_r: [0.8, -0.2, 0.1, 0.7],
      mm_gs_p: [0.2, 0.8, 0.9, 0.3],
    }),
    significance: table('significance', {
      feature: [...features.slice(0, 8), ...features.slice(0, 8)],
      module: [...modules.slice(0, 8), ...modules.slice(0, 8)],
      trait: features
        .slice(0, 8)
        .map(() => '模型组')
        .concat(features.slice(0, 8).map(() => '体重')),
      mm: Array.from({ length: 16 }, () => 2 * next() - 1),
      gs: Array.from({ length: 16 }, () => 2 * next() - 1),
    }),
    edges: table('edges', {
      source: ['基因 1', '基因 1', '基因 2', '基因 5'],
      target: ['基因 2', '基因 3', '基因 4', '基因 6'],
      module: ['turquoise', 'turquoise', 'turquoise', 'blue'],
      weight: [0.4, 0.3, 0.2, 0.25],
    }),
    nodes: table('nodes', {
      id: features.slice(0, 6),
      module_name: modules.slice(0, 6),
      module: [1, 1, 1, 1, 2, 2],
      degree: [2, 2, 1, 1, 1, 1],
      kme: [0.9, 0.8, -0.7, 0.6, 0.9, 0.5],
      k_within: [3, 2, 1, 1, 2, 1],
      x: [0.1, 0.3, 0.2, 0.4, 0.7, 0.9],
      y: [0.9, 0.8, 0.6, 0.7, 0.8, 0.7],
    }),
    eigengenes: table('eigengenes', {
      sample: samples,
      MEturquoise: eigengene(),
      MEblue: eigengene(),
      MEgrey: eigengene(),
    }),
  };
}

/** Twelve genes and eight metabolites of two classes each, correlated either way. */
function chordTables(): Record<string, Table> {
  const next = random(43);
  const genes = Array.from({ length: 12 }, (_, i) => `基因 ${i + 1}`);
  const compounds = Array.from({ length: 8 }, (_, i) => (i === 3 ? 'Glycerophosphocholine' : `代谢物 ${i + 1}`));
  const pairs = genes.flatMap((a) => compounds.map((b) => ({ a, b, r: Math.sign(next() - 0.4) * next() ** 0.6 })));
  return {
    pairs: table('pairs', {
      a: pairs.map(({ a }) => a),
      b: pairs.map(({ b }) => b),
      r: pairs.map(({ r }) => r),
      p: pairs.map(({ r }) => 10 ** (-6 * Math.abs(r))),
      p_adj: pairs.map(({ r }) => Math.min(1, 4 * 10 ** (-6 * Math.abs(r)))),
    }),
    order: table('order', {
      position: [...genes.keys(), ...compounds.keys()].map((at) => at + 1),
      id: [...genes, ...compounds],
      table: [...genes.map(() => 1), ...compounds.map(() => 2)],
      class: [
        ...genes.map((_, i) => (i % 2 ? '激酶' : '转录因子')),
        ...compounds.map((_, i) => (i % 3 ? '脂质' : '氨基酸')),
      ],
    }),
  };
}

const wgcnaCharts = [
  'wgcna-power',
  'wgcna-dendrogram',
  'wgcna-traits',
  'wgcna-eigengenes',
  'wgcna-mm-gs',
  'wgcna-network',
];

/** By chart id. */
export const relationTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'scatter-plot': scatterTables,
  'correlation-chord': chordTables,
  ...Object.fromEntries(wgcnaCharts.map((id) => [id, wgcnaTables])),
};

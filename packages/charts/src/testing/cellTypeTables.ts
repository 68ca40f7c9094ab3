import type { Table } from '@panome/analysis/model';
import { embeddingTables } from './singleCellTables.ts';
import { normal, random, table } from './tables.ts';

const types = ['T 细胞', 'B 细胞', '单核细胞', '3'];

/** Ligands and receptors between four types of cells, one of which is but a number. */
function communicationTables(): Record<string, Table> {
  const next = random(59);
  const pairs = [
    ['CXCL12', 'CXCR4'],
    ['VCAM1', 'ITGA4+ITGB1'],
    ['MIF', 'CD74'],
    ['TNF', 'TNFRSF1A'],
    ['IL6', 'IL6R+IL6ST'],
  ] as const;
  const rows = pairs
    .flatMap(([ligand, receptor], pair) =>
      types.flatMap((source, s) =>
        types.map((target, t) => {
          const strong = (pair + s) % 4 === t % 3;
          return {
            ligand,
            receptor,
            source,
            target,
            mean: (strong ? 1.5 : 0.4) + 0.4 * next(),
            p: strong ? (1 + Math.floor(12 * next())) / 1001 : 0.1 + 0.9 * next(),
          };
        }),
      ),
    )
    .toSorted((a, b) => a.p - b.p);
  const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
  const count = types.flatMap((source) =>
    types.map((target) => rows.filter((row) => row.source === source && row.target === target && row.p < 0.05)),
  );
  return {
    interactions: table('interactions', {
      source: column('source'),
      target: column('target'),
      ligand: column('ligand'),
      receptor: column('receptor'),
      mean: column('mean'),
      p: column('p'),
      p_adj: rows.map(({ p }) => Math.min(1, 2 * p)),
      significant: rows.map(({ p }) => (p < 0.05 ? '是' : '否')),
    }),
    counts: table('counts', {
      source: types.flatMap((source) => types.map(() => source)),
      target: types.flatMap(() => types),
      significant: count.map((own) => own.length),
      tested: count.map(() => pairs.length),
      strength: count.map((own) => own.reduce((sum, { mean }) => sum + mean, 0)),
    }),
  };
}

/** Cells and simulated doublets with their scores, two cells above the threshold. */
function doubletTables(): Record<string, Table> {
  const next = random(61);
  const [ids, x, y] = embeddingTables()['embedding']!.columns.map(({ values }) => values) as [
    string[],
    Float64Array,
    Float64Array,
  ];
  const score = ids.map((_, i) => (i % 9 === 4 ? 0.42 : 0.06) + 0.02 * normal(next));
  const edges = Array.from({ length: 10 }, (_, i) => i * 0.06);
  const bins = ['观测', '模拟'].flatMap((group, g) =>
    edges.map((from, i) => ({
      group,
      from,
      to: from + 0.06,
      count: g === 0 ? [9, 5, 2, 0, 0, 0, 1, 1, 0, 0][i]! : [6, 6, 3, 1, 2, 4, 7, 5, 2, 0][i]!,
    })),
  );
  return {
    cells: table('cells', {
      cell: ids,
      score,
      error: score.map((value) => value / 5),
      doublet: score.map((value) => (value > 0.2 ? '是' : '否')),
      x,
      y,
    }),
    bins: table('bins', {
      column: bins.map(() => '双细胞得分'),
      group: bins.map(({ group }) => group),
      from: bins.map(({ from }) => from),
      to: bins.map(({ to }) => to),
      count: bins.map(({ count }) => count),
      density: bins.map(({ count, group }) => count / (group === '观测' ? 18 : 36) / 0.06),
    }),
    summary: table('summary', { column: ['双细胞得分', '双细胞得分'], group: ['观测', '模拟'], n: [18, 36] }),
    calls: table('calls', {
      id: ['threshold', 'called', 'rate', 'detectable', 'observed', 'simulated'],
      value: [0.2, 2, 2 / 18, 0.56, 18, 36],
    }),
  };
}

/** An estimate of ambient RNA, and the genes of which it was taken. */
function ambientTables(): Record<string, Table> {
  const rho = Array.from({ length: 1001 }, (_, i) => i / 1000);
  const names = Array.from({ length: 24 }, (_, i) => `基因${i + 1}`);
  const removed = names.map((_, i) => 900 / (i + 1));
  const before = names.map((_, i) => 1200 + 90 * i);
  return {
    posterior: table('posterior', {
      rho,
      posterior: rho.map((value) => 22 * Math.exp(-(((value - 0.06) / 0.025) ** 2)) + 0.05),
      prior: rho.map((value) => 8 * Math.exp(-value / 0.1)),
    }),
    summary: table('summary', {
      id: ['rho', 'low', 'high', 'markers', 'estimates'],
      value: [0.06, 0.039, 0.081, 32, 140],
    }),
    genes: table('genes', {
      gene: names,
      before,
      after: before.map((value, i) => value - removed[i]!),
      removed,
      removed_share: removed.map((value, i) => (i === 23 ? Number.NaN : value / before[i]!)),
      cells: names.map((_, i) => (i === 2 ? 4 : 30 + i)),
      emptied: names.map((_, i) => Math.max(0, 20 - i)),
    }),
  };
}

/** Eighteen spots in two clusters and one gene that follows them. */
function spatialTables(): Record<string, Table> {
  const next = random(67);
  const [ids] = embeddingTables()['embedding']!.columns.map(({ values }) => values) as [string[]];
  const cluster = ids.map((_, i) => (i % 6 < 3 ? '1' : '2'));
  const names = ['1', '2'];
  return {
    spots: table('spots', {
      cell: ids,
      x: ids.map((_, i) => i % 6),
      y: ids.map((_, i) => Math.floor(i / 6)),
      cluster,
      counts: ids.map(() => 500 + 200 * next()),
      基因1: cluster.map((own) => (own === '1' ? 2 : 0.2) + next()),
      基因2: ids.map(() => next()),
    }),
    genes: table('genes', {
      gene: ['基因1', '基因2', '基因3'],
      i: [0.62, 0.08, -0.12],
      z: [6, 1, -0.4],
      p_adj: [1e-6, 0.4, 0.8],
    }),
    neighbourhood: table('neighbourhood', {
      cluster: names.flatMap((name) => names.map(() => name)),
      neighbour: names.flatMap(() => names),
      count: [30, 6, 6, 30],
      z: [5.2, -5.1, -5.3, Number.NaN],
    }),
  };
}

/** Eighteen cells of two types over six pieces of three chromosomes, one of them gained. */
function copyNumberTables(): Record<string, Table> {
  const next = random(89);
  const [ids] = embeddingTables()['embedding']!.columns.map(({ values }) => values) as [string[]];
  const group = ids.map((_, i) => (i < 7 ? 'T 细胞' : '肿瘤细胞'));
  const bins = ['1:1', '1:2', '2:1', '2:2', 'X:1', 'X:2'];
  const value = (type: string, bin: number): number =>
    (type === '肿瘤细胞' && bin > 1 && bin < 4 ? 0.4 : 0) + 0.1 * normal(next);
  return {
    bins: table('bins', { bin: bins, chromosome: bins.map((bin) => bin.split(':')[0]!) }),
    heatmap: table('heatmap', {
      cell: ids,
      group,
      ...Object.fromEntries(bins.map((bin, at) => [bin, group.map((type) => value(type, at))])),
    }),
    profile: table('profile', {
      group: ['T 细胞', '肿瘤细胞'].flatMap((type) => bins.map(() => type)),
      bin: [...bins, ...bins],
      mean: ['T 细胞', '肿瘤细胞'].flatMap((type) => bins.map((_, at) => value(type, at))),
    }),
    cells: table('cells', {
      cell: ids,
      group,
      score: group.map((type) => (type === 'T 细胞' ? 0.01 : 0.05) + 0.01 * next()),
      correlation: group.map((type, i) =>
        i === 0 ? Number.NaN : type === 'T 细胞' ? 0.1 * next() : 0.7 + 0.2 * next(),
      ),
    }),
  };
}

/** How well a signature fits the example samples. */
function fitTables(): Record<string, Table> {
  const next = random(97);
  const [ids] = embeddingTables()['embedding']!.columns.map(({ values }) => values) as [string[]];
  return {
    fit: table('fit', {
      sample: ids,
      r: ids.map((_, i) => (i === 3 ? 0.2 : 0.85) + 0.1 * next()),
      rmse: ids.map((_, i) => (i === 3 ? 1.1 : 0.4) + 0.1 * next()),
      p: ids.map((_, i) => (i === 3 ? 0.4 : 0.01)),
    }),
  };
}

/** Tables of what is known of types of cells, by chart. */
export const cellTypeTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'sc-communication-dots': communicationTables,
  'sc-communication-counts': communicationTables,
  'sc-communication-chord': communicationTables,
  'deconvolution-fit': fitTables,
  'sc-cnv-heatmap': copyNumberTables,
  'sc-cnv-scores': copyNumberTables,
  'sc-spatial-map': spatialTables,
  'sc-spatial-genes': spatialTables,
  'sc-spatial-neighbourhood': spatialTables,
  'sc-doublet-map': doubletTables,
  'sc-doublet-histogram': doubletTables,
  'sc-ambient-posterior': ambientTables,
  'sc-ambient-genes': ambientTables,
};

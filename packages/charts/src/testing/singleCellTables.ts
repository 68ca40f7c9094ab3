import type { Table } from '@panome/analysis/model';
import { groupsOf, normal, random, table } from './tables.ts';

/** The samples of the other example tables, so that their groups fit. */
const samples = groupsOf({ 模型组: 6, 对照组: 7, 'High dose': 5 }).samples;

/** A map of the example samples. */
export function embeddingTables(): Record<string, Table> {
  const next = random(21);
  const at = (i: number): number => (i < 6 ? -4 : i < 13 ? 3 : 0);
  return {
    embedding: table('embedding', {
      id: samples,
      x: samples.map((_, i) => at(i) + normal(next)),
      y: samples.map((_, i) => at((i * 7) % 18) / 4 + normal(next)),
    }),
  };
}

/** Three figures of the example samples, as if they were cells. */
function qcTables(): Record<string, Table> {
  const next = random(23);
  const counts = samples.map(() => Math.round(2_000 + 500 * normal(next)));
  return {
    cells: table('cells', {
      cell: samples,
      counts,
      genes: counts.map((count) => Math.round(count / 3)),
      mito_share: samples.map(() => 0.2 * next()),
      kept: samples.map((_, i) => (i === 3 ? '剔除' : '保留')),
      reason: samples.map((_, i) => (i === 3 ? '线粒体占比过高' : '')),
    }),
    thresholds: table('thresholds', {
      figure: ['counts', 'genes', 'mito'],
      name: ['总计数', '基因数', '线粒体占比'],
      median: [2000, 670, 0.1],
      mad: [500, 160, 0.05],
      lower: [900, 300, Number.NaN],
      upper: [Number.NaN, Number.NaN, 0.18],
    }),
  };
}

/** The map of the example samples in three clusters. */
const clusterTables = (): Record<string, Table> => {
  const map = embeddingTables()['embedding']!.columns;
  return {
    cells: table('cells', {
      cell: samples,
      cluster: samples.map((_, i) => String(1 + (i % 3))),
      x: map[1]!.values as Float64Array,
      y: map[2]!.values as Float64Array,
    }),
  };
};

function markerTables(): Record<string, Table> {
  const next = random(29);
  const rows = ['CD3D', 'CD8A', 'MS4A1', 'LYZ', 'NKG7'].flatMap((gene) =>
    ['1', '2', '3'].map((cluster) => ({ gene, cluster })),
  );
  return {
    expression: table('expression', {
      gene: rows.map(({ gene }) => gene),
      cluster: rows.map(({ cluster }) => cluster),
      mean: rows.map(() => 3 * next()),
      scaled: rows.map(() => normal(next)),
      pct: rows.map(() => next()),
    }),
  };
}

/** Three genes in the example samples, as if they were cells on a map. */
function featureTables(): Record<string, Table> {
  const next = random(71);
  const cluster = samples.map((_, i) => String(1 + (i % 3)));
  return {
    cells: { ...clusterTables()['cells']! },
    cell_expression: table('cell_expression', {
      cell: samples,
      ...Object.fromEntries(
        ['CD3D', 'MS4A1', 'LYZ'].map((gene, g) => [
          gene,
          cluster.map((own, i) => (own === String(g + 1) ? 2 + next() : i % 2 === 0 ? 0 : next())),
        ]),
      ),
    }),
  };
}

/** Genes of three clusters with their tests. */
function volcanoTables(): Record<string, Table> {
  const next = random(73);
  const rows = ['1', '2', '3'].flatMap((cluster) =>
    Array.from({ length: 24 }, (_, i) => ({
      cluster,
      gene: `Gene${i + 1}`,
      change: 3 * normal(next),
      p: 10 ** (-6 * next()),
    })),
  );
  return {
    markers: table('markers', {
      cluster: rows.map(({ cluster }) => cluster),
      gene: rows.map(({ gene }) => gene),
      p: rows.map(({ p }) => p),
      avg_log2fc: rows.map(({ change }) => change),
      p_adj: rows.map(({ p }) => Math.min(1, 3 * p)),
    }),
  };
}

/** Genes that follow the depth before normalisation, the more the more abundant they are. */
function depthTables(): Record<string, Table> {
  const next = random(37);
  const mean = Array.from({ length: 60 }, () => 3 * next());
  return {
    genes: table('genes', {
      gene: mean.map((_, i) => `Gene${i + 1}`),
      cells: mean.map(() => Math.round(18 * next())),
      mean,
      variance: mean.map(() => next()),
      depth_r_raw: mean.map((value) => 0.25 * value + 0.1 * normal(next)),
      depth_r: mean.map(() => 0.1 * normal(next)),
    }),
  };
}

/** Shares of four clusters in the example samples, one of them higher in the first group. */
function compositionTables(): Record<string, Table> {
  const next = random(41);
  const clusters = ['1', '2', '3', '4'];
  const rows = samples.flatMap((sample, i) => {
    const counts = clusters.map((_, c) => Math.round(40 + (c === 0 && i < 6 ? 60 : 0) + 30 * next()));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return clusters.map((cluster, c) => ({
      sample,
      group: i < 6 ? '模型组' : i < 13 ? '对照组' : 'High dose',
      cluster,
      cells: counts[c]!,
      proportion: counts[c]! / total,
    }));
  });
  const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
  return {
    composition: table('composition', {
      sample: column('sample'),
      group: column('group'),
      cluster: column('cluster'),
      cells: column('cells'),
      proportion: column('proportion'),
    }),
    tests: table('tests', {
      cluster: clusters,
      comparison: clusters.map(() => 'all'),
      p_adj: [0.0004, 0.2, 0.013, 0.8],
    }),
  };
}

/** The example samples along a tree of four clusters with two ends, and three genes on it. */
function trajectoryTables(): Record<string, Table> {
  const next = random(43);
  const time = samples.map((_, i) => (i < 10 ? i : i - 6));
  const clusters = samples.map((_, i) => ['1', '2', '3', '4'][i < 4 ? 0 : i < 8 ? 1 : i < 13 ? 2 : 3]!);
  const genes = ['GATA1', 'CD34', 'MPO'];
  const curves = genes.flatMap((gene, g) =>
    ['1', '2'].flatMap((lineage) =>
      Array.from({ length: 20 }, (_, i) => ({
        gene,
        lineage,
        at: i / 2,
        fitted: 1 + Math.sin(i / 6 + g + Number(lineage)),
      })),
    ),
  );
  return {
    cells: table('cells', {
      cell: samples,
      cluster: clusters,
      lineage: samples.map((_, i) => (i < 8 ? '1、2' : i < 13 ? '1' : '2')),
      pseudotime: time.map((value, i) => (i === 17 ? Number.NaN : value)),
      x: time.map((value) => value + normal(next) / 3),
      y: samples.map((_, i) => (i < 8 ? 0 : i < 13 ? 3 : -3) + normal(next) / 2),
    }),
    mst: table('mst', { source: ['1', '2', '2'], target: ['2', '3', '4'], distance: [4, 5, 5] }),
    nodes: table('nodes', {
      cluster: ['1', '2', '3', '4'],
      cells: [4, 4, 5, 5],
      pseudotime: [0, 4, 9, 9],
      x: [1, 5, 9, 9],
      y: [0, 0, 3, -3],
    }),
    trends: table('trends', {
      gene: curves.map(({ gene }) => gene),
      lineage: curves.map(({ lineage }) => lineage),
      pseudotime: curves.map(({ at }) => at),
      fitted: curves.map(({ fitted }) => fitted),
    }),
    expression: table('expression', {
      cell: samples,
      ...Object.fromEntries(genes.map((gene) => [gene, samples.map(() => 2 * next())])),
    }),
  };
}

/** Genes whose variance rises with their mean, the first ones more than that. */
function hvgTables(): Record<string, Table> {
  const next = random(31);
  const genes = Array.from({ length: 80 }, (_, i) => `Gene${i + 1}`);
  const mean = genes.map(() => 10 ** (3 * next() - 2));
  const score = genes.map((_, i) => (i < 12 ? 5 - i / 4 : 1.2 - i / 200));
  const expected = mean.map((value) => value + value ** 2 / 3);
  return {
    hvg: table('hvg', {
      gene: genes,
      mean,
      variance: expected.map((value, i) => value * score[i]!),
      variance_expected: expected,
      variance_standardized: score,
      rank: genes.map((_, i) => i + 1),
      selected: genes.map((_, i) => (i < 20 ? '是' : '否')),
    }),
  };
}

export const singleCellExampleTables: Readonly<Record<string, () => Record<string, Table>>> = {
  embedding: embeddingTables,
  'sc-qc': qcTables,
  'sc-hvg': hvgTables,
  'sc-depth': depthTables,
  'sc-pseudotime': trajectoryTables,
  'sc-gene-trends': trajectoryTables,
  'sc-composition-bar': compositionTables,
  'sc-composition-box': compositionTables,
  'sc-clusters': clusterTables,
  'sc-marker-dots': markerTables,
  'sc-marker-heatmap': markerTables,
  'sc-feature-map': featureTables,
  'sc-feature-violin': featureTables,
  'sc-marker-volcano': volcanoTables,
  'sc-composition-roe': () => ({
    roe: table('roe', {
      cluster: ['1', '1', 'B 细胞', 'B 细胞'],
      group: ['对照', '处理', '对照', '处理'],
      observed: [30, 10, 0, 20],
      expected: [20, 20, 10, 10],
      roe: [1.5, 0.5, 0, 2],
      mark: ['+++', '+', '−', '+++'],
    }),
  }),
};

import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';
import { embeddingTables } from './singleCellTables.ts';

/** Three cell types compared, one that could not be. */
function typeTables(): Record<string, Table> {
  return {
    types: table('types', {
      cluster: ['单核细胞', 'T 细胞', '3', '浆细胞'],
      contrast: ['处理 vs 对照', '处理 vs 对照', '处理 vs 对照', ''],
      cells: [812, 640, 233, 21],
      samples: [7, 7, 6, 0],
      tested: ['是', '是', '是', '否'],
      reason: ['', '', '', '“对照”组只有 1 个样本不少于 10 个细胞'],
      genes: [9120, 8430, 6100, Number.NaN],
      up: [128, 41, 0, Number.NaN],
      down: [73, 56, 4, Number.NaN],
    }),
  };
}

/** The example samples as scored cells in three clusters, one of which has no name. */
function scoreTables(): Record<string, Table> {
  const next = random(47);
  const [ids, x, y] = embeddingTables()['embedding']!.columns.map(({ values }) => values) as [
    string[],
    Float64Array,
    Float64Array,
  ];
  const cluster = ids.map((_, i) => (i < 6 ? '1' : i < 13 ? '2' : '3'));
  const sets = ['T 细胞', 'B 细胞', 'S', 'G2M'];
  const score = (set: number) => cluster.map((own) => (Number(own) === set + 1 ? 0.9 : -0.1) + 0.2 * normal(next));
  const rows = sets.flatMap((set, s) =>
    ['1', '2', '3'].map((own, c) => ({
      set,
      own,
      mean: (s === c ? 0.9 : -0.1) + 0.1 * next(),
      scaled: s === c ? 1.15 : -0.6 + 0.1 * next(),
      share: s === c ? 1 : 0.3 * next(),
    })),
  );
  const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
  return {
    cells: table('cells', {
      cell: ids,
      cluster,
      label: cluster.map((own) => sets[Number(own) - 1]!.replace('S', '未知')),
      x,
      y,
      phase: ids.map((_, i) => ['G1', 'S', 'G2M'][i % 3]!),
      s_score: score(2),
      g2m_score: score(3),
      'T 细胞': score(0),
      'B 细胞': score(1),
    }),
    clusters: table('clusters', {
      set: column('set'),
      cluster: column('own'),
      mean: column('mean'),
      scaled: column('scaled'),
      share: column('share'),
    }),
  };
}

/** The example samples as cells of three batches, apart before and together after. */
function integrationTables(): Record<string, Table> {
  const next = random(53);
  const [ids, x, y] = embeddingTables()['embedding']!.columns.map(({ values }) => values) as [
    string[],
    Float64Array,
    Float64Array,
  ];
  const batch = ids.map((_, i) => `批次 ${1 + (i % 3)}`);
  const scopes = ['全部', '批次 1', '批次 2', '批次 3'];
  const rows = ['ilisi', 'clisi'].flatMap((measure) =>
    scopes.flatMap((scope) =>
      (['before', 'after'] as const).map((stage) => {
        const middle = measure === 'clisi' ? 1.05 : stage === 'before' ? 1.2 : 2.3;
        return {
          measure,
          scope,
          stage,
          five: [-0.04, -0.02, 0, 0.02, 0.3].map((step) => middle * (1 + step) + 0.01 * next()),
        };
      }),
    ),
  );
  return {
    cells: table('cells', {
      cell: ids,
      batch,
      label: ids.map((_, i) => (i < 9 ? 'T 细胞' : 'B 细胞')),
      cluster: ids.map((_, i) => (i < 9 ? '1' : '2')),
      x,
      y,
      x_before: x.map((value, i) => value + 3 * (i % 3)),
      y_before: y.map((value) => -value),
    }),
    mixing: table('mixing', {
      measure: rows.map(({ measure }) => measure),
      scope: rows.map(({ scope }) => scope),
      stage: rows.map(({ stage }) => stage),
      cells: rows.map(() => 6),
      most: rows.map(({ measure }) => (measure === 'ilisi' ? 3 : 2)),
      ...Object.fromEntries(
        ['min', 'q1', 'median', 'q3', 'max'].map((name, at) => [name, rows.map(({ five }) => five[at]!)]),
      ),
    }),
  };
}

/**
 * Forty neighbourhoods of three clusters in two comparisons, every fourth significant, on the example samples as if
 * they were cells.
 */
function neighbourhoodTables(): Record<string, Table> {
  const next = random(83);
  const rows = ['处理 vs 对照', '恢复 vs 对照'].flatMap((contrast, c) =>
    Array.from({ length: 40 }, (_, i) => ({
      contrast,
      i,
      change: (c === 0 ? 1 : -1) * (i % 4 === 0 ? 2 : 0.4) * (i % 3 === 0 ? -1 : 1) + 0.3 * normal(next),
    })),
  );
  const [ids, x, y] = embeddingTables()['embedding']!.columns.map(({ values }) => values) as [
    string[],
    Float64Array,
    Float64Array,
  ];
  return {
    result: table('result', {
      contrast: rows.map(({ contrast }) => contrast),
      feature: rows.map(({ i }) => String(i + 1)),
      cluster: rows.map(({ i }) => ['T 细胞', 'B 细胞', '3'][i % 3]!),
      share: rows.map(({ i }) => (i % 7 === 0 ? 0.5 : 0.9)),
      size: rows.map(({ i }) => 20 + i),
      log2fc: rows.map(({ change }) => change),
      p_adj: rows.map(({ i }) => (i % 4 === 0 ? 0.01 : 0.6)),
      p: rows.map(({ i }) => (i % 4 === 0 ? 0.001 : 0.5)),
      x: rows.map(({ i }) => x[i % x.length]!),
      y: rows.map(({ i }) => y[i % y.length]!),
    }),
    clusters: table('clusters', { cluster: ['3', 'B 细胞', 'T 细胞'] }),
    cells: table('cells', { cell: ids, x, y }),
  };
}

/** Tables of what is done with annotated cells, by chart. */
export const cellMethodTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'sc-milo-beeswarm': neighbourhoodTables,
  'sc-milo-map': neighbourhoodTables,
  'sc-pseudobulk-counts': typeTables,
  'sc-integration-map': integrationTables,
  'sc-integration-lisi': integrationTables,
  'sc-score-map': scoreTables,
  'sc-score-dots': scoreTables,
  'sc-score-labels': scoreTables,
};

import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';
import { embeddingTables } from './singleCellTables.ts';

/** Three cell types compared, one that could not be. */
function typeTables(): Record<string, Table> {
  return {
    types: table('types', {
      cluster: ['单核细胞', 'T 细胞', '3', '浆细胞'], contrast: ['处理 vs 对照', '处理 vs 对照', '处理 vs 对照', ''], cells: [812, 640, 233, 21], samples: [7, 7, 6, 0],
      tested: ['是', '是', '是', '否'], reason: ['', '', '', '“对照”组只有 1 个样本不少于 10 个细胞'], genes: [9120, 8430, 6100, Number.NaN], up: [128, 41, 0, Number.NaN], down: [73, 56, 4, Number.NaN],
    }),
  };
}

/** The example samples as scored cells in three clusters, one of which has no name. */
function scoreTables(): Record<string, Table> {
  const next = random(47);
  const [ids, x, y] = embeddingTables()['embedding']!.columns.map(({ values }) => values) as [string[], Float64Array, Float64Array];
  const cluster = ids.map((_, i) => (i < 6 ? '1' : i < 13 ? '2' : '3'));
  const sets = ['T 细胞', 'B 细胞', 'S', 'G2M'];
  const score = (set: number) => cluster.map((own) => (Number(own) === set + 1 ? 0.9 : -0.1) + 0.2 * normal(next));
  const rows = sets.flatMap((set, s) => ['1', '2', '3'].map((own, c) => ({ set, own, mean: (s === c ? 0.9 : -0.1) + 0.1 * next(), scaled: s === c ? 1.15 : -0.6 + 0.1 * next(), share: s === c ? 1 : 0.3 * next() })));
  const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
  return {
    cells: table('cells', { cell: ids, cluster, label: cluster.map((own) => sets[Number(own) - 1]!.replace('S', '未知')), x, y, phase: ids.map((_, i) => ['G1', 'S', 'G2M'][i % 3]!), s_score: score(2), g2m_score: score(3), 'T 细胞': score(0), 'B 细胞': score(1) }),
    clusters: table('clusters', { set: column('set'), cluster: column('own'), mean: column('mean'), scaled: column('scaled'), share: column('share') }),
  };
}

/** Tables of what is done with annotated cells, by chart. */
export const cellMethodTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'sc-pseudobulk-counts': typeTables,
  'sc-score-map': scoreTables,
  'sc-score-dots': scoreTables,
  'sc-score-labels': scoreTables,
};

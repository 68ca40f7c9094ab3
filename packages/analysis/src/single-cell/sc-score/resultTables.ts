import { integerColumn, numberColumn, tableOf, textColumn, type Column, type Table } from '../../model/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import type { ClusterLabel } from './annotation.ts';
import type { ClusteredCells } from './clustered.ts';
import type { SetInTable } from './matched.ts';
import type { Phase } from './scores.ts';

export type Cycle = { readonly s: Float64Array; readonly g2m: Float64Array; readonly phase: readonly Phase[] };

/** Column names of the table of cells that a set must not take. */
const taken = new Set(['cell', 'cluster', 'label', 'x', 'y', 'phase', 's_score', 'g2m_score']);

export function cellTable(
  { cluster, counts, names, x, y }: ClusteredCells,
  labels: readonly string[],
  used: readonly SetInTable[],
  scores: readonly Float64Array[],
  cycle: Cycle | null,
): Table {
  const phases: Column[] = cycle
    ? [
        textColumn('phase', '周期', cycle.phase, { help: 'S 与 G2M 得分都小于 0 为 G1，否则取较高的一个' }),
        numberColumn('s_score', 'S 期得分', cycle.s, { help: 'S 期基因的模块得分' }),
        numberColumn('g2m_score', 'G2M 期得分', cycle.g2m, { help: 'G2M 期基因的模块得分' }),
      ]
    : [];
  return tableOf('cells', '细胞得分', [
    textColumn('cell', '细胞', counts.cells, { help: '细胞条码，与表达矩阵的列名相同' }),
    textColumn(
      'cluster',
      '簇',
      Array.from(cluster, (own) => names[own]!),
      { help: '所属的簇，取自注释表或自动聚类' },
    ),
    textColumn(
      'label',
      '注释',
      Array.from(cluster, (own) => labels[own]!),
      { help: '所属的簇按得分得到的名称' },
    ),
    numberColumn('x', 'UMAP 1', x, { help: '图上的横坐标，取自注释表或由 UMAP 算得；没有单位' }),
    numberColumn('y', 'UMAP 2', y, { help: '图上的纵坐标，取自注释表或由 UMAP 算得；没有单位' }),
    ...phases,
    ...used.map(({ genes, name }, at) =>
      numberColumn(taken.has(name) ? `${name} (set)` : name, name, scores[at]!, {
        help: `该基因集在每个细胞的得分，用了 ${genes.length} 个基因`,
      }),
    ),
  ]);
}

/** Every set in every cluster. `scaled` sets the clusters of one set beside each other. */
export function clusterTable(
  { cluster, names }: ClusteredCells,
  used: readonly SetInTable[],
  scores: readonly Float64Array[],
  means: readonly Float64Array[],
): Table {
  const sizes = new Float64Array(names.length);
  for (const own of cluster) sizes[own]! += 1;
  const rows = used.flatMap(({ name }, at) => {
    const own = scores[at]!;
    const level = arithmeticMean(own);
    const above = new Float64Array(names.length);
    own.forEach((score, cell) => (above[cluster[cell]!]! += Number(score > level)));
    const centre = arithmeticMean(means[at]!);
    const sd = sampleSd(means[at]!);
    return names.map((one, c) => ({
      name,
      one,
      mean: means[at]![c]!,
      scaled: sd > 1e-12 ? (means[at]![c]! - centre) / sd : Number.NaN,
      share: above[c]! / sizes[c]!,
    }));
  });
  const column = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('clusters', '各簇得分', [
    textColumn(
      'set',
      '基因集',
      rows.map(({ name }) => name),
      { help: '基因集的名称' },
    ),
    textColumn(
      'cluster',
      '簇',
      rows.map(({ one }) => one),
      { help: '簇的名称，取自注释表或自动聚类' },
    ),
    numberColumn(
      'mean',
      '平均得分',
      column((row) => row.mean),
      { help: '该簇各细胞得分的平均' },
    ),
    numberColumn(
      'scaled',
      '标准化得分',
      column((row) => row.scaled),
      { help: '平均得分在各簇间标准化（n − 1）；各簇相同或只有一个簇时为空' },
    ),
    numberColumn(
      'share',
      '高于平均的比例',
      column((row) => row.share),
      { help: '该簇中得分高于全部细胞平均的细胞比例，0～1' },
    ),
  ]);
}

export function annotationTable(
  { cluster, names }: ClusteredCells,
  labels: readonly ClusterLabel[],
  words: readonly string[],
  used: readonly SetInTable[],
  means: readonly Float64Array[],
): Table {
  const sizes = new Float64Array(names.length);
  for (const own of cluster) sizes[own]! += 1;
  const column = (of: (label: ClusterLabel, at: number) => number): Float64Array => Float64Array.from(labels, of);
  return tableOf('annotation', '簇的注释', [
    textColumn('cluster', '簇', names, { help: '簇的名称，取自注释表或自动聚类' }),
    textColumn('label', '注释', words, { help: '平均得分最高的基因集；得分或差距不足时为“未知”' }),
    integerColumn('cells', '细胞数', sizes, { help: '属于该簇的细胞个数' }),
    textColumn(
      'best',
      '最高的集合',
      labels.map(({ best }) => used[best]?.name ?? ''),
      { help: '平均得分最高的基因集，不论是否达到阈值' },
    ),
    numberColumn(
      'score',
      '最高得分',
      column(({ score }) => score),
      { help: '该集合在该簇的平均得分' },
    ),
    textColumn(
      'second',
      '第二高的集合',
      labels.map(({ second }) => used[second]?.name ?? ''),
      { help: '平均得分第二高的基因集；只有一个集合时为空' },
    ),
    numberColumn(
      'second_score',
      '第二高得分',
      column(({ second }, at) => means[second]?.[at] ?? Number.NaN),
      { help: '第二高的集合在该簇的平均得分' },
    ),
    numberColumn(
      'margin',
      '差距',
      column(({ margin }) => margin),
      { help: '最高与第二高得分之差，越大越可信' },
    ),
    numberColumn(
      'support',
      '一致比例',
      column(({ best, support }) => (best < 0 ? Number.NaN : support)),
      { help: '该簇中自身得分最高的也是这个集合的细胞比例，0～1' },
    ),
  ]);
}

/** Cells of each phase in every cluster; no rows without the sets S and G2M. */
export function cycleTable({ cluster, names }: ClusteredCells, cycle: Cycle | null): Table {
  const shown = cycle ? names : [];
  const of = (phase: Phase): Float64Array => {
    const counts = new Float64Array(shown.length);
    cycle?.phase.forEach((own, cell) => (counts[cluster[cell]!]! += Number(own === phase)));
    return counts;
  };
  const [g1, s, g2m, undecided] = [of('G1'), of('S'), of('G2M'), of('未定')];
  return tableOf('cycle', '细胞周期', [
    textColumn('cluster', '簇', shown, { help: '簇的名称，取自注释表或自动聚类' }),
    integerColumn('g1', 'G1', g1, { help: '判断为 G1 期（未在增殖）的细胞个数' }),
    integerColumn('s', 'S', s, { help: '判断为 S 期的细胞个数' }),
    integerColumn('g2m', 'G2M', g2m, { help: '判断为 G2M 期的细胞个数' }),
    integerColumn('undecided', '未定', undecided, { help: '两个得分相同且不小于 0 的细胞个数' }),
    numberColumn(
      'cycling',
      '增殖比例',
      g1.map((_, c) => (s[c]! + g2m[c]!) / (g1[c]! + s[c]! + g2m[c]! + undecided[c]!)),
      { help: '该簇中 S 期与 G2M 期细胞的比例，0～1' },
    ),
  ]);
}

export function setTable(found: readonly SetInTable[]): Table {
  return tableOf('sets', '基因集', [
    textColumn(
      'set',
      '基因集',
      found.map(({ name }) => name),
      { help: '基因集的名称' },
    ),
    integerColumn(
      'size',
      '基因数',
      Float64Array.from(found, ({ size }) => size),
      { help: '文件中该集合的基因个数，重复的只计一次' },
    ),
    integerColumn(
      'matched',
      '找到的基因数',
      Float64Array.from(found, ({ genes }) => genes.length),
      { help: '在表达矩阵中找到的基因个数' },
    ),
    textColumn(
      'used',
      '是否评分',
      found.map(({ used }) => (used ? '是' : '否')),
      { help: '找到的基因不少于所设个数的才评分' },
    ),
    textColumn(
      'missing',
      '没有找到的基因',
      found.map(({ missing }) => `${missing.slice(0, 20).join('、')}${missing.length > 20 ? ' 等' : ''}`),
      { help: '表达矩阵中没有的基因，最多列出 20 个' },
    ),
  ]);
}

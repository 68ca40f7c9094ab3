import {
  InputError,
  numberColumn,
  tableOf,
  textColumn,
  type CellCounts,
  type Groups,
  type Message,
  type MethodOutput,
  type Options,
  type Removal,
  type RunContext,
  type Table,
} from '../../model/index.ts';
import { clusterCells, clusterName } from '../sc-cluster/index.ts';
import {
  cellSpace,
  librarySizes,
  logNormalized,
  moreCells,
  refuseSize,
  selectCounts,
  withoutEmpty,
} from '../../cells/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import { cellMap, placedCells, type CellMap, type MapContext } from './cellMap.ts';
import { genesPerCell, cellExpressionTable, cellPlaceTable } from './cellTables.ts';
import { clusterExpression, findMarkers, type ClusterExpression, type Marker } from './markers.ts';

type Clustered = {
  readonly expression: CellCounts;
  readonly names: readonly string[];
  readonly cluster: Int32Array;
  readonly map: CellMap;
  readonly removed: readonly Removal[];
  readonly how: 'given' | 'found';
  readonly dimensions: number;
};
type Inputs = {
  readonly cells: CellCounts;
  readonly groups?: Groups | undefined;
  /** Genes to draw whatever the tests say. */ readonly list?: readonly string[] | undefined;
};

/**
 * Genes that mark each cluster against all other cells.
 * @throws {InputError} When there are not two clusters of three cells.
 */
export function scMarkers(
  { cells, groups, list = [] }: Inputs,
  options: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('整理细胞与簇', 0);
  const context = {
    seed,
    mapped: options['map'] === true,
    progress: (fraction: number) => progress('排布各细胞', 0.4 * fraction),
  };
  const { cluster, dimensions, expression, how, map, names, removed } = groups
    ? givenClusters(cells, groups, context)
    : foundClusters(cells, Number(options['resolution']), context);
  const sizes = new Float64Array(names.length);
  for (const own of cluster) sizes[own]! += 1;
  refuseClusters(names, sizes);
  const figures = clusterExpression(expression, cluster, sizes);
  const settings = {
    minPct: Number(options['min_pct']),
    minFc: Number(options['min_log2fc']),
    onlyUp: options['only_up'] === true,
  };
  const markers = findMarkers(expression, cluster, sizes, figures, settings, (fraction) =>
    progress('检验各基因', 0.4 + 0.5 * fraction),
  );
  const drawn = genesToDraw(markers, figures, Number(options['top']));
  progress('整理结果', 1);
  const {
    absent,
    genes: perCell,
    left,
  } = genesPerCell(expression.genes, list, genesByTurn(markers, figures, names.length));
  const without = names.filter((_, c) => !markers.some((marker) => marker.cluster === c));
  const messages: Message[] = [];
  if (without.length > 0)
    messages.push({
      level: 'warning',
      text: `${without
        .slice(0, 5)
        .map((name) => `“${name}”`)
        .join(
          '、',
        )}${without.length > 5 ? ` 等 ${without.length} 个簇` : ''}没有达到条件的基因，请放宽最低检出比例或最小 log2 差异。`,
    });
  if (how === 'given') messages.push({ level: 'info', text: '按提供的细胞分组作为簇。' });
  if (absent.length > 0)
    messages.push({
      level: absent.length === list.length ? 'warning' : 'info',
      text: `想画的基因中 ${absent.length} 个不在表达矩阵中：${absent.slice(0, 5).join('、')}${absent.length > 5 ? ' 等' : ''}。请检查写法（大小写须相同）。`,
    });
  if (left > 0) messages.push({ level: 'info', text: `想画的基因多于 60 个，只取前 60 个，其余 ${left} 个未画。` });
  return {
    tables: [
      markerTable(markers, figures, names, expression.genes),
      expressionTable(drawn, figures, names, expression.genes),
      cellPlaceTable(expression.cells, names, cluster, map),
      cellExpressionTable(expression, perCell),
    ],
    removed,
    messages,
    facts: {
      cells: cluster.length,
      clusters: names.length,
      how,
      dimensions,
      genes: expression.genes.length,
      markers: markers.length,
      significant: markers.filter(({ pAdj }) => pAdj < 0.05).length,
      smallest: sizes.reduce((least, size) => Math.min(least, size), Infinity),
      drawn: perCell.length,
      map: map.how,
      seed,
    },
  };
}

/** The groups as clusters; cells without a group, and without a count, are left out and named. */
function givenClusters(cells: CellCounts, groups: Groups, context: MapContext): Clustered {
  refuseSize(cells, 1, moreCells);
  const { kept, removed } = withoutEmpty(cells);
  const groupOf = new Map(groups.samples.map((cell, i) => [cell, groups.group[i]!]));
  const used = [...kept.cells.keys()].filter((cell) => groupOf.has(kept.cells[cell]!));
  if (used.length === 0) {
    throw new InputError([
      {
        code: 'no-cell-in-groups',
        severity: 'error',
        input: 'groups',
        what: `分组表中的名称（如“${groups.samples[0] ?? ''}”）在表达矩阵中一个也没有（如“${cells.cells[0] ?? ''}”）`,
        remedy: '分组表第一列应是细胞条码，与表达矩阵的列名相同；也可以不提供分组，由程序聚类',
      },
    ]);
  }
  const counts = selectCounts(
    kept,
    used,
    kept.genes.map((_, gene) => gene),
  );
  const present = new Set(counts.cells.map((cell) => groupOf.get(cell)!));
  const names = groups.levels.filter((level) => present.has(level));
  const ungrouped = kept.cells
    .filter((cell) => !groupOf.has(cell))
    .map((id): Removal => ({ kind: 'sample', id, reason: '不在分组表中' }));
  const expression = logNormalized(counts, librarySizes(counts));
  return {
    expression,
    names,
    cluster: Int32Array.from(counts.cells, (cell) => names.indexOf(groupOf.get(cell)!)),
    map: cellMap(counts, expression, groups, context),
    removed: [...removed, ...ungrouped],
    how: 'given',
    dimensions: 0,
  };
}

/** The clusters of `sc-cluster` with its defaults. */
function foundClusters(cells: CellCounts, resolution: number, context: MapContext): Clustered {
  const { seed } = context;
  const space = cellSpace(cells, { genes: 2000, components: 30, most: moreCells }, seed);
  const { clusters, community } = clusterCells(
    space.points,
    space.cells.length,
    space.dimensions,
    { neighbors: Math.min(20, space.cells.length), resolution, method: 'leiden' },
    seed,
  );
  return {
    expression: space.expression,
    names: Array.from({ length: clusters }, (_, c) => clusterName(c)),
    cluster: community,
    map: placedCells(space, context),
    removed: space.removed,
    how: 'found',
    dimensions: space.dimensions,
  };
}

function refuseClusters(names: readonly string[], sizes: Float64Array): void {
  const small = names.findIndex((_, c) => sizes[c]! < 3);
  if (names.length >= 2 && small < 0) return;
  const what =
    names.length < 2
      ? '只有 1 个簇，没有可以比较的细胞'
      : `簇“${names[small]}”只有 ${sizes[small]} 个细胞，至少需要 3 个`;
  throw new InputError([
    {
      code: 'too-few-clusters',
      severity: 'error',
      input: 'groups',
      what,
      remedy: '请合并太小的细胞群，或调整分辨率后重试',
    },
  ]);
}

/** Of each cluster the first genes that rise, once each, in the order of the clusters. */
function genesToDraw(markers: readonly Marker[], { log2fc }: ClusterExpression, top: number): readonly number[] {
  const chosen = new Set<number>();
  log2fc.forEach((change, c) => {
    markers
      .filter(({ cluster, gene }) => cluster === c && change[gene]! > 0 && !chosen.has(gene))
      .slice(0, top)
      .forEach(({ gene }) => chosen.add(gene));
  });
  return [...chosen];
}

/** Of every cluster the first gene that rises, then of every cluster the second, and so on, once each. */
function genesByTurn(markers: readonly Marker[], { log2fc }: ClusterExpression, clusters: number): readonly number[] {
  const rising = Array.from({ length: clusters }, (_, c) =>
    markers.filter(({ cluster, gene }) => cluster === c && log2fc[c]![gene]! > 0),
  );
  const longest = rising.reduce((most, own) => Math.max(most, own.length), 0);
  return [
    ...new Set(
      Array.from({ length: Math.min(60, longest) }, (_, turn) => rising.flatMap((own) => own[turn]?.gene ?? [])).flat(),
    ),
  ];
}

function markerTable(
  markers: readonly Marker[],
  { log2fc, restShare, share }: ClusterExpression,
  names: readonly string[],
  genes: readonly string[],
): Table {
  const column = (of: (marker: Marker) => number): Float64Array => Float64Array.from(markers, of);
  return tableOf('markers', '标志基因', [
    textColumn(
      'cluster',
      '簇',
      markers.map(({ cluster }) => names[cluster]!),
      { help: '与其余所有细胞比较的簇' },
    ),
    textColumn(
      'gene',
      '基因',
      markers.map(({ gene }) => genes[gene]!),
      { help: '基因名，取自输入的第一列' },
    ),
    numberColumn(
      'p',
      'P 值',
      column(({ p }) => p),
      { help: 'Wilcoxon 秩和检验的双侧 P 值，正态近似，作结与连续性校正' },
    ),
    numberColumn(
      'avg_log2fc',
      'log2 差异',
      column(({ cluster, gene }) => log2fc[cluster]![gene]!),
      { help: '簇内与簇外每万计数平均值加 1 后的 log2 之差，正值为簇内更高' },
    ),
    numberColumn(
      'pct1',
      '簇内检出比例',
      column(({ cluster, gene }) => share[cluster]![gene]!),
      { help: '簇内计数大于 0 的细胞比例，0～1' },
    ),
    numberColumn(
      'pct2',
      '簇外检出比例',
      column(({ cluster, gene }) => restShare[cluster]![gene]!),
      { help: '其余细胞中计数大于 0 的比例，0～1' },
    ),
    numberColumn(
      'p_adj',
      '校正后 P 值',
      column(({ pAdj }) => pAdj),
      { help: '在该簇检验的基因中按 Benjamini–Hochberg 校正' },
    ),
  ]);
}

function expressionTable(
  drawn: readonly number[],
  { mean, share }: ClusterExpression,
  names: readonly string[],
  genes: readonly string[],
): Table {
  const rows = drawn.flatMap((gene) => {
    const logged = names.map((_, c) => Math.log1p(mean[c]![gene]!));
    const centre = arithmeticMean(logged);
    const sd = sampleSd(logged);
    return names.map((name, c) => ({
      gene: genes[gene]!,
      name,
      mean: logged[c]!,
      scaled: sd > 0 ? (logged[c]! - centre) / sd : 0,
      share: share[c]![gene]!,
    }));
  });
  return tableOf('expression', '作图的基因', [
    textColumn(
      'gene',
      '基因',
      rows.map(({ gene }) => gene),
      { help: '每个簇最前的若干上调基因' },
    ),
    textColumn(
      'cluster',
      '簇',
      rows.map(({ name }) => name),
      { help: '簇或细胞分组的名称' },
    ),
    numberColumn(
      'mean',
      '平均表达',
      Float64Array.from(rows, ({ mean: value }) => value),
      { help: '簇内每万计数的平均值加 1 后取自然对数' },
    ),
    numberColumn(
      'scaled',
      '标准化表达',
      Float64Array.from(rows, ({ scaled }) => scaled),
      { help: '平均表达在各簇间减均值、除以标准差（n − 1）' },
    ),
    numberColumn(
      'pct',
      '检出比例',
      Float64Array.from(rows, ({ share: value }) => value),
      { help: '簇内计数大于 0 的细胞比例，0～1' },
    ),
  ]);
}

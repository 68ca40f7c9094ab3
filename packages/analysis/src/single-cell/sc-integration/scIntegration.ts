import { partition } from '../../k-means/index.ts';
import { uniform } from '../../linear/index.ts';
import type {
  CellCounts,
  Message,
  MethodOutput,
  Options,
  RecordColumn,
  Records,
  Removal,
  RunContext,
} from '../../model/index.ts';
import { umapMap } from '../../umap/index.ts';
import { classesOf, findColumn, pickText } from '../../records/index.ts';
import { clusterCells } from '../sc-cluster/index.ts';
import { cellColumn, cellSpace, moreCells, ordered, refusal, selectCounts, type CellSpace } from '../../cells/index.ts';
import { nearestNeighbours, nearestOf, type Neighbours } from '../../neighbours/index.ts';
import { harmony, unitRows, usualSettings, type Harmony } from './harmony.ts';
import { localDiversity, neighboursOf } from './lisi.ts';
import { cellTable, componentTable, mixingTable, roundTable, type Classes, type Mixing } from './resultTables.ts';
import { readScIntegrationOptions, type ScIntegrationOptions } from './scIntegration.schema.ts';

const batchNames =
  /^(batch|batches|library|dataset|run|lane|sample|samples|sampleid|origident|donor|patient|批次|数据集|文库|样本|样品|供体)$/u;
const labelNames =
  /^(celltype|celltypes|label|labels|annotation|cluster|clusters|seuratclusters|leiden|louvain|细胞类型|细胞类群|注释|亚群|簇)$/u;

/**
 * Components of the cells without batch effects, and how well the batches mix.
 * @throws {InputError} When there are not two batches.
 */
export function scIntegration(cells: CellCounts, records: Records, raw: Options, context: RunContext): MethodOutput {
  const options = readScIntegrationOptions(raw);
  const { progress, seed } = context;
  const table = columnsOf(records, cells, options);
  const { counts, removed } = annotated(cells, table);
  progress('归一化并降维', 0);
  const space = cellSpace(counts, { genes: options.genes, components: options.components, most: moreCells }, seed);
  const [n, d] = [space.cells.length, space.dimensions];
  const batch = annotatedClasses(space.cells, table.rowOf, table.batch);
  refuseBatches(batch);
  const label = table.label ? annotatedClasses(space.cells, table.rowOf, table.label) : null;

  const { clusters, found, starts } = integrated(space, batch, options, seed, (fraction) =>
    progress('整合', 0.1 + 0.35 * fraction),
  );
  const neighbors = Math.min(20, n);
  const perplexity = Math.max(1, Math.min(options.perplexity, Math.floor((n - 1) / 3)));
  // One neighbour search for the clusters, the maps and the mixing, with as many neighbours as any of them needs.
  const counted = neighboursOf(perplexity, n);
  const near = [space.points, found.corrected].map((points, at) =>
    nearestNeighbours(points, n, d, Math.max(neighbors - 1, counted), (fraction) =>
      progress('寻找近邻', 0.45 + 0.05 * (at + fraction)),
    ),
  ) as [Neighbours, Neighbours];
  const { community } = clusterCells(
    found.corrected,
    n,
    d,
    { neighbors, resolution: options.resolution, method: 'leiden', known: near[1] },
    seed,
    (fraction) => progress('聚类', 0.55 + 0.05 * fraction),
  );
  const maps = [space.points, found.corrected].map((points, at) =>
    umapMap(
      points,
      n,
      d,
      { neighbors, minDist: options.min_dist, metric: 'euclidean', known: near[at]! },
      seed,
      (fraction) => progress('排布各细胞', 0.6 + 0.15 * (at + fraction)),
    ),
  );
  progress('计算混合程度', 0.9);
  const asked = [
    { kind: 'batch' as const, classes: batch },
    ...(label && label.names.length > 1 ? [{ kind: 'label' as const, classes: label }] : []),
  ];
  const labellings = asked.map(({ classes: { names, of } }) => ({ of, count: names.length }));
  const [before, after] = near.map((one) => localDiversity(nearestOf(one, counted), labellings, perplexity));
  const mixing = asked.map(({ classes, kind }, at): Mixing => ({
    kind,
    classes,
    before: before![at]!,
    after: after![at]!,
  }));
  const mixed = mixingTable(mixing, batch);
  return {
    tables: [
      cellTable(space.cells, batch, label, community, maps as [Float64Array, Float64Array], mixing),
      mixed.table,
      componentTable(space.cells, found.corrected, d),
      roundTable(found),
    ],
    removed: [...removed, ...space.removed],
    messages: [...space.messages, ...said(records, cells, removed, found, batch, mixed.medians, table.batch)],
    facts: {
      cells: n,
      batches: batch.names.length,
      batch_column: table.batch.name,
      sizes:
        batch.names
          .slice(0, 12)
          .map((name, at) => `${name} ${batch.of.reduce((sum, own) => sum + Number(own === at), 0)} 个`)
          .join('、') + (batch.names.length > 12 ? ' 等' : ''),
      genes: space.genesUsed,
      dimensions: d,
      clusters,
      starts,
      rounds: found.rounds.length - 1,
      converged: found.converged ? '是' : '否',
      communities: new Set(community).size,
      perplexity,
      ilisi_before: mixed.medians.batch[0],
      ilisi_after: mixed.medians.batch[1],
      ...(mixed.medians.label
        ? { clisi_before: mixed.medians.label[0], clisi_after: mixed.medians.label[1], labels: label!.names.length }
        : {}),
      seed,
    },
  };
}

type Columns = {
  readonly rowOf: ReadonlyMap<string, number>;
  readonly batch: RecordColumn;
  readonly label: RecordColumn | null;
};

function columnsOf(records: Records, cells: CellCounts, { batch_column, label_column }: ScIntegrationOptions): Columns {
  const cell = cellColumn(cells, records);
  const batch = pickText(records, batch_column, {
    option: 'batch_column',
    label: '批次列',
    names: batchNames,
    taken: [cell],
  });
  const label = findColumn(
    records,
    label_column,
    { option: 'label_column', label: '细胞类型列', names: labelNames, taken: [cell, batch] },
    false,
  );
  const rowOf = new Map<string, number>();
  cell.text.forEach((name, row) => {
    if (rowOf.has(name))
      throw refusal(
        'duplicate-cell',
        `细胞注释表中“${name}”出现了两次`,
        '每个细胞只能有一行；合并几个样本时请先让条码各不相同',
      );
    rowOf.set(name, row);
  });
  return { rowOf, batch, label };
}

/** The cells whose batch is known. */
function annotated(
  cells: CellCounts,
  { batch, rowOf }: Columns,
): { readonly counts: CellCounts; readonly removed: readonly Removal[] } {
  const known = (name: string): boolean => (classesOf(batch)[rowOf.get(name) ?? -1] ?? '') !== '';
  const used = [...cells.cells.keys()].filter((i) => known(cells.cells[i]!));
  if (used.length === cells.cells.length) return { counts: cells, removed: [] };
  return {
    counts: selectCounts(
      cells,
      used,
      cells.genes.map((_, gene) => gene),
    ),
    removed: cells.cells.flatMap((id): Removal[] => (known(id) ? [] : [{ kind: 'sample', id, reason: '没有批次' }])),
  };
}

/** A cell without a word in the column is 未注释. */
function annotatedClasses(cells: readonly string[], rowOf: ReadonlyMap<string, number>, column: RecordColumn): Classes {
  const words = cells.map((name) => classesOf(column)[rowOf.get(name)!] || '未注释');
  const names = ordered(words);
  const at = new Map(names.map((name, i) => [name, i]));
  return { names, of: Int32Array.from(words, (word) => at.get(word)!) };
}

function refuseBatches({ names, of }: Classes): void {
  if (names.length < 2)
    throw refusal(
      'one-batch',
      `批次列只有“${names[0] ?? ''}”一个值，没有要整合的批次`,
      '请选择区分样本或批次的列；只有一个样本时直接用“单细胞聚类”',
    );
  if (names.length > 200 || names.length * 2 > of.length)
    throw refusal(
      'too-many-batches',
      `批次列有 ${names.length} 个不同的值，最多 200 个，且平均每个至少 2 个细胞`,
      '多半选成了细胞条码列，请改选',
    );
}

/**
 * Harmony from the centres of k-means on the unit sphere; the best of ten starts, of fewer where there are many cells.
 */
function integrated(
  { cells, dimensions: d, points }: CellSpace,
  batch: Classes,
  { clusters, lambda, rounds, sigma, theta }: ScIntegrationOptions,
  seed: number,
  progress: (fraction: number) => void,
): { readonly found: Harmony; readonly clusters: number; readonly starts: number } {
  const n = cells.length;
  const cosine = unitRows(points, n, d);
  const different = new Set(Array.from({ length: n }, (_, i) => cosine.subarray(i * d, (i + 1) * d).join(' '))).size;
  const k = Math.min(clusters > 0 ? clusters : Math.min(100, Math.max(2, Math.round(n / 30))), different);
  const starts = n <= 2_000 ? 10 : n <= 6_000 ? 3 : 1;
  const { centers } = partition(cosine, n, d, k, starts, seed, (fraction) => progress(0.3 * fraction));
  const random = uniform(seed);
  const order = Int32Array.from({ length: n }, (_, i) => i);
  const shuffled = (): Int32Array => {
    for (let i = n - 1; i > 0; i -= 1) {
      const other = Math.floor(random() * (i + 1));
      [order[i], order[other]] = [order[other]!, order[i]!];
    }
    return order;
  };
  const found = harmony(
    points,
    n,
    d,
    { of: batch.of, count: batch.names.length },
    centers,
    { ...usualSettings, theta, lambda, sigma, rounds },
    shuffled,
    (fraction) => progress(0.3 + 0.7 * fraction),
  );
  return { found, clusters: k, starts };
}

function said(
  records: Records,
  cells: CellCounts,
  removed: readonly Removal[],
  { converged, rounds }: Harmony,
  { names, of }: Classes,
  { label }: { readonly label?: readonly [number, number] | undefined },
  column: RecordColumn,
): Message[] {
  const messages: Message[] = [];
  if (removed.length > 0)
    messages.push({
      level: removed.length * 2 > cells.cells.length ? 'warning' : 'info',
      text: `${removed.length} 个细胞没有批次（不在注释表中，或“${column.name}”列为空），未参与。`,
    });
  if (records.rows > cells.cells.length)
    messages.push({
      level: 'info',
      text: `注释表有 ${records.rows} 行，多于表达矩阵的 ${cells.cells.length} 个细胞，多出的未用。`,
    });
  const sizes = names.map((_, at) => of.reduce((sum, own) => sum + Number(own === at), 0));
  const small = names.filter((_, at) => sizes[at]! < 20);
  if (small.length > 0)
    messages.push({
      level: 'warning',
      text: `${small
        .slice(0, 5)
        .map((name) => `“${name}”`)
        .join('、')}${small.length > 5 ? ` 等 ${small.length} 个批次` : ''}不足 20 个细胞，校正不可靠。`,
    });
  if (!converged)
    messages.push({ level: 'info', text: `到 ${rounds.length - 1} 轮时目标函数仍在下降，可调高“最多轮数”。` });
  if (label && label[1] > label[0] + 0.25)
    messages.push({
      level: 'warning',
      text: `整合后细胞类型也混在了一起（cLISI 中位数由 ${label[0].toFixed(2)} 升至 ${label[1].toFixed(2)}），可能过度整合，请调小 θ 或检查批次是否与细胞类型重合。`,
    });
  return messages;
}

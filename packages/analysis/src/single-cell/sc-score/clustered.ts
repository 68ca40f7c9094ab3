import { epochsFor, umapMap } from '../../overview/umap/umapMap.ts';
import type { CellCounts, Message, Records, RecordColumn, Removal, RunContext } from '../../model/index.ts';
import { findColumn } from '../../plot/records/index.ts';
import { clusterCells } from '../sc-cluster/clusterCells.ts';
import { clusterName } from '../sc-cluster/scCluster.ts';
import { cellColumn, cellSpace, ordered, refusal, refuseSize, selectCounts, withoutEmpty } from '../shared/index.ts';

/** Cells with their cluster and their place on a map. */
export type ClusteredCells = {
  readonly counts: CellCounts;
  readonly names: readonly string[];
  readonly cluster: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  readonly how: 'given' | 'found';
  /** Passes of UMAP; 0 when the map was given. */
  readonly epochs: number;
};

const clusterNames = /^(cluster|clusters|seuratclusters|leiden|louvain|celltype|celltypes|annotation|簇|细胞类型|细胞类群|亚群|注释)$/u;
const across = /^(x|umap1|umapx|tsne1|x轴|横坐标)$/u;
const up = /^(y|umap2|umapy|tsne2|y轴|纵坐标)$/u;

/** Clusters and map as the table of cells has them; what it does not have is found as `sc-cluster` does. @throws {InputError} When the table names none of the cells. */
export function clusteredCells(cells: CellCounts, records: Records | undefined, chosen: string, resolution: number, { progress, seed }: Pick<RunContext, 'progress' | 'seed'>): ClusteredCells {
  const { kept, removed } = withoutEmpty(cells);
  refuseSize(kept, 10);
  const given = records && annotated(kept, records, chosen);
  const counts = given?.counts ?? kept;
  if (given?.map) return { ...given, ...given.map, counts, removed: [...removed, ...given.removed], how: 'given', epochs: 0 };
  progress('降维', 0.05);
  const space = cellSpace(counts, { genes: 2000, components: 30 }, seed);
  const n = counts.cells.length;
  const neighbors = Math.min(20, n);
  const found = given ?? foundClusters(space.points, n, space.dimensions, neighbors, resolution, seed);
  const map = umapMap(space.points, n, space.dimensions, { neighbors, minDist: 0.3, metric: 'euclidean' }, seed, (fraction) => progress('排布各细胞', 0.2 + 0.5 * fraction));
  const axis = (at: number) => Float64Array.from(counts.cells, (_, i) => map[2 * i + at]!);
  return { ...found, counts, x: axis(0), y: axis(1), removed: [...removed, ...(given?.removed ?? [])], messages: [...(given?.messages ?? []), ...space.messages], how: given ? 'given' : 'found', epochs: epochsFor(n) };
}

function foundClusters(points: Float64Array, n: number, dimensions: number, neighbors: number, resolution: number, seed: number) {
  const { clusters, community } = clusterCells(points, n, dimensions, { neighbors, resolution, method: 'leiden' }, seed);
  return { names: Array.from({ length: clusters }, (_, c) => clusterName(c)), cluster: community };
}

function annotated(kept: CellCounts, records: Records, chosen: string) {
  const cell = cellColumn(kept, records);
  const cluster = findColumn(records, chosen, { option: 'cluster_column', label: '簇的列', names: clusterNames, taken: [cell] }, false);
  if (!cluster) throw refusal('no-cluster-column', '细胞注释表中没有认出簇的列', '请在参数“簇的列”中选择一列；也可以不提供注释表，由程序聚类');
  const rowOf = new Map(cell.text.map((name, row) => [name, row]));
  const known = (i: number): boolean => (cluster.text[rowOf.get(kept.cells[i]!) ?? -1] ?? '') !== '';
  const used = [...kept.cells.keys()].filter(known);
  const counts = used.length === kept.cells.length ? kept : selectCounts(kept, used, kept.genes.map((_, gene) => gene));
  const rows = counts.cells.map((name) => rowOf.get(name)!);
  const names = ordered(rows.map((row) => cluster.text[row]!));
  if (names.length > 200) throw refusal('too-many-clusters', `“${cluster.name}”列有 ${names.length} 个不同的值，最多 200 个`, '多半选成了细胞条码或其他列，请改选');
  const left = kept.cells.length - used.length;
  const messages: Message[] = left > 0 ? [{ level: left > used.length ? 'warning' : 'info', text: `${left} 个细胞不在注释表中或没有簇，未评分。` }] : [];
  const removed = kept.cells.flatMap((id, i): Removal[] => (known(i) ? [] : [{ kind: 'sample', id, reason: '没有簇' }]));
  return { counts, names, cluster: Int32Array.from(rows, (row) => names.indexOf(cluster.text[row]!)), map: mapOf(records, rows, [cell, cluster]), removed, messages };
}

/** The coordinates of the table, when it has both for every cell. */
function mapOf(records: Records, rows: readonly number[], taken: readonly RecordColumn[]) {
  const [x, y] = [across, up].map((names) => findColumn(records, '', { option: '', label: '', names, taken }, true)?.numbers);
  if (!x || !y || rows.some((row) => !Number.isFinite(x[row]!) || !Number.isFinite(y[row]!))) return null;
  return { x: Float64Array.from(rows, (row) => x[row]!), y: Float64Array.from(rows, (row) => y[row]!) };
}

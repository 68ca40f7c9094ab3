import { epochsFor, umapMap } from '../../umap/index.ts';
import type { CellCounts, Message, Records, RecordColumn, Removal, RunContext } from '../../model/index.ts';
import { findColumn } from '../../records/index.ts';
import { clusterCells, clusterName } from '../sc-cluster/index.ts';
import { cellSpace, labelledCells, refuseSize, withoutEmpty } from '../../cells/index.ts';

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

const across = /^(x|umap1|umapx|tsne1|x轴|横坐标)$/u;
const up = /^(y|umap2|umapy|tsne2|y轴|纵坐标)$/u;

/**
 * Clusters and map from the table of cells; missing ones are computed as in `sc-cluster`.
 * @throws {InputError} When the table names none of the cells.
 */
export function clusteredCells(
  cells: CellCounts,
  records: Records | undefined,
  chosen: string,
  resolution: number,
  { progress, seed }: Pick<RunContext, 'progress' | 'seed'>,
): ClusteredCells {
  const { kept, removed } = withoutEmpty(cells);
  refuseSize(kept, 10);
  const given = records && annotated(kept, records, chosen);
  const counts = given?.counts ?? kept;
  if (given?.map)
    return { ...given, ...given.map, counts, removed: [...removed, ...given.removed], how: 'given', epochs: 0 };
  progress('降维', 0.05);
  const space = cellSpace(counts, { genes: 2000, components: 30 }, seed);
  const n = counts.cells.length;
  const neighbors = Math.min(20, n);
  const found = given ?? foundClusters(space.points, n, space.dimensions, neighbors, resolution, seed);
  const map = umapMap(
    space.points,
    n,
    space.dimensions,
    { neighbors, minDist: 0.3, metric: 'euclidean' },
    seed,
    (fraction) => progress('排布各细胞', 0.2 + 0.5 * fraction),
  );
  const axis = (at: number) => Float64Array.from(counts.cells, (_, i) => map[2 * i + at]!);
  return {
    ...found,
    counts,
    x: axis(0),
    y: axis(1),
    removed: [...removed, ...(given?.removed ?? [])],
    messages: [...(given?.messages ?? []), ...space.messages],
    how: given ? 'given' : 'found',
    epochs: epochsFor(n),
  };
}

function foundClusters(
  points: Float64Array,
  n: number,
  dimensions: number,
  neighbors: number,
  resolution: number,
  seed: number,
) {
  const { clusters, community } = clusterCells(
    points,
    n,
    dimensions,
    { neighbors, resolution, method: 'leiden' },
    seed,
  );
  return { names: Array.from({ length: clusters }, (_, c) => clusterName(c)), cluster: community };
}

function annotated(kept: CellCounts, records: Records, chosen: string) {
  const { rows, taken, ...labelled } = labelledCells(
    kept,
    records,
    chosen,
    '未评分',
    '；也可以不提供注释表，由程序聚类',
  );
  return { ...labelled, map: mapOf(records, rows, taken) };
}

/** The coordinates of the table, when it has both for every cell. */
function mapOf(records: Records, rows: readonly number[], taken: readonly RecordColumn[]) {
  const [x, y] = [across, up].map(
    (names) => findColumn(records, '', { option: '', label: '', names, taken }, true)?.numbers,
  );
  if (!x || !y || rows.some((row) => !Number.isFinite(x[row]!) || !Number.isFinite(y[row]!))) return null;
  return { x: Float64Array.from(rows, (row) => x[row]!), y: Float64Array.from(rows, (row) => y[row]!) };
}

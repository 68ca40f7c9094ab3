import { InputError, type CellCounts, type Groups, type Removal } from '../../model/index.ts';
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
import { cellMap, placedCells, type CellMap, type MapContext } from './cellMap.ts';

type Clustered = {
  readonly expression: CellCounts;
  readonly names: readonly string[];
  readonly cluster: Int32Array;
  readonly map: CellMap;
  readonly removed: readonly Removal[];
  readonly how: 'given' | 'found';
  readonly dimensions: number;
};
export type Inputs = {
  readonly cells: CellCounts;
  readonly groups?: Groups | undefined;
  /** Genes to draw whatever the tests say. */
  readonly list?: readonly string[] | undefined;
};

/** The groups as clusters; cells without a group, and without a count, are left out and named. */
export function givenClusters(cells: CellCounts, groups: Groups, context: MapContext): Clustered {
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
export function foundClusters(cells: CellCounts, resolution: number, context: MapContext): Clustered {
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

export function refuseClusters(names: readonly string[], sizes: Float64Array): void {
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

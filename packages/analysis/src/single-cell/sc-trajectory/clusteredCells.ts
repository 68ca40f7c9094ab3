import {
  InputError,
  type CellCounts,
  type Groups,
  type Message,
  type Options,
  type Removal,
} from '../../model/index.ts';
import { clusterCells, clusterName } from '../sc-cluster/index.ts';
import { cellSpace, selectCounts, type CellSpace } from '../../cells/index.ts';

export type ClusteredCells = CellSpace & {
  readonly names: readonly string[];
  readonly cluster: Int32Array;
  readonly how: 'given' | 'found';
};

/**
 * Cells as points with their clusters: those of the groups, or of `sc-cluster`.
 * @throws {InputError} When fewer than two clusters are left.
 */
export function clusteredCells(
  cells: CellCounts,
  groups: Groups | undefined,
  options: Options,
  seed: number,
): ClusteredCells {
  const size = { genes: Number(options['genes']), components: Number(options['components']) };
  if (!groups) {
    const space = cellSpace(cells, size, seed);
    const { clusters, community } = clusterCells(
      space.points,
      space.cells.length,
      space.dimensions,
      { neighbors: Math.min(20, space.cells.length), resolution: Number(options['resolution']), method: 'leiden' },
      seed,
    );
    return refused({
      ...space,
      names: Array.from({ length: clusters }, (_, c) => clusterName(c)),
      cluster: community,
      how: 'found',
    });
  }
  const groupOf = new Map(groups.samples.map((cell, i) => [cell, groups.group[i]!]));
  const used = [...cells.cells.keys()].filter((cell) => groupOf.has(cells.cells[cell]!));
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
  const others = cells.cells
    .filter((cell) => !groupOf.has(cell))
    .map((id): Removal => ({ kind: 'sample', id, reason: '不在分组表中' }));
  const space = cellSpace(
    selectCounts(
      cells,
      used,
      cells.genes.map((_, gene) => gene),
    ),
    size,
    seed,
  );
  const present = new Set(space.cells.map((cell) => groupOf.get(cell)!));
  const names = groups.levels.filter((level) => present.has(level));
  return refused({
    ...space,
    names,
    cluster: Int32Array.from(space.cells, (cell) => names.indexOf(groupOf.get(cell)!)),
    how: 'given',
    removed: [...space.removed, ...others],
  });
}

function refused(found: ClusteredCells): ClusteredCells {
  const refuse = (code: string, what: string, remedy: string): never => {
    throw new InputError([{ code, severity: 'error', input: 'groups', what, remedy }]);
  };
  if (found.names.length < 2)
    refuse(
      'one-cluster',
      '只有 1 个簇，连不成轨迹',
      found.how === 'found' ? '请调大分辨率，或提供细胞分组' : '请提供至少两类细胞的分组',
    );
  if (found.names.length > 100)
    refuse(
      'too-many-clusters',
      `有 ${found.names.length} 个簇，最多 100 个`,
      '请检查分组表第二列是否选成了细胞条码，或调小分辨率',
    );
  return found;
}

/** Mean of the points of every cluster, clusters × dimensions. */
export function centresOf(points: Float64Array, dimensions: number, cluster: Int32Array, count: number): Float64Array {
  const centres = new Float64Array(count * dimensions);
  const sizes = new Float64Array(count);
  cluster.forEach((own, cell) => {
    sizes[own]! += 1;
    for (let d = 0; d < dimensions; d += 1) centres[own * dimensions + d]! += points[cell * dimensions + d]!;
  });
  return centres.map((sum, i) => sum / sizes[Math.floor(i / dimensions)]!);
}

type Root = {
  readonly root: number;
  readonly how: 'chosen' | 'genes' | 'shape';
  readonly messages: readonly Message[];
};

/**
 * The cluster to begin with: chosen, or the highest in the genes given, or by the shape of the tree.
 * @throws {InputError} When the chosen one or every gene is not there.
 */
export function rootOf(
  { cluster, expression, how, names }: ClusteredCells,
  genes: readonly string[] | undefined,
  options: Options,
  byShape: () => number,
): Root {
  const wanted =
    how === 'given'
      ? String(options['start'])
      : Number(options['start_cluster']) > 0
        ? String(options['start_cluster'])
        : '';
  if (wanted !== '') {
    const root = names.indexOf(wanted);
    if (root >= 0) return { root, how: 'chosen', messages: [] };
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: how === 'given' ? 'start' : 'start_cluster',
          what: `没有名为“${wanted}”的簇`,
          remedy: `请选择其中之一：${names.slice(0, 20).join('、')}`,
        },
      ],
      'parameter',
    );
  }
  if (!genes || genes.length === 0) return { root: byShape(), how: 'shape', messages: [] };
  const known = new Set(genes);
  const rows = expression.genes.flatMap((gene, row) => (known.has(gene) ? [row] : []));
  if (rows.length === 0)
    throw new InputError([
      {
        code: 'no-gene',
        severity: 'error',
        input: 'list',
        what: `起点基因（如“${genes[0]}”）在表达矩阵中一个也没有（如“${expression.genes[0] ?? ''}”）`,
        remedy: '请使用与表达矩阵相同的基因名',
      },
    ]);
  const at = new Set(rows);
  const [sums, sizes] = [new Float64Array(names.length), new Float64Array(names.length)];
  cluster.forEach((own, cell) => {
    sizes[own]! += 1;
    for (let entry = expression.starts[cell]!; entry < expression.starts[cell + 1]!; entry += 1)
      if (at.has(expression.rows[entry]!)) sums[own]! += expression.values[entry]!;
  });
  const root = sums.reduce((best, sum, own) => (sum / sizes[own]! > sums[best]! / sizes[best]! ? own : best), 0);
  const missing = genes.length - rows.length;
  return {
    root,
    how: 'genes',
    messages: missing > 0 ? [{ level: 'info', text: `起点基因中有 ${missing} 个不在表达矩阵中，未用。` }] : [],
  };
}

import {
  InputError,
  type CellCounts,
  type Message,
  type RecordColumn,
  type Records,
  type Removal,
} from '../../model/index.ts';
import { classesOf, pickNumbers } from '../../records/index.ts';
import { clusterCells, clusterName } from '../sc-cluster/index.ts';
import {
  cellColumn,
  cellSpace,
  clusterColumn,
  ordered,
  refuseSize,
  selectCounts,
  withoutEmpty,
} from '../../cells/index.ts';
import type { ScSpatialOptions } from './scSpatial.schema.ts';

/** Spots with their counts, place and cluster. */
export type Spots = {
  readonly counts: CellCounts;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly names: readonly string[];
  readonly cluster: Int32Array;
  readonly how: 'given' | 'found';
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

const across = {
  option: 'x_column',
  label: '横坐标列',
  names: /^(x|xcoord|xcoordinate|coordx|spatial1|imagecol|col|arraycol|pxlcolinfullres|横坐标|x坐标)$/u,
};
const up = {
  option: 'y_column',
  label: '纵坐标列',
  names: /^(y|ycoord|ycoordinate|coordy|spatial2|imagerow|row|arrayrow|pxlrowinfullres|纵坐标|y坐标)$/u,
};

/**
 * Joins counts and places by the names of the spots.
 * @throws {InputError} When the table names no spot or has no places, two spots are one place too often, or fewer than
 * 20 are left.
 */
export function spotsOf(cells: CellCounts, records: Records, options: ScSpatialOptions, seed: number): Spots {
  const { kept, removed } = withoutEmpty(cells);
  const cell = cellColumn(kept, records);
  const x = pickNumbers(records, options.x_column, { ...across, taken: [cell] });
  const y = pickNumbers(records, options.y_column, { ...up, taken: [cell, x] });
  const named = clusterColumn(records, options.cluster_column, [cell, x, y]);
  const rowOf = new Map(cell.text.map((name, row) => [name, row]));
  const reason = (i: number): string => {
    const row = rowOf.get(kept.cells[i]!);
    if (row === undefined) return '不在位点表中';
    if (!Number.isFinite(x.numbers[row]!) || !Number.isFinite(y.numbers[row]!)) return '没有坐标';
    return named && classesOf(named)[row] === '' ? '没有簇' : '';
  };
  const why = kept.cells.map((_, i) => reason(i));
  const used = [...why.keys()].filter((i) => why[i] === '');
  const counts =
    used.length === why.length
      ? kept
      : selectCounts(
          kept,
          used,
          kept.genes.map((_, gene) => gene),
        );
  refuseSize(counts, 20);
  const rows = counts.cells.map((name) => rowOf.get(name)!);
  const left = why.length - used.length;
  const place = {
    x: Float64Array.from(rows, (row) => x.numbers[row]!),
    y: Float64Array.from(rows, (row) => y.numbers[row]!),
  };
  refusePlaces(place.x, place.y);
  return {
    counts,
    ...place,
    ...(named ? given(named, rows) : found(counts, options.resolution, seed)),
    removed: [
      ...removed,
      ...kept.cells.flatMap((id, i): Removal[] => (why[i] === '' ? [] : [{ kind: 'sample', id, reason: why[i]! }])),
    ],
    messages: [
      ...(left > 0
        ? [
            {
              level: left > used.length ? ('warning' as const) : ('info' as const),
              text: `${left} 个位点不在位点表中、没有坐标或没有簇，未参与。`,
            },
          ]
        : []),
      ...(named ? [] : [{ level: 'info' as const, text: '位点表没有簇的列，按“单细胞聚类”的默认设置聚类。' }]),
    ],
  };
}

function given(column: RecordColumn, rows: readonly number[]): Pick<Spots, 'names' | 'cluster' | 'how'> {
  const names = ordered(rows.map((row) => classesOf(column)[row]!));
  if (names.length > 100)
    throw new InputError([
      {
        code: 'too-many-clusters',
        severity: 'error',
        input: 'records',
        what: `“${column.name}”列有 ${names.length} 个不同的值，最多 100 个`,
        remedy: '多半选成了位点条码或其他列，请改选',
      },
    ]);
  const at = new Map(names.map((name, i) => [name, i]));
  return { names, cluster: Int32Array.from(rows, (row) => at.get(classesOf(column)[row]!)!), how: 'given' };
}

function found(counts: CellCounts, resolution: number, seed: number): Pick<Spots, 'names' | 'cluster' | 'how'> {
  const { dimensions, points } = cellSpace(counts, { genes: 2000, components: 30 }, seed);
  const n = counts.cells.length;
  const { clusters, community } = clusterCells(
    points,
    n,
    dimensions,
    { neighbors: Math.min(20, n), resolution, method: 'leiden' },
    seed,
  );
  return { names: Array.from({ length: clusters }, (_, c) => clusterName(c)), cluster: community, how: 'found' };
}

/** Spots of several slices laid over each other share their places. */
function refusePlaces(x: Float64Array, y: Float64Array): void {
  const different = new Set(Array.from(x, (value, i) => `${value} ${y[i]}`)).size;
  if (different * 10 >= x.length * 9) return;
  throw new InputError([
    {
      code: 'places-repeated',
      severity: 'error',
      input: 'records',
      what: `${x.length} 个位点只有 ${different} 个不同的坐标`,
      remedy: '请检查坐标列是否选对；几张切片叠在一起时请分别运行',
    },
  ]);
}

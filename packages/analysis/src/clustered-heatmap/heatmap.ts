import { numberColumn, tableOf, textColumn } from '../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Table } from '../model/index.ts';
import { mostVariableRows, selectRows } from '../rows/index.ts';
import {
  type Axis,
  clusterAxis,
  clusterMessages,
  clustersTable,
  isCorrelation,
  leaves,
  mergeTable,
  orderTable,
  prepareFeatures,
  type Tree,
} from '../hierarchical-clustering/index.ts';
import { annotationsTable } from './annotations.ts';
import type { HeatmapOptions } from './heatmap.schema.ts';

/**
 * A clustered heat map: the most variable features, standardised by row, clustered on both sides, clipped for the
 * colours.
 *
 * Trees come from the values before clipping. `matrix` holds the values as drawn, rows and columns in drawing order.
 * Samples that are not clustered are in the order of the groups.
 *
 * @throws {InputError} See `clusterAxis`.
 */
export function heatmap(matrix: Matrix, groups: Groups | undefined, options: HeatmapOptions): MethodOutput {
  const { matrix: prepared, removed, top } = prepare(matrix, options);
  const axes: readonly Axis[] = [
    ...(options.clusterColumns ? (['samples'] as const) : []),
    ...(options.clusterRows ? (['features'] as const) : []),
  ];
  const trees: Tree[] = axes.map((axis) => ({
    axis,
    ids: axis === 'samples' ? prepared.samples : prepared.ids,
    dendrogram: clusterAxis(prepared, axis, options.distance, options.linkage),
  }));
  const treeOf = (axis: Axis): Tree | undefined => trees.find((tree) => tree.axis === axis);
  const columns = treeOf('samples')?.dendrogram.order ?? byGroup(prepared.samples, groups);
  const rows = treeOf('features')?.dendrogram.order ?? Uint32Array.from(prepared.ids, (_, i) => i);
  const clip = options.scale === 'rows' && options.clip > 0 ? options.clip : Number.POSITIVE_INFINITY;
  const drawn = drawnMatrix(prepared, rows, columns, { clip, scale: options.scale });

  const missing = prepared.values.reduce((count, value) => count + Number(Number.isNaN(value)), 0);
  const clipped = prepared.values.reduce((count, value) => count + Number(Math.abs(value) > clip), 0);
  const samples = Array.from(columns, (j) => prepared.samples[j]!);
  const annotations =
    groups && options.annotations !== 'none' ? [annotationsTable(samples, groups, options.annotations)] : [];
  return {
    tables: [
      drawn,
      orderTable([
        { axis: 'samples', ids: samples },
        { axis: 'features', ids: treeOf('features') ? leaves(treeOf('features')!) : prepared.ids },
      ]),
      clustersTable(trees, options.cut),
      mergeTable(trees),
      ...annotations,
    ],
    removed,
    messages: [
      ...clusterMessages(trees, options.cut, removed.length, missing),
      ...topMessage(top, matrix.ids.length - removed.length),
    ],
    facts: {
      samples: prepared.samples.length,
      features: prepared.ids.length,
      features_input: matrix.ids.length,
      features_removed: removed.length,
      missing_values: missing,
      clipped_values: clipped,
    },
  };
}

/** Variance is compared before standardising, which would make all equal. */
function prepare(
  matrix: Matrix,
  { scale, distance, topVariable }: HeatmapOptions,
): ReturnType<typeof prepareFeatures> & { readonly top: number } {
  const { matrix: usable, removed } = prepareFeatures(matrix, 'none', scale === 'rows' || isCorrelation(distance));
  const top = topVariable === 'all' ? usable.ids.length : Math.min(topVariable, usable.ids.length);
  const chosen = selectRows(usable, mostVariableRows(usable.values, usable.ids.length, usable.samples.length, top));
  return { matrix: prepareFeatures(chosen, scale, false).matrix, removed, top };
}

function topMessage(top: number, usable: number): Message[] {
  return top < usable ? [{ level: 'info', text: `${usable} 个可用特征中取方差最大的 ${top} 个作图。` }] : [];
}

/** Samples in the order of their groups' levels; those without a group come last. */
function byGroup(samples: readonly string[], groups: Groups | undefined): Uint32Array {
  const level = new Map(groups?.samples.map((sample, i) => [sample, groups.levels.indexOf(groups.group[i]!)]));
  const rank = (j: number): number => level.get(samples[j]!) ?? Number.MAX_SAFE_INTEGER;
  return Uint32Array.from(samples, (_, j) => j).sort((a, b) => rank(a) - rank(b) || a - b);
}

function drawnMatrix(
  { idName, ids, samples, values }: Matrix,
  rows: Uint32Array,
  columns: Uint32Array,
  { clip, scale }: { readonly clip: number; readonly scale: HeatmapOptions['scale'] },
): Table {
  const clipped = Number.isFinite(clip) ? `，超出 ±${clip} 的截为 ±${clip}` : '';
  const help =
    scale === 'rows' ? `作图所用的值：按特征的 z 值，（值 − 均值）÷ 标准差${clipped}` : '作图所用的值，单位同原数据';
  return tableOf('matrix', '热图数据', [
    textColumn(
      'id',
      idName || '特征',
      Array.from(rows, (i) => ids[i]!),
      { help: '特征的编号或名称，按图中的次序' },
    ),
    ...Array.from(columns, (j) =>
      numberColumn(
        samples[j]!,
        samples[j]!,
        Float64Array.from(rows, (i) => Math.max(-clip, Math.min(clip, values[i * samples.length + j]!))),
        { help },
      ),
    ),
  ]);
}

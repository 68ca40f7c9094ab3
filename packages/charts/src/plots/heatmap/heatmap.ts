import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { mergeOf, orderedIds } from '../../parts/clustering/index.ts';
import { counted, extent, niceScale } from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, numericNames, tableOf, textColumn, texts } from '../../table/index.ts';
import { clusterAtPlaces } from '../../geometry/index.ts';
import type { Merge } from '../../geometry/index.ts';
import { clusteredCells, factorAnnotations } from '../../parts/heatmap/index.ts';

const treeSpec = { id: 'trees', label: '显示聚类树', kind: 'boolean', default: true } as const satisfies SettingSpec;

const rowCutSpec = {
  id: 'row_clusters',
  label: '特征切分为几类',
  help: '按聚类树切分并留出间隔；1 表示不切分',
  kind: 'number',
  default: 1,
  min: 1,
  max: 20,
  step: 1,
} as const satisfies SettingSpec;
const columnCutSpec = { ...rowCutSpec, id: 'column_clusters', label: '样本切分为几类' } as const satisfies SettingSpec;

/** The clusters of one side, if it was clustered and cut into clusters. */
function clustersOf(
  merge: Merge | null,
  input: ChartInput,
  spec: typeof rowCutSpec | typeof columnCutSpec,
): Int32Array | null {
  const k = Math.round(numberOf(input.settings.own, spec, Number(input.options['cut'] ?? 1)));
  return merge && k > 1 && k <= merge.a.length + 1 ? clusterAtPlaces(merge, k) : null;
}

/** The next number of two digits, so that the colour bar ends at one a person can read. */
function roundedUp(value: number): number {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(2));
}

/** Symmetric about 0 when there are negative values, so that the middle colour means 0; else from least to most. */
export function colorScale(values: Float64Array): Scale & { readonly diverging: boolean } {
  const [low, high] = extent(values) ?? [0, 1];
  if (low >= 0) return { ...niceScale(low, high, { ticks: 4 }), diverging: false };
  const bound = roundedUp(Math.max(-low, high));
  return { min: -bound, max: bound, interval: bound, diverging: true };
}

function draw(input: ChartInput): ChartDrawing {
  const matrix = tableOf(input, 'matrix');
  const idName = matrix.columns[0]!.name;
  const features = texts(matrix, idName);
  const samples = numericNames(matrix).filter((name) => name !== idName);
  const order = input.tables['order'];
  const merge = input.tables['merge'];
  const trees = booleanOf(input.settings.own, treeSpec);
  const rowIds = orderedIds(order, features, 'features');
  const columnIds = orderedIds(order, samples, 'samples');

  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  const columns = columnIds.map((sample) => numbers(matrix, sample));
  const values = new Float64Array(rowIds.length * columnIds.length);
  rowIds.forEach((feature, row) => {
    const source = rowOf.get(feature)!;
    for (let column = 0; column < columns.length; column++)
      values[row * columns.length + column] = columns[column]![source]!;
  });
  const { diverging, ...scale } = colorScale(values);
  const rowMerge = mergeOf(merge, rowIds.length, 'features');
  const columnMerge = mergeOf(merge, columnIds.length, 'samples');
  const rowClusters = clustersOf(rowMerge, input, rowCutSpec);
  const columnClusters = clustersOf(columnMerge, input, columnCutSpec);
  const cut = [
    rowClusters && `特征切分为 ${maximum(rowClusters) + 1} 类`,
    columnClusters && `样本切分为 ${maximum(columnClusters) + 1} 类`,
  ].filter((words) => words !== null);

  return {
    ...clusteredCells(input, {
      rowIds,
      columnIds,
      values,
      rowMerge: trees ? rowMerge : null,
      columnMerge: trees ? columnMerge : null,
      rowClusters,
      columnClusters,
      annotations: factorAnnotations(input.tables['annotations'], input),
      scale,
      ramp: paletteColors(input.settings.palette, diverging ? 'diverging' : 'sequential', input.theme),
      barTitle: input.options['scale'] === 'rows' ? 'Z 值' : '数值',
      square: false,
      written: false,
    }),
    summary: `热图：${counted(rowIds.length)} 个特征 × ${counted(columnIds.length)} 个样本${merge && merge.rows > 0 ? '，按聚类结果排序' : ''}${cut.map((words) => `，${words}`).join('')}。`,
    data: dataTable('heatmap', '热图', [
      textColumn(idName, '特征', rowIds),
      ...(rowClusters
        ? [
            textColumn(
              'cluster',
              '类',
              Array.from(rowClusters, (cluster) => String(cluster + 1)),
            ),
          ]
        : []),
      ...columnIds.map((sample, column) =>
        numberColumn(
          sample,
          sample,
          Float64Array.from(rowIds, (_, row) => values[row * columns.length + column]!),
        ),
      ),
    ]),
  };
}

/** A matrix as colours, rows and columns in the order of their clustering. */
export const heatmap: ChartDefinition = {
  id: 'heatmap',
  title: '聚类热图',
  tables: [
    { id: 'matrix' },
    { id: 'order', optional: true },
    { id: 'merge', optional: true },
    { id: 'annotations', optional: true },
  ],
  settings: [treeSpec, rowCutSpec, columnCutSpec],
  runDefaults: (options): Record<string, number> =>
    typeof options['cut'] === 'number' ? { row_clusters: options['cut'], column_clusters: options['cut'] } : {},
  defaultSize: { width: 760, height: 720 },
  common: ['title', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'diverging',
  draw,
};

import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { mergeOf, orderedIds } from '../clustering/index.ts';
import { counted, extent, niceScale } from '../frame/index.ts';
import type { Scale } from '../frame/index.ts';
import { paletteColors } from '../palette/index.ts';
import { booleanOf } from '../settings.ts';
import { dataTable, numberColumn, numbers, numericNames, tableOf, textColumn, texts } from '../table/index.ts';
import { clusteredCells } from './clusteredCells.ts';

const treeSpec = { id: 'trees', label: '显示聚类树', kind: 'boolean', default: true } as const satisfies SettingSpec;

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
  const merge = booleanOf(input.settings.own, treeSpec) ? input.tables['merge'] : undefined;
  const rowIds = orderedIds(order, features, 'features');
  const columnIds = orderedIds(order, samples, 'samples');

  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  const columns = columnIds.map((sample) => numbers(matrix, sample));
  const values = new Float64Array(rowIds.length * columnIds.length);
  rowIds.forEach((feature, row) => {
    const source = rowOf.get(feature)!;
    for (let column = 0; column < columns.length; column++) values[row * columns.length + column] = columns[column]![source]!;
  });
  const { diverging, ...scale } = colorScale(values);

  return {
    ...clusteredCells(input, {
      rowIds,
      columnIds,
      values,
      rowMerge: mergeOf(merge, rowIds.length, 'features'),
      columnMerge: mergeOf(merge, columnIds.length, 'samples'),
      scale,
      ramp: paletteColors(input.settings.palette, diverging ? 'diverging' : 'sequential', input.theme),
      barTitle: input.options['scale'] === 'rows' ? 'Z 值' : '数值',
      square: false,
      written: false,
    }),
    summary: `热图：${counted(rowIds.length)} 个特征 × ${counted(columnIds.length)} 个样本${merge && merge.rows > 0 ? '，按聚类结果排序' : ''}。`,
    data: dataTable('heatmap', '热图', [
      textColumn(idName, '特征', rowIds),
      ...columnIds.map((sample, column) => numberColumn(sample, sample, Float64Array.from(rowIds, (_, row) => values[row * columns.length + column]!))),
    ]),
  };
}

/** A matrix as colours, rows and columns in the order of their clustering. */
export const heatmap: ChartDefinition = {
  id: 'heatmap',
  title: '聚类热图',
  tables: [{ id: 'matrix' }, { id: 'order', optional: true }, { id: 'merge', optional: true }],
  settings: [treeSpec],
  defaultSize: { width: 760, height: 720 },
  common: ['title', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'diverging',
  draw,
};

import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { mergeOf, orderedIds } from '../clustering/index.ts';
import { readable } from '../frame/index.ts';
import { clusteredCells } from '../heatmap/index.ts';
import { paletteColors } from '../palette/index.ts';
import { booleanOf, choiceOf } from '../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../table/index.ts';

const rangeSpec = {
  id: 'range',
  label: '颜色范围',
  help: '自动：全部系数大于 0.5 时从最小值开始，否则为 −1～1',
  kind: 'choice',
  default: 'auto',
  choices: [
    { value: 'auto', label: '自动' },
    { value: 'full', label: '−1～1' },
    { value: 'data', label: '从最小值到 1' },
  ],
} as const satisfies SettingSpec;
const valueSpec = { id: 'values', label: '写出相关系数', help: '单元格太小时不写', kind: 'boolean', default: true } as const satisfies SettingSpec;

/** The lowest correlation rounded down to a tenth: correlations of replicates all lie near 1. */
const lowest = (values: Float64Array) => Math.floor(10 * values.reduce((low, r) => (r < low ? r : low), 0.9)) / 10;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'r');
  const ids = texts(table, 'id');
  const ordered = orderedIds(input.tables['order'], ids);
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  const columns = ordered.map((id) => numbers(table, id));
  const values = Float64Array.from({ length: ordered.length ** 2 }, (_, cell) =>
    columns[cell % ordered.length]![rowOf.get(ordered[Math.floor(cell / ordered.length)]!)!]!,
  );
  const range = choiceOf(input.settings.own, rangeSpec);
  // Between samples of one kind all correlations are high: on the whole range they would be one colour.
  const full = range === 'auto' ? lowest(values) < 0.5 : range === 'full';
  const scale = full ? { min: -1, max: 1, interval: 0.5 } : { min: lowest(values), max: 1, interval: 0.1 };
  const merge = mergeOf(input.tables['merge'], ordered.length);
  const others = values.filter((_, cell) => Math.floor(cell / ordered.length) !== cell % ordered.length);

  return {
    ...clusteredCells(input, {
      rowIds: ordered,
      columnIds: ordered,
      values,
      rowMerge: null,
      columnMerge: merge,
      scale,
      ramp: paletteColors(input.settings.palette, full ? 'diverging' : 'sequential', input.theme),
      barTitle: 'r',
      square: true,
      written: booleanOf(input.settings.own, valueSpec),
    }),
    summary: `相关性热图：${ordered.length} 项两两之间的相关系数，${others.length > 0 ? `介于 ${readable(Math.min(...others), 3)} 与 ${readable(Math.max(...others), 3)} 之间` : '只有一项'}。`,
    data: dataTable('correlation-heatmap', '相关系数', [
      textColumn('id', '名称', ordered),
      ...ordered.map((id, column) => numberColumn(id, id, Float64Array.from(ordered, (_, row) => values[row * ordered.length + column]!))),
    ]),
  };
}

/** Correlations of all pairs in the order of clustering. */
export const correlationHeatmap: ChartDefinition = {
  id: 'correlation-heatmap',
  title: '相关性热图',
  tables: [{ id: 'r' }, { id: 'order', optional: true }, { id: 'merge', optional: true }],
  settings: [rangeSpec, valueSpec],
  defaultSize: { width: 680, height: 600 },
  common: ['title', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'diverging',
  draw,
};

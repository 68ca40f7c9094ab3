import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { mergeOf, orderedIds } from '../../parts/clustering/index.ts';
import { counted, extent, readable } from '../../frame/index.ts';
import { significanceStars } from '../../parts/group-boxes/index.ts';
import { clusteredCells } from '../../parts/heatmap/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { dataTable, hasColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';

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
const valueSpec = {
  id: 'values',
  label: '写出相关系数',
  help: '单元格太小时不写',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

const starsSpec = {
  id: 'stars',
  label: '显著性星号',
  help: '按校正 p 值：* 小于 0.05，** 小于 0.01，*** 小于 0.001；单元格太小时不标',
  kind: 'choice',
  default: 'auto',
  choices: [
    { value: 'auto', label: '自动：两个表之间时标出' },
    { value: 'show', label: '标出' },
    { value: 'none', label: '不标' },
  ],
} as const satisfies SettingSpec;

/** The lowest correlation rounded down to a tenth: correlations of replicates all lie near 1. */
const lowest = (values: Float64Array) => Math.floor(10 * values.reduce((low, r) => (r < low ? r : low), 0.9)) / 10;

/** The stars of each cell; none where results do not have the adjusted p of the cells, or nobody asked for them. */
function starsOf(input: ChartInput, { columns, crossed, rows }: Sides): readonly string[] | undefined {
  const choice = choiceOf(input.settings.own, starsSpec);
  const table = input.tables['p_adj'];
  if (!table || table.rows === 0 || choice === 'none' || (choice === 'auto' && !crossed)) return undefined;
  const rowOf = new Map(texts(table, 'id').map((id, row) => [id, row]));
  const p = columns.map((id) => numbers(table, id));
  return rows.flatMap((id) => p.map((values) => significanceStars(values[rowOf.get(id)!]!)));
}

type Sides = { readonly rows: readonly string[]; readonly columns: readonly string[]; readonly crossed: boolean };

/** Of one table both sides are the same; of two, rows are features of the first and columns those of the second. */
function sidesOf(input: ChartInput): Sides {
  const table = tableOf(input, 'r');
  const ids = texts(table, 'id');
  const order = input.tables['order'];
  if (!order || !hasColumn(order, 'table')) {
    const ordered = orderedIds(order, ids);
    return { rows: ordered, columns: ordered, crossed: false };
  }
  const [named, position, side] = [texts(order, 'id'), numbers(order, 'position'), numbers(order, 'table')];
  const of = (which: number) =>
    Array.from(named.keys())
      .filter((row) => side[row] === which)
      .toSorted((a, b) => position[a]! - position[b]!)
      .map((row) => named[row]!);
  return { rows: of(1), columns: of(2), crossed: true };
}

/** The cells of a square but those of items with themselves. */
function withoutDiagonal(values: Float64Array, size: number): Float64Array {
  const others = new Float64Array(values.length - size);
  for (let row = 0; row + 1 < size; row += 1)
    others.set(values.subarray(row * (size + 1) + 1, (row + 1) * (size + 1)), row * size);
  return others;
}

function columnOf(values: Float64Array, width: number, column: number): Float64Array {
  const cells = new Float64Array(values.length / width);
  for (let row = 0; row < cells.length; row += 1) cells[row] = values[row * width + column]!;
  return cells;
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'r');
  const sides = sidesOf(input);
  const { rows, columns: columnIds, crossed } = sides;
  const rowOf = new Map(texts(table, 'id').map((id, row) => [id, row]));
  const columns = columnIds.map((id) => numbers(table, id));
  const values = new Float64Array(rows.length * columns.length);
  const places = rows.map((id) => rowOf.get(id)!);
  for (const [column, of] of columns.entries())
    for (let row = 0; row < places.length; row += 1) values[row * columns.length + column] = of[places[row]!]!;
  const range = choiceOf(input.settings.own, rangeSpec);
  // Correlations of similar samples are all high and would have the same colour on a scale from −1 to 1.
  const full = range === 'auto' ? lowest(values) < 0.5 : range === 'full';
  const scale = full ? { min: -1, max: 1, interval: 0.5 } : { min: lowest(values), max: 1, interval: 0.1 };
  const merge = crossed ? null : mergeOf(input.tables['merge'], rows.length);
  const [low, high] = extent(crossed ? values : withoutDiagonal(values, rows.length)) ?? [Number.NaN, Number.NaN];
  const stars = starsOf(input, sides);
  const marked = stars ? `，${counted(stars.filter((word) => word !== '').length)} 格显著（校正 p < 0.05）` : '';
  const between = `介于 ${readable(low, 3)} 与 ${readable(high, 3)} 之间`;

  return {
    ...clusteredCells(crossed ? { ...input, groups: null } : input, {
      rowIds: rows,
      columnIds,
      values,
      rowMerge: null,
      columnMerge: merge,
      scale,
      ramp: paletteColors(input.settings.palette, full ? 'diverging' : 'sequential', input.theme),
      barTitle: 'r',
      square: !crossed,
      written: booleanOf(input.settings.own, valueSpec),
      stars,
    }),
    summary: crossed
      ? `相关性热图：第一个表的 ${rows.length} 个特征与第二个表的 ${columns.length} 个特征之间的相关系数，${between}${marked}。`
      : `相关性热图：${rows.length} 项两两之间的相关系数，${rows.length > 1 ? `${between}${marked}` : '只有一项'}。`,
    data: dataTable('correlation-heatmap', '相关系数', [
      textColumn('id', '名称', rows),
      ...columnIds.map((id, column) => numberColumn(id, id, columnOf(values, columns.length, column))),
      ...(stars
        ? columnIds.map((id, column) =>
            textColumn(
              `* ${id}`,
              `${id}（显著性）`,
              rows.map((_, row) => stars[row * columns.length + column]!),
            ),
          )
        : []),
    ]),
  };
}

/** Correlations of all pairs, or of the features of two tables, in the order of clustering. */
export const correlationHeatmap: ChartDefinition = {
  id: 'correlation-heatmap',
  title: '相关性热图',
  tables: [
    { id: 'r' },
    { id: 'order', optional: true },
    { id: 'merge', optional: true },
    { id: 'p_adj', optional: true },
  ],
  settings: [rangeSpec, valueSpec, starsSpec],
  defaultSize: { width: 680, height: 600 },
  common: ['title', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'diverging',
  draw,
};

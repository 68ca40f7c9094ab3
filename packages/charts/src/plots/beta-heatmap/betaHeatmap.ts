import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { mergeOf, orderedIds } from '../../parts/clustering/index.ts';
import { extent, niceScale, readable } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { clusteredCells } from '../../parts/heatmap/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';

const orderSpec = {
  id: 'order',
  label: '样本排列',
  kind: 'choice',
  default: 'cluster',
  choices: [
    { value: 'cluster', label: '按聚类' },
    { value: 'group', label: '按分组' },
  ],
} as const satisfies SettingSpec;
const valueSpec = {
  id: 'values',
  label: '写出距离',
  help: '单元格太小时不写',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'distance');
  const ids = texts(table, 'sample');
  const scale = groupScale(input);
  const byGroup = input.groups !== null && choiceOf(input.settings.own, orderSpec) === 'group';
  const rank = (id: string) =>
    (scale.levels.indexOf(scale.levelOf(id)) + scale.levels.length + 1) % (scale.levels.length + 1);
  const ordered = byGroup
    ? ids.toSorted((one, other) => rank(one) - rank(other))
    : orderedIds(input.tables['order'], ids);
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  const size = ordered.length;
  const columns = ordered.map((id) => numbers(table, id));
  const values = Float64Array.from(
    { length: size ** 2 },
    (_, cell) => columns[cell % size]![rowOf.get(ordered[Math.floor(cell / size)]!)!]!,
  );
  const [low, high] = extent(values.filter((_, cell) => Math.floor(cell / size) !== cell % size)) ?? [0, 1];

  return {
    ...clusteredCells(input, {
      rowIds: ordered,
      columnIds: ordered,
      values,
      rowMerge: null,
      columnMerge: byGroup ? null : mergeOf(input.tables['merge'], size),
      // Starting at 0, the diagonal, would leave the distances themselves few colours.
      scale: niceScale(low, high, { ticks: 4 }),
      ramp: paletteColors(input.settings.palette, 'sequential', input.theme),
      barTitle: '距离',
      square: true,
      written: booleanOf(input.settings.own, valueSpec),
    }),
    summary: `样本间距离热图：${size} 个样本，两两距离介于 ${readable(low, 3)} 与 ${readable(high, 3)} 之间；样本${byGroup ? '按分组排列' : '按 UPGMA 聚类排列'}。`,
    data: dataTable('beta-heatmap', '样本间距离', [
      textColumn('sample', '样本', ordered),
      ...ordered.map((id, column) =>
        numberColumn(
          id,
          id,
          Float64Array.from(ordered, (_, row) => values[row * size + column]!),
        ),
      ),
    ]),
  };
}

/** Distances of all pairs of samples in the order of their tree, or by group. */
export const betaHeatmap: ChartDefinition = {
  id: 'beta-heatmap',
  title: '样本间距离热图',
  tables: [{ id: 'distance' }, { id: 'order', optional: true }, { id: 'merge', optional: true }],
  settings: [orderSpec, valueSpec],
  defaultSize: { width: 680, height: 600 },
  common: ['title', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'sequential',
  draw,
};

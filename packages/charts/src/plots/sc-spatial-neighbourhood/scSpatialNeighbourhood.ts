import { counted, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { gridTable, valueGrid } from '../../parts/value-grid/index.ts';

const wordsSpec = {
  id: 'words',
  label: '写出数值',
  help: '单元格太小时不写',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'neighbourhood');
  const [cluster, neighbour, z] = [texts(table, 'cluster'), texts(table, 'neighbour'), numbers(table, 'z')];
  const names = [...new Set(cluster)];
  const grid = new Float64Array(names.length ** 2).fill(Number.NaN);
  cluster.forEach((name, row) => (grid[names.indexOf(name) * names.length + names.indexOf(neighbour[row]!)] = z[row]!));
  const max = Number(grid.reduce((most, value) => Math.max(most, Math.abs(value) || 0), 1).toPrecision(2));
  const shown = names.map((name) => (/^\d+$/u.test(name) ? `簇 ${name}` : name));
  const shape = { rows: shown, columns: shown, values: grid };
  const apart = [...z.keys()]
    .filter((row) => cluster[row] !== neighbour[row] && Number.isFinite(z[row]!))
    .toSorted((a, b) => z[b]! - z[a]!);
  const said = (row: number): string => `“${cluster[row]}”与“${neighbour[row]}”（z = ${readable(z[row]!, 3)}）`;
  return {
    ...valueGrid(input, {
      ...shape,
      ramp: paletteColors(input.settings.palette, 'diverging', input.theme),
      scale: { min: -max, max, interval: max / 2 },
      bar: 'z',
      titles: { x: '邻居的簇', y: '簇' },
      words: booleanOf(input.settings.own, wordsSpec) ? (at) => readable(grid[at]!, 2) : undefined,
    }),
    summary: `邻域富集热图：${counted(names.length)} 个簇两两之间邻居数的 z 值${apart.length > 0 ? `，不同的簇中最高的是${said(apart[0]!)}，最低的是${said(apart.at(-1)!)}` : ''}。`,
    data: gridTable('sc-spatial-neighbourhood', '邻域富集热图', '簇', shape),
  };
}

/** Which clusters lie beside each other more, or less, than by chance. */
export const scSpatialNeighbourhood: ChartDefinition = {
  id: 'sc-spatial-neighbourhood',
  title: '邻域富集热图',
  tables: [{ id: 'neighbourhood' }],
  settings: [wordsSpec],
  defaultSize: { width: 600, height: 500 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};

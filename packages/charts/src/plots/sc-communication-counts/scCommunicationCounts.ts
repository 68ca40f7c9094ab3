import { counted, extent, niceScale, readable } from '../../frame/index.ts';
import { measureSpec } from '../../parts/communication/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
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
  const table = tableOf(input, 'counts');
  const measure = choiceOf(input.settings.own, measureSpec);
  const [source, target, values] = [texts(table, 'source'), texts(table, 'target'), numbers(table, measure)];
  const types = [...new Set(source)];
  const grid = new Float64Array(types.length ** 2).fill(Number.NaN);
  source.forEach(
    (name, row) => (grid[types.indexOf(name) * types.length + types.indexOf(target[row]!)] = values[row]!),
  );
  const highest = extent(grid)?.[1] ?? 0;
  const whole = measure === 'significant';
  const best = [...source.keys()].reduce((most, row) => (values[row]! > values[most]! ? row : most), 0);
  const shape = { rows: types, columns: types, values: grid };
  return {
    ...valueGrid(input, {
      ...shape,
      ramp: paletteColors(input.settings.palette, 'sequential', input.theme),
      scale: niceScale(0, whole ? Math.max(4, highest) : highest || 1, { ticks: 4 }),
      bar: whole ? '个数' : '总强度',
      words: booleanOf(input.settings.own, wordsSpec)
        ? (at) => (whole ? String(grid[at]) : readable(grid[at]!, 3))
        : undefined,
      titles: { x: '接收（受体）', y: '来源（配体）' },
    }),
    summary: `细胞通讯热图：${counted(types.length)} 种细胞两两之间显著的配体受体${whole ? '对数' : '总强度'}，最多的是 ${source[best]} → ${target[best]}（${readable(values[best]!, 3)}）。`,
    data: gridTable('sc-communication-counts', '细胞通讯热图', '来源', shape),
  };
}

/** How many pairs are significant from each type to each type. */
export const scCommunicationCounts: ChartDefinition = {
  id: 'sc-communication-counts',
  title: '细胞通讯热图',
  tables: [{ id: 'counts' }],
  settings: [measureSpec, wordsSpec],
  defaultSize: { width: 620, height: 500 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'sequential',
  draw,
};

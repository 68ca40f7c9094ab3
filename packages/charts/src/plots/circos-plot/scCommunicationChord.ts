import { circosPlot } from './circosPlot.ts';
import { baseOption, counted, fontSizeOf, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { measureSpec } from '../../parts/communication/index.ts';
import { choiceOf } from '../../settings.ts';
import { words } from '../../shapes/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const ribbonSpec = {
  id: 'ribbon',
  label: '带的颜色',
  kind: 'choice',
  default: 'source',
  choices: [
    { value: 'source', label: '同来源' },
    { value: 'target', label: '同接收' },
  ],
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'counts');
  const measure = choiceOf(input.settings.own, measureSpec);
  const [source, target, values] = [texts(table, 'source'), texts(table, 'target'), numbers(table, measure)];
  const rows = [...values.keys()].filter((row) => source[row] !== target[row] && values[row]! > 0);
  const names = [...new Set(source)].filter((name) => rows.some((row) => source[row] === name || target[row] === name));
  const total = names.map((name) =>
    rows.reduce((sum, row) => sum + (source[row] === name || target[row] === name ? values[row]! : 0), 0),
  );
  const links = dataTable('sc-communication-chord', '细胞通讯弦图', [
    textColumn(
      'source',
      '来源',
      rows.map((row) => source[row]!),
    ),
    textColumn(
      'target',
      '接收',
      rows.map((row) => target[row]!),
    ),
    numberColumn(
      'weight',
      measure === 'significant' ? '显著的个数' : '总强度',
      Float64Array.from(rows, (row) => values[row]!),
    ),
  ]);
  if (rows.length === 0) return nothing(input, links);
  const nodes = dataTable('nodes', '', [textColumn('id', '', names), numberColumn('total', '', total)]);
  const own = { ...input.settings.own, ribbon: choiceOf(input.settings.own, ribbonSpec) };
  const drawing = circosPlot.draw({ ...input, tables: { nodes, links }, settings: { ...input.settings, own } });
  const best = rows.reduce((most, row) => (values[row]! > values[most]! ? row : most));
  return {
    ...drawing,
    summary: `细胞通讯弦图：${counted(names.length)} 种细胞之间 ${counted(rows.length)} 个方向有显著的通讯，最多的是 ${source[best]} → ${target[best]}（${readable(values[best]!, 3)}）；同一种细胞之间的不画。`,
  };
}

/** A message instead of the circle. */
function nothing(input: ChartInput, data: ChartDrawing['data']): ChartDrawing {
  const { height, width } = input.size;
  const element = words('没有两种细胞之间的显著通讯', width / 2, height / 2, {
    align: 'center',
    color: chartColors(input.theme).text,
    fontSize: fontSizeOf(input),
  });
  return {
    option: { ...baseOption(input), graphic: { elements: [element] }, series: [] } as ChartDrawing['option'],
    summary: '细胞通讯弦图：没有两种细胞之间的显著通讯。',
    data,
  };
}

/** The significant interactions between types as bands across a circle. */
export const scCommunicationChord: ChartDefinition = {
  id: 'sc-communication-chord',
  title: '细胞通讯弦图',
  tables: [{ id: 'counts' }],
  settings: [measureSpec, ribbonSpec],
  defaultSize: { width: 640, height: 600 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};

import type { EChartsOption } from 'echarts';
import { baseOption, fontSizeOf, readable, shortNames, textWidth, titleHeight, widest } from '../frame/index.ts';
import { assemble, colorBarPart, gridAt } from '../heatmap/parts.ts';
import type { Part } from '../heatmap/parts.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { moduleColor } from '../module-colors/index.ts';
import { paletteColors } from '../palette/index.ts';
import { hexToOklab } from '../palette/oklab.ts';
import { choiceOf } from '../settings.ts';
import { rectangle } from '../shapes/index.ts';
import { numbers, tableOf, texts } from '../table/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';

const wordsSpec = {
  id: 'words', label: '单元格内容', help: '单元格太小时不写', kind: 'choice', default: 'p',
  choices: [{ value: 'p', label: '相关系数与 p 值' }, { value: 'p_adj', label: '相关系数与校正 p 值' }, { value: 'stars', label: '相关系数与星号' }, { value: 'none', label: '不写' }],
} as const satisfies SettingSpec;
const scale = { min: -1, max: 1, interval: 0.5 };
const swatch = 12;
const edge = 12;

const pWords = (p: number): string => (Number.isNaN(p) ? '' : p < 0.001 ? `(${p.toExponential(0)})` : `(${readable(p, 2)})`);
const stars = (p: number): string => (p < 0.001 ? '***' : p < 0.01 ? '**' : p < 0.05 ? '*' : '');

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'traits');
  const [module, trait] = [texts(table, 'module'), texts(table, 'trait')];
  const [r, p, adjusted] = [numbers(table, 'r'), numbers(table, 'p'), numbers(table, 'p_adj')];
  const [rows, columns] = [[...new Set(module)], [...new Set(trait)]];
  const values = new Float64Array(rows.length * columns.length).fill(Number.NaN);
  const cellOf = (row: number) => rows.indexOf(module[row]!) * columns.length + columns.indexOf(trait[row]!);
  module.forEach((_, row) => (values[cellOf(row)] = r[row]!));
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const ramp = paletteColors(input.settings.palette, 'diverging', input.theme);

  const [rowNames, columnNames] = [shortNames(rows, 20), shortNames(columns, 16)];
  const side = textWidth('−0.5', fontSize) + 34;
  const left = Math.round(edge + widest(rowNames, fontSize) + swatch + 12);
  const top = 12 + titleHeight(input);
  const width = Math.max(40, input.size.width - left - side - edge * 2);
  const band = width / Math.max(1, columns.length);
  const level = widest(columnNames, fontSize) + 8 <= band;
  const below = level ? fontSize + 14 : Math.min(widest(columnNames, fontSize), input.size.height * 0.28) + 14;
  const rect = { x: left, y: top, width, height: Math.max(40, input.size.height - top - below - 6) };
  const high = rect.height / Math.max(1, rows.length);
  const rowFont = Math.max(8, Math.min(fontSize, Math.floor(high * 0.95)));

  const written = choiceOf(input.settings.own, wordsSpec);
  const size = Math.floor(Math.min(fontSize, band / 3.4, high / (written === 'stars' ? 1.4 : 2.5)));
  const ink = (value: number) => (hexToOklab(ramp[Math.round((255 * (value + 1)) / 2)] ?? ramp[127]!)[0] > 0.62 ? '#111111' : '#ffffff');
  const wordsOf = (row: number) => {
    const number = r[row]!.toFixed(2).replace(/^-0\.00$/u, '0.00').replace('-', '−');
    if (written === 'stars') return `${number}${stars(p[row]!)}`;
    const below_ = pWords(written === 'p' ? p[row]! : adjusted[row]!);
    return below_ ? `${number}\n${below_}` : number;
  };
  const labels = written === 'none' || size < 7 ? [] : [{
    type: 'scatter', silent: true, symbol: 'rect', symbolSize: 1, itemStyle: { opacity: 0 }, tooltip: { show: false },
    data: Array.from(module.keys()).filter((row) => Number.isFinite(r[row]!)).map((row) => ({
      value: [columns.indexOf(trait[row]!), rows.indexOf(module[row]!)],
      label: { show: true, position: 'inside', align: 'center', formatter: wordsOf(row), fontFamily, fontSize: size, lineHeight: Math.round(size * 1.15), opacity: 1, color: ink(r[row]!) },
    })),
  }];
  const axis = { type: 'category' as const, axisLine: { show: false }, axisTick: { show: false }, splitLine: { show: false }, splitArea: { show: false } };
  const label = { show: true, interval: 0, fontFamily, color: colors.text };
  const cells: Part = {
    grid: gridAt(rect),
    xAxis: { ...axis, data: columnNames, axisLabel: { ...label, fontSize, margin: 8, rotate: level ? 0 : 90 } },
    yAxis: { ...axis, data: rowNames, inverse: true, axisLabel: { ...label, fontSize: rowFont, margin: swatch + 10 } },
    series: labels,
  };
  const bar = colorBarPart({ x: rect.x + rect.width + edge + 6, y: rect.y + fontSize + 10, width: 12, height: Math.min(140, rect.height * 0.5) }, scale, ramp, 'r', colors, fontSize);
  const strongest = Array.from(r.keys()).filter((row) => Number.isFinite(r[row]!)).toSorted((a, b) => Math.abs(r[b]!) - Math.abs(r[a]!))[0];

  return {
    option: {
      ...baseOption(input),
      ...assemble([cells, bar]),
      graphic: { elements: rows.map((name, at) => rectangle({ x: rect.x - swatch - 4, y: rect.y + at * high + 1, width: swatch, height: Math.max(1, high - 2) }, { fill: moduleColor(name, input.theme) })) },
    } as EChartsOption,
    layers: [{ kind: 'cells', rows: rows.length, columns: columns.length, rowIds: rows, columnIds: columns, values, ramp, min: -1, max: 1, missing: colors.neutral }],
    summary: strongest === undefined
      ? '模块与性状的相关：没有可用的性状。'
      : `模块与性状的相关：${rows.length} 个模块与 ${columns.length} 个性状，相关最强的是 ${module[strongest]!} 与“${trait[strongest]!}”（r = ${readable(r[strongest]!, 3)}）。`,
    data: table,
  };
}

/** How the modules' eigengenes go with the groups and the numeric factors. */
export const wgcnaTraits: ChartDefinition = {
  id: 'wgcna-traits',
  title: '模块–性状相关热图',
  tables: [{ id: 'traits' }],
  settings: [wordsSpec],
  defaultSize: { width: 620, height: 520 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};

import type { EChartsOption } from 'echarts';
import { darkTokens, lightTokens } from '@panome/tokens';
import type { ChartDrawing } from './engine/drawing.ts';
import type { ChartDraw } from './useDrawing.ts';

type Theme = 'light' | 'dark';
const textStyle = { fontFamily: 'Arial, sans-serif' };
const colorsOf = (theme: Theme) => (theme === 'dark' ? darkTokens : lightTokens).chart;

function frame(theme: Theme, x: readonly [string, number, number], y: readonly [string, number, number], names: readonly string[]): EChartsOption {
  const { axis, bg, text } = colorsOf(theme);
  const common = { type: 'value' as const, nameLocation: 'middle' as const, splitLine: { show: false }, axisLine: { show: true, onZero: false, lineStyle: { color: axis } }, axisLabel: { color: text }, nameTextStyle: { color: text } };
  return {
    animation: false,
    textStyle,
    tooltip: { renderMode: 'richText', backgroundColor: bg, textStyle: { color: text } },
    grid: { left: 60, top: 20, right: 120, bottom: 60, outerBoundsMode: 'none' },
    legend: { data: [...names], orient: 'vertical', right: 8, top: 20, itemWidth: 10, itemHeight: 10, textStyle: { color: text } },
    xAxis: { ...common, name: x[0], min: x[1], max: x[2], nameGap: 30 },
    yAxis: { ...common, name: y[0], min: y[1], max: y[2], nameGap: 34 },
  };
}

/** Numbers that look like chance and are the same on every run. */
function sequence() {
  let state = 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const count = 5_000;
const next = sequence();
const change = Float64Array.from({ length: count }, () => (next() + next() + next() - 1.5) * 4);
const height = Float64Array.from(change, (value) => Math.abs(value) * next() * 2.2);
const direction = Uint8Array.from(change, (value, i) => (height[i]! < 1.3 || Math.abs(value) < 1 ? 0 : value < 0 ? 1 : 2));
const features = Array.from(change, (_, i) => `代谢物 ${i + 1}`);

/** A volcano of 5,000 points as one dense layer. */
export const drawVolcano: ChartDraw = ({ theme }): ChartDrawing => {
  const { down, neutral, up } = colorsOf(theme);
  const [colors, names] = [[neutral, down, up], ['不显著', '下调', '上调']];
  const series = names.map((name, at) => ({ type: 'scatter' as const, name, data: [], itemStyle: { color: colors[at]! } }));
  return {
    option: { ...frame(theme, ['log2(差异倍数)', -6, 6], ['−log10(P)', 0, 14], names), series },
    dense: { kind: 'points', ids: features, x: change, y: height, color: direction, colors, names, radius: 2 },
    summary: '火山图：共 5,000 个特征，按差异倍数 ≥ 2、P < 0.05 着色。',
    data: {
      rows: count,
      columns: [
        { name: 'feature', label: '特征', kind: 'text', values: features },
        { name: 'log2fc', label: 'log2 FC', kind: 'number', values: change },
        { name: 'p', label: 'P 值', kind: 'number', values: height.map((value) => 10 ** -value) },
      ],
    },
    labelIds: features,
  };
};

const samples = [...Array.from({ length: 6 }, (_, i) => `对照 ${i + 1}`), ...Array.from({ length: 6 }, (_, i) => `处理 ${i + 1}`), '中心样本'];
const across = Float64Array.from(samples, (_, i) => (i === 12 ? 0 : (i < 6 ? -5 : 5) + Math.sin(i * 2)));
const along = Float64Array.from(samples, (_, i) => (i === 12 ? 0 : Math.cos(i * 3) * 4));

/** Two groups of samples, drawn by ECharts. */
export const drawGroups: ChartDraw = ({ theme }): ChartDrawing => {
  const { c1, c2 } = colorsOf(theme);
  const groups = [{ name: '对照组', color: c1, from: 0, to: 6 }, { name: '处理组', color: c2, from: 6, to: 13 }];
  const series = groups.map(({ color, from, name, to }, at) => ({
    type: 'scatter' as const, name, symbol: at === 0 ? 'circle' : 'triangle', symbolSize: 10, itemStyle: { color },
    data: samples.slice(from, to).map((sample, i) => [across[from + i]!, along[from + i]!, sample]),
  }));
  return {
    option: { ...frame(theme, ['PC1（42.1%）', -10, 10], ['PC2（18.3%）', -8, 8], groups.map(({ name }) => name)), series },
    summary: 'PCA 得分图：两组样本沿第一主成分分开。',
    data: { rows: samples.length, columns: [{ name: 'sample', label: '样本', kind: 'text', values: samples }, { name: 'pc1', label: 'PC1', kind: 'number', values: across }, { name: 'pc2', label: 'PC2', kind: 'number', values: along }] },
    labelIds: samples,
  };
};

const [rows, columns] = [40, 8];
const values = Float64Array.from({ length: rows * columns }, (_, cell) => (cell === 13 ? NaN : Math.sin((Math.floor(cell / columns) / rows) * 6) * ((cell % columns) / 4 - 1)));
const mix = (share: number) => `#${[[31, 111, 181], [245, 245, 245], [200, 55, 45]].reduce<readonly number[]>((_, __, ___, stops) => stops[0]!.map((low, at) => Math.round(share < 0.5 ? low + (stops[1]![at]! - low) * share * 2 : stops[1]![at]! + (stops[2]![at]! - stops[1]![at]!) * (share - 0.5) * 2)), []).map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const ramp = Array.from({ length: 256 }, (_, at) => mix(at / 255));
const rowIds = Array.from({ length: rows }, (_, row) => `基因 ${row + 1}`);
const columnIds = Array.from({ length: columns }, (_, column) => `样本 ${column + 1}`);

/** A small heat map with a tree above its columns. */
export const drawCells: ChartDraw = ({ size, theme }): ChartDrawing => {
  const { neutral, text } = colorsOf(theme);
  const tree = [[0, 0], [0, 2], [1, 2], [1, 0], [null, null], [0.5, 2], [0.5, 5], [5, 5], [5, 3], [null, null], [3, 0], [3, 3], [7, 3], [7, 0]] as number[][];
  const place = { left: 20, width: size.width - 120 };
  return {
    option: {
      animation: false,
      textStyle,
      grid: [{ ...place, top: 70, height: size.height - 110, outerBoundsMode: 'none' }, { ...place, top: 16, height: 48, outerBoundsMode: 'none' }],
      xAxis: [{ type: 'category', data: columnIds, axisLine: { show: false }, axisTick: { show: false }, axisLabel: { color: text } }, { type: 'value', gridIndex: 1, show: false, min: -0.5, max: columns - 0.5 }],
      yAxis: [{ type: 'category', data: rowIds, inverse: true, position: 'right', axisLine: { show: false }, axisTick: { show: false }, axisLabel: { color: text, fontSize: 9 } }, { type: 'value', gridIndex: 1, show: false, min: 0, max: 6 }],
      series: [{ type: 'line', xAxisIndex: 1, yAxisIndex: 1, symbol: 'none', silent: true, lineStyle: { color: text, width: 1 }, data: tree }],
    },
    dense: { kind: 'cells', rows, columns, rowIds, columnIds, values, ramp, min: -1, max: 1, missing: neutral },
    summary: '热图：40 个基因 × 8 个样本，按聚类结果排序。',
    data: { rows, columns: [{ name: 'gene', label: '基因', kind: 'text', values: rowIds }, ...columnIds.map((name, column) => ({ name, label: name, kind: 'number' as const, values: Float64Array.from(rowIds, (_, row) => values[row * columns + column]!) }))] },
  };
};

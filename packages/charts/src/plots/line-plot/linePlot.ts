import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  extent,
  frame,
  gridRect,
  niceScale,
  readable,
  rounded,
  truncateMiddle,
  unevenSteps,
} from '../../frame/index.ts';
import { choiceOf } from '../../settings.ts';
import { categoryScale, pixelsOf, placeOf, polygon, type Shape, type Spot } from '../../shapes/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { errorBar } from '../../shapes/index.ts';

const errorSpec = {
  id: 'error_form',
  label: '误差的画法',
  kind: 'choice',
  default: 'bars',
  choices: [
    { value: 'bars', label: '误差线' },
    { value: 'band', label: '误差带' },
    { value: 'none', label: '不画' },
  ],
} as const satisfies SettingSpec;
const zeroSpec = {
  id: 'zero',
  label: '纵轴',
  kind: 'choice',
  default: 'data',
  choices: [
    { value: 'data', label: '按数据范围' },
    { value: 'zero', label: '从 0 开始' },
  ],
} as const satisfies SettingSpec;
const oneLine = '均值';

function draw(input: ChartInput): ChartDrawing {
  const series = tableOf(input, 'series');
  const [group, x] = [texts(series, 'group'), texts(series, 'x')];
  const [position, mean, low, high] = ['position', 'mean', 'low', 'high'].map((name) => numbers(series, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const numeric = position.some(Number.isFinite);
  const scale = categoryScale(input, group);
  const lines = [...new Set(group)];
  const ordered = [
    ...scale.levels.filter((level) => lines.includes(level)),
    ...lines.filter((name) => !scale.levels.includes(name)),
  ];
  const nameOf = (level: string) => (level === '' ? oneLine : truncateMiddle(level, 24));
  const names = [...new Set(x)];
  const form = choiceOf(input.settings.own, errorSpec);
  const [bottom, top] = extent(mean, form === 'none' ? [] : low, form === 'none' ? [] : high) ?? [0, 1];
  const yScale = niceScale(bottom, top, { ticks: 5, zero: choiceOf(input.settings.own, zeroSpec) === 'zero' });
  const xScale = niceScale(...(extent(position) ?? [0, 1]));
  const base = frame(input, {
    x: numeric ? { title: labelOf(series, 'x'), scale: xScale } : { title: labelOf(series, 'x'), names },
    y: { title: labelOf(series, 'mean'), scale: yScale },
    legend: lines.length > 1 ? ordered.map(nameOf) : [],
    fixedLegend: true,
  });
  const rect = gridRect(base, input.size);
  const pixels = pixelsOf(rect, xScale, yScale);
  const across = (row: number) =>
    numeric ? pixels.x(position[row]!) : placeOf(rect.x, rect.width, names.length, names.indexOf(x[row]!));
  const size = input.settings.pointSize ?? 7;
  const rowsOf = (level: string) => Array.from(group.keys()).filter((row) => group[row] === level);

  const errors = ordered.flatMap((level): Shape[] => {
    const color = scale.color(level);
    const rows = rowsOf(level).filter((row) => Number.isFinite(low[row]!) && Number.isFinite(high[row]!));
    if (form === 'band') {
      const side = (values: Float64Array): Spot[] => rows.map((row) => [across(row), pixels.y(values[row]!)]);
      return rows.length > 1
        ? [polygon([...side(high), ...side(low).reverse()], { fill: color, opacity: 0.18, z: 0 })]
        : [];
    }
    if (form === 'none') return [];
    return rows.flatMap((row) => {
      const [at, from, to] = [across(row), pixels.y(low[row]!), pixels.y(high[row]!)];
      const look = { stroke: color, lineWidth: 1.2, z: 1 };
      return errorBar(at, from, to, 4, look);
    });
  });

  return {
    option: {
      ...base,
      graphic: { elements: errors },
      series: ordered.map((level) => ({
        type: 'line',
        name: nameOf(level),
        symbol: scale.symbol(level),
        symbolSize: size,
        showAllSymbol: true,
        data: rowsOf(level).map((row) => ({
          name: `${nameOf(level)}，${x[row]!}`,
          value: [numeric ? rounded(position[row]!) : names.indexOf(x[row]!), rounded(mean[row]!)],
        })),
        lineStyle: { color: scale.color(level), width: 2 },
        itemStyle: { color: scale.color(level) },
        z: 3,
      })),
    } as ChartDrawing['option'],
    ...(!numeric && unevenSteps(names)),
    summary: `折线图：${lines.length} 条线，${names.length} 个横轴取值；均值从 ${readable(extent(mean)?.[0] ?? Number.NaN)} 到 ${readable(extent(mean)?.[1] ?? Number.NaN)}。`,
    data: series,
  };
}

/** Means along time or dose with error bars or bands. */
export const linePlot: ChartDefinition = {
  id: 'line-plot',
  title: '折线图',
  tables: [{ id: 'series' }],
  settings: [errorSpec, zeroSpec],
  defaultSize: { width: 680, height: 440 },
  pointSize: 7,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};

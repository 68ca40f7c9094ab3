import type { LineSeriesOption } from 'echarts';
import { extent, frame, gridRect, niceScale, readable, rounded, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { categoryScale, pixelsOf, polygon, type Spot } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

const bandSpec = {
  id: 'band',
  label: '误差带',
  kind: 'choice',
  default: 'two',
  choices: [
    { value: 'two', label: '± 2 倍标准差' },
    { value: 'one', label: '± 1 倍标准差' },
    { value: 'none', label: '不画' },
  ],
} as const satisfies SettingSpec;
const pointsSpec = {
  id: 'points',
  label: '标出每个样本数',
  help: '曲线上的圆点；样本多于 60 个时不画',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const mostPoints = 60;

type Curve = { readonly name: string; readonly rows: readonly number[] };

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'curve');
  const [name, samples, richness, sd] = [
    texts(table, 'name'),
    numbers(table, 'samples'),
    numbers(table, 'richness'),
    numbers(table, 'sd'),
  ];
  const scale = categoryScale(input, name);
  const curves = scale.levels
    .map((level): Curve => ({ name: level, rows: [...name.keys()].filter((row) => name[row] === level) }))
    .filter(({ rows }) => rows.length > 0);
  const wide = { two: 2, one: 1, none: 0 }[choiceOf(input.settings.own, bandSpec)]!;
  const edge = (row: number, sign: number): number =>
    richness[row]! + sign * wide * (Number.isNaN(sd[row]!) ? 0 : sd[row]!);
  const most = samples.reduce((high, value) => Math.max(high, value), 1);
  const [, highest] = extent([...name.keys()].map((row) => edge(row, 1))) ?? [0, 1];
  const [xScale, yScale] = [
    niceScale(0, most, { zero: true, ticks: input.size.width < 480 ? 3 : 6 }),
    niceScale(0, highest, { zero: true }),
  ];
  const whole = xScale.interval < 1 ? { ...xScale, interval: 1 } : xScale;
  const names = curves.map((curve) => truncateMiddle(curve.name, 24));
  const base = frame(input, {
    x: { title: '样本数', scale: whole },
    y: { title: '累积特征数', scale: yScale },
    legend: curves.length > 1 ? names : [],
    fixedLegend: wide > 0,
  });
  const at = pixelsOf(gridRect(base, input.size), whole, yScale);
  const spots = (rows: readonly number[], sign: number): Spot[] =>
    rows.map((row) => [at.x(samples[row]!), at.y(Math.max(0, edge(row, sign)))]);
  const bands =
    wide === 0
      ? []
      : curves
          .filter(({ rows }) => rows.length > 1)
          .map((curve) =>
            polygon([...spots(curve.rows, 1), ...spots(curve.rows, -1).reverse()], {
              fill: scale.color(curve.name),
              opacity: curves.length > 3 ? 0.1 : 0.16,
              z: 0,
            }),
          );
  const dotted = booleanOf(input.settings.own, pointsSpec) && most <= mostPoints;
  const series = curves.map((curve, i): LineSeriesOption => ({
    type: 'line',
    name: names[i]!,
    symbol: dotted || curve.rows.length === 1 ? scale.symbol(curve.name).replace('empty', '') : 'none',
    symbolSize: 5,
    showAllSymbol: true,
    data: curve.rows.map((row) => [samples[row]!, rounded(richness[row]!)]),
    lineStyle: { width: 2, color: scale.color(curve.name) },
    itemStyle: { color: scale.color(curve.name) },
    emphasis: { disabled: true },
    z: 3,
  }));
  const said = curves
    .slice(0, 6)
    .map(({ name: one, rows }) => `${one} 的 ${rows.length} 个样本共 ${readable(richness[rows.at(-1)!]!, 6)} 个特征`);
  return {
    option: { ...base, graphic: { elements: bands }, series },
    summary: `物种累积曲线：${said.join('，')}${curves.length > 6 ? ' 等' : ''}${wide > 0 ? `；色带为 ± ${wide} 倍标准差` : ''}。`,
    data: table,
  };
}

/** Features that appear the more samples are taken together, with the spread over orders. */
export const accumulationCurve: ChartDefinition = {
  id: 'accumulation-curve',
  title: '物种累积曲线图',
  tables: [{ id: 'curve' }],
  settings: [bandSpec, pointsSpec],
  defaultSize: { width: 720, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};

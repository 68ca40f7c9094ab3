import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { counted, fontSizeOf, frame, niceScale, percent, referenceLines, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const priorSpec = { id: 'prior', label: '同时画先验', kind: 'boolean', default: true } as const satisfies SettingSpec;
const names = { posterior: '后验', prior: '先验' } as const;
/** Densities this much below the peak would be invisible. */
const visible = 0.01;

function draw(input: ChartInput): ChartDrawing {
  const [table, summary] = [tableOf(input, 'posterior'), tableOf(input, 'summary')];
  const [id, value] = [texts(summary, 'id'), numbers(summary, 'value')];
  const of = (name: string): number => value[id.indexOf(name)] ?? Number.NaN;
  const [rho, low, high] = [of('rho'), of('low'), of('high')];
  const withPrior = booleanOf(input.settings.own, priorSpec);
  const [x, posterior, prior] = [numbers(table, 'rho'), numbers(table, 'posterior'), numbers(table, 'prior')];
  const top = posterior.reduce((most, one) => Math.max(most, one), 0);
  const last = posterior.findLastIndex((one) => one > visible * top);
  const scale = niceScale(0, Math.min(1, Math.max(0.2, x[last] ?? 0)), { zero: true, ticks: 8 });
  const rows = [...x.keys()].filter((row) => x[row]! <= scale.max + 1e-9);
  const shown = [
    { name: names.posterior, density: posterior },
    ...(withPrior ? [{ name: names.prior, density: prior }] : []),
  ];
  const [fontSize, colors] = [fontSizeOf(input), chartColors(input.theme)];
  const main = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const density = niceScale(0, 1.08 * top, { zero: true });
  const colorOf = (name: string): string => (name === names.posterior ? main : colors.axis);
  const series = shown.map(({ density: own, name }): LineSeriesOption => ({
    type: 'line',
    name,
    symbol: 'none',
    z: name === names.posterior ? 4 : 3,
    data: rows.map((row) => [x[row]!, rounded(Math.min(own[row]!, density.max))]),
    lineStyle: {
      color: colorOf(name),
      width: name === names.posterior ? 2.2 : 1.6,
      type: name === names.posterior ? 'solid' : 'dashed',
    },
    itemStyle: { color: colorOf(name) },
    emphasis: { disabled: true },
  }));
  // What lies within half of the height.
  const between = rows.filter((row) => x[row]! >= low - 1e-9 && x[row]! <= high + 1e-9);
  const half: LineSeriesOption = {
    type: 'line',
    name: '半高范围',
    symbol: 'none',
    silent: true,
    z: 2,
    tooltip: { show: false },
    data: between.map((row) => [x[row]!, rounded(posterior[row]!)]),
    lineStyle: { width: 0, color: main },
    itemStyle: { color: main },
    areaStyle: { color: main, opacity: 0.16 },
  };
  const mark = {
    type: 'scatter' as const,
    symbol: 'circle',
    symbolSize: 8,
    silent: true,
    z: 6,
    itemStyle: { color: main, opacity: 1 },
    data: [{ name: percent(rho), value: [rho, rounded(top)] }],
    label: {
      show: true,
      formatter: `${percent(rho)}（${percent(low)}～${percent(high)}）`,
      position: 'right' as const,
      distance: 8,
      offset: [0, -9],
      fontFamily,
      fontSize,
      color: colors.text,
    },
  };
  return {
    option: {
      ...frame(input, {
        x: { title: '污染比例', scale },
        y: { title: '密度', scale: density },
        legend: withPrior ? shown.map(({ name }) => name) : [],
        fixedLegend: true,
      }),
      series: [half, referenceLines({ x: [rho], color: colors.text }), ...series, mark],
    } as ChartDrawing['option'],
    summary: `污染比例的后验：最高处为 ${percent(rho)}，密度不低于最高处一半的范围为 ${percent(low)}～${percent(high)}；由 ${counted(of('markers'))} 个标志基因的 ${counted(of('estimates'))} 个估计平均得到${withPrior ? '，虚线为先验' : ''}。`,
    data: dataTable('sc-ambient-posterior', '污染比例的后验', [
      textColumn(
        'curve',
        '曲线',
        shown.flatMap(({ name }) => rows.map(() => name)),
      ),
      numberColumn(
        'rho',
        '污染比例',
        shown.flatMap(() => rows.map((row) => x[row]!)),
      ),
      numberColumn(
        'density',
        '密度',
        shown.flatMap(({ density: own }) => rows.map((row) => own[row]!)),
      ),
    ]),
  };
}

/** How much of the counts is ambient: where the estimates agree, beside what was assumed before. */
export const scAmbientPosterior: ChartDefinition = {
  id: 'sc-ambient-posterior',
  title: '污染比例的后验',
  tables: [{ id: 'posterior' }, { id: 'summary' }],
  settings: [priorSpec],
  defaultSize: { width: 640, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};

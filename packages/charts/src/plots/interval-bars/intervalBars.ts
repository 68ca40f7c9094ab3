import { maximum } from '@panome/analysis/extremes';
import type { BarSeriesOption } from 'echarts';
import { frame, niceScale, percent, rounded } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const heightSpec = {
  id: 'height',
  label: '柱高',
  kind: 'choice',
  default: 'share',
  choices: [
    { value: 'share', label: '占比' },
    { value: 'count', label: '个数' },
  ],
} as const satisfies SettingSpec;

/** Samples of one group side by side, in the order of the scheme. */
function inOrder(input: ChartInput, names: readonly string[]): readonly string[] {
  const scale = groupScale(input);
  const rank = (name: string): number =>
    scale.levels.includes(name)
      ? scale.levels.indexOf(name)
      : scale.levels.includes(scale.levelOf(name))
        ? scale.levels.indexOf(scale.levelOf(name))
        : scale.levels.length;
  return names.toSorted((one, other) => rank(one) - rank(other));
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'intervals');
  const [name, interval, count, share] = [
    texts(table, 'name'),
    texts(table, 'interval'),
    numbers(table, 'count'),
    numbers(table, 'share'),
  ];
  const names = inOrder(input, [...new Set(name)]);
  const intervals = [...new Set(interval)];
  const byShare = choiceOf(input.settings.own, heightSpec) === 'share';
  const ramp = paletteColors(input.settings.palette, 'sequential', input.theme);
  // The ends of a ramp are too near to black and white to be told from the ground.
  const colorOf = (at: number): string =>
    ramp[Math.round(ramp.length * (0.08 + (0.84 * at) / Math.max(1, intervals.length - 1)))]!;
  const rowOf = new Map(name.map((one, row) => [`${one}\n${interval[row]!}`, row]));
  const valueOf = (one: string, at: string): number => {
    const row = rowOf.get(`${one}\n${at}`);
    return row === undefined ? 0 : byShare ? 100 * share[row]! : count[row]!;
  };
  const most = Math.max(1, maximum(names.map((one) => intervals.reduce((sum, at) => sum + valueOf(one, at), 0))));
  const wide = names.length <= 60;
  // The stack grows upwards as the intervals do; the legend reads downwards from the highest.
  const series = intervals.map((at, place): BarSeriesOption => ({
    type: 'bar',
    name: at,
    stack: 'intervals',
    barCategoryGap: wide ? '16%' : '0%',
    barMaxWidth: 56,
    itemStyle: {
      color: colorOf(place),
      ...(wide && { borderColor: chartColors(input.theme).background, borderWidth: 0.4 }),
    },
    data: names.map((one) => rounded(valueOf(one, at))),
    emphasis: { disabled: true },
  }));
  const top = intervals
    .map((at) => ({
      at,
      mean: names.reduce((sum, one) => sum + (share[rowOf.get(`${one}\n${at}`)!] ?? 0), 0) / names.length,
    }))
    .reduce((best, one) => (one.mean > best.mean ? one : best));
  return {
    option: {
      ...frame(input, {
        x: { title: '', names },
        y: {
          title: byShare ? '特征的占比（%）' : '特征数',
          scale: byShare ? { min: 0, max: 100, interval: 20 } : niceScale(0, most, { ticks: 5 }),
        },
        legend: intervals.toReversed(),
      }),
      series,
    },
    summary: `表达区间图：${names.length} 个样本或组的特征按数值分为 ${intervals.length} 档，最多的是 ${top.at}，平均占 ${percent(top.mean)}。`,
    data: table,
  };
}

/** How the features of every sample or group share out among intervals of their values. */
export const intervalBars: ChartDefinition = {
  id: 'interval-bars',
  title: '表达区间图',
  tables: [{ id: 'intervals' }],
  settings: [heightSpec],
  defaultSize: { width: 800, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'sequential',
  draw,
};

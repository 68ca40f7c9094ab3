import type { BarSeriesOption } from 'echarts';
import { splitPanels, type BarPanel } from '../../parts/bar-panels/index.ts';
import { counted, frame, percent, rounded, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { hasColumn, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { clusterColors, clusterLabel } from '../../parts/cell-clusters/index.ts';

const viewSpec = {
  id: 'view',
  label: '每根柱子是',
  kind: 'choice',
  default: 'samples',
  choices: [
    { value: 'samples', label: '一个样本' },
    { value: 'groups', label: '一个组的平均' },
  ],
} as const satisfies SettingSpec;
const valueSpec = {
  id: 'value',
  label: '高度',
  help: '细胞数可以看出各样本细胞多少',
  kind: 'choice',
  default: 'proportion',
  choices: [
    { value: 'proportion', label: '比例' },
    { value: 'cells', label: '细胞数' },
  ],
} as const satisfies SettingSpec;

type Bars = {
  readonly panels: readonly BarPanel[];
  /** `[cluster][bar]` */
  readonly values: readonly (readonly number[])[];
};

function sampleBars(input: ChartInput, clusters: readonly string[], value: string): Bars {
  const table = tableOf(input, 'composition');
  const [samples, groups, shown] = [texts(table, 'sample'), texts(table, 'group'), numbers(table, value)];
  const names = samples.filter((_, row) => row % clusters.length === 0);
  const groupOf = new Map(samples.map((name, row) => [name, groups[row]!]));
  const levels = [...new Set(groups)];
  return {
    panels: levels.map((level) => ({ title: level, names: names.filter((name) => groupOf.get(name) === level) })),
    values: clusters.map((_, at) => names.map((__, bar) => shown[bar * clusters.length + at]!)),
  };
}

/** Each sample of a group counts alike. */
function groupBars(input: ChartInput, clusters: readonly string[], value: string): Bars {
  const bars = sampleBars(input, clusters, value);
  let first = 0;
  const parts = bars.panels.map(({ names }) => {
    first += names.length;
    return [first - names.length, first] as const;
  });
  return {
    panels: [{ title: '', names: bars.panels.map(({ title }) => title || '全部') }],
    values: bars.values.map((row) =>
      parts.map(([from, to]) => row.slice(from, to).reduce((sum, one) => sum + one, 0) / (to - from)),
    ),
  };
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'composition');
  const clusters = [...new Set(texts(table, 'cluster'))];
  // Shares estimated from bulk samples have no cell counts.
  const value = hasColumn(table, 'cells')
    ? (choiceOf(input.settings.own, valueSpec) as 'proportion' | 'cells')
    : 'proportion';
  const byGroup = choiceOf(input.settings.own, viewSpec) === 'groups';
  const { panels, values } = (byGroup ? groupBars : sampleBars)(input, clusters, value);
  const shares = value === 'proportion';
  const shown = values.map((row) => row.map((one) => (shares ? 100 * one : one)));
  const totals = shown[0]!.map((_, bar) => shown.reduce((sum, row) => sum + row[bar]!, 0));
  const colors = clusterColors(input, clusters);
  const legend = clusters.map((name) => truncateMiddle(clusterLabel(name), 24));
  const most = totals.reduce((high, total) => Math.max(high, total), 1);
  const step = 10 ** Math.floor(Math.log10(most / 4));
  const interval = [1, 2, 5, 10].map((factor) => factor * step).find((size) => size * 5 >= most) ?? step * 10;
  const base = frame(input, {
    x: { title: '', names: panels.flatMap(({ names }) => names) },
    y: {
      title: shares ? '细胞比例（%）' : '细胞数',
      scale: shares
        ? { min: 0, max: 100, interval: 20 }
        : { min: 0, max: Math.ceil(most / interval) * interval, interval },
    },
    legend,
  });
  const background = chartColors(input.theme).background;
  let first = 0;
  const series = panels.flatMap(({ names }, panel): BarSeriesOption[] => {
    const from = first;
    first += names.length;
    // The stack grows upwards; the legend reads downwards, so that the last cluster is drawn first.
    return [...clusters.keys()].toReversed().map((at) => ({
      type: 'bar',
      name: legend[at]!,
      stack: `panel ${panel}`,
      xAxisIndex: panel,
      yAxisIndex: panel,
      barCategoryGap: byGroup ? '35%' : '14%',
      barMaxWidth: byGroup ? 90 : 48,
      itemStyle: { color: colors[at]!, borderColor: background, borderWidth: totals.length <= 60 ? 0.4 : 0 },
      data: shown[at]!.slice(from, from + names.length).map(rounded),
      emphasis: { disabled: true },
    }));
  });
  const counts = hasColumn(table, 'cells');
  const cells = numbers(table, counts ? 'cells' : 'proportion');
  const sums = clusters.map((_, at) =>
    cells.reduce((sum, count, row) => sum + (row % clusters.length === at ? count : 0), 0),
  );
  const all = sums.reduce((sum, count) => sum + count, 0);
  const largest = sums.reduce((best, count, at) => (count > sums[best]! ? at : best), 0);
  return {
    option: { ...splitPanels(base, panels, input.size), series },
    summary: `细胞组成堆叠柱状图：${byGroup ? `${totals.length} 个组的平均` : `${totals.length} 个样本${panels.length > 1 ? `，分 ${panels.length} 组排列` : ''}`}，${clusters.length} ${counts ? `个簇，共 ${counted(all)} 个细胞` : '类细胞'}，最多的是${clusterLabel(clusters[largest]!)}（${percent(sums[largest]! / all)}）。`,
    data: table,
  };
}

/** Clusters stacked in every sample, the samples of one group side by side, or in every group. */
export const scCompositionBar: ChartDefinition = {
  id: 'sc-composition-bar',
  title: '细胞组成堆叠柱状图',
  tables: [{ id: 'composition' }],
  settings: [viewSpec, valueSpec],
  defaultSize: { width: 860, height: 500 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};

import type { BarSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, percent, rounded, truncateMiddle } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { choiceOf } from '../../settings.ts';
import { hasColumn, numbers, numericNames, tableOf, texts } from '../../table/index.ts';
import { othersColor, taxaColors } from '../../parts/taxa-colors/index.ts';
import { chartColors } from '../../theme/index.ts';
import { splitPanels, type BarPanel } from '../../parts/bar-panels/index.ts';

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
const sortSpec = {
  id: 'sort',
  label: '组内样本的次序',
  kind: 'choice',
  default: 'table',
  choices: [
    { value: 'table', label: '与数据表相同' },
    { value: 'first', label: '按最丰富的分类单元' },
  ],
} as const satisfies SettingSpec;

const others = '其他';

/** What is drawn: bars in panels, and the value of each taxon in each bar, in the order of the bars. */
type Bars = { readonly panels: readonly BarPanel[]; readonly values: readonly (readonly number[])[] };

function sampleBars(input: ChartInput): Bars {
  const table = tableOf(input, 'composition');
  const scale = groupScale(input);
  const samples = numericNames(table);
  const first = new Map(samples.map((sample) => [sample, numbers(table, sample)[0] ?? 0]));
  const sorted =
    choiceOf(input.settings.own, sortSpec) === 'first'
      ? samples.toSorted((one, other) => first.get(other)! - first.get(one)!)
      : samples;
  const levels = input.groups ? [...scale.levels, ...(scale.levels.includes('') ? [] : [''])] : [''];
  const panels = levels
    .map((level) => ({
      title: level === '' && input.groups ? '未分组' : level,
      names: sorted.filter((sample) => !input.groups || scale.levelOf(sample) === level),
    }))
    .filter(({ names }) => names.length > 0);
  const columns = panels.flatMap(({ names }) => names.map((name) => numbers(table, name)));
  return { panels, values: texts(table, 'taxon').map((_, row) => columns.map((column) => column[row]!)) };
}

function groupBars(input: ChartInput): Bars {
  const table = tableOf(input, 'means');
  const [group, taxon, mean] = [texts(table, 'group'), texts(table, 'taxon'), numbers(table, 'mean')];
  const order = groupScale(input).levels;
  const known = [...new Set(group)];
  const levels = [
    ...order.filter((level) => known.includes(level)),
    ...known.filter((level) => !order.includes(level)),
  ];
  const at = new Map(group.map((level, row) => [`${level}\n${taxon[row]!}`, mean[row]!]));
  return {
    panels: [{ title: '', names: levels }],
    values: texts(tableOf(input, 'composition'), 'taxon').map((name) =>
      levels.map((level) => at.get(`${level}\n${name}`) ?? 0),
    ),
  };
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'composition');
  const taxa = texts(table, 'taxon');
  const byGroup = choiceOf(input.settings.own, viewSpec) === 'groups';
  const { panels, values } = byGroup ? groupBars(input) : sampleBars(input);
  const relative = input.options['relative'] !== false;
  const shown = values.map((row) => row.map((value) => (relative ? 100 * value : value)));
  const totals = shown[0]?.map((_, bar) => shown.reduce((sum, row) => sum + row[bar]!, 0)) ?? [];
  const hasOthers = taxa.at(-1) === others;
  const colors = taxaColors(input, taxa.length);
  const colorOf = (row: number): string => (hasOthers && row === taxa.length - 1 ? othersColor(input) : colors[row]!);
  const legend = taxa.map((name) => truncateMiddle(name, 26));
  const base = frame(input, {
    x: { title: '', names: panels.flatMap(({ names }) => names) },
    y: {
      title: relative ? '相对丰度（%）' : '丰度',
      scale: relative ? { min: 0, max: 100, interval: 20 } : niceScale(0, extent(totals)?.[1] || 1, { ticks: 5 }),
    },
    legend,
  });
  const background = chartColors(input.theme).background;
  const wide = totals.length <= 60;
  let first = 0;
  const series = panels.flatMap(({ names }, panel): BarSeriesOption[] => {
    const from = first;
    first += names.length;
    // The stack grows upwards; the legend reads downwards, so that the last taxon is drawn first.
    return Array.from(taxa.keys())
      .toReversed()
      .map((row) => ({
        type: 'bar',
        name: legend[row]!,
        stack: `panel ${panel}`,
        xAxisIndex: panel,
        yAxisIndex: panel,
        barCategoryGap: byGroup ? '35%' : wide ? '12%' : '0%',
        barMaxWidth: byGroup ? 90 : 48,
        itemStyle: { color: colorOf(row), ...(wide && { borderColor: background, borderWidth: 0.4 }) },
        data: shown[row]!.slice(from, from + names.length).map(rounded),
        emphasis: { disabled: true },
      }));
  });
  const means = tableOf(input, 'taxa');
  const share = hasColumn(means, 'mean') ? numbers(means, 'mean')[0]! : Number.NaN;

  return {
    option: { ...splitPanels(base, panels, input.size), series },
    summary: `物种组成堆叠柱状图：${byGroup ? `${totals.length} 个组的平均` : `${totals.length} 个样本${input.groups ? `，分 ${panels.length} 组排列` : ''}`}，${taxa.length} 个分类单元，平均最多的是 ${taxa[0]!}（${percent(share)}）。`,
    data: byGroup ? tableOf(input, 'means') : table,
  };
}

/** Taxa stacked in every sample, the samples of one group side by side, or in every group. */
export const compositionBar: ChartDefinition = {
  id: 'composition-bar',
  title: '物种组成堆叠柱状图',
  tables: [{ id: 'composition' }, { id: 'means' }, { id: 'taxa', columns: ['taxon', 'mean'] }],
  settings: [viewSpec, sortSpec],
  defaultSize: { width: 860, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};

import { maximum } from '@panome/analysis/extremes';
import { columnHeadings } from '@panome/analysis/headings';
import type { EChartsOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  readable,
  referenceLines,
  rounded,
  shortNames,
  textWidth,
  truncateMiddle,
} from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, labelOf, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const topSpec = {
  id: 'top',
  label: '最多列出的分类单元数',
  help: '按 p 值从小到大',
  kind: 'number',
  default: 20,
  min: 1,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const onlySpec = {
  id: 'significant',
  label: '只列显著的',
  help: '没有显著的时，改列 p 值最小的',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

type Axis = Readonly<Record<string, unknown>>;

/** Which rows are drawn, from the top: those higher in the test group first. */
function rowsOf(input: ChartInput): { readonly rows: readonly number[]; readonly significant: number } {
  const table = tableOf(input, 'result');
  const [p, difference, verdict] = [numbers(table, 'p'), numbers(table, 'difference'), texts(table, 'verdict')];
  const tested = Array.from(p.keys())
    .filter((row) => Number.isFinite(p[row]!))
    .toSorted((one, other) => p[one]! - p[other]!);
  const significant = tested.filter((row) => verdict[row] === '显著');
  const wanted = booleanOf(input.settings.own, onlySpec) && significant.length > 0 ? significant : tested;
  const most = Math.round(numberOf(input.settings.own, topSpec));
  const shown = wanted.slice(0, significant.length === 0 ? Math.min(10, most) : most);
  return {
    rows: shown.toSorted((one, other) => difference[other]! - difference[one]!),
    significant: significant.length,
  };
}

const percentages = (values: Float64Array, rows: readonly number[]): number[] => rows.map((row) => 100 * values[row]!);
const groupName = (label: string, fallback: string): string =>
  label.endsWith(' 平均比例') ? label.slice(0, -' 平均比例'.length) : fallback;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'result');
  const { rows, significant } = rowsOf(input);
  const wide = input.size.width >= 520;
  const names = rows.map((row) => texts(table, 'feature')[row]!);
  const shown = shortNames(names, wide ? 24 : 12);
  const levels = [
    groupName(labelOf(table, 'mean_ref'), '参照组'),
    groupName(labelOf(table, 'mean_test'), '比较组'),
  ] as const;
  const [means, low, high, difference] = [
    [percentages(numbers(table, 'mean_ref'), rows), percentages(numbers(table, 'mean_test'), rows)],
    percentages(numbers(table, 'ci_low'), rows),
    percentages(numbers(table, 'ci_high'), rows),
    percentages(numbers(table, 'difference'), rows),
  ] as const;
  const column = input.options['p_column'] === 'p' ? 'p' : 'p_adj';
  const p = rows.map((row) => numbers(table, column)[row]!);
  const pText = p.map((value) => readable(value, 2));
  const scale = groupScale(input);
  const known = levels.map((level) => scale.levels.includes(level));
  const colors = chartColors(input.theme);
  const colorOf = (at: number): string => (known[at] ? scale.color(levels[at]!) : at === 0 ? colors.down : colors.up);
  const fontSize = fontSizeOf(input);
  const pTitle = column === 'p' ? 'p' : '校正后 p';
  const pRoom = Math.max(textWidth(pTitle, fontSize), maximum(pText.map((text) => textWidth(text, fontSize)))) + 14;
  const legend = levels.map((level) => truncateMiddle(level, 24));
  const barScale = niceScale(0, extent(...means)?.[1] ?? 1, { ticks: 4 });
  const differenceScale = niceScale(...(extent(low, high, [0]) ?? [-1, 1]), { ticks: 4 });
  // The legend stands above: the right side belongs to the p-values.
  const base = frame(
    {
      ...input,
      settings: {
        ...input.settings,
        legend: input.settings.legend === 'none' || input.settings.legend === 'bottom' ? input.settings.legend : 'top',
      },
    },
    {
      x: { title: wide ? '平均比例（%）' : '比例之差（百分点）', scale: wide ? barScale : differenceScale },
      y: { title: '', names: shown },
      legend,
    },
  );
  const rect = gridRect(base, input.size);
  const gap = 26;
  const room = rect.width - pRoom;
  const left = wide ? Math.round((room - gap) * 0.42) : 0;
  const grids = [
    ...(wide ? [{ left: rect.x, width: left }] : []),
    { left: rect.x + (wide ? left + gap : 0), width: room - (wide ? left + gap : 0) },
  ].map((grid) => ({ ...grid, top: rect.y + 4, height: rect.height - 4, outerBoundsMode: 'none' as const }));
  const [xAxis, yAxis] = [base.xAxis as Axis, base.yAxis as Axis];
  const last = grids.length - 1;
  const striped = {
    inverse: true,
    splitArea: { show: true, interval: 0, areaStyle: { color: ['transparent', `${colors.grid}80`] } },
    axisTick: { show: false },
  };
  const bare = { ...yAxis, ...striped, gridIndex: last, axisLabel: { show: false }, axisLine: { show: false } };
  const interval = names.flatMap((_, at) => [
    [rounded(low[at]!), at],
    [rounded(high[at]!), at],
    ['-', '-'],
  ]);

  const option: EChartsOption = {
    ...base,
    grid: grids,
    xAxis: grids.map((_, at) =>
      at === last
        ? { ...xAxis, ...differenceScale, gridIndex: at, name: '比例之差（百分点）' }
        : { ...xAxis, gridIndex: at },
    ),
    yAxis: [
      ...(wide ? [{ ...yAxis, ...striped, gridIndex: 0 }] : []),
      wide ? bare : { ...yAxis, ...striped, gridIndex: 0 },
      {
        ...yAxis,
        inverse: true,
        gridIndex: last,
        position: 'right',
        data: pText,
        axisLine: { show: false },
        axisTick: { show: false },
        name: wide ? pTitle : '',
        nameLocation: 'start',
        nameGap: 6,
        nameTextStyle: { fontSize, color: colors.text, align: 'left' },
      },
    ],
    series: [
      { ...referenceLines({ x: [0], color: colors.axis, width: 1 }), xAxisIndex: last, yAxisIndex: last },
      ...(wide
        ? levels.map((_, at) => ({
            type: 'bar' as const,
            name: legend[at]!,
            xAxisIndex: 0,
            yAxisIndex: 0,
            barGap: '0%',
            barCategoryGap: '30%',
            barMaxWidth: 12,
            itemStyle: { color: colorOf(at) },
            data: means[at]!.map(rounded),
            emphasis: { disabled: true },
          }))
        : []),
      {
        type: 'line',
        name: '置信区间',
        xAxisIndex: last,
        yAxisIndex: last,
        data: interval,
        symbol: 'rect',
        symbolSize: [1.5, 8],
        silent: true,
        lineStyle: { color: colors.text, width: 1.2 },
        itemStyle: { color: colors.text },
        tooltip: { show: false },
        z: 3,
      },
      ...levels.map((_, side) => ({
        type: 'scatter' as const,
        name: legend[side]!,
        xAxisIndex: last,
        yAxisIndex: last,
        symbol: 'circle',
        symbolSize: 9,
        z: 4,
        emphasis: { disabled: true },
        itemStyle: { color: colorOf(side), borderColor: colors.background, borderWidth: 0.5, opacity: 1 },
        data: difference.flatMap((value, at) => (value > 0 === (side === 1) ? [[rounded(value), at]] : [])),
      })),
    ],
  };

  return {
    option,
    summary: `扩展误差棒图：比较“${levels[1]}”与“${levels[0]}”，${significant > 0 ? `${significant} 个分类单元显著${rows.length < significant ? `，图中为 p 值最小的 ${rows.length} 个` : ''}` : `没有显著的分类单元，图中为 p 值最小的 ${rows.length} 个`}；点为比例之差，线为置信区间。`,
    data: dataTable('stamp-error-bar', '比例之差', [
      textColumn('feature', '分类单元', names),
      numberColumn('mean_ref', `${levels[0]} 平均比例（%）`, means[0]!),
      numberColumn('mean_test', `${levels[1]} 平均比例（%）`, means[1]!),
      numberColumn('difference', '比例之差（百分点）', difference),
      numberColumn('ci_low', '95% 置信下限', low),
      numberColumn('ci_high', '95% 置信上限', high),
      numberColumn(column, columnHeadings[column], p),
    ]),
  };
}

/** Mean proportions of two groups, and their difference with its confidence interval. */
export const stampErrorBar: ChartDefinition = {
  id: 'stamp-error-bar',
  title: '扩展误差棒图',
  tables: [{ id: 'result' }],
  settings: [topSpec, onlySpec],
  defaultSize: { width: 860, height: 520 },
  common: ['title', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};

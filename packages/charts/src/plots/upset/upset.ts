import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import {
  axisOption,
  baseOption,
  counted,
  fontSizeOf,
  niceScale,
  shortNames,
  textWidth,
  titleHeight,
  widest,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, textColumn } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { vennData } from '../../parts/venn/index.ts';

const countSpec = {
  id: 'top',
  label: '展示的交集数',
  kind: 'number',
  default: 25,
  min: 1,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const orderSpec = {
  id: 'order',
  label: '交集的次序',
  kind: 'choice',
  default: 'size',
  choices: [
    { value: 'size', label: '按个数' },
    { value: 'degree', label: '先按列表数，再按个数' },
  ],
} as const satisfies SettingSpec;

const narrow = 520;

function draw(input: ChartInput): ChartDrawing {
  const data = vennData(input);
  const { size } = input;
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const style = { colors, fontSize };
  const fill = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const byDegree = choiceOf(input.settings.own, orderSpec) === 'degree';
  const wantsBars = size.width >= narrow;
  const lists = [...data.lists.keys()].toSorted((a, b) => data.sizes[a]! - data.sizes[b]! || b - a);
  const names = shortNames(
    lists.map((list) => data.lists[list]!),
    wantsBars ? 18 : 10,
  );
  const nameRoom = Math.min(size.width * 0.36, widest(names, fontSize) + 10);
  const barRoom = wantsBars ? Math.min(150, size.width * 0.18) : 0;
  const edge = 12;
  const axisRoom = fontSize * 4.2;
  const left = Math.round(Math.max(edge + barRoom + nameRoom, axisRoom + edge));
  const width = size.width - left - 14;
  const most = Math.max(1, Math.floor(width / 11));
  const order = [...data.counts.keys()]
    .toSorted(
      (a, b) =>
        (byDegree ? data.degrees[a]! - data.degrees[b]! : 0) ||
        data.counts[b]! - data.counts[a]! ||
        data.degrees[a]! - data.degrees[b]! ||
        a - b,
    )
    .slice(0, Math.min(most, Math.round(numberOf(input.settings.own, countSpec))));
  const top = 14 + titleHeight(input) + fontSize;
  const below = wantsBars ? fontSize * 3 + 12 : 12;
  const room = size.height - top - below;
  const band = Math.max(9, Math.min(30, (room * 0.55) / lists.length));
  const matrixHeight = Math.round(band * lists.length);
  const barHeight = Math.max(30, room - matrixHeight - 10);
  const matrixTop = Math.round(top + barHeight + 10);
  const dot = Math.max(4, Math.min(13, band * 0.55, (width / order.length) * 0.6));
  const inside = (region: number, list: number): boolean => data.codes[region]![lists[list]!] === '1';
  const cells = order.flatMap((region, column) =>
    lists.map((_, row) => ({ column, row, filled: inside(region, row) })),
  );
  const [largest, longest] = [
    Math.max(1, maximum(order.map((region) => data.counts[region]!))),
    Math.max(1, maximum(data.sizes)),
  ];
  const hidden = {
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { show: false },
    splitLine: { show: false },
  };
  const bandWidth = width / Math.max(1, order.length);
  const labelSize = Math.min(
    fontSize - 1,
    Math.floor(fontSize * (bandWidth / Math.max(1, textWidth(counted(largest), fontSize)))),
  );
  const setScale = niceScale(0, longest, { ticks: 2 });

  return {
    option: {
      ...baseOption(input),
      grid: [
        { left, width, top, height: Math.round(barHeight), outerBoundsMode: 'none' },
        { left, width, top: matrixTop, height: matrixHeight, outerBoundsMode: 'none' },
        {
          left: edge,
          width: Math.max(1, Math.round(barRoom)),
          top: matrixTop,
          height: matrixHeight,
          outerBoundsMode: 'none',
        },
      ],
      xAxis: [
        {
          type: 'category',
          data: order.map(String),
          gridIndex: 0,
          ...hidden,
          axisLine: { show: true, lineStyle: { color: colors.axis } },
        },
        { type: 'category', data: order.map(String), gridIndex: 1, show: false },
        {
          ...axisOption({ title: input.settings.xTitle ?? '列表大小', scale: setScale }, style, fontSize + 14),
          gridIndex: 2,
          inverse: true,
          show: wantsBars,
        },
      ],
      yAxis: [
        {
          ...axisOption(
            { title: input.settings.yTitle ?? '交集大小', scale: niceScale(0, largest * 1.08, { ticks: 5 }) },
            style,
            Math.round(textWidth(counted(largest), fontSize) + 18),
          ),
          gridIndex: 0,
        },
        {
          type: 'category',
          data: names,
          gridIndex: 1,
          axisLine: { show: false },
          axisTick: { show: false },
          axisLabel: {
            fontFamily,
            fontSize: Math.min(fontSize, Math.floor(band * 0.95)),
            color: colors.text,
            interval: 0,
            width: Math.floor(nameRoom - 6),
            overflow: 'truncate',
            margin: 6,
          },
        },
        { type: 'category', data: names, gridIndex: 2, show: false },
      ],
      series: [
        {
          type: 'bar',
          name: '交集大小',
          xAxisIndex: 0,
          yAxisIndex: 0,
          barMaxWidth: 26,
          barCategoryGap: '35%',
          itemStyle: { color: fill },
          data: order.map((region) => ({ name: data.sets[region]!, value: data.counts[region]! })),
          label: { show: labelSize >= 7, position: 'top', fontFamily, fontSize: labelSize, color: colors.text },
        },
        ...lists.flatMap((_, row) =>
          row % 2 === 0
            ? [
                {
                  type: 'line',
                  xAxisIndex: 1,
                  yAxisIndex: 1,
                  silent: true,
                  symbol: 'none',
                  tooltip: { show: false },
                  z: 0,
                  lineStyle: { color: colors.grid, width: Math.max(1, band - 2), opacity: 0.45, cap: 'butt' },
                  data: [
                    [0, row],
                    [Math.max(0, order.length - 1), row],
                  ],
                },
              ]
            : [],
        ),
        {
          type: 'scatter',
          name: '不在其中',
          xAxisIndex: 1,
          yAxisIndex: 1,
          symbolSize: dot,
          silent: true,
          tooltip: { show: false },
          itemStyle: { color: colors.neutral, opacity: 0.45 },
          z: 2,
          data: cells.filter(({ filled }) => !filled).map(({ column, row }) => [column, row]),
        },
        {
          type: 'line',
          xAxisIndex: 1,
          yAxisIndex: 1,
          silent: true,
          symbol: 'none',
          tooltip: { show: false },
          lineStyle: { color: colors.text, width: 1.6 },
          z: 3,
          data: order.flatMap((region, column) => {
            const rows = [...lists.keys()].filter((row) => inside(region, row));
            return rows.length > 1
              ? [
                  [column, rows[0]!],
                  [column, rows.at(-1)!],
                  ['-', '-'],
                ]
              : [];
          }),
        },
        {
          type: 'scatter',
          name: '在其中',
          xAxisIndex: 1,
          yAxisIndex: 1,
          symbolSize: dot,
          itemStyle: { color: colors.text, opacity: 1 },
          z: 4,
          emphasis: { disabled: true },
          encode: { x: 0, y: 1, tooltip: [] },
          data: cells
            .filter(({ filled }) => filled)
            .map(({ column, row }) => ({ name: data.sets[order[column]!]!, value: [column, row] })),
        },
        ...(wantsBars
          ? [
              {
                type: 'bar',
                name: '列表大小',
                xAxisIndex: 2,
                yAxisIndex: 2,
                barMaxWidth: 18,
                barCategoryGap: '30%',
                data: lists.map((list) => ({
                  name: data.lists[list]!,
                  value: data.sizes[list]!,
                  itemStyle: { color: data.colors[list]! },
                })),
              },
            ]
          : []),
      ],
    } as EChartsOption,
    summary:
      order.length === 0
        ? 'UpSet 图：没有可画的交集。'
        : `UpSet 图：${data.lists.length} 个列表，${data.counts.length} 个不为空的交集，展示 ${order.length} 个，${byDegree ? '其中' : ''}最大的是“${data.sets[order.toSorted((a, b) => data.counts[b]! - data.counts[a]!)[0]!]!}”（${counted(largest)} 个）。`,
    data: dataTable('upset', '交集', [
      textColumn(
        'sets',
        '列表',
        order.map((region) => data.sets[region]!),
      ),
      integerColumn(
        'degree',
        '列表数',
        order.map((region) => data.degrees[region]!),
      ),
      integerColumn(
        'size',
        '名称数',
        order.map((region) => data.counts[region]!),
      ),
    ]),
  };
}

/** The sizes of intersections as bars above a matrix of the sets involved. */
export const upset: ChartDefinition = {
  id: 'upset',
  title: 'UpSet 图',
  tables: [{ id: 'regions', columns: ['sets', 'code', 'degree', 'size'] }, { id: 'lists' }],
  settings: [countSpec, orderSpec],
  defaultSize: { width: 760, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};

import type { EChartsOption } from 'echarts';
import type { ChartDraw } from '../index.ts';
import { textStyle } from './frame.ts';

const families = ['脂质', '氨基酸', '糖类', '核苷', '有机酸'];
const shares = families.map((name, at) => ({ name, value: [38, 24, 17, 12, 9][at]! }));
const days = ['一', '二', '三', '四', '五', '六', '日'].map((day) => `周${day}`);
const counts = [12, 18, 9, 24, 30, 21, 15];
const tree = {
  name: '全部',
  children: shares.map(({ name, value }, at) => ({
    name,
    children: [
      { name: `${name} ${at + 1}a`, value: value * 0.6 },
      { name: `${name} ${at + 1}b`, value: value * 0.4 },
    ],
  })),
};
const nodes = families.map((name, at) => ({ name, value: at + 1, symbolSize: 12 + 4 * at, category: at }));
const links = families.map((source, at) => ({ source, target: families[(at + 2) % 5]!, value: at + 1 }));
const flow = {
  data: ['样本', '质控', '合格', '不合格'].map((name) => ({ name })),
  links: [
    { source: '样本', target: '质控', value: 30 },
    { source: '质控', target: '合格', value: 26 },
    { source: '质控', target: '不合格', value: 4 },
  ],
};
const axes = { xAxis: { type: 'category', data: days }, yAxis: { type: 'value', name: '样本数' } } as const;
const prices = days.map((_, at) => [20 + at, 24 - at, 18, 28]);
const cells = days.flatMap((_, x) => [0, 1, 2].map((y) => [x, y, (x * 7 + y * 5) % 11]));

/** One figure for each kind of series that ECharts has; none sets a colour. A map needs a region's outlines first. */
export const kinds = {
  line: { ...axes, legend: {}, series: [{ type: 'line', name: '送检', data: counts, areaStyle: {} }] },
  bar: {
    ...axes,
    legend: {},
    tooltip: {},
    series: [
      { type: 'bar', name: '送检', data: counts, label: { show: true, position: 'top' }, markArea: area() },
      { type: 'bar', name: '完成', data: counts.toReversed(), markPoint: { data: [{ name: '最多', type: 'max' }] } },
    ],
  },
  pie: { legend: {}, series: [{ type: 'pie', radius: ['40%', '65%'], data: shares }] },
  scatter: { ...axes, dataZoom: [{ type: 'slider' }], series: [{ type: 'scatter', data: counts, symbolSize: 14 }] },
  effectScatter: { ...axes, series: [{ type: 'effectScatter', data: counts }] },
  radar: {
    radar: { indicator: families.map((name) => ({ name, max: 40 })) },
    series: [{ type: 'radar', data: [{ value: shares.map(({ value }) => value), name: '肝脏' }] }],
  },
  tree: { series: [{ type: 'tree', data: [tree], label: { position: 'left' } }] },
  treemap: { series: [{ type: 'treemap', data: tree.children }] },
  sunburst: { series: [{ type: 'sunburst', data: tree.children, radius: ['15%', '85%'] }] },
  graph: {
    series: [
      {
        type: 'graph',
        layout: 'circular',
        data: nodes,
        links,
        categories: families.map((name) => ({ name })),
        label: { show: true, position: 'right' },
        edgeLabel: { show: true, formatter: '{c}' },
      },
    ],
  },
  chord: { series: [{ type: 'chord', data: families.map((name) => ({ name })), links, label: { show: true } }] },
  sankey: { series: [{ type: 'sankey', ...flow }] },
  funnel: { series: [{ type: 'funnel', data: shares }] },
  gauge: { series: [{ type: 'gauge', data: [{ value: 62, name: '完成率' }], progress: { show: true } }] },
  boxplot: { ...axes, series: [{ type: 'boxplot', data: days.map((_, at) => [2, 6 + at, 10, 14, 22 + at]) }] },
  candlestick: { ...axes, series: [{ type: 'candlestick', data: prices }] },
  heatmap: {
    xAxis: { type: 'category', data: days },
    yAxis: { type: 'category', data: ['QC', '对照', '模型'] },
    visualMap: { min: 0, max: 10, orient: 'horizontal', left: 'center', bottom: 0 },
    series: [{ type: 'heatmap', data: cells }],
  },
  parallel: {
    parallelAxis: families.map((name, dim) => ({ dim, name })),
    series: [
      {
        type: 'parallel',
        data: [
          [1, 4, 2, 5, 3],
          [2, 1, 5, 3, 4],
        ],
      },
    ],
  },
  themeRiver: {
    singleAxis: { type: 'time' },
    series: [
      {
        type: 'themeRiver',
        data: families.flatMap((name, at) => [21, 22, 23].map((day) => [`2026-11-${day}`, at + day - 18, name])),
      },
    ],
  } as EChartsOption,
  pictorialBar: { ...axes, series: [{ type: 'pictorialBar', symbol: 'triangle', data: counts }] },
  lines: {
    ...axes,
    series: [
      {
        type: 'lines',
        coordinateSystem: 'cartesian2d',
        data: [
          {
            coords: [
              [0, 10],
              [6, 20],
            ],
          },
        ],
      },
    ],
  },
  custom: {
    ...axes,
    series: [
      {
        type: 'custom',
        data: counts.map((count, at) => [at, count]),
        renderItem: (_, api) => {
          const [cx = 0, cy = 0] = api.coord([api.value(0), api.value(1)]);
          return { type: 'circle', shape: { cx, cy, r: 6 }, style: { fill: api.visual('color') as string } };
        },
      },
    ],
  },
  calendar: {
    calendar: { range: '2026-11', orient: 'vertical' },
    visualMap: { min: 0, max: 30, type: 'piecewise' },
    series: [
      { type: 'heatmap', coordinateSystem: 'calendar', data: counts.map((count, at) => [`2026-11-${at + 10}`, count]) },
    ],
  },
  polar: {
    polar: {},
    angleAxis: { type: 'category', data: days },
    radiusAxis: {},
    series: [{ type: 'bar', coordinateSystem: 'polar', data: counts }],
  },
} satisfies Record<string, EChartsOption>;

function area() {
  return {
    data: [[{ name: '检修', xAxis: '周三' }, { xAxis: '周四' }]] as [
      { name: string; xAxis: string },
      { xAxis: string },
    ][],
  };
}

/** A figure as any product would write it: an option of ECharts and nothing else. */
export const drawKind =
  (kind: keyof typeof kinds): ChartDraw =>
  () => ({
    // The family of the pinned font: that of the page is another one on every machine.
    option: { animation: false, textStyle, ...kinds[kind] },
    summary: `ECharts 的 ${kind} 图，数据为示例。`,
    data: {
      rows: shares.length,
      columns: [
        { name: 'family', label: '类别', kind: 'text', values: families },
        {
          name: 'share',
          label: '占比',
          unit: '%',
          kind: 'number',
          values: Float64Array.from(shares, ({ value }) => value),
        },
      ],
    },
  });

/** A kind that comes with a package of its own. */
export const drawUnregistered: ChartDraw = (room) => ({
  ...drawKind('pie')(room),
  option: { series: [{ type: 'wordCloud', data: shares }] } as unknown as EChartsOption,
});

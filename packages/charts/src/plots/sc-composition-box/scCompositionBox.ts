import { maximum } from '@panome/analysis/extremes';
import type { ScatterSeriesOption } from 'echarts';
import {
  axisOption,
  baseOption,
  extent,
  fontSizeOf,
  legendBox,
  niceScale,
  readable,
  rounded,
  textWidth,
  tickValues,
  titleHeight,
  truncateMiddle,
  type Rect,
  type Scale,
} from '../../frame/index.ts';
import { fiveNumbers } from '../../parts/group-boxes/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { distinctColors } from '../../palette/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { fitted, panelGrid } from '../../parts/panel-grid/index.ts';
import { numberOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const mostSpec = {
  id: 'panels',
  label: '最多画几个簇',
  help: '簇更多时取 P 值最小的',
  kind: 'number',
  default: 12,
  min: 1,
  max: 40,
  step: 1,
} as const satisfies SettingSpec;

type Level = { readonly name: string; readonly color: string; readonly symbol: string };
type Panel = {
  readonly cluster: string;
  readonly p: number;
  readonly samples: readonly (readonly string[])[];
  readonly values: readonly (readonly number[])[];
};

function levelsOf(input: ChartInput, names: readonly string[]): Level[] {
  const scale = groupScale(input);
  const palette = distinctColors(input.settings.palette, input.theme);
  const known = scale.levels.filter((level) => names.includes(level));
  const order = [...known, ...names.filter((name) => !known.includes(name))];
  return order.map((name, at) => ({
    name,
    color: known.includes(name) ? scale.color(name) : palette[at % palette.length]!,
    symbol: known.includes(name) ? scale.symbol(name) : 'circle',
  }));
}

/** The p of each cluster: of all groups where there are more than two, else of the pair. */
function pOf(input: ChartInput): ReadonlyMap<string, number> {
  const table = tableOf(input, 'tests');
  if (table.rows === 0) return new Map();
  const [clusters, comparison, p] = [texts(table, 'cluster'), texts(table, 'comparison'), numbers(table, 'p_adj')];
  const kind = comparison.includes('all') ? 'all' : 'pair';
  return new Map(clusters.flatMap((cluster, row) => (comparison[row] === kind ? [[cluster, p[row]!] as const] : [])));
}

function panelsOf(input: ChartInput, levels: readonly Level[]): Panel[] {
  const table = tableOf(input, 'composition');
  const [clusters, groups, samples, share] = [
    texts(table, 'cluster'),
    texts(table, 'group'),
    texts(table, 'sample'),
    numbers(table, 'proportion'),
  ];
  const p = pOf(input);
  const names = [...new Set(clusters)];
  const most = Math.round(numberOf(input.settings.own, mostSpec));
  const rank = (name: string): number => p.get(name) ?? Infinity;
  const kept = new Set(
    names
      .toSorted((a, b) => (Number.isFinite(rank(a)) ? rank(a) : 2) - (Number.isFinite(rank(b)) ? rank(b) : 2))
      .slice(0, most),
  );
  return names
    .filter((name) => kept.has(name))
    .map((cluster) => {
      const rows = [...clusters.keys()].filter((row) => clusters[row] === cluster);
      const own = levels.map(({ name }) => rows.filter((row) => groups[row] === name));
      return {
        cluster,
        p: p.get(cluster) ?? Number.NaN,
        samples: own.map((list) => list.map((row) => samples[row]!)),
        values: own.map((list) => list.map((row) => 100 * share[row]!)),
      };
    });
}

const pText = (p: number): string => (Number.isFinite(p) ? (p < 0.001 ? 'P < 0.001' : `P = ${readable(p, 2)}`) : '');

function panelParts(
  panel: Panel,
  at: number,
  rect: Rect,
  scale: Scale,
  levels: readonly Level[],
  input: ChartInput,
  left: number,
) {
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const size = input.settings.pointSize ?? 6;
  const bold = panel.p < 0.05;
  const heading = { fontFamily, fontSize, fontWeight: (bold ? 600 : 'normal') as 600 | 'normal', color: colors.text };
  const boxes = panel.values
    .map((values, level) => ({ level, five: values.length >= 3 ? fiveNumbers(values) : null }))
    .filter(({ five }) => five !== null);
  return {
    grid: { left: rect.x, top: rect.y, width: rect.width, height: rect.height, outerBoundsMode: 'none' as const },
    xAxis: [
      {
        type: 'category' as const,
        gridIndex: at,
        data: levels.map(({ name }) => name),
        axisLabel: { show: false },
        axisTick: { show: false },
        axisLine: { show: true, onZero: false, lineStyle: { color: colors.axis } },
      },
      { type: 'value' as const, gridIndex: at, min: -0.5, max: levels.length - 0.5, show: false },
    ],
    yAxis: { ...axisOption({ title: '', scale }, { colors, fontSize: Math.max(9, fontSize - 1) }, 0), gridIndex: at },
    title: [
      {
        text: fitted(clusterLabel(panel.cluster), rect.width + left - 4, fontSize),
        left: rect.x - left + 4,
        top: rect.y - 2 * fontSize - 12,
        padding: 0,
        textStyle: heading,
      },
      {
        text: pText(panel.p),
        left: rect.x - left + 4,
        top: rect.y - fontSize - 8,
        padding: 0,
        textStyle: { ...heading, fontSize: fontSize - 1 },
      },
    ],
    series: [
      {
        type: 'boxplot' as const,
        xAxisIndex: 2 * at,
        yAxisIndex: at,
        boxWidth: ['25%', 34],
        z: 2,
        silent: true,
        emphasis: { disabled: true },
        data: levels.map((level, own) => {
          const five = boxes.find((box) => box.level === own)?.five;
          return {
            name: level.name,
            value: (five ? five.map(rounded) : ['-', '-', '-', '-', '-']) as number[],
            itemStyle: { color: `${level.color}33`, borderColor: level.color, borderWidth: 1.2 },
          };
        }),
      },
      ...levels.map((level, own): ScatterSeriesOption => ({
        type: 'scatter',
        name: level.name,
        xAxisIndex: 2 * at + 1,
        yAxisIndex: at,
        symbol: level.symbol,
        symbolSize: size,
        z: 3,
        emphasis: { disabled: true },
        itemStyle: { color: level.color, opacity: 0.9, borderColor: colors.background, borderWidth: 0.5 },
        dimensions: [
          { name: '位置', type: 'number' },
          { name: '比例（%）', type: 'number' },
          { name: '样本', type: 'ordinal' },
        ],
        encode: { x: 0, y: 1, itemName: 2, tooltip: [1] },
        data: panel.values[own]!.map((value, i) => [
          rounded(own + 0.24 * ((((i + 1) * 0.618_033_988_75) % 1) - 0.5)),
          rounded(value),
          panel.samples[own]![i]!,
        ]),
      })),
    ],
  };
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'composition');
  const levels = levelsOf(input, [...new Set(texts(table, 'group'))]);
  const panels = panelsOf(input, levels);
  const fontSize = fontSizeOf(input);
  const top = 12 + titleHeight(input);
  const names = levels.map(({ name }) => truncateMiddle(name || '全部', 20));
  const box = levels.length > 1 ? legendBox(input, names, top) : { top: 0, right: 0, bottom: 0 };
  const scales = panels.map(({ values }) => niceScale(0, (extent(values.flat()) ?? [0, 1])[1] || 1, { ticks: 3 }));
  const room = maximum(
    scales.map((scale) => maximum(tickValues(scale).map((tick) => textWidth(String(tick), fontSize - 1)))),
  );
  const left = room + 14;
  const titleRoom = fontSize + 14;
  const area = {
    x: 6 + titleRoom,
    y: top + box.top,
    width: input.size.width - 6 - titleRoom - 12 - box.right,
    height: input.size.height - top - box.top - box.bottom - 12,
  };
  const rects = panelGrid(panels.length, area, left, 2 * fontSize + 14);
  const parts = panels.map((panel, at) =>
    panelParts(
      panel,
      at,
      rects[at]!,
      scales[at]!,
      levels.map((level, own) => ({ ...level, name: names[own]! })),
      input,
      left,
    ),
  );
  const base = baseOption(input);
  const colors = chartColors(input.theme);
  const found = panels.filter(({ p }) => p < 0.05).map(({ cluster }) => clusterLabel(cluster));
  const yTitle = input.settings.yTitle ?? '细胞比例（%）';
  return {
    option: {
      ...base,
      ...('option' in box && box.option && { legend: { ...box.option, data: names } }),
      title: [...[base.title ?? []].flat(), ...parts.flatMap(({ title }) => title)],
      graphic: [
        {
          type: 'text',
          silent: true,
          x: 6 + fontSize / 2 + 2,
          y: area.y + area.height / 2,
          rotation: Math.PI / 2,
          style: {
            text: yTitle,
            fill: colors.text,
            fontFamily,
            fontSize: fontSize + 1,
            align: 'center',
            verticalAlign: 'middle',
          },
        },
      ],
      grid: parts.map(({ grid }) => grid),
      xAxis: parts.flatMap(({ xAxis }) => xAxis),
      yAxis: parts.map(({ yAxis }) => yAxis),
      series: parts.flatMap(({ series }) => series),
    },
    summary: `各簇的细胞比例：${levels.map(({ name }, own) => `${name || '全部'} ${panels[0]!.values[own]!.length} 个样本`).join('，')}；${pOf(input).size === 0 ? '未作检验' : found.length > 0 ? `校正后 P < 0.05 的有${found.join('、')}` : '没有校正后 P < 0.05 的簇'}。`,
    data: table,
  };
}

/** The share of each cluster by group: one panel per cluster, one point per sample, and the adjusted p. */
export const scCompositionBox: ChartDefinition = {
  id: 'sc-composition-box',
  title: '细胞比例箱线图',
  tables: [{ id: 'composition' }, { id: 'tests' }],
  settings: [mostSpec],
  defaultSize: { width: 860, height: 500 },
  pointSize: 6,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};

import type { EChartsOption, LineSeriesOption, ScatterSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import {
  axisOption,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  rounded,
  truncateMiddle,
  widest,
} from '../frame/index.ts';
import type { Rect, Scale } from '../frame/index.ts';
import { pText } from '../group-boxes/index.ts';
import { booleanOf, choiceOf, numberOf } from '../settings.ts';
import { errorBar, words } from '../shapes/index.ts';
import type { Shape } from '../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../table/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';
import { readCells } from './readCells.ts';
import type { Cells, Panel, Reach } from './readCells.ts';

const countSpec = {
  id: 'features',
  label: '特征数',
  help: '按所选效应的 P 值从小到大；填写了“标注的名称”时只画所填的',
  kind: 'number',
  default: 6,
  min: 1,
  max: 24,
  step: 1,
} as const satisfies SettingSpec;
const acrossSpec = {
  id: 'across',
  label: '横轴',
  kind: 'choice',
  default: 'level',
  choices: [
    { value: 'level', label: '第二个因素' },
    { value: 'group', label: '分组' },
  ],
} as const satisfies SettingSpec;
const errorSpec = {
  id: 'error',
  label: '误差线',
  kind: 'choice',
  default: 'se',
  choices: [
    { value: 'se', label: '标准误' },
    { value: 'sd', label: '标准差' },
    { value: 'none', label: '不画' },
  ],
} as const satisfies SettingSpec;
const pointsSpec = { id: 'points', label: '显示样本点', kind: 'boolean', default: true } as const satisfies SettingSpec;
const pSpec = { id: 'p', label: '显示交互作用的 P 值', kind: 'boolean', default: true } as const satisfies SettingSpec;

const lettersSpec = {
  id: 'letters',
  label: '显示显著性字母',
  help: '做了组合之间的两两比较时，写在各点右侧',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

const gap = 18;
const narrowest = 132;
const comfortable = 210;
const lowest = 118;

/**
 * Panels in a grid over `area`, in as few rows as stay comfortable, filled evenly; those that would be too low to read
 * are left out.
 */
function spots(area: Rect, wanted: number): readonly Rect[] {
  const least = area.width < 2 * comfortable ? narrowest : comfortable;
  const most = Math.max(1, Math.min(wanted, Math.floor((area.width + gap) / (least + gap))));
  const rows = Math.max(1, Math.min(Math.ceil(wanted / most), Math.floor((area.height + gap) / (lowest + gap))));
  const count = Math.min(wanted, rows * most);
  const columns = Math.ceil(count / rows);
  const width = Math.floor((area.width - gap * (columns - 1)) / columns);
  const height = Math.floor((area.height - gap * (rows - 1)) / rows);
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % columns) * (width + gap),
    y: area.y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }));
}

/** Lines stand a little apart, so that their error bars do not cover one another. */
const shift = (line: number, lines: number): number => (line - (lines - 1) / 2) * Math.min(0.1, 0.36 / lines);

function panelScale({ cells }: Panel, points: boolean, margin: number): Scale {
  const [low, high] = extent(
    cells.flatMap(({ mean, reach, values }) => [
      ...(points ? values : []),
      mean,
      ...(Number.isFinite(reach) ? [mean - reach, mean + reach] : []),
    ]),
  ) ?? [0, 1];
  const room = (high - low || Math.abs(high) || 1) * margin;
  return niceScale(low - room, high + room, { ticks: 4 });
}

type Look = { readonly cells: Cells; readonly points: boolean; readonly size: number };

function panelSeries(
  { cells: own }: Panel,
  at: number,
  { cells: { lines, places, scale }, points, size }: Look,
): (LineSeriesOption | ScatterSeriesOption)[] {
  const axes = { xAxisIndex: 2 * at + 1, yAxisIndex: at };
  return lines.flatMap((line, i) => {
    const cells = own.filter((cell) => cell.line === i);
    const color = scale.color(line);
    const name = truncateMiddle(line, 24);
    const dots: ScatterSeriesOption = {
      type: 'scatter',
      name,
      ...axes,
      symbol: 'circle',
      symbolSize: Math.max(3, size - 3),
      itemStyle: { color, opacity: 0.4 },
      dimensions: [
        { name: '位置', type: 'number' },
        { name: '数值', type: 'number' },
        { name: '样本', type: 'ordinal' },
      ],
      encode: { x: 0, y: 1, itemName: 2, tooltip: [1] },
      data: cells.flatMap(({ place, samples, values }) =>
        values.map((value, k) => [rounded(place + shift(i, lines.length)), rounded(value), samples[k]!]),
      ),
      emphasis: { disabled: true },
      z: 2,
    };
    const means: LineSeriesOption = {
      type: 'line',
      name,
      ...axes,
      symbol: scale.symbol(line),
      symbolSize: size,
      showAllSymbol: true,
      data: cells.map(({ mean, place, values }) => ({
        name: `${name}，${places[place]!}（n = ${values.length}）`,
        value: [rounded(place + shift(i, lines.length)), rounded(mean)],
      })),
      lineStyle: { color, width: 2 },
      itemStyle: { color },
      emphasis: { disabled: true },
      z: 3,
    };
    // The legend takes the look of the first of a name.
    return points ? [means, dots] : [means];
  });
}

function errorBars({ cells }: Panel, rect: Rect, y: Scale, { lines, places, scale }: Cells): Shape[] {
  const across = (value: number): number => rect.x + ((value + 0.5) / places.length) * rect.width;
  const up = (value: number): number => rect.y + rect.height - ((value - y.min) / (y.max - y.min)) * rect.height;
  return cells
    .filter(({ reach }) => Number.isFinite(reach))
    .flatMap(({ line, mean, place, reach }) => {
      const at = across(place + shift(line, lines.length));
      const [from, to] = [up(mean - reach), up(mean + reach)];
      const look = { stroke: scale.color(lines[line]!), lineWidth: 1.3, z: 4 };
      return errorBar(at, from, to, 3, look);
    });
}

type LetterLook = { readonly fontSize: number; readonly halo: string; readonly points: boolean };

/**
 * At each place the letters of the upper half of the lines stand over their points and bars, those of the lower half
 * below.
 */
function letterMarks(
  { cells }: Panel,
  rect: Rect,
  y: Scale,
  { lines, places, scale }: Cells,
  { fontSize, halo, points }: LetterLook,
): Shape[] {
  const up = (value: number): number => rect.y + rect.height - ((value - y.min) / (y.max - y.min)) * rect.height;
  const room = fontSize / 2 + 5;
  return places.flatMap((_, place) => {
    const own = cells
      .filter((cell) => cell.place === place && cell.letters !== '')
      .toSorted((one, other) => other.mean - one.mean);
    const wanted = own.map(({ mean, reach, values }, i) => {
      const bar = Number.isFinite(reach) ? reach : 0;
      return i < own.length / 2
        ? up(Math.max(mean + bar, ...(points ? values : []))) - room
        : up(Math.min(mean - bar, ...(points ? values : []))) + room;
    });
    const heights = apart(wanted, fontSize + 1, rect.y + fontSize / 2, rect.y + rect.height - fontSize / 2);
    return own.map(({ letters, line }, i) => {
      const x = rect.x + ((place + shift(line, lines.length) + 0.5) / places.length) * rect.width;
      const mark = words(letters, x, heights[i]!, {
        align: 'center',
        color: scale.color(lines[line]!),
        fontSize,
        bold: true,
        z: 5,
      });
      return { ...mark, style: { ...(mark['style'] as object), stroke: halo, lineWidth: 3 } };
    });
  });
}

/** Heights from the top down, moved no more than it takes to lie `room` apart within the bounds. */
function apart(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const heights: number[] = [];
  for (const height of wanted) heights.push(Math.max(height, heights.length > 0 ? heights.at(-1)! + room : top));
  for (let i = heights.length - 1; i >= 0; i -= 1)
    heights[i] = Math.min(heights[i]!, i === heights.length - 1 ? bottom : heights[i + 1]! - room);
  return heights;
}

function draw(input: ChartInput): ChartDrawing {
  const { own } = input.settings;
  const reach = choiceOf(own, errorSpec) as Reach;
  const across = choiceOf(own, acrossSpec) as 'level' | 'group';
  const cells = readCells(input, { across, count: Math.round(numberOf(own, countSpec)), reach });
  const points = booleanOf(own, pointsSpec);
  const withP = booleanOf(own, pSpec);
  const withLetters = booleanOf(own, lettersSpec) && cells.lettersOf !== '';
  const fontSize = fontSizeOf(input);
  const colors = chartColors(input.theme);
  const { lines, places } = cells;
  const base = frame(input, {
    x: { title: cells.axis, names: [' '] },
    y: { title: '均值', scale: { min: 0, max: 1, interval: 1 } },
    legend: lines.map((line) => truncateMiddle(line, 24)),
    fixedLegend: true,
  });
  const rect = gridRect(base, input.size);
  const [xName, yName] = [
    input.settings.xTitle ?? cells.axis,
    input.settings.yTitle ?? { se: '均值 ± 标准误', sd: '均值 ± 标准差', none: '均值' }[reach],
  ];
  const left = 8 + (yName ? fontSize + 12 : 0);
  const rects = spots(
    { x: left, y: rect.y, width: rect.x + rect.width - left, height: rect.height + fontSize },
    cells.panels.length,
  );
  const panels = cells.panels.slice(0, rects.length);
  // Letters need their height over the highest and under the lowest point, in panels of any height.
  const margin = withLetters ? (fontSize + 8) / Math.max(48, (rects[0]?.height ?? 0) - 5 * fontSize) : 0.04;
  const scales = panels.map((panel) => panelScale(panel, points, margin));
  const small = { colors, fontSize: Math.max(8, fontSize - 1) };
  const head = fontSize + 8 + (withP ? small.fontSize + 2 : 0);
  const yRoom = Math.max(
    0,
    ...scales.map(
      (y) =>
        8 +
        widest(
          [y.min, y.max, y.max - y.interval].map((value) =>
            value.toLocaleString('en-US', { maximumFractionDigits: 12 }),
          ),
          small.fontSize,
        ),
    ),
  );
  const plotWidth = (rects[0]?.width ?? 0) - yRoom;
  const fits = widest(places, small.fontSize) + 6 <= plotWidth / Math.max(1, places.length);
  const foot =
    small.fontSize +
    (fits
      ? 12
      : 6 +
        Math.min(
          70,
          widest(
            places.map((name) => truncateMiddle(name, 12)),
            small.fontSize,
          ) * 0.75,
        ));
  const grids = rects.map(({ height, width, x, y }): Rect => ({
    x: x + yRoom,
    y: y + head,
    width: width - yRoom,
    height: Math.max(20, height - head - foot),
  }));
  const title = input.settings.title?.trim() ? [base.title ?? []].flat() : [];
  const style = { fontFamily, fontWeight: 'normal' as const };

  const option = {
    ...base,
    title: [
      ...title,
      ...panels.map(({ feature, p }, i) => ({
        text: truncateMiddle(feature, Math.max(6, Math.floor(plotWidth / (fontSize * 0.62)))),
        subtext: withP && Number.isFinite(p) ? `交互作用 ${pText(p)}` : '',
        itemGap: 2,
        left: grids[i]!.x + plotWidth / 2,
        top: rects[i]!.y,
        padding: 0,
        textAlign: 'center',
        textStyle: { ...style, fontSize, color: colors.text },
        subtextStyle: { ...style, fontSize: small.fontSize, color: colors.axis },
      })),
    ],
    graphic: {
      elements: [
        ...(yName
          ? [
              words(yName, 6 + (fontSize + 1) / 2, rect.y + rect.height / 2, {
                align: 'center',
                color: colors.text,
                fontSize: fontSize + 1,
                rotation: Math.PI / 2,
              }),
            ]
          : []),
        ...(xName
          ? [
              words(xName, rect.x + rect.width / 2, rect.y + rect.height + fontSize + 6, {
                align: 'center',
                valign: 'top',
                color: colors.text,
                fontSize: fontSize + 1,
              }),
            ]
          : []),
        ...(reach === 'none' ? [] : panels.flatMap((panel, i) => errorBars(panel, grids[i]!, scales[i]!, cells))),
        ...(withLetters
          ? panels.flatMap((panel, i) =>
              letterMarks(panel, grids[i]!, scales[i]!, cells, {
                fontSize: small.fontSize,
                halo: colors.background,
                points,
              }),
            )
          : []),
      ],
    },
    grid: grids.map(({ height, width, x, y }) => ({ left: x, top: y, width, height, outerBoundsMode: 'none' })),
    xAxis: panels.flatMap((_, i) => {
      const category = axisOption({ title: '', names: places }, small, 0);
      return [
        {
          ...category,
          gridIndex: i,
          axisTick: { show: false },
          axisLabel: { ...category.axisLabel, interval: 0, rotate: fits ? 0 : 45, overflow: 'truncate', width: 90 },
        },
        { type: 'value', gridIndex: i, min: -0.5, max: places.length - 0.5, show: false },
      ];
    }),
    yAxis: scales.map((y, i) => ({ ...axisOption({ title: '', scale: y }, small, 0), gridIndex: i })),
    series: panels.flatMap((panel, i) => panelSeries(panel, i, { cells, points, size: input.settings.pointSize ?? 7 })),
  } as EChartsOption;

  const rows = panels.flatMap(({ feature, p, cells: own_ }) => own_.map((cell) => ({ feature, p, ...cell })));
  const word = reach === 'sd' ? '标准差' : '标准误';
  return {
    option,
    summary: `交互作用图：${panels.length} 个特征在 ${places.join('、')} 的均值${reach === 'none' ? '' : `（误差线为${word}）`}，每条线为 ${lines.join('、')} 之一；线不平行表示有交互作用${withLetters ? `；${cells.lettersOf}有相同字母的差异不显著` : ''}。`,
    data: dataTable('interaction-plot', '交互作用图', [
      textColumn(
        'feature',
        '特征',
        rows.map((row) => row.feature),
      ),
      textColumn(
        'line',
        across === 'level' ? '组' : '第二个因素',
        rows.map((row) => lines[row.line]!),
      ),
      textColumn(
        'place',
        across === 'level' ? '第二个因素' : '组',
        rows.map((row) => places[row.place]!),
      ),
      integerColumn(
        'n',
        '有效样本数',
        rows.map((row) => row.values.length),
      ),
      numberColumn(
        'mean',
        '均值',
        rows.map((row) => row.mean),
      ),
      numberColumn(
        'sd',
        '标准差',
        rows.map((row) => row.sd),
      ),
      numberColumn(
        'low',
        '误差线下端',
        rows.map((row) => row.mean - row.reach),
      ),
      numberColumn(
        'high',
        '误差线上端',
        rows.map((row) => row.mean + row.reach),
      ),
      numberColumn(
        'p_interaction',
        '交互作用的 p 值',
        rows.map((row) => row.p),
      ),
      textColumn(
        'letters',
        '显著性字母',
        rows.map((row) => row.letters),
      ),
    ]),
    labelIds: cells.features,
  };
}

/** Means of one factor along the other, a panel a feature: parallel lines have no interaction. */
export const interactionPlot: ChartDefinition = {
  id: 'interaction-plot',
  title: '交互作用图',
  tables: [
    { id: 'top', columns: ['feature', 'group', 'level', 'level_rank', 'sample', 'value', 'p_interaction', 'letters'] },
  ],
  settings: [countSpec, acrossSpec, errorSpec, pointsSpec, pSpec, lettersSpec],
  defaultSize: { width: 820, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  pointSize: 7,
  paletteKind: 'categorical',
  draw,
};

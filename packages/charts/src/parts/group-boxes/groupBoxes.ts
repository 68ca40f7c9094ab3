import { maximum } from '@panome/analysis/extremes';
import type { BoxplotSeriesOption, EChartsOption, ScatterSeriesOption } from 'echarts';
import type { ChartInput } from '../../model/index.ts';
import {
  captionAt,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  referenceLines,
  rounded,
  truncateMiddle,
} from '../../frame/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { fiveNumbers, type FiveNumbers } from './fiveNumbers.ts';

/** One box. Without `values` only the box of `five` is drawn. */
export type Box = {
  readonly name: string;
  readonly color: string;
  readonly symbol?: string;
  readonly ids?: readonly string[];
  readonly values?: readonly number[];
  readonly five?: FiveNumbers;
};

export type BoxFigure = {
  readonly boxes: readonly Box[];
  readonly xTitle: string;
  readonly yTitle: string;
  /** A line of text above the plot, such as the overall test. */
  readonly caption?: string;
  /** Joined above the boxes: positions of two boxes and what to write. */
  readonly brackets?: readonly { readonly a: number; readonly b: number; readonly text: string }[];
  /** Written above each box. */
  readonly letters?: readonly string[];
  /** Heights that a dashed line marks, always within the plot. */
  readonly lines?: readonly number[];
  readonly pointSize: number;
};

const spreadOf = (i: number): number => (((i + 1) * 0.618_033_988_75) % 1) - 0.5;

/** Boxes of groups side by side with every value as a point over them, brackets or letters above. */
export function groupBoxes(input: ChartInput, figure: BoxFigure): EChartsOption {
  const { boxes, brackets = [], caption = '', letters, lines = [], pointSize, xTitle, yTitle } = figure;
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const drawn = boxes.map((box) => box.five ?? fiveNumbers(box.values ?? []));
  const all = boxes
    .flatMap((box, i) => [...(box.values ?? []), ...(drawn[i] ?? [])])
    .concat(lines.map((height) => 1.1 * height));
  const [low, high] = extent(all) ?? [0, 1];
  const range = high > low ? high - low : Math.abs(high) || 1;
  const step = range * Math.max(0.07, (fontSize * 2) / input.size.height);
  const stacked = stackedBrackets(brackets);
  const rows = stacked.reduce((most, { level }) => Math.max(most, level + 1), letters ? 1 : 0);
  const plot = { low, high: high + (rows > 0 ? (rows + 0.3) * step : 0) };
  const base = frame(input, {
    x: { title: xTitle, names: boxes.map(({ name }) => truncateMiddle(name, 24)) },
    y: { title: yTitle, scale: niceScale(plot.low, plot.high, { ticks: 6 }) },
  });
  const room = caption ? fontSize + 8 : 0;
  const grid = { ...(base.grid as { top: number; left: number }) };
  const rect = gridRect(base, input.size);
  const hidden = { type: 'value' as const, min: -0.5, max: boxes.length - 0.5, show: false };
  const line = { color: colors.text, width: 1, type: 'solid' as const };

  const boxSeries: BoxplotSeriesOption = {
    type: 'boxplot',
    boxWidth: ['30%', Math.min(72, Math.round((rect.width / boxes.length) * 0.55))],
    data: boxes.map(({ color, name }, i) => ({
      name,
      value: (drawn[i] ?? [Number.NaN]).map((value) => (Number.isNaN(value) ? '-' : rounded(value))) as number[],
      itemStyle: { color: `${color}33`, borderColor: color, borderWidth: 1.3 },
    })),
    emphasis: { disabled: true },
    z: 2,
  };
  const points = boxes.flatMap(({ color, ids = [], name, symbol = 'circle', values }, at): ScatterSeriesOption[] =>
    values
      ? [
          {
            type: 'scatter',
            name,
            xAxisIndex: 1,
            symbol,
            symbolSize: pointSize,
            itemStyle: {
              color,
              opacity: 0.85,
              ...(!symbol.startsWith('empty') && { borderColor: colors.background, borderWidth: 0.5 }),
            },
            dimensions: [
              { name: 'at', type: 'number' },
              { name: yTitle, type: 'number' },
              { name: 'id', type: 'ordinal' },
            ],
            encode: { x: 0, y: 1, itemName: 2, tooltip: [1] },
            data: values.flatMap((value, i) =>
              Number.isFinite(value) ? [[rounded(at + 0.3 * spreadOf(i)), rounded(value), ids[i] ?? '']] : [],
            ),
            emphasis: { disabled: true },
            z: 3,
          },
        ]
      : [],
  );
  const above = (level: number): number => high + (level + 0.55) * step;
  const foot = 0.22 * step;
  const marks: ScatterSeriesOption = {
    type: 'scatter',
    xAxisIndex: 1,
    silent: true,
    symbolSize: 0.1,
    itemStyle: { color: 'transparent' },
    tooltip: { show: false },
    z: 4,
    data: (letters ?? []).flatMap((text, at) =>
      drawn[at]
        ? [
            {
              name: text,
              value: [
                at,
                rounded(
                  Math.max(drawn[at][4], maximum((boxes[at]!.values ?? []).filter(Number.isFinite))) + 0.35 * step,
                ),
              ],
            },
          ]
        : [],
    ),
    label: {
      show: true,
      formatter: '{b}',
      position: 'top',
      distance: 0,
      fontFamily,
      fontSize: fontSize + 1,
      color: colors.text,
    },
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      lineStyle: line,
      label: { show: false },
      data: stacked.flatMap(({ a, b, level, text }): MarkedLine[] => {
        const [left, right] = [a + 0.06, b - 0.06];
        const y = above(level);
        return [
          [
            {
              coord: [left, y],
              label: {
                show: true,
                formatter: text.replaceAll(/[{}]/gu, ''),
                position: 'middle',
                distance: 1,
                color: colors.text,
                fontFamily,
                fontSize: fontSize + 3,
              },
            },
            { coord: [right, y] },
          ],
          ...[left, right].map((x): MarkedLine => [{ coord: [x, y] }, { coord: [x, y - foot] }]),
        ];
      }),
    },
  };
  return {
    ...base,
    ...(caption && {
      title: [...[base.title ?? []].flat(), captionAt(input, { left: grid.left, top: grid.top - 2 }, caption)],
    }),
    grid: { ...grid, top: grid.top + room },
    xAxis: [base.xAxis, hidden],
    series: [
      ...(lines.length > 0 ? [referenceLines({ y: lines, color: colors.axis })] : []),
      boxSeries,
      ...points,
      marks,
    ],
  } as EChartsOption;
}

type MarkedLine = NonNullable<NonNullable<ScatterSeriesOption['markLine']>['data']>[number];
type Bracket = { readonly a: number; readonly b: number; readonly text: string };

/** Short brackets lie low; no two cross. */
function stackedBrackets(brackets: readonly Bracket[]): (Bracket & { readonly level: number })[] {
  const placed: (Bracket & { level: number })[] = [];
  for (const bracket of brackets.toSorted((one, other) => one.b - one.a - (other.b - other.a) || one.a - other.a)) {
    let level = 0;
    while (placed.some((other) => other.level === level && other.a < bracket.b && bracket.a < other.b)) level++;
    placed.push({ ...bracket, level });
  }
  return placed;
}

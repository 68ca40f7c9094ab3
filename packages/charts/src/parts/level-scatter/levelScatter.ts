import type { EChartsOption, LegendComponentOption, LineSeriesOption, ScatterSeriesOption } from 'echarts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  rounded,
} from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartInput, DenseLayer } from '../../model/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

type Figures = { readonly name: string; readonly color: string; readonly y: Float64Array };

type Spec = {
  readonly features: readonly string[];
  readonly level: Float64Array;
  /** The title of the level axis; the average log2 CPM when absent. */
  readonly xTitle?: string;
  readonly yTitle: string;
  /** From the lowest to the highest; the last carries the labels. */
  readonly points: readonly Figures[];
  readonly lines: readonly (Figures & { readonly dashed?: boolean })[];
  /** The summary when there are no points. */
  readonly nothing: string;
};

const steps = 300;
/** The symbol of a curve in the legend: a short line. */
const stroke = 'path://M0 0H10V2.4H0Z';

/** Figures of all features over their average level, with curves through them. */
export function levelScatter(
  input: ChartInput,
  spec: Spec,
): { readonly option: EChartsOption; readonly layers?: readonly DenseLayer[] } {
  const { features, level, xTitle = '平均 log2 CPM', yTitle, points, lines } = spec;
  const colors = chartColors(input.theme);
  const dense = features.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 2.5 : 4);
  const symbolSize = dense ? size + 2 : size;
  const wanted = new Set(input.settings.labels);
  const xScale = niceScale(...(extent(level) ?? [0, 1]));
  const yRange = extent(...points.map(({ y }) => y), ...lines.map(({ y }) => y));
  const yScale = niceScale(0, yRange?.[1] ?? 1);
  const base = frame(input, {
    x: { title: xTitle, scale: xScale },
    y: { title: yTitle, scale: yScale },
    legend: yRange ? [...points, ...lines].map(({ name }) => name) : [],
  });
  const fontSize = fontSizeOf(input);
  const rect = gridRect(base, input.size);
  const top = points.at(-1)!;
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids: features,
    x: level,
    y: top.y,
    labels: wanted,
    symbolSize: symbolSize + 3,
    fontSize: fontSize - 1,
  });
  const scatter = ({ name, color, y }: Figures, shown: (row: number) => boolean, grow: number): ScatterSeriesOption => {
    const rows = Array.from(features.keys()).filter(
      (row) => Number.isFinite(y[row]!) && Number.isFinite(level[row]!) && shown(row),
    );
    return pointSeries(
      {
        name,
        ids: rows.map((row) => features[row]!),
        x: rows.map((row) => level[row]!),
        y: rows.map((row) => y[row]!),
        color,
        symbol: 'circle',
        size: symbolSize + grow,
      },
      { xLabel: xTitle, yLabel: yTitle, colors, fontSize, labels: grow > 0 ? labels : new Map() },
    );
  };
  const curves = lines.map(({ name, color, y, dashed }): LineSeriesOption => ({
    type: 'line',
    name,
    symbol: 'none',
    silent: true,
    tooltip: { show: false },
    z: 5,
    data: curve(level, y).map(([x, value]) => [rounded(x), rounded(value)]),
    lineStyle: { color, width: 2, type: dashed ? 'dashed' : 'solid' },
    itemStyle: { color },
  }));
  const legend = base.legend as LegendComponentOption | undefined;

  return {
    option: {
      ...base,
      ...(legend && {
        legend: {
          ...legend,
          data: [...points.map(({ name }) => name), ...lines.map(({ name }) => ({ name, icon: stroke }))],
        },
      }),
      ...(!yRange && {
        graphic: [
          {
            type: 'text',
            left: rect.x + 16,
            top: rect.y + 16,
            silent: true,
            style: {
              text: spec.nothing,
              font: `${fontSize}px ${fontFamily}`,
              fill: colors.text,
              width: rect.width - 32,
              overflow: 'break',
              lineHeight: fontSize * 1.5,
            },
          },
        ],
      }),
      series: [
        ...points.map((one) => scatter(one, (row) => !dense && !(one === top && wanted.has(features[row]!)), 0)),
        ...curves,
        { ...scatter({ ...top, color: colors.text }, (row) => wanted.has(features[row]!), 3), z: 6 },
      ],
    },
    ...(dense && {
      layers: points.map(({ name, color, y }): DenseLayer => ({
        kind: 'points',
        ids: features,
        x: level,
        y,
        color: new Uint8Array(features.length),
        colors: [color],
        names: [name],
        radius: size / 2,
      })),
    }),
  };
}

/** The points of a curve from left to right, no more than can be told apart. */
function curve(x: Float64Array, y: Float64Array): (readonly [number, number])[] {
  const order = Array.from(x.keys())
    .filter((row) => Number.isFinite(x[row]!) && Number.isFinite(y[row]!))
    .toSorted((a, b) => x[a]! - x[b]!);
  if (order.length === 0) return [];
  const gap = (x[order.at(-1)!]! - x[order[0]!]!) / steps;
  let next = Number.NEGATIVE_INFINITY;
  return order.flatMap((row, i) => {
    if (x[row]! < next && i < order.length - 1) return [];
    next = x[row]! + gap;
    return [[x[row]!, y[row]!] as const];
  });
}

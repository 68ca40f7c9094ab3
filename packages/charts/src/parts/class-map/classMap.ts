import type { ScatterSeriesOption } from 'echarts';
import type { ChartDrawing, ChartInput } from '../../model/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  textWidth,
  truncateMiddle,
} from '../../frame/index.ts';
import type { Rect, Scale } from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import type { ChartColors } from '../../theme/index.ts';
import { median } from '@panome/analysis/statistics';
import type { Classes } from './classes.ts';

export type MapPoints = {
  readonly ids: readonly string[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly xTitle: string;
  readonly yTitle: string;
};

/** Pixels of a point that nobody changed: fewer points are larger. */
export const usualSize = (count: number): number =>
  count <= 60 ? 10 : count <= 300 ? 7 : count <= 2_000 ? 5 : count <= 8_000 ? 3 : 2;

/** Round limits with a little air, so that no point lies on the frame. */
export function airy(values: Float64Array): Scale {
  const [low, high] = extent(values) ?? [0, 1];
  const air = (high - low || 1) * 0.04;
  return niceScale(low - air, high + air);
}

/**
 * A map of classes: points coloured by class, and the name of each class at its middle.
 *
 * @param named - Writes the names; classes then need no search in the legend.
 */
export function classMap(
  input: ChartInput,
  points: MapPoints,
  classes: Classes,
  named: boolean,
): Pick<ChartDrawing, 'option' | 'layers'> {
  const { ids, x, xTitle, y, yTitle } = points;
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const [xScale, yScale] = [airy(x), airy(y)];
  const names = classes.names.map((name) => truncateMiddle(name, 24));
  const base = frame(input, {
    x: { title: xTitle, scale: xScale },
    y: { title: yTitle, scale: yScale },
    legend: classes.heading === '' ? [] : names,
  });
  const rect = gridRect(base, input.size);
  const dense = ids.length > denseLimit;
  const size = input.settings.pointSize ?? usualSize(ids.length);
  const wanted = new Set(input.settings.labels);
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids,
    x,
    y,
    labels: wanted,
    symbolSize: dense ? size + 4 : size,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: xTitle, yLabel: yTitle, colors, fontSize, labels };

  const rowsOf: number[][] = names.map(() => []);
  ids.forEach((id, i) => (!dense || wanted.has(id)) && rowsOf[classes.of[i]!]!.push(i));
  const series = names.map((name, at) =>
    pointSeries(
      {
        name,
        ids: rowsOf[at]!.map((i) => ids[i]!),
        x: rowsOf[at]!.map((i) => x[i]!),
        y: rowsOf[at]!.map((i) => y[i]!),
        color: classes.colors[at]!,
        symbol: ids.length > 200 ? 'circle' : classes.symbols[at]!,
        size: dense ? size + 4 : size,
      },
      look,
    ),
  );
  return {
    option: {
      ...base,
      series: [
        ...series,
        ...(named && classes.heading !== ''
          ? classNames(points, classes, names, { rect, xScale, yScale }, colors, fontSize)
          : []),
      ],
    },
    ...(dense && {
      layers: [
        { kind: 'points' as const, ids, x, y, color: classes.of, colors: classes.colors, names, radius: size / 2 },
      ],
    }),
  };
}

type Axes = { readonly rect: Rect; readonly xScale: Scale; readonly yScale: Scale };

/**
 * One series per class, so that a click on the legend hides the name together with its points. The name stands at the
 * point nearest
 * to the medians, moved up or down off the others.
 */
function classNames(
  { x, y }: MapPoints,
  { of }: Classes,
  names: readonly string[],
  { rect, xScale, yScale }: Axes,
  colors: ChartColors,
  fontSize: number,
): ScatterSeriesOption[] {
  const taken: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }[] = [];
  return names.flatMap((name, at) => {
    const rows = Array.from(of.keys()).filter((i) => of[i] === at && Number.isFinite(x[i]!) && Number.isFinite(y[i]!));
    if (rows.length === 0) return [];
    const [mx, my] = [median(rows.map((i) => x[i]!)), median(rows.map((i) => y[i]!))];
    const far = (i: number): number =>
      ((x[i]! - mx) / (xScale.max - xScale.min)) ** 2 + ((y[i]! - my) / (yScale.max - yScale.min)) ** 2;
    const centre = rows.reduce((best, i) => (far(i) < far(best) ? i : best));
    const px = rect.x + ((x[centre]! - xScale.min) / (xScale.max - xScale.min)) * rect.width;
    const py = rect.y + (1 - (y[centre]! - yScale.min) / (yScale.max - yScale.min)) * rect.height;
    const [halfWidth, halfHeight] = [textWidth(name, fontSize) / 2, fontSize * 0.65];
    const shiftX = Math.max(0, rect.x + 2 + halfWidth - px) - Math.max(0, px + halfWidth - rect.x - rect.width + 2);
    const boxAt = (dy: number) => ({
      left: px + shiftX - halfWidth,
      right: px + shiftX + halfWidth,
      top: py + dy - halfHeight,
      bottom: py + dy + halfHeight,
    });
    const steps = [0, -1.4, 1.4, -2.8, 2.8, -4.2, 4.2].map((lines) => lines * fontSize);
    const free = steps.find((dy) => {
      const box = boxAt(dy);
      return (
        box.top >= rect.y &&
        box.bottom <= rect.y + rect.height &&
        !taken.some(
          (other) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        )
      );
    });
    const dy = free ?? 0;
    taken.push(boxAt(dy));
    return [
      {
        type: 'scatter' as const,
        name,
        silent: true,
        symbolSize: 1,
        itemStyle: { color: 'transparent' },
        tooltip: { show: false },
        z: 8,
        data: [[x[centre]!, y[centre]!]],
        label: {
          show: true,
          position: 'inside' as const,
          offset: [Math.round(shiftX), Math.round(dy)],
          formatter: '{a}',
          fontSize,
          fontWeight: 600 as const,
          color: colors.text,
          textBorderColor: colors.background,
          textBorderWidth: 3,
        },
      },
    ];
  });
}

/** The rows behind a map of classes. */
export const mapData = (
  id: string,
  title: string,
  { ids, x, xTitle, y, yTitle }: MapPoints,
  classes: Classes | null,
  idLabel = '样本或细胞',
) =>
  dataTable(id, title, [
    textColumn('id', idLabel, ids),
    ...(classes && classes.heading !== ''
      ? [
          textColumn(
            'class',
            classes.heading,
            Array.from(classes.of, (at) => classes.names[at]!),
          ),
        ]
      : []),
    numberColumn('x', xTitle, x),
    numberColumn('y', yTitle, y),
  ]);

import { airy, usualSize } from '../class-map/index.ts';
import { extent, fontSizeOf, frame, readable, rounded, textWidth, titleHeight, type Scale } from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

/** Room of the bar of the colours beside the plot. */
export const sideOf = (input: ChartInput): number => 78 + 4 * Math.max(0, Math.min(18, fontSizeOf(input)) - 12);
/** Room of the bar below the plot of a narrow figure. */
export const below = 40;

/** Points with a value each. */
export type MapValues = {
  readonly ids: readonly string[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly value: Float64Array;
  /** What the value is called, in a few characters; stands above the bar of the colours. */
  readonly label: string;
  /** What a point is called. */
  readonly item: string;
  /** The values of the first and the last colour; those of the points when absent. */
  readonly limits?: readonly [number, number];
  /** Of the axes, where they are not fitted to the points. */
  readonly scales?: { readonly x: Scale; readonly y: Scale };
};

/** The bar of the colours: beside the plot, or below it on a narrow figure. */
export function colorBar(
  input: ChartInput,
  ramp: readonly string[],
  label: string,
  [low, high]: readonly [number, number],
  narrow: boolean,
): object[] {
  const colors = chartColors(input.theme);
  const fontSize = Math.min(18, fontSizeOf(input));
  const { height, width } = input.size;
  const text = (x: number, y: number, words: string) => ({
    type: 'text',
    silent: true,
    x,
    y,
    style: { text: words, fill: colors.text, fontFamily, fontSize, textVerticalAlign: 'middle' },
  });
  const colorStops = Array.from({ length: 11 }, (_, i) => ({
    offset: i / 10,
    color: ramp[Math.round((i * 255) / 10)]!,
  }));
  const bar = (x: number, y: number, w: number, h: number, upright: boolean) => ({
    type: 'rect',
    silent: true,
    shape: { x, y, width: w, height: h },
    style: {
      fill: { type: 'linear', x: 0, y: upright ? 1 : 0, x2: upright ? 0 : 1, y2: 0, colorStops, global: false },
    },
  });
  const [least, most] = [readable(low, 2), readable(high, 2)];
  if (narrow) {
    const from = 12 + textWidth(label, fontSize) + 14;
    const start = from + textWidth(least, fontSize) + 6;
    return [
      text(12, height - 18, label),
      text(from, height - 18, least),
      bar(start, height - 24, 110, 11, false),
      text(start + 116, height - 18, most),
    ];
  }
  const [x, top] = [width - sideOf(input) + 14, 14 + titleHeight(input)];
  return [
    text(x, top + 6, label),
    bar(x, top + fontSize + 8, 12, 120, true),
    text(x + 18, top + fontSize + 11, most),
    text(x + 18, top + fontSize + 68, readable((low + high) / 2, 2)),
    text(x + 18, top + fontSize + 125, least),
  ];
}

/** Points on their map in the colours of a value, high values on top. */
export function valueMap(
  input: ChartInput,
  { ids, item, label, limits, scales, value, x, xTitle, y, yTitle }: MapValues,
): Pick<ChartDrawing, 'option' | 'layers'> {
  const [low, high] = limits ?? extent(value) ?? [0, 1];
  const ramp = paletteColors(input.settings.palette, 'sequential', input.theme);
  const of = Uint8Array.from(value, (one) =>
    high > low ? Math.max(0, Math.min(255, Math.floor(((one - low) / (high - low)) * 256))) : 128,
  );
  const narrow = input.size.width < 560;
  const side = sideOf(input);
  const { height, width } = input.size;
  const base = frame(
    { ...input, size: narrow ? { width, height: height - below } : { width: width - side, height } },
    { x: { title: xTitle, scale: scales?.x ?? airy(x) }, y: { title: yTitle, scale: scales?.y ?? airy(y) } },
  );
  const grid = base.grid as { right: number; bottom: number };
  const dense = ids.length > denseLimit;
  const size = input.settings.pointSize ?? usualSize(ids.length);
  const order = Array.from(ids.keys()).toSorted((a, b) => value[a]! - value[b]!);
  return {
    option: {
      ...base,
      grid: narrow ? { ...grid, bottom: grid.bottom + below } : { ...grid, right: grid.right + side },
      graphic: colorBar(input, ramp, label, [low, high], narrow),
      series: [
        {
          type: 'scatter',
          name: item,
          symbol: 'circle',
          symbolSize: size,
          encode: { x: 0, y: 1, itemName: 3, tooltip: [2] },
          emphasis: { disabled: true },
          z: 3,
          itemStyle: { color: ramp[128] },
          dimensions: [
            { name: xTitle, type: 'number' },
            { name: yTitle, type: 'number' },
            { name: label, type: 'number' },
            { name: item, type: 'ordinal' },
          ],
          data: dense
            ? []
            : order.map((i) => ({
                value: [rounded(x[i]!), rounded(y[i]!), rounded(value[i]!), ids[i]],
                itemStyle: { color: ramp[of[i]!] },
              })),
        },
      ],
    },
    ...(dense && {
      layers: [
        { kind: 'points' as const, ids, x, y, color: of, colors: ramp, names: ramp.map(() => item), radius: size / 2 },
      ],
    }),
  };
}

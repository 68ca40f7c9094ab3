import type { Rect, Scale } from '../frame/index.ts';
import { fontFamily } from '../theme/index.ts';

export type Spot = readonly [x: number, y: number];

type Look = {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly lineWidth?: number;
  readonly opacity?: number;
  /** Dash and gap in pixels. */
  readonly dash?: readonly number[];
  /** What a reader sees who points at it. */
  readonly tip?: string | undefined;
  readonly z?: number;
};

/** One element of ECharts' `graphic`, in pixels of the figure: plain JSON. */
export type Shape = Readonly<Record<string, unknown>>;

const pixel = (value: number): number => Math.round(value * 100) / 100;

function element(
  type: string,
  shape: object,
  { dash, fill, lineWidth = 1, opacity = 1, stroke, tip, z = 1 }: Look,
): Shape {
  return {
    type,
    shape,
    z,
    silent: tip === undefined,
    ...(tip !== undefined && { name: tip, tooltip: { show: true } }),
    style: {
      fill: fill ?? 'none',
      ...(stroke !== undefined && { stroke, lineWidth }),
      opacity,
      ...(dash && { lineDash: [...dash] }),
    },
  };
}

/** A closed area. */
export const polygon = (points: readonly Spot[], look: Look): Shape =>
  element('polygon', { points: points.map(([x, y]) => [pixel(x), pixel(y)]) }, look);

/** An open line. */
export const polyline = (points: readonly Spot[], look: Look): Shape =>
  element('polyline', { points: points.map(([x, y]) => [pixel(x), pixel(y)]) }, { ...look, fill: undefined });

/** An upright line between two heights with a short stroke at each end. @param reach - Half of the stroke, in pixels. */
export const errorBar = (x: number, from: number, to: number, reach: number, look: Look): Shape[] => [
  polyline(
    [
      [x, from],
      [x, to],
    ],
    look,
  ),
  ...[from, to].map((y) =>
    polyline(
      [
        [x - reach, y],
        [x + reach, y],
      ],
      look,
    ),
  ),
];

export const rectangle = ({ height, width, x, y }: Rect, look: Look): Shape =>
  element('rect', { x: pixel(x), y: pixel(y), width: pixel(width), height: pixel(height) }, look);

export const circle = (x: number, y: number, radius: number, look: Look): Shape =>
  element('circle', { cx: pixel(x), cy: pixel(y), r: pixel(radius) }, look);

type Words = {
  readonly color: string;
  readonly fontSize: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  readonly rotation?: number;
  readonly bold?: boolean;
  readonly z?: number;
};

/** Words at a place. @param rotation - Radians, against the clock. */
export function words(
  text: string,
  x: number,
  y: number,
  { align = 'left', bold = false, color, fontSize, rotation = 0, valign = 'middle', z = 3 }: Words,
): Shape {
  return {
    type: 'text',
    z,
    silent: true,
    x: pixel(x),
    y: pixel(y),
    rotation,
    style: { text, fill: color, fontSize, fontFamily, align, verticalAlign: valign, ...(bold && { fontWeight: 600 }) },
  };
}

/** Pixels of values between the axes of a grid. */
export function pixelsOf(
  rect: Rect,
  xScale: Pick<Scale, 'min' | 'max'>,
  yScale: Pick<Scale, 'min' | 'max'>,
): { readonly x: (value: number) => number; readonly y: (value: number) => number } {
  return {
    x: (value) => rect.x + ((value - xScale.min) / (xScale.max - xScale.min)) * rect.width,
    y: (value) => rect.y + rect.height - ((value - yScale.min) / (yScale.max - yScale.min)) * rect.height,
  };
}

/** The middle of place `index` of `count` along a side of names. */
export const placeOf = (start: number, length: number, count: number, index: number): number =>
  start + (length * (index + 0.5)) / count;

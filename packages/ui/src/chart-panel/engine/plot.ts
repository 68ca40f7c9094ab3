import type { ChartDrawing, Size } from './drawing.ts';

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Span = { readonly min: number; readonly max: number };
/** The part of the axes that is shown, in their units; cells count from −0.5. */
export type View = { readonly x: Span; readonly y: Span };
export type Pixel = { readonly x: number; readonly y: number };

/**
 * What can be zoomed, and what it shows when nobody has: the rectangle between the axes of grid 0, its cells, the leaves
 * of a tree alone, or a figure without axes as a whole, in its own pixels.
 */
export type Plot = {
  readonly of: 'axes' | 'cells' | 'figure';
  readonly rect: Rect;
  readonly full: View;
  /** Rows of cells and pixels count downwards. */
  readonly down: boolean;
  /** Cannot be zoomed: it has free shapes beside its axes, which would not follow. */
  readonly fixed: boolean;
  /** Only its columns are zoomed: the leaves of a tree, whose heights stay. */
  readonly across?: true;
};

type Placed = {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly width?: number;
  readonly height?: number;
};
type Axis = {
  readonly type?: string;
  readonly show?: boolean;
  readonly min?: unknown;
  readonly max?: unknown;
  readonly inverse?: boolean;
};

export const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

const spanOf = (axis: Axis | undefined): Span | null =>
  axis?.type === 'value' &&
  !axis.inverse &&
  typeof axis.min === 'number' &&
  typeof axis.max === 'number' &&
  axis.max > axis.min
    ? { min: axis.min, max: axis.max }
    : null;

/** Where grid `index` stands in a figure of this size; `null` when it is not placed in pixels. */
export function gridRect({ option }: Pick<ChartDrawing, 'option'>, size: Size, index = 0): Rect | null {
  const grid = listOf(option.grid)[index] as Placed | undefined;
  if (!grid) return null;
  const { left = 0, top = 0, right = 0, bottom = 0 } = grid;
  const rect = {
    x: left,
    y: top,
    width: grid.width ?? size.width - left - right,
    height: grid.height ?? size.height - top - bottom,
  };
  return Object.values(rect).every(Number.isFinite) ? rect : null;
}

/**
 * Where layers stand and what can be zoomed: cells, points between two linear axes, or a figure without axes. `null`
 * for bars, boxes and figures of several plots.
 */
export function plotOf(drawing: ChartDrawing, size: Size): Plot | null {
  const plot = betweenAxes(drawing, size);
  return plot && !plot.fixed ? plot : (wholeOf(drawing, size) ?? plot);
}

const isBare = ({ option }: ChartDrawing): boolean =>
  ([...listOf(option.xAxis), ...listOf(option.yAxis)] as readonly Axis[]).every(({ show }) => show === false);

/** A chord, a tree in a ring, a cloud of words: places without axes. */
function wholeOf(drawing: ChartDrawing, { height, width }: Size): Plot | null {
  if (drawing.layers?.length || !drawing.option.graphic || !isBare(drawing)) return null;
  return {
    of: 'figure',
    rect: { x: 0, y: 0, width, height },
    full: { x: { min: 0, max: width }, y: { min: 0, max: height } },
    down: true,
    fixed: false,
  };
}

function betweenAxes(drawing: ChartDrawing, size: Size): Plot | null {
  const rect = gridRect(drawing, size);
  if (!rect || rect.width < 1 || rect.height < 1) return null;
  const { layers = [], option } = drawing;
  const fixed = Boolean(option.graphic);
  const cells = layers.find((layer) => layer.kind === 'cells');
  if (cells)
    return {
      of: 'cells',
      rect,
      full: { x: { min: -0.5, max: cells.columns - 0.5 }, y: { min: -0.5, max: cells.rows - 0.5 } },
      down: true,
      fixed,
    };
  const tree = layers.find((layer) => layer.kind === 'brackets');
  if (tree?.kind === 'brackets')
    return {
      of: 'cells',
      rect,
      full: { x: { min: -0.5, max: tree.from.length + 0.5 }, y: { min: -0.5, max: 0.5 } },
      down: true,
      fixed,
      across: true,
    };
  // Points without names are zoomed where no axis says their values: a web of nodes.
  if (layers.length === 0 && ((!drawing.labelIds && !isBare(drawing)) || listOf(option.grid).length > 1)) return null;
  const x = spanOf(listOf(option.xAxis)[0] as Axis | undefined);
  const y = spanOf(listOf(option.yAxis)[0] as Axis | undefined);
  return x && y ? { of: 'axes', rect, full: { x, y }, down: false, fixed } : null;
}

/** The pixel of a value while `view` is shown. */
export function toPixel({ rect, down }: Plot, view: View, at: Pixel): Pixel {
  const across = (at.x - view.x.min) / (view.x.max - view.x.min);
  const along = (at.y - view.y.min) / (view.y.max - view.y.min);
  return { x: rect.x + across * rect.width, y: rect.y + (down ? along : 1 - along) * rect.height };
}

/** The value under a pixel while `view` is shown. */
export function toValue({ rect, down }: Plot, view: View, at: Pixel): Pixel {
  const along = (at.y - rect.y) / rect.height;
  return {
    x: view.x.min + ((at.x - rect.x) / rect.width) * (view.x.max - view.x.min),
    y: view.y.min + (down ? along : 1 - along) * (view.y.max - view.y.min),
  };
}

export const isInside = ({ height, width, x, y }: Rect, at: Pixel): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

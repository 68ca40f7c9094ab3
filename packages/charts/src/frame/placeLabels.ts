import type { Rect } from './gridRect.ts';
import type { Scale } from './niceScale.ts';
import { textWidth } from './text.ts';

/** Where a label starts, from the upper left corner of its point's symbol; `far` ones need a line back to the point. */
export type Placement = { readonly offset: readonly [x: number, y: number]; readonly far: boolean };

export type LabelRequest = {
  /** Between the axes, in pixels. */
  readonly rect: Rect;
  readonly xScale: Scale;
  readonly yScale: Scale;
  readonly ids: readonly string[];
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly labels: ReadonlySet<string>;
  /** Points a label should not cover; all of them when absent. */
  readonly avoid?: (index: number) => boolean;
  /** Lines across the plot that a label keeps off while there is room, in units of the axes. */
  readonly lines?: { readonly x: readonly number[]; readonly y: readonly number[] };
  /** What is written already, in pixels. */
  readonly taken?: readonly Rect[];
  /** Pixels across, of all points or of each. */
  readonly symbolSize: number | ArrayLike<number>;
  readonly fontSize: number;
};

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Among more points than this a label may lie over points that carry none. */
const mostObstacles = 2_500;
const rings = [2, 12, 24, 38, 54];
const near = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;
const between = [
  [1, -0.5],
  [-1, -0.5],
  [1, 0.5],
  [-1, 0.5],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
] as const;

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const inside = (box: Box, { x, y, width, height }: Rect) =>
  box.left >= x && box.right <= x + width && box.top >= y && box.bottom <= y + height;

/** Boxes around a point from near to far: right, left, above, below, then the corners. */
function candidates(
  centreX: number,
  centreY: number,
  radius: number,
  width: number,
  height: number,
): { box: Box; far: boolean }[] {
  return rings.flatMap((distance, ring) =>
    [...near, ...(ring > 0 ? between : [])].map(([across, down]) => {
      const away = radius + distance / Math.hypot(across, down);
      const left = centreX + across * away - (across === 0 ? width / 2 : across < 0 ? width : 0);
      const top = centreY + down * away - (down === 0 ? height / 2 : down < 0 ? height : 0);
      return { box: { left, top, right: left + width, bottom: top + height }, far: ring > 0 };
    }),
  );
}

/**
 * A free place for each wanted label, tried greedily in the order of the points; one that finds none covers as little
 * as it can.
 */
export function placeLabels(request: LabelRequest): ReadonlyMap<string, Placement> {
  const {
    rect,
    xScale,
    yScale,
    ids,
    x,
    y,
    labels,
    avoid = () => true,
    lines = { x: [], y: [] },
    taken = [],
    symbolSize,
    fontSize,
  } = request;
  const radiusOf = (i: number) => (typeof symbolSize === 'number' ? symbolSize : symbolSize[i]!) / 2;
  const acrossTo = (value: number) => rect.x + ((value - xScale.min) / (xScale.max - xScale.min)) * rect.width;
  const downTo = (value: number) =>
    rect.y + rect.height - ((value - yScale.min) / (yScale.max - yScale.min)) * rect.height;
  const pixelX = (i: number) => acrossTo(x[i]!);
  const pixelY = (i: number) => downTo(y[i]!);
  const wanted: number[] = [];
  const crowd: number[] = [];
  for (let i = 0; i < ids.length && labels.size > 0; i++) {
    if (!Number.isFinite(x[i]!) || !Number.isFinite(y[i]!)) continue;
    const isWanted = labels.has(ids[i]!);
    if (isWanted) wanted.push(i);
    if (isWanted || avoid(i)) crowd.push(i);
  }
  const written: Box[] = taken.map((one) => ({
    left: one.x,
    top: one.y,
    right: one.x + one.width,
    bottom: one.y + one.height,
  }));
  const points: Box[] = (crowd.length <= mostObstacles ? crowd : wanted).map((i) => ({
    left: pixelX(i) - radiusOf(i),
    right: pixelX(i) + radiusOf(i),
    top: pixelY(i) - radiusOf(i),
    bottom: pixelY(i) + radiusOf(i),
  }));

  const ruled: Box[] = [
    ...lines.x.map((value) => ({
      left: acrossTo(value) - 1,
      right: acrossTo(value) + 1,
      top: rect.y,
      bottom: rect.y + rect.height,
    })),
    ...lines.y.map((value) => ({
      left: rect.x,
      right: rect.x + rect.width,
      top: downTo(value) - 1,
      bottom: downTo(value) + 1,
    })),
  ];

  const places = new Map<string, Placement>();
  for (const i of wanted) {
    const [centreX, centreY, radius] = [pixelX(i), pixelY(i), radiusOf(i)];
    const tried = candidates(centreX, centreY, radius, textWidth(ids[i]!, fontSize), fontSize * 1.15);
    const within = tried.filter((one) => inside(one.box, rect));
    const clearOf = (others: readonly Box[]) => within.find((one) => !others.some((other) => meets(one.box, other)));
    const { box, far } =
      clearOf([...points, ...written, ...ruled]) ??
      clearOf([...points, ...written]) ??
      clearOf(written) ??
      within[0] ??
      tried[0]!;
    written.push(box);
    places.set(ids[i]!, {
      offset: [Math.round(box.left - centreX + radius), Math.round(box.top - centreY + radius)],
      far,
    });
  }
  return places;
}

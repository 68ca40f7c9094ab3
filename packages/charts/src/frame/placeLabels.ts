import type { Rect } from './gridRect.ts';
import type { Scale } from './niceScale.ts';
import { lettersIn, textWidth, truncateMiddle } from './text.ts';
import { countDropped } from './whileDrawing.ts';

/**
 * What a label says, a long name shortened, and where it starts, from the upper left corner of its point's symbol; `far`
 * ones need a line back to the point.
 */
export type Placement = {
  readonly text: string;
  readonly offset: readonly [x: number, y: number];
  readonly far: boolean;
};

export type LabelRequest = {
  /** Between the axes, in pixels. */
  readonly rect: Rect;
  readonly xScale: Scale;
  readonly yScale: Scale;
  readonly ids: readonly string[];
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  /** Those wanted, the most important first: what finds no place is dropped. */
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
const rings = [2, 12, 24, 38, 54, 72, 92];
/** Points that a label may hide where there is no free place; and pixels between two labels side by side. */
const [mostCovered, apart] = [2, 3];
/** Of the width of the plot, how much a label may take; and letters that it may always have. */
const [widestShare, fewestLetters, mostLetters] = [0.4, 10, 28];
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

const boxAround = (x: number, y: number, reachX: number, reachY: number): Box => ({
  left: x - reachX,
  right: x + reachX,
  top: y - reachY,
  bottom: y + reachY,
});

/**
 * The first place that covers neither a point nor a line, else no point, else the fewest points; `undefined` where it
 * would hide more than a few.
 */
function leastCovering<T extends { readonly box: Box }>(
  places: readonly T[],
  points: readonly Box[],
  lines: readonly Box[],
): T | undefined {
  const covered = places.map((place) => ({
    place,
    points: points.filter((other) => meets(place.box, other)).length,
    lines: lines.filter((other) => meets(place.box, other)).length,
  }));
  return covered
    .filter((one) => one.points <= mostCovered)
    .toSorted((one, other) => one.points - other.points || Math.sign(one.lines) - Math.sign(other.lines))[0]?.place;
}

/** Which points are wanted, the most important first, and which a label should not cover. */
function chosenOf({ avoid = () => true, ids, labels, x, y }: LabelRequest) {
  const rank = new Map([...labels].map((id, at) => [id, at]));
  const [wanted, crowd]: [number[], number[]] = [[], []];
  for (let i = 0; i < ids.length && labels.size > 0; i++) {
    if (!Number.isFinite(x[i]!) || !Number.isFinite(y[i]!)) continue;
    if (rank.has(ids[i]!)) wanted.push(i);
    else if (avoid(i)) crowd.push(i);
  }
  return { crowd, wanted: wanted.toSorted((one, other) => rank.get(ids[one]!)! - rank.get(ids[other]!)!) };
}

/**
 * A free place for each wanted label, in the order of their importance. Labels never meet one another, a point that
 * carries one, or the frame; they keep off other points and lines as far as they can. One that finds no place is left out
 * and counted.
 */
export function placeLabels(request: LabelRequest): ReadonlyMap<string, Placement> {
  const { rect, xScale, yScale, ids, x, y, lines = { x: [], y: [] }, taken = [], symbolSize, fontSize } = request;
  const radiusOf = (i: number) => (typeof symbolSize === 'number' ? symbolSize : symbolSize[i]!) / 2;
  const acrossTo = (value: number) => rect.x + ((value - xScale.min) / (xScale.max - xScale.min)) * rect.width;
  const downTo = (value: number) =>
    rect.y + rect.height - ((value - yScale.min) / (yScale.max - yScale.min)) * rect.height;
  const pointBox = (i: number) => boxAround(acrossTo(x[i]!), downTo(y[i]!), radiusOf(i), radiusOf(i));
  const { crowd, wanted } = chosenOf(request);
  const [middleX, middleY] = [rect.x + rect.width / 2, rect.y + rect.height / 2];

  const fixed = [
    ...taken.map((one) => ({ left: one.x, top: one.y, right: one.x + one.width, bottom: one.y + one.height })),
    ...wanted.map(pointBox),
  ];
  const points = crowd.length + wanted.length <= mostObstacles ? crowd.map(pointBox) : [];
  const ruled = [
    ...lines.x.map((value) => boxAround(acrossTo(value), middleY, 1, rect.height / 2)),
    ...lines.y.map((value) => boxAround(middleX, downTo(value), rect.width / 2, 1)),
  ];
  const letters = lettersIn(widestShare * rect.width, fontSize);
  const textOf = (id: string) => truncateMiddle(id, Math.max(fewestLetters, Math.min(mostLetters, letters)));

  const written: Box[] = [];
  const places = new Map<string, Placement>();
  let dropped = 0;
  for (const i of wanted) {
    const [centreX, centreY, radius] = [acrossTo(x[i]!), downTo(y[i]!), radiusOf(i)];
    const text = textOf(ids[i]!);
    const within = candidates(centreX, centreY, radius, textWidth(text, fontSize), fontSize * 1.15).filter(({ box }) =>
      inside(box, rect),
    );
    const free = within.filter(({ box }) => ![...fixed, ...written].some((other) => meets(box, other)));
    const found = leastCovering(free, points, ruled);
    if (!found) {
      dropped++;
      continue;
    }
    const { bottom, left, right, top } = found.box;
    written.push({ left: left - apart, right: right + apart, top, bottom });
    places.set(ids[i]!, {
      text,
      offset: [Math.round(found.box.left - centreX + radius), Math.round(found.box.top - centreY + radius)],
      far: found.far,
    });
  }
  countDropped(dropped);
  return places;
}

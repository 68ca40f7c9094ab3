import { maximum, minimum } from '@panome/analysis/extremes';
import type { LineSeriesOption, ScatterSeriesOption } from 'echarts';
import { rounded, textWidth, truncateMiddle, type Rect } from '../../frame/index.ts';
import { pixelsOf } from '../../shapes/index.ts';
import { fontFamily } from '../../theme/index.ts';

/** The head of an arrow from the origin. */
export type Arrow = { readonly id: string; readonly x: number; readonly y: number; readonly dashed?: boolean };
type Range = { readonly min: number; readonly max: number };

/** How many times the arrows can be lengthened to fill most of the plot of the points. */
export function arrowFactor(points: readonly Arrow[], arrows: readonly Arrow[]): number {
  const reach = (places: readonly Arrow[], side: 'x' | 'y'): number =>
    maximum(places.map((place) => Math.abs(place[side])));
  const factors = (['x', 'y'] as const)
    .map((side) => reach(points, side) / reach(arrows, side))
    .filter((value) => Number.isFinite(value) && value > 0);
  return factors.length > 0 ? 0.9 * minimum(factors) : 1;
}

/** Points along the arrows that labels should avoid. */
export const alongShafts = (ends: readonly Arrow[], steps = 24): Arrow[] =>
  ends.flatMap(({ x, y }) =>
    Array.from({ length: steps }, (_, step) => ({
      id: '',
      x: (x * (step + 1)) / (steps + 1),
      y: (y * (step + 1)) / (steps + 1),
    })),
  );

/** Lines from the origin with a head. */
export function arrowLines(ends: readonly Arrow[], color: string): LineSeriesOption {
  return {
    type: 'line',
    data: [],
    silent: true,
    z: 5,
    markLine: {
      silent: true,
      animation: false,
      z: 5,
      symbol: ['none', 'arrow'],
      symbolSize: 8,
      label: { show: false },
      lineStyle: { color, width: 1.5, type: 'solid' },
      data: ends.map(({ dashed = false, id, x, y }) => [
        { name: id, coord: [0, 0], lineStyle: { color, width: 1.5, type: dashed ? 'dashed' : 'solid' } },
        { coord: [rounded(x), rounded(y)] },
      ]),
    },
  };
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const gap = 5;

/**
 * Where the names of arrows lie in pixels from their heads: beyond them, else beside them, away from other names and
 * shafts and inside the plot.
 */
function namePlaces(
  heads: readonly Box[],
  widths: readonly number[],
  height: number,
  { origin, plot }: { readonly origin: readonly [number, number]; readonly plot: Box },
): (readonly [number, number])[] {
  const centre = ({ left, top }: Box): readonly [number, number] => [left, top];
  const shafts = heads.map((head) =>
    Array.from({ length: 25 }, (_, step) =>
      boxAround(
        origin[0] + ((centre(head)[0] - origin[0]) * step) / 24,
        origin[1] + ((centre(head)[1] - origin[1]) * step) / 24,
        4,
        4,
      ),
    ),
  );
  const placed: Box[] = [];
  return heads.map((head, at) => {
    const [x, y] = centre(head);
    const [across, up] = [widths[at]! / 2 + gap, height / 2 + gap];
    const right = x >= origin[0] ? 1 : -1;
    const down = y >= origin[1] ? 1 : -1;
    const steep = Math.abs(y - origin[1]) > 1.6 * Math.abs(x - origin[0]);
    const beyond: readonly (readonly [number, number])[] = steep
      ? [
          [0, down * up],
          [right * across, 0],
        ]
      : [
          [right * across, 0],
          [0, down * up],
        ];
    const spots: readonly (readonly [number, number])[] = [
      ...beyond,
      [0, -down * up],
      [right * across, down * up],
      [right * across, -down * up],
      [-right * across * 0.6, down * up],
      [-right * across * 0.6, -down * up],
    ];
    const free =
      spots.find(([dx, dy]) => {
        const box = boxAround(x + dx, y + dy, widths[at]! + 2, height);
        return (
          box.left >= plot.left &&
          box.right <= plot.right &&
          ![...placed, ...shafts.flat()].some((other) => overlap(box, other))
        );
      }) ?? spots[0]!;
    placed.push(boxAround(x + free[0], y + free[1], widths[at]!, height));
    return free;
  });
}

export type ArrowLook = {
  readonly background: string;
  readonly color: string;
  readonly fontSize: number;
  readonly rect: Rect;
  readonly xRange: Range;
  readonly yRange: Range;
};

/** Labels near the arrow heads, and their boxes in pixels for other labels to avoid. */
export function arrowNames(
  ends: readonly Arrow[],
  { background, color, fontSize, rect, xRange, yRange }: ArrowLook,
): { readonly series: ScatterSeriesOption; readonly boxes: readonly Rect[] } {
  const at = pixelsOf(rect, xRange, yRange);
  const names = ends.map(({ id }) => truncateMiddle(id, 16));
  const widths = names.map((name) => textWidth(name, fontSize));
  const height = fontSize * 1.25;
  const heads = ends.map(({ x, y }) => boxAround(at.x(x), at.y(y), 0, 0));
  const places = namePlaces(heads, widths, height, {
    origin: [at.x(0), at.y(0)],
    plot: { left: rect.x, right: rect.x + rect.width, top: rect.y, bottom: rect.y + rect.height },
  });
  const series: ScatterSeriesOption = {
    type: 'scatter',
    name: '环境因子',
    silent: true,
    symbol: 'circle',
    symbolSize: 1,
    z: 6,
    itemStyle: { color: 'transparent' },
    tooltip: { show: false },
    data: ends.map(({ x, y }, row) => ({
      value: [rounded(x), rounded(y)],
      label: {
        show: true,
        formatter: names[row]!.replaceAll(/[{}]/gu, ''),
        position: 'inside' as const,
        offset: places[row]!.map(Math.round) as [number, number],
      },
    })),
    label: {
      show: true,
      fontFamily,
      fontSize,
      fontWeight: 600,
      color,
      textBorderColor: background,
      textBorderWidth: 3,
    },
  };
  return {
    series,
    boxes: places.map(([across, down], row) => ({
      x: heads[row]!.left + across - widths[row]! / 2,
      y: heads[row]!.top + down - height / 2,
      width: widths[row]!,
      height,
    })),
  };
}

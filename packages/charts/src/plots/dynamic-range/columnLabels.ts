import { maximum, minimum } from '@panome/analysis/extremes';
import type { Rect } from '../../frame/index.ts';
import { apart, textWidth, truncateMiddle } from '../../frame/index.ts';
import { polyline, words, type Shape } from '../../shapes/index.ts';

type Spot = { readonly text: string; readonly x: number; readonly y: number };
type Look = { readonly fontSize: number; readonly text: string; readonly line: string };

const gap = 22;
const longest = 22;

/**
 * Names in a column beside the end of a curve, each with a line to its point: where the points stand close, names
 * around them would meet.
 *
 * @param spots - From the outermost inwards; those that find no place are not written.
 * @param side - Where the column stands, seen from the points: those that rise have it on their left above the curve,
 * those that fall on their right below it.
 * @param curve - Where the curve runs, in pixels; the names keep off it.
 */
export function columnLabels(
  spots: readonly Spot[],
  side: 'left' | 'right',
  rect: Rect,
  curve: (x: number) => number,
  { fontSize, line, text }: Look,
): Shape[] {
  if (spots.length === 0) return [];
  const step = fontSize * 1.2;
  const wide = maximum(spots.map((one) => textWidth(truncateMiddle(one.text, longest), fontSize)));
  const edge =
    side === 'left'
      ? Math.max(rect.x + wide + 4, minimum(spots.map(({ x }) => x)) - gap)
      : Math.min(rect.x + rect.width - wide - 4, maximum(spots.map(({ x }) => x)) + gap);
  const [top, bottom] = side === 'left' ? [rect.y, curve(edge) - 8] : [curve(edge) + 8, rect.y + rect.height];
  const fitting = spots
    .slice(0, Math.max(0, Math.floor((bottom - top) / step)))
    .toSorted((one, other) => one.y - other.y);
  const heights = apart(
    fitting.map(({ y }) => y),
    step,
    top + step / 2,
    bottom - step / 2,
  );
  const inwards = side === 'left' ? 3 : -3;
  return fitting.flatMap(({ text: name, x, y }, at): Shape[] => [
    polyline(
      [
        [edge + inwards, heights[at]!],
        [edge + inwards * 3, heights[at]!],
        [x, y],
      ],
      { stroke: line, lineWidth: 0.7, z: 2 },
    ),
    words(truncateMiddle(name, longest), edge, heights[at]!, {
      align: side === 'left' ? 'right' : 'left',
      color: text,
      fontSize,
    }),
  ]);
}

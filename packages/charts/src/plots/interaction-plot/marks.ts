import { maximum, minimum } from '@panome/analysis/extremes';
import { apart } from '../../frame/index.ts';
import type { Rect, Scale } from '../../frame/index.ts';
import { errorBar, words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { shift } from './panels.ts';
import type { Cells, Panel } from './readCells.ts';

export function errorBars({ cells }: Panel, rect: Rect, y: Scale, { lines, places, scale }: Cells): Shape[] {
  const across = (value: number): number => rect.x + ((value + 0.5) / places.length) * rect.width;
  const up = (value: number): number => rect.y + rect.height - ((value - y.min) / (y.max - y.min)) * rect.height;
  return cells
    .filter(({ reach }) => Number.isFinite(reach))
    .flatMap(({ line, mean, place, reach }) => {
      const at = across(place + shift(line, lines.length));
      const [from, to] = [up(mean - reach), up(mean + reach)];
      const look = { stroke: scale.color(lines[line]!), lineWidth: 1.3, z: 4 };
      return errorBar(at, from, to, 3, look);
    });
}

type LetterLook = { readonly fontSize: number; readonly halo: string; readonly points: boolean };

/**
 * At each place the letters of the upper half of the lines stand over their points and bars, those of the lower half
 * below.
 */
export function letterMarks(
  { cells }: Panel,
  rect: Rect,
  y: Scale,
  { lines, places, scale }: Cells,
  { fontSize, halo, points }: LetterLook,
): Shape[] {
  const up = (value: number): number => rect.y + rect.height - ((value - y.min) / (y.max - y.min)) * rect.height;
  const room = fontSize / 2 + 5;
  return places.flatMap((_, place) => {
    const own = cells
      .filter((cell) => cell.place === place && cell.letters !== '')
      .toSorted((one, other) => other.mean - one.mean);
    const wanted = own.map(({ mean, reach, values }, i) => {
      const bar = Number.isFinite(reach) ? reach : 0;
      return i < own.length / 2
        ? up(Math.max(mean + bar, maximum(points ? values : []))) - room
        : up(Math.min(mean - bar, minimum(points ? values : []))) + room;
    });
    const heights = apart(wanted, fontSize + 1, rect.y + fontSize / 2, rect.y + rect.height - fontSize / 2);
    return own.map(({ letters, line }, i) => {
      const x = rect.x + ((place + shift(line, lines.length) + 0.5) / places.length) * rect.width;
      const mark = words(letters, x, heights[i]!, {
        align: 'center',
        color: scale.color(lines[line]!),
        fontSize,
        bold: true,
        z: 5,
      });
      return { ...mark, style: { ...(mark['style'] as object), stroke: halo, lineWidth: 3 } };
    });
  });
}

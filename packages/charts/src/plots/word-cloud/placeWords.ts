import { textWidth, type Rect } from '../../frame/index.ts';

export type Sized = { readonly text: string; readonly size: number; readonly upright: boolean };
type Box = { readonly width: number; readonly height: number };
/** A word with its middle and the box that is its own. */
export type Placed = Sized & {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Free pixels around a word. */
const margin = 1.5;
/**
 * How much wider than `textWidth` reckons the letters of the exports' semibold font are, and what the widest and the
 * narrowest need beside.
 */
const generous = 1.12;
const wider = (text: string): number =>
  0.18 * (text.match(/[mwMW%@]/gu)?.length ?? 0) + 0.05 * (text.match(/[rtf()\u0370-\u03ff]/gu)?.length ?? 0);
const golden = Math.PI * (3 - Math.sqrt(5));

/** The box of a word as the exports draw it, a little generous. */
export function boxOf({ size, text, upright }: Sized): Box {
  const [along, across] = [textWidth(text, size) * generous + wider(text) * size + 2 * margin, size * 1.1 + 2 * margin];
  return upright ? { width: across, height: along } : { width: along, height: across };
}

/**
 * Places words one after another, each at the first free place of a spiral from the middle; no two boxes meet and none
 * leaves the area. There is no randomness: the same words in the same area always stand in the same places.
 *
 * @param words - The most important first.
 * @param all - To stop at the first word without a place.
 * @returns Those that found a place.
 */
export function placeWords(words: readonly Sized[], area: Rect, all = false): Placed[] {
  const placed: Placed[] = [];
  const failed: Box[] = [];
  for (const [index, word] of words.entries()) {
    const box = boxOf(word);
    // When a smaller word found no place, a larger one has none either.
    const hopeless =
      box.width > area.width ||
      box.height > area.height ||
      failed.some(({ height, width }) => width <= box.width && height <= box.height);
    const spot = hopeless ? null : freeSpot(placed, box, area, index, Math.max(3, word.size / 5));
    if (spot) placed.push({ ...word, ...box, ...spot, index });
    else if (all) return placed;
    else failed.push(box);
  }
  return placed;
}

function freeSpot(
  placed: readonly Placed[],
  box: Box,
  area: Rect,
  index: number,
  step: number,
): { readonly x: number; readonly y: number } | null {
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const [stretch, turn] = [area.width / area.height, index % 2 === 0 ? 1 : -1];
  const reach = Math.hypot(area.width / stretch, area.height) / 2;
  let last = 0;
  let angle = 0;
  for (let radius = 0; radius <= reach; radius = (step * angle) / (2 * Math.PI)) {
    const direction = turn * angle + index * golden;
    const x = cx + radius * stretch * Math.cos(direction);
    const y = cy + radius * Math.sin(direction);
    angle += step / Math.max(step, radius * Math.max(1, stretch));
    if (
      x - box.width / 2 < area.x ||
      x + box.width / 2 > area.x + area.width ||
      y - box.height / 2 < area.y ||
      y + box.height / 2 > area.y + area.height
    )
      continue;
    // The word met last is the likeliest to be met again.
    if (placed.length > 0 && meet(placed[last]!, x, y, box)) continue;
    const other = placed.findIndex((one) => meet(one, x, y, box));
    if (other < 0) return { x, y };
    last = other;
  }
  return null;
}

const meet = (one: Placed, x: number, y: number, box: Box): boolean =>
  Math.abs(one.x - x) * 2 < one.width + box.width && Math.abs(one.y - y) * 2 < one.height + box.height;

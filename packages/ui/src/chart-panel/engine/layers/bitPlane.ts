import type { DiscLevel } from './discs.ts';
import { scratch } from './scratch.ts';

/**
 * Pixels as bits, row by row, 32 to a word. One empty word follows each row, so that nothing is pushed into the next
 * row.
 */
export type BitPlane = { readonly words: Uint32Array; readonly stride: number; readonly rows: number };

export const strideOf = (columns: number): number => Math.ceil(columns / 32) + 1;

/** Widens every mark by one pixel to both sides. */
function widened(from: Uint32Array, into: Uint32Array): void {
  let before = 0;
  let here = from[0]!;
  for (let i = 0; i < from.length; i++) {
    const after = i + 1 < from.length ? from[i + 1]! : 0;
    into[i] = here | (here << 1) | (before >>> 31) | (here >>> 1) | (after << 31);
    before = here;
    here = after;
  }
}

/**
 * Grows the marks of a plane into the shapes of a disc, 32 pixels at a time: the time depends on the picture, not on
 * how many points there are.
 *
 * @returns One plane for each level of the disc, each holding the ones before it; good until the next call.
 */
export function grown({ rows, stride, words }: BitPlane, disc: readonly DiscLevel[]): readonly Uint32Array[] {
  const widest = Math.max(...disc.flatMap(({ spans }) => spans));
  const wide = [words];
  for (let by = 1; by <= widest; by++) {
    const next = scratch(`wide ${by}`, words.length);
    widened(wide[by - 1]!, next);
    wide.push(next);
  }
  return disc.map(({ spans }, level) => {
    const out = scratch(`level ${level}`, words.length).fill(0);
    spans.forEach((span, dy) => {
      const source = wide[span]!;
      const shift = dy * stride;
      const end = rows * stride;
      for (let i = 0; i < end - shift; i++) {
        if (source[i] !== 0) out[i + shift]! |= source[i]!;
        if (source[i + shift] !== 0) out[i]! |= source[i + shift]!;
      }
    });
    return out;
  });
}

import type { CladeNode } from './layout.ts';
import { keyPlace, type Circle } from './shapes.ts';

const letters = 26;
/** `a`…`z`, then `a1`, `b1` … */
const keyOf = (at: number): string =>
  String.fromCharCode(97 + (at % letters)) + (at < letters ? '' : String(Math.floor(at / letters)));

/**
 * The keys of the clades that differ most: as many as the list beside the figure has room for and as stand apart at the
 * rim. Letters run from the inner ranks to the outer, as the list is read.
 *
 * @param kept - The clades that differ, in that order.
 * @param room - Entries of the list.
 */
export function keysOf(
  kept: readonly CladeNode[],
  { circle, deepest, fontSize, room }: { circle: Circle; deepest: number; fontSize: number; room: number },
): ReadonlyMap<CladeNode, string> {
  const size = Math.min(fontSize, circle.ring + 1);
  // Keys after the first 26 have a number. Rings are as wide as a key is high.
  const [reachX, reachY] = [(Math.min(room, kept.length) > letters ? 1.1 : 0.62) * size, 0.8 * size];
  const taken: (readonly [x: number, y: number])[] = [];
  const chosen = new Set<CladeNode>();
  for (const node of kept.toSorted((one, other) => other.clade!.lda - one.clade!.lda)) {
    const [x, y] = keyPlace(node, circle, deepest);
    if (chosen.size >= room || taken.some(([atX, atY]) => Math.abs(atX - x) < reachX && Math.abs(atY - y) < reachY))
      continue;
    taken.push([x, y]);
    chosen.add(node);
  }
  return new Map(kept.filter((node) => chosen.has(node)).map((node, at) => [node, keyOf(at)]));
}

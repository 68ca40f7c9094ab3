import { textWidth } from '../../frame/index.ts';
import type { Placed } from './links.ts';

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Name = { readonly x: number; readonly y: number; readonly align: 'left' | 'center' | 'right' };

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Left, middle or right of a node, above or below it, and whether clear of boxes that stand in a row with it; the first
 * are the nearest.
 */
const corners = [
  [1, -1, 0],
  [1, 1, 0],
  [-1, -1, 0],
  [-1, 1, 0],
  [0, -1, 1],
  [0, 1, 1],
  [1, -1, 1],
  [1, 1, 1],
] as const;

type Around = {
  readonly boxes: readonly Placed[];
  readonly ways: readonly (readonly [Placed, Placed])[];
  readonly fontSize: number;
  /** Half the height of a usual box. */
  readonly clear: number;
  /** Of the figure. */
  readonly size: { readonly width: number; readonly height: number };
};

/**
 * Places for the names of small round nodes beside them: where they meet the fewest boxes, lines and other names,
 * within the figure.
 */
export function namesBeside(
  nodes: readonly (Placed & { readonly name: string })[],
  { boxes, clear, fontSize, size, ways }: Around,
): Name[] {
  const taken: Box[] = [...boxes, ...nodes].map(({ height, width, x, y }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  }));
  // Lines count as small squares along their way.
  const crossed = ways.flatMap(([from, to]): Box[] =>
    Array.from(
      { length: 13 },
      (_, at) => [from.x + ((to.x - from.x) * at) / 12, from.y + ((to.y - from.y) * at) / 12] as const,
    ).map(([x, y]) => ({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 })),
  );
  return nodes.map(({ name, width, x, y }) => {
    const [long, high, off] = [textWidth(name, fontSize), fontSize * 1.1, width / 2 + 1];
    const reach: Box = {
      left: x - off - long,
      right: x + off + long,
      top: y - off - clear - 2 * high,
      bottom: y + off + clear + 2 * high,
    };
    const [near, lines] = [taken.filter((one) => meet(reach, one)), crossed.filter((one) => meet(reach, one))];
    const tries = corners.map(([right, down, far]) => {
      const startX = x + right * off * 0.8;
      const middleY = y + down * ((far ? Math.max(clear + 1, off) : off * 0.6) + high / 2);
      const left = startX - (long * (1 - right)) / 2;
      const box: Box = { left, right: left + long, top: middleY - high / 2, bottom: middleY + high / 2 };
      const outside =
        box.left < 2 || box.right > size.width - 2 || box.top < 2 || box.bottom > size.height - 2 ? 20 : 0;
      const cost =
        outside +
        far / 2 +
        near.filter((one) => meet(box, one)).length * 3 +
        lines.filter((one) => meet(box, one)).length;
      return {
        box,
        cost,
        place: { x: startX, y: middleY, align: right === 0 ? 'center' : right > 0 ? 'left' : 'right' } as const,
      };
    });
    const best = tries.reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push(best.box);
    return best.place;
  });
}

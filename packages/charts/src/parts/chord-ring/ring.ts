import { words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import type { Arc } from './layout.ts';

type Ring = {
  readonly centre: Spot;
  /** Pixels to the rim; unequal on a narrow figure. */
  readonly radii: Spot;
  /** Radians that all angles are turned by, clockwise. */
  readonly turn: number;
};
const fineness = 0.03;

/** Places on a ring. Depths are pixels inwards from the rim. */
export function ringOf({ centre, radii: [rx, ry], turn }: Ring) {
  const spot = (angle: number, depth: number): Spot => [
    centre[0] + (rx - depth) * Math.sin(angle + turn),
    centre[1] - (ry - depth) * Math.cos(angle + turn),
  ];
  const along = ({ from, to }: Arc, depth: number): Spot[] => {
    const steps = Math.max(1, Math.ceil((to - from) / fineness));
    return Array.from({ length: steps + 1 }, (_, i) => spot(from + ((to - from) * i) / steps, depth));
  };
  /** Between the ends of a curve through the middle, both left out. */
  const across = (from: number, to: number, depth: number): Spot[] => {
    const [a, b] = [spot(from, depth), spot(to, depth)];
    return Array.from({ length: 23 }, (_, i): Spot => {
      const t = (i + 1) / 24;
      const along = (at: 0 | 1) => (1 - t) ** 2 * a[at] + 2 * t * (1 - t) * centre[at] + t ** 2 * b[at];
      return [along(0), along(1)];
    });
  };
  return {
    /** The outline of a piece of the ring. */
    piece: (arc: Arc, outer: number, inner: number): Spot[] => [
      ...along(arc, outer),
      ...along(arc, inner).toReversed(),
    ],
    /** The outline of a band between two arcs. */
    band: (from: Arc, to: Arc, depth: number): Spot[] => [
      ...along(from, depth),
      ...across(from.to, to.from, depth),
      ...along(to, depth),
      ...across(to.to, from.from, depth),
    ],
    /** A name written radially outwards from the rim. */
    name: (text: string, { from, to }: Arc, look: { readonly color: string; readonly fontSize: number }): Shape => {
      const middle = (from + to) / 2 + turn;
      const angle = Math.atan2(Math.sin(middle) / rx, Math.cos(middle) / ry);
      const [x, y] = spot((from + to) / 2, -5);
      const right = Math.sin(angle) > 0;
      return words(text, x, y, {
        ...look,
        align: right ? 'left' : 'right',
        rotation: right ? Math.PI / 2 - angle : -Math.PI / 2 - angle,
      });
    },
  };
}

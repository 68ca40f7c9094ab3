import { maximum, minimum } from '@panome/analysis/extremes';
import type { Point } from '../../geometry/index.ts';

/** A closed outline in the unit square, y upwards. */
export type Shape = readonly Point[];

const ellipse = (x: number, y: number, across: number, tall: number, degrees: number): Shape => {
  const turn = (degrees * Math.PI) / 180;
  return Array.from({ length: 72 }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / 72;
    const [u, v] = [(across / 2) * Math.cos(angle), (tall / 2) * Math.sin(angle)];
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
  });
};

/**
 * Outlines of 2 to 6 lists in which every combination has one region: circles, Venn's four ellipses, Grünbaum's five
 * ellipses, Carroll's six triangles.
 *
 * Grünbaum 1975, Math. Mag. 48, 12. doi:10.1080/0025570X.1975.11976431 · Carroll 2000, HP Labs HPL-2000-73.
 */
const shapesOf: Readonly<Record<number, readonly Shape[]>> = {
  2: [ellipse(0.34, 0.5, 0.62, 0.62, 0), ellipse(0.66, 0.5, 0.62, 0.62, 0)],
  3: [ellipse(0.34, 0.62, 0.6, 0.6, 0), ellipse(0.66, 0.62, 0.6, 0.6, 0), ellipse(0.5, 0.345, 0.6, 0.6, 0)],
  4: [
    ellipse(0.35, 0.4, 0.72, 0.45, 140),
    ellipse(0.45, 0.5, 0.72, 0.45, 140),
    ellipse(0.544, 0.5, 0.72, 0.45, 40),
    ellipse(0.644, 0.4, 0.72, 0.45, 40),
  ],
  5: [
    ellipse(0.428, 0.449, 0.87, 0.5, 155),
    ellipse(0.469, 0.543, 0.87, 0.5, 82),
    ellipse(0.558, 0.523, 0.87, 0.5, 10),
    ellipse(0.578, 0.432, 0.87, 0.5, 118),
    ellipse(0.489, 0.383, 0.87, 0.5, 46),
  ],
  6: [
    [
      [0.637, 0.921],
      [0.649, 0.274],
      [0.188, 0.667],
    ],
    [
      [0.981, 0.769],
      [0.335, 0.191],
      [0.393, 0.671],
    ],
    [
      [0.941, 0.397],
      [0.292, 0.475],
      [0.456, 0.747],
    ],
    [
      [0.662, 0.119],
      [0.316, 0.548],
      [0.662, 0.7],
    ],
    [
      [0.309, 0.081],
      [0.374, 0.718],
      [0.681, 0.488],
    ],
    [
      [0.016, 0.626],
      [0.726, 0.687],
      [0.522, 0.327],
    ],
  ],
};

export const mostShapes = 6;

/** The outlines, stretched to fill the unit square with equal scale on both sides. */
export function vennShapes(count: number): readonly Shape[] {
  const shapes = shapesOf[count]!;
  const all = shapes.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, bottom] = [minimum(xs), minimum(ys)];
  const [across, tall] = [maximum(xs) - left, maximum(ys) - bottom];
  const side = Math.max(across, tall);
  return shapes.map((shape) =>
    shape.map(([x, y]): Point => [(x - left + (side - across) / 2) / side, (y - bottom + (side - tall) / 2) / side]),
  );
}

/** Whether a point lies inside an outline (even–odd rule). */
export function contains(shape: Shape, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i, i += 1) {
    const [[xi, yi], [xj, yj]] = [shape[i]!, shape[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

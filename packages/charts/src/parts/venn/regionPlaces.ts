import type { Point } from '../../geometry/index.ts';
import { contains, vennShapes } from './shapes.ts';

/** Where a region has the most room: the point furthest from its border, and how far that is. */
export type RegionPlace = { readonly at: Point; readonly room: number };

const known = new Map<number, ReadonlyMap<string, RegionPlace>>();

/** The roomiest point of every region, by its code (`101` lies in the first and third outline only). */
export function regionPlaces(count: number): ReadonlyMap<string, RegionPlace> {
  const before = known.get(count);
  if (before) return before;
  const shapes = vennShapes(count);
  // Six triangles leave slivers, and are quick to look into.
  const cells = count === 6 ? 320 : 160;
  const codes = new Int32Array(cells * cells);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      let code = 0;
      shapes.forEach((shape, at) => {
        if (contains(shape, (column + 0.5) / cells, (row + 0.5) / cells)) code |= 1 << at;
      });
      codes[row * cells + column] = code;
    }
  }
  const distance = distanceToBorder(codes, cells);
  const best = new Map<number, number>();
  codes.forEach((code, cell) => {
    const known_ = best.get(code);
    if (code !== 0 && (known_ === undefined || distance[cell]! > distance[known_]!)) best.set(code, cell);
  });
  const places = new Map(
    [...best].map(([code, cell]) => {
      const name = Array.from({ length: count }, (_, at) => (code >> at) & 1).join('');
      return [
        name,
        {
          at: [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells] as Point,
          room: distance[cell]! / cells,
        },
      ];
    }),
  );
  known.set(count, places);
  return places;
}

/**
 * The distance of each cell to the nearest cell of another region, in cells (chamfer, two passes; Borgefors 1986,
 * doi:10.1016/S0734-189X(86)80047-0).
 */
function distanceToBorder(codes: Int32Array, cells: number): Float64Array {
  const distance = new Float64Array(codes.length).fill(1e9);
  const visit = (row: number, column: number, steps: readonly (readonly [number, number, number])[]): void => {
    const cell = row * cells + column;
    for (const [down, across, length] of steps) {
      const [r, c] = [row + down, column + across];
      if (r < 0 || c < 0 || r >= cells || c >= cells) continue;
      const other = r * cells + c;
      distance[cell] = Math.min(distance[cell]!, codes[other] === codes[cell] ? distance[other]! + length : length / 2);
    }
  };
  const before = [
    [0, -1, 1],
    [-1, -1, Math.SQRT2],
    [-1, 0, 1],
    [-1, 1, Math.SQRT2],
  ] as const;
  const after = before.map(([down, across, length]) => [-down, -across, length] as const);
  for (let row = 0; row < cells; row += 1) for (let column = 0; column < cells; column += 1) visit(row, column, before);
  for (let row = cells - 1; row >= 0; row -= 1)
    for (let column = cells - 1; column >= 0; column -= 1) visit(row, column, after);
  // A cell that only the second pass reached passes its distance on.
  for (let row = 0; row < cells; row += 1) for (let column = 0; column < cells; column += 1) visit(row, column, before);
  return distance;
}

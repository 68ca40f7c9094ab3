import { symmetricEigen } from '../../linear/index.ts';
import { gowerMatrix } from '../pcoa/index.ts';

export type Centre = 'median' | 'centroid';

/** Eigenvalues below this share of the largest are dropped, as in `betadisper` of vegan. */
const negligible = Math.sqrt(Number.EPSILON);

/**
 * Distance of every sample to the centre of its group in the space of all principal coordinates (Anderson 2006,
 * doi:10.1111/j.1541-0420.2005.00440.x; as `betadisper` of vegan): squared lengths on axes with a negative eigenvalue
 * are taken off, and what falls below 0 is 0.
 *
 * The spatial median is found apart on the axes of either sign by Weiszfeld's iteration until it stands still.
 *
 * @param distance - size², symmetric, zero diagonal. Not mutated. @param code - Group of every sample, 0…levels − 1.
 */
export function centreDistances(
  distance: Float64Array,
  code: Int32Array,
  levels: number,
  centre: Centre,
): Float64Array {
  const size = code.length;
  const { values, vectors } = symmetricEigen(gowerMatrix(distance, size), size);
  const least = Math.max(negligible, negligible * values[0]!);
  const side = (sign: 1 | -1): Float64Array[] =>
    vectors.flatMap((vector, k) =>
      sign * values[k]! > least ? [vector.map((share) => share * Math.sqrt(Math.abs(values[k]!)))] : [],
    );
  const squares = new Float64Array(size);
  for (const sign of [1, -1] as const) {
    const axes = side(sign);
    for (let level = 0; level < levels; level += 1) {
      const members = Array.from(code.keys()).filter((i) => code[i] === level);
      const points = members.map((i) => Float64Array.from(axes, (axis) => axis[i]!));
      const middle = centre === 'median' ? spatialMedian(points) : meanPoint(points);
      members.forEach((i, at) => (squares[i]! += sign * squaredDistance(points[at]!, middle)));
    }
  }
  return squares.map((square) => Math.sqrt(Math.max(0, square)));
}

function meanPoint(points: readonly Float64Array[]): Float64Array {
  return points[0]!.map((_, k) => points.reduce((sum, point) => sum + point[k]!, 0) / points.length);
}

function squaredDistance(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k]! - b[k]!) ** 2;
  return sum;
}

/**
 * The point with the least sum of distances (Weiszfeld 1937; a step off a data point after Vardi & Zhang 2000,
 * doi:10.1073/pnas.97.4.1423).
 */
export function spatialMedian(points: readonly Float64Array[]): Float64Array {
  let at = meanPoint(points);
  const spread = Math.sqrt(points.reduce((most, point) => Math.max(most, squaredDistance(point, at)), 0));
  if (spread === 0 || points.length < 3) return at;
  for (let step = 0; step < 20_000; step += 1) {
    const [next, pull] = [new Float64Array(at.length), new Float64Array(at.length)];
    let [weights, here] = [0, 0];
    for (const point of points) {
      const length = Math.sqrt(squaredDistance(point, at));
      if (length <= 1e-13 * spread) {
        here += 1;
        continue;
      }
      weights += 1 / length;
      for (let k = 0; k < at.length; k += 1) {
        next[k]! += point[k]! / length;
        pull[k]! += (point[k]! - at[k]!) / length;
      }
    }
    const force = Math.hypot(...pull);
    const stay = here === 0 ? 0 : Math.min(1, here / force);
    const moved = next.map((value, k) => (1 - stay) * (value / weights) + stay * at[k]!);
    const change = Math.sqrt(squaredDistance(moved, at));
    at = moved;
    if (!(change > 1e-13 * spread)) break;
  }
  return at;
}

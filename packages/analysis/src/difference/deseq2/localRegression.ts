import { choleskyInPlace, choleskySolve } from '../../linear/index.ts';

/** Points to smooth; `x` ascending. `weights` say how much each counts by itself. */
export type Points = { readonly x: Float64Array; readonly y: Float64Array; readonly weights: Float64Array | null };

/** The smooth at one place: its value, its slope, and how far its neighbours lay. */
export type Vertex = { readonly at: number; readonly value: number; readonly slope: number; readonly reach: number };

/**
 * A weighted quadratic through the `count` points nearest to `at`, tricube weights. Cleveland & Devlin 1988,
 * doi:10.1080/01621459.1988.10478639.
 */
export function localQuadratic(points: Points, at: number, count: number): Vertex {
  const { x, y } = points;
  const reach = x.map((value) => Math.abs(value - at)).sort()[Math.min(count, x.length) - 1]!;
  const [value, slope] = quadratic(points, at, reach, (u) => (Math.abs(u) < 1 ? (1 - Math.abs(u) ** 3) ** 3 : 0));
  return { at, value: Number.isFinite(value) ? value : y[0]!, slope, reach };
}

/** Half the second derivative of one quadratic through all points. */
export function commonCurvature(points: Points): number {
  const { x } = points;
  return quadratic(points, (x[0]! + x.at(-1)!) / 2, (x.at(-1)! - x[0]!) / 2, () => 1)[2];
}

/** Value, slope and curvature at `at`; only a mean where the points determine no more. */
function quadratic(
  { weights, x, y }: Points,
  at: number,
  scale: number,
  kernel: (u: number) => number,
): readonly [number, number, number] {
  const cross = new Float64Array(9);
  const right = new Float64Array(3);
  for (let i = 0; i < x.length; i += 1) {
    const u = (x[i]! - at) / scale;
    const weight = kernel(u) * (weights ? weights[i]! : 1);
    if (!(weight > 0)) continue;
    const powers = [1, u, u * u];
    for (let a = 0; a < 3; a += 1) {
      right[a]! += weight * powers[a]! * y[i]!;
      for (let b = 0; b < 3; b += 1) cross[a * 3 + b]! += weight * powers[a]! * powers[b]!;
    }
  }
  const mean = right[0]! / cross[0]!;
  if (Number.isNaN(choleskyInPlace(cross, 3))) return [mean, 0, 0];
  choleskySolve(cross, 3, right);
  return [right[0]!, right[1]! / scale, right[2]! / scale ** 2];
}

/** The cubic that takes values and slopes of both ends; beyond them a parabola with the given curvature. */
export function blended(from: Vertex, to: Vertex, x: number, curvature: number): number {
  const beyond = ({ at, slope, value }: Vertex): number => value + slope * (x - at) + curvature * (x - at) ** 2;
  if (!(x > from.at)) return beyond(from);
  if (x > to.at) return beyond(to);
  const width = to.at - from.at;
  const h = (x - from.at) / width;
  const rise = h * h * (3 - 2 * h);
  return (
    (1 - rise) * from.value + rise * to.value + width * (h * (1 - h) ** 2 * from.slope + h * h * (h - 1) * to.slope)
  );
}

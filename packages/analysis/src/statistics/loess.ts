import { maximum } from '../extremes/index.ts';
/** Cells of the tree get no smaller than this share of the points under the span … */
const cellShare = 0.2;
/** … nor than this share of the whole width. */
const narrowest = 0.05;

type Vertex = { readonly at: number; readonly value: number; readonly slope: number };

/**
 * Local quadratic regression as R's `loess` with its defaults (gaussian, surface "interpolate"): tricube weights over
 * the nearest `span` of the points, fitted at the vertices of a tree and blended by cubics between them.
 *
 * Where neighbours lie on too few places for a quadratic, the coefficients of least norm are taken.
 * Cleveland & Devlin 1988, doi:10.1080/01621459.1988.10478639; Cleveland & Grosse 1991, doi:10.1007/BF01890836
 *
 * @param x - Finite, in any order; ties are usual. Not mutated.
 * @returns The smooth at a place within the range of x; `NaN` beyond.
 */
export function loess(x: Float64Array, y: Float64Array, span = 0.75): (at: number) => number {
  const order = [...x.keys()].toSorted((one, other) => x[one]! - x[other]!);
  const sorted = Float64Array.from(order, (i) => x[i]!);
  const values = Float64Array.from(order, (i) => y[i]!);
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  const margin = 0.005 * Math.max(high - low, Math.max(Math.abs(low), Math.abs(high)) * 1e-3 + 1e-30);
  const count = Math.min(sorted.length, Math.floor(sorted.length * span + 1e-5));
  const places = cuts(sorted, low - margin, high + margin, Math.floor(sorted.length * span * cellShare));
  const vertices = places.map((at) => localFit(sorted, values, at, count));
  return (at) => {
    if (!(at >= low && at <= high)) return Number.NaN;
    const next = Math.max(
      1,
      vertices.findIndex((vertex) => at <= vertex.at),
    );
    return blend(vertices[next - 1]!, vertices[next]!, at);
  };
}

/** Where the tree cuts the line, its ends included: at its middle points, until a cell is small. */
function cuts(x: Float64Array, low: number, high: number, fewest: number): number[] {
  const split = (l: number, u: number, from: number, to: number): number[] => {
    if (u - l + 1 <= fewest || to - from <= narrowest * (high - low)) return [];
    const m = betweenTies(x, l, u);
    const at = x[m]!;
    return at === from || at === to ? [] : [...split(l, m, from, at), at, ...split(m + 1, u, at, to)];
  };
  return [low, ...split(0, x.length - 1, low, high), high];
}

/** The point nearest to the middle of l … u whose next one differs; the middle when there is none. */
function betweenTies(x: Float64Array, l: number, u: number): number {
  // Of places counted from 1 the middle is rounded down.
  const m = Math.floor((l + u + 2) / 2) - 1;
  let offset = 0;
  while (m + offset < u && m + offset >= l) {
    if (x[m + offset] !== x[m + offset + 1]) return m + offset;
    offset = -offset;
    if (offset >= 0) offset += 1;
  }
  return m;
}

function localFit(x: Float64Array, y: Float64Array, at: number, count: number): Vertex {
  const reach = x.map((value) => Math.abs(value - at)).sort()[count - 1]!;
  const near: number[] = [];
  const roots: number[] = [];
  for (let i = 0; i < x.length; i += 1) {
    const u = Math.abs(x[i]! - at) / reach;
    if (!(u < 0.999)) continue;
    near.push(i);
    roots.push(Math.sqrt(u > 0.001 ? (1 - u ** 3) ** 3 : 1));
  }
  const columns = [0, 1, 2].map((power) => Float64Array.from(near, (i, k) => roots[k]! * (x[i]! - at) ** power));
  const [value, slope] = leastNorm(
    columns,
    Float64Array.from(near, (i, k) => roots[k]! * y[i]!),
  );
  return { at, value: value!, slope: slope! };
}

/**
 * Least squares by one-sided Jacobi rotations of the columns scaled to unit length; directions that are rounding only
 * count as none.
 */
function leastNorm(columns: readonly Float64Array[], right: Float64Array): number[] {
  const k = columns.length;
  const lengths = columns.map((column) => Math.sqrt(column.reduce((sum, value) => sum + value * value, 0)) || 1);
  const u = columns.map((column, c) => column.map((value) => value / lengths[c]!));
  const v = Array.from({ length: k }, (_, c) => Float64Array.from({ length: k }, (__, i) => (i === c ? 1 : 0)));
  const inner = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
  for (let sweep = 0; sweep < 40; sweep += 1) {
    let worst = 0;
    for (let a = 0; a < k; a += 1) {
      for (let b = a + 1; b < k; b += 1) {
        const [aa, bb, ab] = [inner(u[a]!, u[a]!), inner(u[b]!, u[b]!), inner(u[a]!, u[b]!)];
        if (Math.abs(ab) <= 1e-16 * Math.sqrt(aa * bb) || ab === 0) continue;
        worst = Math.max(worst, Math.abs(ab) / Math.sqrt(aa * bb));
        const zeta = (bb - aa) / (2 * ab);
        const t = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.sqrt(1 + zeta * zeta));
        const c = 1 / Math.sqrt(1 + t * t);
        for (const [p, q] of [
          [u[a]!, u[b]!],
          [v[a]!, v[b]!],
        ] as const) {
          for (let i = 0; i < p.length; i += 1) {
            const kept = p[i]!;
            p[i] = c * kept - c * t * q[i]!;
            q[i] = c * t * kept + c * q[i]!;
          }
        }
      }
    }
    if (worst < 1e-15) break;
  }
  const sizes = u.map((column) => Math.sqrt(inner(column, column)));
  const least = maximum(sizes) * 100 * Number.EPSILON;
  const solution = new Float64Array(k);
  u.forEach((column, c) => {
    if (sizes[c]! <= least) return;
    const share = inner(column, right) / sizes[c]! ** 2;
    for (let i = 0; i < k; i += 1) solution[i]! += share * v[c]![i]!;
  });
  return Array.from(solution, (value, c) => value / lengths[c]!);
}

/** The cubic that takes values and slopes of both ends. */
function blend(from: Vertex, to: Vertex, x: number): number {
  const width = to.at - from.at;
  const h = (x - from.at) / width;
  const rise = h * h * (3 - 2 * h);
  return (
    (1 - rise) * from.value + rise * to.value + width * (h * (1 - h) ** 2 * from.slope + h * h * (h - 1) * to.slope)
  );
}

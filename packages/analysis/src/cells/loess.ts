/** Value and slope of the local fit at one place. */
type Local = { readonly value: number; readonly slope: number };

/** The cell of a k-d tree holds no more than this share of a neighbourhood. */
const cellShare = 0.2;

/**
 * Local quadratic regression with tricube weights, as R's `loess(y ~ x, span)` with its defaults, and so as Seurat uses
 * it: computed at the corners of the cells into which the points are halved until each holds at most a fifth of a
 * neighbourhood, and blended between them by cubics with the slopes found there.
 *
 * The neighbourhood of a place are the `floor(n × span)` points nearest to it. Cleveland & Grosse 1991,
 * doi:10.1007/BF01890836.
 *
 * @returns The fit at every x, in the order given. Fewer than 4 points in a neighbourhood, or a single x, give the
 * mean.
 */
export function loess(x: Float64Array, y: Float64Array, span: number): Float64Array {
  const n = x.length;
  const order = Int32Array.from(x, (_, i) => i).sort((a, b) => x[a]! - x[b]! || a - b);
  const [xs, ys] = [Float64Array.from(order, (i) => x[i]!), Float64Array.from(order, (i) => y[i]!)];
  const fit = new Float64Array(n);
  const near = Math.min(n, Math.floor(n * span + 1e-5));
  if (n < 4 || near < 4 || xs[0] === xs[n - 1]) return fit.fill(ys.reduce((sum, value) => sum + value, 0) / n);
  const corners = cornersOf(xs, Math.floor(n * span * cellShare));
  const fits = corners.map((at) => localFit(xs, ys, near, at));
  let cell = 0;
  for (let i = 0; i < n; i += 1) {
    while (cell + 2 < corners.length && xs[i]! > corners[cell + 1]!) cell += 1;
    fit[order[i]!] = blended(xs[i]!, corners[cell]!, corners[cell + 1]!, fits[cell]!, fits[cell + 1]!);
  }
  return fit;
}

/** The box of the points, a little wider, cut at the middle point of each part again and again. */
function cornersOf(xs: Float64Array, most: number): number[] {
  const last = xs.length - 1;
  const air = 0.005 * Math.max(xs[last]! - xs[0]!, Math.max(Math.abs(xs[0]!), Math.abs(xs[last]!)) * 1e-3 + 1e-30);
  const [lowest, highest] = [xs[0]! - air, xs[last]! + air];
  const cuts: number[] = [];
  const parts = [{ from: 0, to: last, low: lowest, high: highest }];
  for (const { from, high, low, to } of parts) {
    if (to - from + 1 <= most) continue;
    const middle = partingOf(xs, from, to);
    const cut = xs[middle]!;
    if (cut === low || cut === high) continue;
    cuts.push(cut);
    parts.push({ from, to: middle, low, high: cut }, { from: middle + 1, to, low: cut, high });
  }
  return [lowest, ...cuts.sort((a, b) => a - b), highest];
}

/**
 * The last of the points left of the cut: the middle one, or the nearest to it behind which x rises, sought in turn
 * after and before until one end is met.
 */
function partingOf(xs: Float64Array, from: number, to: number): number {
  const middle = ((from + to + 2) >> 1) - 1;
  for (let offset = 0; middle + offset >= from && middle + offset < to; offset = offset > 0 ? -offset : 1 - offset) {
    if (xs[middle + offset] !== xs[middle + offset + 1]) return middle + offset;
  }
  return middle;
}

function localFit(x: Float64Array, y: Float64Array, near: number, at: number): Local {
  let left = firstAtLeast(x, at);
  left = Math.max(0, Math.min(x.length - near, left - near));
  while (left + near < x.length && x[left + near]! - at < at - x[left]!) left += 1;
  const width = Math.max(x[left + near - 1]! - at, at - x[left]!);
  if (width === 0)
    return { value: y.subarray(left, left + near).reduce((sum, value) => sum + value, 0) / near, slope: 0 };
  const [m, r] = [new Float64Array(5), new Float64Array(3)];
  for (let i = left; i < left + near; i += 1) {
    const u = (x[i]! - at) / width;
    const size = Math.abs(u);
    if (size >= 0.999) continue;
    const weight = size <= 0.001 ? 1 : (1 - size ** 3) ** 3;
    let term = weight;
    for (let k = 0; k < 5; k += 1, term *= u) {
      m[k]! += term;
      if (k < 3) r[k]! += term * y[i]!;
    }
  }
  const { slope, value } = solved(m, r);
  return { value, slope: slope / width };
}

function firstAtLeast(x: Float64Array, at: number): number {
  let [low, high] = [0, x.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (x[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Constant and slope of the weighted quadratic, of lower degree where the points do not carry more. */
function solved([m0, m1, m2, m3, m4]: Float64Array, [r0, r1, r2]: Float64Array): Local {
  const [a, b, c, d, e] = [m0!, m1!, m2!, m3!, m4!];
  const det = a * (c * e - d * d) - b * (b * e - d * c) + c * (b * d - c * c);
  if (Math.abs(det) > 1e-10 * a * c * e) {
    return {
      value: (r0! * (c * e - d * d) - b * (r1! * e - d * r2!) + c * (r1! * d - c * r2!)) / det,
      slope: (a * (r1! * e - r2! * d) - r0! * (b * e - d * c) + c * (b * r2! - c * r1!)) / det,
    };
  }
  const flat = a * c - b * b;
  return Math.abs(flat) > 1e-10 * a * c
    ? { value: (r0! * c - b * r1!) / flat, slope: (a * r1! - b * r0!) / flat }
    : { value: r0! / a, slope: 0 };
}

/** The cubic that has both values and both slopes. */
function blended(at: number, from: number, to: number, one: Local, other: Local): number {
  const width = to - from;
  const h = (at - from) / width;
  const [rise, fall] = [h * h * (3 - 2 * h), (1 - h) ** 2 * (1 + 2 * h)];
  return fall * one.value + rise * other.value + h * (1 - h) * ((1 - h) * one.slope - h * other.slope) * width;
}

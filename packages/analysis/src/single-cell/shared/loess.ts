/**
 * Local quadratic regression with tricube weights, exact at every point (R's `loess(y ~ x, span, control = loess.control(surface = "direct"))`).
 *
 * The neighbourhood of a point are the `floor(n × span)` points nearest to it; with span < 1 the bandwidth is the distance of the last of them.
 * Cleveland 1979, doi:10.1080/01621459.1979.10481038.
 *
 * @returns The fit at every x, in the order given. Fewer than 4 points, or a single x, give the mean.
 */
export function loess(x: Float64Array, y: Float64Array, span: number): Float64Array {
  const n = x.length;
  const order = Int32Array.from(x, (_, i) => i).sort((a, b) => x[a]! - x[b]! || a - b);
  const [xs, ys] = [Float64Array.from(order, (i) => x[i]!), Float64Array.from(order, (i) => y[i]!)];
  const fit = new Float64Array(n);
  const near = Math.min(n, Math.floor(n * span + 1e-5));
  if (n < 4 || near < 4 || xs[0] === xs[n - 1]) return fit.fill(ys.reduce((sum, value) => sum + value, 0) / n);
  let left = 0;
  let last = Number.NaN;
  let value = 0;
  for (let at = 0; at < n; at += 1) {
    const centre = xs[at]!;
    if (centre !== last) {
      while (left + near < n && xs[left + near]! - centre < centre - xs[left]!) left += 1;
      value = quadraticAt(xs, ys, left, near, centre);
      last = centre;
    }
    fit[order[at]!] = value;
  }
  return fit;
}

function quadraticAt(x: Float64Array, y: Float64Array, left: number, near: number, centre: number): number {
  const width = Math.max(x[left + near - 1]! - centre, centre - x[left]!);
  // Points as far as the last one carry no weight; those at its very distance on the other side neither.
  const [m, r] = [new Float64Array(5), new Float64Array(3)];
  for (let i = left; i < left + near; i += 1) {
    const u = (x[i]! - centre) / width;
    const size = Math.abs(u);
    if (size >= 0.999) continue;
    const weight = size <= 0.001 ? 1 : (1 - size ** 3) ** 3;
    let term = weight;
    for (let k = 0; k < 5; k += 1, term *= u) {
      m[k]! += term;
      if (k < 3) r[k]! += term * y[i]!;
    }
  }
  return solveConstant(m, r);
}

/** The constant of the weighted quadratic: the first unknown of a symmetric 3 × 3 system, of lower degree where the points do not carry more. */
function solveConstant([m0, m1, m2, m3, m4]: Float64Array, [r0, r1, r2]: Float64Array): number {
  const [a, b, c, d, e] = [m0!, m1!, m2!, m3!, m4!];
  const det = a * (c * e - d * d) - b * (b * e - d * c) + c * (b * d - c * c);
  if (Math.abs(det) > 1e-10 * a * c * e) return (r0! * (c * e - d * d) - b * (r1! * e - d * r2!) + c * (r1! * d - c * r2!)) / det;
  const flat = a * c - b * b;
  return Math.abs(flat) > 1e-10 * a * c ? (r0! * c - b * r1!) / flat : r0! / a;
}

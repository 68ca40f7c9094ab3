/** The low-dimensional similarity 1/(1 + a·d^(2b)). */
export type Curve = { readonly a: number; readonly b: number };

/**
 * The curve nearest, by least squares on 300 points of 0…3·spread, to 1 within `minDist` and exp(−(d − minDist)/spread)
 * beyond (as umap-learn and uwot).
 */
export function fitCurve(minDist: number, spread = 1): Curve {
  const x = Float64Array.from({ length: 300 }, (_, i) => (3 * spread * i) / 299);
  const y = x.map((d) => (d < minDist ? 1 : Math.exp(-(d - minDist) / spread)));
  const lossOf = (a: number, b: number): number =>
    x.reduce((sum, d, i) => sum + (1 / (1 + a * d ** (2 * b)) - y[i]!) ** 2, 0);
  let [a, b, damping] = [1, 1, 1e-3];
  let loss = lossOf(a, b);
  for (let round = 0; round < 500; round += 1) {
    let [aa, ab, bb, ra, rb] = [0, 0, 0, 0, 0];
    for (let i = 1; i < x.length; i += 1) {
      const power = x[i]! ** (2 * b);
      const value = 1 / (1 + a * power);
      const da = -(value ** 2) * power;
      const db = da * a * 2 * Math.log(x[i]!);
      const rest = y[i]! - value;
      aa += da * da;
      ab += da * db;
      bb += db * db;
      ra += da * rest;
      rb += db * rest;
    }
    const det = aa * (1 + damping) * bb * (1 + damping) - ab * ab;
    const stepA = (ra * bb * (1 + damping) - rb * ab) / det;
    const stepB = (rb * aa * (1 + damping) - ra * ab) / det;
    const next = a + stepA > 0 && b + stepB > 0 ? lossOf(a + stepA, b + stepB) : Infinity;
    if (next <= loss) {
      [a, b, loss, damping] = [a + stepA, b + stepB, next, damping / 10];
      if (Math.abs(stepA) + Math.abs(stepB) < 1e-13) break;
    } else damping *= 10;
    if (damping > 1e12) break;
  }
  return { a, b };
}

/** Points that are fitted, in ascending order of x, and how a fit there weighs them. */
export type LoessShape = { readonly span: number; readonly degree: 1 | 2 };

/**
 * The weights by which a local polynomial regression turns the y of `x` into its value at `at`: y(at) = Σ weightᵢ·yᵢ.
 *
 * Tricube weights over the nearest `span` of the points; as R's `loess(surface = "direct")`.
 * Cleveland & Devlin 1988, J. Am. Stat. Assoc. 83, 596. doi:10.1080/01621459.1988.10478639
 *
 * @returns `null` when the nearest points do not determine the polynomial.
 */
export function loessWeights(
  x: Float64Array,
  at: number,
  { degree, span }: LoessShape,
  robust?: Float64Array,
): Float64Array | null {
  const n = x.length;
  const nearest = Math.min(n, Math.floor(n * span + 1e-5));
  const distances = x.map((value) => Math.abs(value - at));
  const reach = Float64Array.from(distances).sort()[nearest - 1];
  if (reach === undefined || !(reach > 0)) return null;
  // Scaled, so that the normal equations stay well conditioned whatever the unit of x.
  const u = x.map((value) => (value - at) / reach);
  const weight = distances.map(
    (distance, i) => (distance < reach ? (1 - (distance / reach) ** 3) ** 3 : 0) * (robust ? robust[i]! : 1),
  );
  const size = degree + 1;
  const moments = Array.from({ length: 2 * degree + 1 }, (_, power) =>
    u.reduce((sum, value, i) => sum + weight[i]! * value ** power, 0),
  );
  const inverse = firstRowOfInverse(moments, size);
  return (
    inverse && u.map((value, i) => weight[i]! * inverse.reduce((sum, share, power) => sum + share * value ** power, 0))
  );
}

/** First row of the inverse of the Hankel matrix of these moments, of order 2 or 3; `null` when it is singular. */
function firstRowOfInverse(m: readonly number[], size: number): readonly number[] | null {
  const [m0, m1, m2, m3 = 0, m4 = 0] = m as [number, number, number, number?, number?];
  const cofactors = size === 2 ? [m2, -m1] : [m2 * m4 - m3 * m3, m2 * m3 - m1 * m4, m1 * m3 - m2 * m2];
  const determinant = size === 2 ? m0 * m2 - m1 * m1 : m0 * cofactors[0]! + m1 * cofactors[1]! + m2 * cofactors[2]!;
  const scale = size === 2 ? m0 * m2 : m0 * m2 * m4;
  return Math.abs(determinant) > 1e-10 * scale ? cofactors.map((cofactor) => cofactor / determinant) : null;
}

/** Fits at every place of `targets`; one array of weights each. `null` when one cannot be fitted. */
export function loessMatrix(x: Float64Array, targets: Float64Array, shape: LoessShape): readonly Float64Array[] | null {
  const rows: Float64Array[] = [];
  for (const target of targets) {
    const weights = loessWeights(x, target, shape);
    if (!weights) return null;
    rows.push(weights);
  }
  return rows;
}

/** Leave-one-out weights: row i predicts point i from all others. `null` when one cannot be fitted. */
export function leaveOneOut(x: Float64Array, shape: LoessShape): readonly Float64Array[] | null {
  const rows: Float64Array[] = [];
  for (let left = 0; left < x.length; left += 1) {
    const weights = loessWeights(
      x.filter((_, i) => i !== left),
      x[left]!,
      shape,
    );
    if (!weights) return null;
    rows.push(Float64Array.from(x, (_, i) => (i === left ? 0 : weights[i < left ? i : i - 1]!)));
  }
  return rows;
}

/** The spans tried: 0.3, 0.35 … 1, where enough points remain around each place. */
export function spansFor(points: number, degree: 1 | 2): readonly number[] {
  return Array.from({ length: 15 }, (_, i) => Number((0.3 + 0.05 * i).toFixed(2))).filter(
    (span) => Math.floor((points - 1) * span + 1e-5) >= degree + 2,
  );
}

export const weighted = (weights: Float64Array, y: Float64Array): number =>
  weights.reduce((sum, weight, i) => sum + weight * y[i]!, 0);

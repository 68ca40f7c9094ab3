/** A = U·diag(values)·Vᵀ of a k × k matrix, row-major; singular values fall. */
export type SmallSvd = { readonly u: Float64Array; readonly values: Float64Array; readonly v: Float64Array };

/** Columns are orthogonal when their cosine is below this. */
const flat = 1e-15;
const mostSweeps = 60;

/**
 * Singular values of a small square matrix by one-sided Jacobi rotations, accurate also for the smallest
 * (Golub & Van Loan, Matrix Computations, 8.6.3). Where a singular value is 0, its vector of U completes the basis.
 *
 * @param matrix - k × k, row-major, finite. Not mutated.
 */
export function smallSvd(matrix: Float64Array, k: number): SmallSvd {
  const a = matrix.slice();
  const v = Float64Array.from({ length: k * k }, (_, at) => Number(at % (k + 1) === 0));
  for (let sweep = 0, turned = true; turned && sweep < mostSweeps; sweep += 1) {
    turned = false;
    for (let p = 0; p < k; p += 1) for (let q = p + 1; q < k; q += 1) turned = turnPair(a, v, k, p, q) || turned;
  }
  const lengths = Float64Array.from({ length: k }, (_, j) =>
    Math.hypot(...Array.from({ length: k }, (__, i) => a[i * k + j]!)),
  );
  const order = Array.from(lengths.keys()).toSorted((one, other) => lengths[other]! - lengths[one]! || one - other);
  const u = new Float64Array(k * k);
  const sorted = new Float64Array(k * k);
  order.forEach((from, to) => {
    for (let i = 0; i < k; i += 1) {
      sorted[i * k + to] = v[i * k + from]!;
      u[i * k + to] = lengths[from]! > 0 ? a[i * k + from]! / lengths[from]! : 0;
    }
    if (!(lengths[from]! > flat * lengths[order[0]!]!)) complete(u, k, to);
  });
  return { u, values: Float64Array.from(order, (j) => lengths[j]!), v: sorted };
}

/** Makes columns p and q of `a` orthogonal, and turns `v` along. @returns whether there was anything to turn. */
function turnPair(a: Float64Array, v: Float64Array, k: number, p: number, q: number): boolean {
  let [pp, qq, pq] = [0, 0, 0];
  for (let i = 0; i < k; i += 1) {
    const [one, other] = [a[i * k + p]!, a[i * k + q]!];
    pp += one * one;
    qq += other * other;
    pq += one * other;
  }
  if (Math.abs(pq) <= flat * Math.sqrt(pp * qq)) return false;
  const zeta = (qq - pp) / (2 * pq);
  const tangent = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.hypot(1, zeta));
  const cosine = 1 / Math.hypot(1, tangent);
  for (const columns of [a, v]) {
    for (let i = 0; i < k; i += 1) {
      const [one, other] = [columns[i * k + p]!, columns[i * k + q]!];
      columns[i * k + p] = cosine * (one - tangent * other);
      columns[i * k + q] = cosine * (tangent * one + other);
    }
  }
  return true;
}

/** Column `to` becomes a unit vector at right angles to those before it. */
function complete(u: Float64Array, k: number, to: number): void {
  let [best, longest] = [new Float64Array(k), 0];
  for (let axis = 0; axis < k; axis += 1) {
    const vector = Float64Array.from({ length: k }, (_, i) => Number(i === axis));
    // Twice: what rounding left of the first projection goes with the second.
    for (let again = 0; again < 2; again += 1) {
      for (let j = 0; j < to; j += 1) {
        const along = vector.reduce((sum, value, i) => sum + value * u[i * k + j]!, 0);
        for (let i = 0; i < k; i += 1) vector[i]! -= along * u[i * k + j]!;
      }
    }
    const length = Math.hypot(...vector);
    if (length > longest) [best, longest] = [vector, length];
  }
  for (let i = 0; i < k; i += 1) u[i * k + to] = best[i]! / longest;
}

import { tridiagonalize } from './tridiagonal.ts';

/** The largest eigenvalues, falling, with their unit vectors. */
export type Eigen = { readonly values: Float64Array; readonly vectors: readonly Float64Array[] };

/**
 * The `count` largest eigenpairs of a symmetric matrix of any rank and scale.
 *
 * Householder tridiagonalisation, then implicit QL. The rotations are recorded and applied only to the vectors asked
 * for, so that a few components cost O(n²) after the reduction and equal or clustered eigenvalues still get orthogonal
 * vectors. Golub & Van Loan, Matrix Computations, 8.3; EISPACK tql2; LAPACK dsteqr.
 *
 * Every eigenvalue is within rounding of the largest one in size: those of a matrix that lacks rank come back as
 * numbers near 0 of either sign.
 *
 * @param matrix - Symmetric, n × n, row-major, finite; not mutated. `stride` is the distance of two rows, n by default.
 */
export function symmetricEigen(matrix: Float64Array, n: number, count = n, stride = n): Eigen {
  const scale = scaleFor(matrix, n, stride);
  const scaled = scale === 1 ? matrix : matrix.map((value) => value * scale);
  const { diagonal, offDiagonal, applyQ } = tridiagonalize(scaled, n, stride);
  const rotations = implicitQl(diagonal, offDiagonal);

  const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => diagonal[b]! - diagonal[a]! || a - b);
  const chosen = order.slice(0, Math.min(count, n));
  const vectors = chosen.map((index) => {
    const vector = new Float64Array(n);
    vector[index] = 1;
    rotations.apply(vector);
    applyQ(vector);
    return vector;
  });
  return { values: Float64Array.from(chosen, (index) => diagonal[index]! / scale), vectors };
}

type Rotations = { readonly apply: (vector: Float64Array) => void };

/** A power of two, which costs no accuracy, that keeps products of very small or very large entries from the limits. */
function scaleFor(matrix: Float64Array, n: number, stride: number): number {
  let largest = 0;
  for (let i = 0; i < n; i += 1)
    for (let j = i * stride; j < i * stride + n; j += 1) largest = Math.max(largest, Math.abs(matrix[j]!));
  if (!(largest > 0) || !Number.isFinite(largest)) return 1;
  const power = Math.round(Math.log2(largest));
  return Math.abs(power) < 400 ? 1 : 2 ** Math.max(-1000, Math.min(1000, -power));
}

/** EISPACK allows 30 for one eigenvalue; about two are usual. */
const mostSweeps = 60;

/** Overwrites the diagonal by the eigenvalues; gives the product of the rotations that did it. */
function implicitQl(d: Float64Array, offDiagonal: Float64Array): Rotations {
  const n = d.length;
  const e = new Float64Array(n);
  e.set(offDiagonal);
  let norm = 0;
  for (let i = 0; i < n; i += 1) norm = Math.max(norm, Math.abs(d[i]!) + Math.abs(e[i - 1] ?? 0) + Math.abs(e[i]!));
  // Held against the whole matrix: against its two neighbours on the diagonal, an element between eigenvalues that are
  // 0 but for rounding would be compared with rounding, and never be small.
  const negligible = Number.EPSILON * norm;
  const log = new RotationLog();

  for (let l = 0; l < n; l += 1) {
    for (let sweep = 0; ; sweep += 1) {
      let m = l;
      while (m < n - 1 && Math.abs(e[m]!) > negligible) m += 1;
      if (m === l) break;
      if (sweep === mostSweeps) throw new RangeError('the eigenvalue iteration does not converge');
      qlSweep(d, e, l, m, log);
    }
  }
  return log;
}

function qlSweep(d: Float64Array, e: Float64Array, l: number, m: number, log: RotationLog): void {
  let g = (d[l + 1]! - d[l]!) / (2 * e[l]!);
  let r = Math.hypot(g, 1);
  g = d[m]! - d[l]! + e[l]! / (g + (g < 0 ? -r : r));
  let s = 1;
  let c = 1;
  let p = 0;
  for (let i = m - 1; i >= l; i -= 1) {
    const f = s * e[i]!;
    const b = c * e[i]!;
    r = Math.hypot(f, g);
    e[i + 1] = r;
    if (r === 0) {
      d[i + 1]! -= p;
      e[m] = 0;
      return;
    }
    s = f / r;
    c = g / r;
    g = d[i + 1]! - p;
    r = (d[i]! - g) * s + 2 * c * b;
    p = s * r;
    d[i + 1] = g + p;
    g = c * r - b;
    log.add(i, c, s);
  }
  d[l]! -= p;
  e[l] = g;
  e[m] = 0;
}

/** Plane rotations of neighbours (i, i + 1) in the order they were made. */
class RotationLog implements Rotations {
  #entries = new Float64Array(3 * 4096);
  #length = 0;

  add(i: number, c: number, s: number): void {
    if (this.#length === this.#entries.length) {
      const larger = new Float64Array(2 * this.#length);
      larger.set(this.#entries);
      this.#entries = larger;
    }
    this.#entries[this.#length] = i;
    this.#entries[this.#length + 1] = c;
    this.#entries[this.#length + 2] = s;
    this.#length += 3;
  }

  /** Overwrites a vector by the product of all rotations times it, the last one first. */
  apply(vector: Float64Array): void {
    for (let at = this.#length - 3; at >= 0; at -= 3) {
      const i = this.#entries[at]!;
      const c = this.#entries[at + 1]!;
      const s = this.#entries[at + 2]!;
      const low = vector[i]!;
      const high = vector[i + 1]!;
      vector[i + 1] = c * high - s * low;
      vector[i] = c * low + s * high;
    }
  }
}

import { startKernel } from '../kernel/index.ts';

/** A symmetric matrix as Q·T·Qᵀ: T tridiagonal, Q a product of Householder reflectors. */
export type Tridiagonal = {
  readonly diagonal: Float64Array;
  /** `offDiagonal[i]` joins i and i + 1; one shorter than the diagonal. */
  readonly offDiagonal: Float64Array;
  /** Overwrites a vector of T's space by Q times it. */
  readonly applyQ: (vector: Float64Array) => void;
};

/** Smaller matrices are done before the kernel has begun. */
const small = 64;

/**
 * Householder reduction of a symmetric matrix to tridiagonal form (Golub & Van Loan, Matrix Computations, algorithm
 * 8.3.1).
 *
 * @param matrix - n × n, row-major, the rows `stride` apart; not mutated.
 * @throws {InputError} When it does not fit into 4 GB.
 */
export function tridiagonalize(matrix: Float64Array, n: number, stride = n): Tridiagonal {
  const { diagonal, factors, offDiagonal, work } = (n < small ? reduced : reducedByKernel)(matrix, n, stride);
  const applyQ = (vector: Float64Array): void => {
    for (let k = n - 3; k >= 0; k -= 1) {
      if (factors[k] === 0) continue;
      let sum = 0;
      for (let j = k + 1; j < n; j += 1) sum += work[k * n + j]! * vector[j]!;
      sum *= factors[k]!;
      for (let j = k + 1; j < n; j += 1) vector[j]! -= sum * work[k * n + j]!;
    }
  };
  return { diagonal, offDiagonal, applyQ };
}

/** `work` holds the vector of the k-th reflector in its row k, from k + 1 on, and `factors` what it is weighted by. */
type Reduced = Pick<Tridiagonal, 'diagonal' | 'offDiagonal'> & {
  readonly factors: Float64Array;
  readonly work: Float64Array;
};

function copyRows(from: Float64Array, stride: number, n: number, to: Float64Array): void {
  for (let i = 0; i < n; i += 1) to.set(from.subarray(i * stride, i * stride + n), i * n);
}

function reducedByKernel(matrix: Float64Array, n: number, stride: number): Reduced {
  const kernel = startKernel([n * n, n, n, n, n, n, n]);
  const [matrixAt, diagonal, offDiagonal, factors, p, product, zero] = kernel.addresses as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const work = kernel.view(matrixAt, n * n);
  copyRows(matrix, stride, n, work);
  kernel.tridiagonalize(matrixAt, n, diagonal, offDiagonal, factors, p, product, zero);
  return {
    diagonal: kernel.view(diagonal, n).slice(),
    offDiagonal: kernel.view(offDiagonal, n - 1).slice(),
    factors: kernel.view(factors, n),
    work,
  };
}

function reduced(matrix: Float64Array, n: number, stride: number): Reduced {
  const work = new Float64Array(n * n);
  copyRows(matrix, stride, n, work);
  const diagonal = new Float64Array(n);
  const offDiagonal = new Float64Array(Math.max(0, n - 1));
  const factors = new Float64Array(n);
  const p = new Float64Array(n);

  for (let k = 0; k < n - 2; k += 1) {
    const row = work.subarray(k * n, (k + 1) * n);
    diagonal[k] = row[k]!;
    const { alpha, factor } = reflector(row, k + 1);
    offDiagonal[k] = alpha;
    factors[k] = factor;
    if (factor !== 0) deflate(work, n, k, row, factor, p);
  }
  if (n > 1) {
    diagonal[n - 2] = work[(n - 2) * n + n - 2]!;
    offDiagonal[n - 2] = work[(n - 2) * n + n - 1]!;
  }
  if (n > 0) diagonal[n - 1] = work[n * n - 1]!;
  return { diagonal, offDiagonal, factors, work };
}

/** Turns `row[from…]` into the vector v of I − factor·v·vᵀ, which maps the old row to (alpha, 0, 0, …). */
function reflector(row: Float64Array, from: number): { alpha: number; factor: number } {
  const head = row[from]!;
  let largest = 0;
  for (let j = from + 1; j < row.length; j += 1) largest = Math.max(largest, Math.abs(row[j]!));
  if (largest === 0) return { alpha: head, factor: 0 };
  const scale = Math.max(largest, Math.abs(head));
  let sum = 0;
  for (let j = from; j < row.length; j += 1) sum += (row[j]! / scale) ** 2;
  const norm = scale * Math.sqrt(sum);
  const alpha = head > 0 ? -norm : norm;
  // v is scaled to start with 1, which keeps it away from overflow and underflow.
  for (let j = from + 1; j < row.length; j += 1) row[j]! /= head - alpha;
  row[from] = 1;
  return { alpha, factor: (alpha - head) / alpha };
}

/**
 * Applies the reflector of step k from both sides to the trailing block. Only its upper triangle is kept up to date.
 */
function deflate(matrix: Float64Array, n: number, k: number, v: Float64Array, factor: number, p: Float64Array): void {
  p.fill(0, k + 1);
  for (let i = k + 1; i < n; i += 1) {
    const start = i * n;
    const vi = v[i]!;
    let sum = matrix[start + i]! * vi;
    for (let j = i + 1; j < n; j += 1) {
      const value = matrix[start + j]!;
      sum += value * v[j]!;
      p[j]! += value * vi;
    }
    p[i]! += sum;
  }
  let dot = 0;
  for (let i = k + 1; i < n; i += 1) {
    p[i]! *= factor;
    dot += p[i]! * v[i]!;
  }
  const half = (factor * dot) / 2;
  for (let i = k + 1; i < n; i += 1) p[i]! -= half * v[i]!;
  for (let i = k + 1; i < n; i += 1) {
    const start = i * n;
    const vi = v[i]!;
    const pi = p[i]!;
    for (let j = i; j < n; j += 1) matrix[start + j]! -= vi * p[j]! + pi * v[j]!;
  }
}

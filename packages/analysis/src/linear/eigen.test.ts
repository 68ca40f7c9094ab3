import { describe, expect, it } from 'vitest';
import reference from './eigen.reference.json' with { type: 'json' };
import { blockKrylov, dot, symmetricEigen, uniform } from './index.ts';

const random = uniform(7);

/** A symmetric matrix with eigenvalues that fall like 1/(i + 1)². */
function symmetric(n: number): Float64Array {
  const factor = Array.from({ length: n }, (_, i) =>
    Float64Array.from({ length: n }, () => (random() - 0.5) / (i + 1)),
  );
  const matrix = new Float64Array(n * n);
  for (const row of factor)
    for (let i = 0; i < n; i += 1) for (let j = 0; j < n; j += 1) matrix[i * n + j]! += row[i]! * row[j]!;
  return matrix;
}

const times = (matrix: Float64Array, n: number, vector: Float64Array): Float64Array =>
  Float64Array.from({ length: n }, (_, i) => dot(matrix.subarray(i * n, (i + 1) * n), vector));

function expectEigenpairs(
  matrix: Float64Array,
  n: number,
  values: Float64Array,
  vectors: readonly Float64Array[],
): void {
  vectors.forEach((vector, k) => {
    times(matrix, n, vector).forEach((value, i) =>
      expect(Math.abs(value - values[k]! * vector[i]!)).toBeLessThan(1e-9 * values[0]!),
    );
    vectors.forEach((other, l) => expect(dot(vector, other)).toBeCloseTo(k === l ? 1 : 0, 12));
  });
}

describe('symmetricEigen', () => {
  it.each([1, 2, 3, 17, 60, 64, 83])('finds orthonormal eigenpairs of a matrix of order %i', (n) => {
    const matrix = symmetric(n);
    const copy = matrix.slice();
    const { values, vectors } = symmetricEigen(matrix, n);
    expectEigenpairs(matrix, n, values, vectors);
    expect([...values]).toEqual([...values].sort((a, b) => b - a));
    expect(matrix).toEqual(copy);
  });

  it('keeps the trace', () => {
    const matrix = symmetric(23);
    const trace = Array.from({ length: 23 }, (_, i) => matrix[i * 24]!).reduce((a, b) => a + b);
    expect(symmetricEigen(matrix, 23).values.reduce((a, b) => a + b)).toBeCloseTo(trace, 12);
  });

  it('gives orthogonal vectors for repeated eigenvalues, as those of a ring', () => {
    const ring = Float64Array.from({ length: 36 }, (_, at) => {
      const apart = Math.abs(Math.floor(at / 6) - (at % 6));
      return apart === 0 ? 2 : apart === 1 || apart === 5 ? -1 : 0;
    });
    const { values, vectors } = symmetricEigen(ring, 6);
    reference.ring.forEach((value, k) => expect(values[k]).toBeCloseTo(value, 12));
    expectEigenpairs(ring, 6, values, vectors);
  });

  it('agrees with R and reads a padded matrix', () => {
    const padded = Float64Array.from({ length: 7 * 9 }, (_, at) =>
      at % 9 < 7 ? Math.min(Math.floor(at / 9), at % 9) + 1 : Number.NaN,
    );
    const { values, vectors } = symmetricEigen(padded, 7, 3, 9);
    expect(vectors).toHaveLength(3);
    values.forEach((value, k) => expect(Math.abs(value / reference.min[k]! - 1)).toBeLessThan(1e-12));
  });

  it.each([3, 70])('accepts a zero matrix of order %i', (n) => {
    expect(symmetricEigen(new Float64Array(n * n), n).values).toEqual(new Float64Array(n));
  });

  it('accepts rows and columns of zeros between others, and reads large padded matrices', () => {
    const n = 75;
    const inner = symmetric(n);
    const padded = Float64Array.from({ length: n * (n + 3) }, (_, at) => {
      const [i, j] = [Math.floor(at / (n + 3)), at % (n + 3)];
      return j >= n ? Number.NaN : i % 3 === 0 || j % 3 === 0 ? 0 : inner[i * n + j]!;
    });
    const plain = Float64Array.from({ length: n * n }, (_, at) => padded[Math.floor(at / n) * (n + 3) + (at % n)]!);
    const { values, vectors } = symmetricEigen(padded, n, n, n + 3);
    expectEigenpairs(plain, n, values, vectors);
    expect(values.filter((value) => Math.abs(value) < 1e-12).length).toBeGreaterThanOrEqual(25);
  });
});

describe('blockKrylov', () => {
  const n = 90;
  const matrix = symmetric(n);
  const apply = (block: readonly Float64Array[]): Float64Array[] => block.map((vector) => times(matrix, n, vector));

  it('finds the pairs of the direct method and reports convergence', () => {
    const direct = symmetricEigen(matrix, n, 4);
    const krylov = blockKrylov(apply, n, 4, 1);
    expect(krylov.converged).toBe(true);
    krylov.values.forEach((value, k) => expect(Math.abs(value / direct.values[k]! - 1)).toBeLessThan(1e-12));
    krylov.vectors.forEach((vector, k) => expect(Math.abs(dot(vector, direct.vectors[k]!))).toBeCloseTo(1, 12));
  });

  it('gives the same bits for the same seed', () => {
    expect(blockKrylov(apply, n, 3, 5)).toEqual(blockKrylov(apply, n, 3, 5));
  });

  it('ends when the operator has no further directions', () => {
    const { values, converged } = blockKrylov(
      (block) => block.map((vector) => vector.map((x, i) => (i < 2 ? (3 - i) * x : 0))),
      40,
      5,
      1,
    );
    expect(converged).toBe(true);
    expect(values[0]).toBeCloseTo(3, 12);
    expect(values[1]).toBeCloseTo(2, 12);
    expect(values[2]).toBeCloseTo(0, 12);
  });
});

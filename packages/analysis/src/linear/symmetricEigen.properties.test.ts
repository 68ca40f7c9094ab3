import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dot, orthonormalize, symmetricEigen, uniform } from './index.ts';

/** Eigenvalues that real tables have and well-behaved examples do not, of a matrix of order n. */
const spectra = {
  'one direction only': (n: number) => Array.from({ length: n }, (_, i) => Number(i === 0)),
  'half of the rank': (n: number) => Array.from({ length: n }, (_, i) => (i < n / 2 ? n - i : 0)),
  'nearly no rank': (n: number) => Array.from({ length: n }, (_, i) => (i < 2 ? 1 : 1e-17 * (i - n / 2))),
  'three clusters': (n: number) => Array.from({ length: n }, (_, i) => [1, 1 + 1e-14, -3][i % 3]!),
  'sixteen orders of size': (n: number) => Array.from({ length: n }, (_, i) => 10 ** ((-16 * i) / n)),
  'both signs': (n: number) => Array.from({ length: n }, (_, i) => (-1) ** i * (1 + i)),
} as const;
const kinds = Object.keys(spectra) as (keyof typeof spectra)[];

type Drawn = { readonly kind: keyof typeof spectra; readonly n: number; readonly power: number; readonly seed: number };

/** Q·diag·Qᵀ of a random rotation, exactly symmetric. */
function matrixOf({ kind, n, power, seed }: Drawn): { readonly matrix: Float64Array; readonly expected: number[] } {
  const random = uniform(seed);
  const axes = orthonormalize(
    Array.from({ length: n }, () => Float64Array.from({ length: n }, () => 2 * random() - 1)),
    [],
  );
  const expected = spectra[kind](n).map((value) => value * 10 ** power);
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1)
    for (let j = i; j < n; j += 1)
      matrix[i * n + j] = matrix[j * n + i] = axes.reduce(
        (sum, axis, k) => sum + expected[k]! * axis[i]! * axis[j]!,
        0,
      );
  return { matrix, expected: expected.toSorted((a, b) => b - a) };
}

/** How far the pairs are from A = V·diag·Vᵀ and from orthonormal, and the values from those that were put in. */
function faultsOf({ matrix, expected }: ReturnType<typeof matrixOf>): Record<string, number> {
  const n = expected.length;
  const { values, vectors } = symmetricEigen(matrix, n);
  const size = Math.max(...expected.map(Math.abs));
  let [residual, angle] = [0, 0];
  vectors.forEach((vector, k) => {
    for (let i = 0; i < n; i += 1) {
      const image = dot(matrix.subarray(i * n, (i + 1) * n), vector);
      residual = Math.max(residual, Math.abs(image - values[k]! * vector[i]!) / size);
    }
    for (let l = 0; l <= k; l += 1) angle = Math.max(angle, Math.abs(dot(vector, vectors[l]!) - Number(k === l)));
  });
  const trace = Array.from({ length: n }, (_, i) => matrix[i * (n + 1)]!).reduce((a, b) => a + b, 0);
  return {
    residual,
    angle,
    values: Math.max(...expected.map((value, k) => Math.abs(value - values[k]!))) / size,
    trace: Math.abs(trace - values.reduce((a, b) => a + b, 0)) / size,
  };
}

describe('symmetricEigen finds orthonormal eigenpairs whatever the rank and the scale', () => {
  it.each(kinds)('%s', (kind) =>
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3, 9, 30, 64, 71),
        fc.constantFrom(-300, -160, -12, 0, 12, 160, 300),
        fc.integer({ min: 1, max: 1e6 }),
        (n, power, seed) => {
          const faults = faultsOf(matrixOf({ kind, n, power, seed }));
          for (const [name, fault] of Object.entries(faults))
            expect(fault, `${name} of order ${n} at 1e${power}`).toBeLessThan(1e-13 * n);
        },
      ),
      { numRuns: 12 },
    ),
  );
});

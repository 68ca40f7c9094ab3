import { expect, it } from 'vitest';
import { blockKrylov, symmetricEigen } from './index.ts';
import { uniform } from './uniform.ts';

it('converges on noise, whose eigenvalues are close together, to the pairs of a direct decomposition', () => {
  const n = 160;
  const depth = 170;
  const random = uniform(11);
  const noise = Array.from({ length: n }, () => Float64Array.from({ length: depth }, () => random() - 0.5));
  const gram = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < n; j += 1)
      gram[i * n + j] = noise[i]!.reduce((sum, value, k) => sum + value * noise[j]![k]!, 0);
  const times = (vector: Float64Array) =>
    Float64Array.from({ length: n }, (_, i) => vector.reduce((sum, value, j) => sum + gram[i * n + j]! * value, 0));

  const { converged, values, vectors } = blockKrylov((block) => block.map(times), n, 2, 3);
  const direct = symmetricEigen(gram.slice(), n, 2, n);
  expect(converged).toBe(true);
  for (const k of [0, 1]) {
    expect(Math.abs(values[k]! / direct.values[k]! - 1)).toBeLessThan(1e-12);
    const overlap = vectors[k]!.reduce((sum, value, i) => sum + value * direct.vectors[k]![i]!, 0);
    expect(Math.abs(overlap)).toBeCloseTo(1, 9);
  }
});

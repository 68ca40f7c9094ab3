import { symmetricEigen, tridiagonalize } from '../../linear/index.ts';

/** `axes` holds one array of coordinates an axis, those with a positive eigenvalue only. */
export type PrincipalCoordinates = { readonly eigenvalues: Float64Array; readonly axes: readonly Float64Array[] };

/** Eigenvalues below this share of the largest in size are rounding, as in vegan. */
const negligible = 1e-10;

/** Gower's centred matrix −½ J D² J, n × n; its trace is the total sum of squares. */
export function gowerMatrix(distance: Float64Array, size: number): Float64Array {
  const result = distance.map((value) => -0.5 * value * value);
  const means = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) means[i]! += result[i * size + j]!;
    means[i]! /= size;
  }
  const mean = means.reduce((sum, value) => sum + value, 0) / size;
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) result[i * size + j]! += mean - means[i]! - means[j]!;
  return result;
}

/**
 * Principal coordinates of a table of distances (Gower 1966, doi:10.1093/biomet/53.3-4.325). All eigenvalues come back,
 * negative ones too, falling; the coordinate of largest size is positive on every axis.
 *
 * @param distance - size², symmetric, zero diagonal, finite. Not mutated.
 */
export function principalCoordinates(distance: Float64Array, size: number, count: number): PrincipalCoordinates {
  const centred = gowerMatrix(distance, size);
  const all = size <= wholeLimit;
  const { values, vectors } = symmetricEigen(centred, size, all ? size : Math.min(size, count));
  return { eigenvalues: all ? values : eigenvaluesOf(centred, size), axes: axesOf(values, vectors, count) };
}

/** Up to this order all eigenvectors are made on the way to all eigenvalues. */
const wholeLimit = 600;

/**
 * All eigenvalues, falling, without vectors: bisection on the tridiagonal form by Sturm counts (Golub & Van Loan,
 * 8.4.1).
 */
export function eigenvaluesOf(matrix: Float64Array, size: number): Float64Array {
  const { diagonal, offDiagonal } = tridiagonalize(matrix, size);
  const squares = offDiagonal.map((value) => value * value);
  let reach = 0;
  for (let i = 0; i < size; i += 1)
    reach = Math.max(reach, Math.abs(diagonal[i]!) + Math.abs(offDiagonal[i - 1] ?? 0) + Math.abs(offDiagonal[i] ?? 0));
  const below = (x: number): number => {
    let [count, pivot] = [0, 1];
    for (let i = 0; i < size; i += 1) {
      pivot = diagonal[i]! - x - (i > 0 ? squares[i - 1]! / pivot : 0);
      if (pivot === 0) pivot = Number.EPSILON * reach;
      if (pivot < 0) count += 1;
    }
    return count;
  };
  return Float64Array.from({ length: size }, (_, rank) => {
    let [low, high] = [-reach, reach];
    while (high - low > 4 * Number.EPSILON * Math.max(Math.abs(low), Math.abs(high), 1e-3 * reach)) {
      const middle = (low + high) / 2;
      if (middle <= low || middle >= high) break;
      if (below(middle) >= size - rank) high = middle;
      else low = middle;
    }
    return (low + high) / 2;
  });
}

function axesOf(values: Float64Array, vectors: readonly Float64Array[], count: number): Float64Array[] {
  const largest = Math.abs(values[0] ?? 0);
  return vectors.slice(0, count).flatMap((vector, k) => {
    const value = values[k]!;
    if (!(value > negligible * largest)) return [];
    const length = Math.sqrt(value) * signOf(vector);
    return [vector.map((share) => share * length)];
  });
}

/** Sign of the entry of largest size; of two that differ by rounding only, the earlier decides. */
export function signOf(vector: Float64Array): 1 | -1 {
  let best = 0;
  for (const value of vector) if (Math.abs(value) > Math.abs(best) * (1 + 1e-9)) best = value;
  return best < 0 ? -1 : 1;
}

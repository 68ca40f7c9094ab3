/** Sum of the products of two vectors of one length. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}

/**
 * Makes `vectors` orthonormal among themselves and to `basis`, in place, by Gram–Schmidt done twice ("twice is enough",
 * Kahan).
 *
 * @param least What must be left of a vector, as a share of its length, for it to count as outside the span.
 * @returns Those that were not already in the span of the ones before them.
 */
export function orthonormalize(
  vectors: readonly Float64Array[],
  basis: readonly Float64Array[],
  least = 1e-12,
): Float64Array[] {
  const kept: Float64Array[] = [];
  for (const vector of vectors) {
    const before = Math.sqrt(dot(vector, vector));
    if (before === 0) continue;
    for (let round = 0; round < 2; round += 1) {
      for (const other of basis) subtract(vector, other);
      for (const other of kept) subtract(vector, other);
    }
    const norm = Math.sqrt(dot(vector, vector));
    if (norm <= least * before) continue;
    for (let i = 0; i < vector.length; i += 1) vector[i]! /= norm;
    kept.push(vector);
  }
  return kept;
}

function subtract(vector: Float64Array, unit: Float64Array): void {
  const share = dot(vector, unit);
  for (let i = 0; i < vector.length; i += 1) vector[i]! -= share * unit[i]!;
}

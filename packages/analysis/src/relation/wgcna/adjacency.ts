import { gram, rowsOf } from '../../kernel/index.ts';

export type NetworkType = 'unsigned' | 'signed' | 'signed_hybrid';

/**
 * Turns correlations into similarities of 0 … 1, in place: |r|, (1 + r) / 2, or r where positive. An undefined one
 * becomes 0, the diagonal 0.
 *
 * Zhang & Horvath 2005, Stat. Appl. Genet. Mol. Biol. 4, 17. doi:10.2202/1544-6115.1128
 *
 * @param r - size × size, row-major.
 */
export function similarities(r: Float64Array, size: number, type: NetworkType): void {
  for (let at = 0; at < r.length; at += 1) {
    const value = r[at]!;
    if (value !== value) r[at] = 0;
    else if (type === 'unsigned') r[at] = Math.abs(value);
    else if (type === 'signed') r[at] = (1 + value) / 2;
    else r[at] = Math.max(0, value);
  }
  for (let i = 0; i < size; i += 1) r[i * size + i] = 0;
}

/** Raises similarities to a power, in place. */
export function raise(similarity: Float64Array, power: number): void {
  for (let at = 0; at < similarity.length; at += 1) similarity[at]! **= power;
}

/**
 * 1 − the topological overlap: two features are near when they are connected to the same others.
 *
 * TOM(i, j) = (Σ a(i, u) a(u, j) + a(i, j)) / (min(kᵢ, kⱼ) + 1 − a(i, j)); WGCNA's `TOMsimilarity` with denominator
 * `min`. Ravasz et al. 2002, doi:10.1126/science.1073374; Zhang & Horvath 2005, doi:10.2202/1544-6115.1128
 *
 * @param adjacency - size × size, symmetric, 0 on the diagonal. Not mutated.
 */
export function overlapDistances(adjacency: Float64Array, size: number): Float64Array {
  const { values: shared, stride } = gram(rowsOf(adjacency, size, size));
  const connectivity = Float64Array.from({ length: size }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < size; j += 1) sum += adjacency[i * size + j]!;
    return sum;
  });
  const distances = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) {
      const a = adjacency[i * size + j]!;
      const overlap = (shared[i * stride + j]! + a) / (Math.min(connectivity[i]!, connectivity[j]!) + 1 - a);
      distances[i * size + j] = distances[j * size + i] = 1 - overlap;
    }
  }
  return distances;
}

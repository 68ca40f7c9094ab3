import { dot, orthonormalize } from './orthonormalize.ts';
import { symmetricEigen, type Eigen } from './symmetricEigen.ts';
import { uniform } from './uniform.ts';

export type KrylovEigen = Eigen & {
  /** False when the basis reached its limit before the subspace settled. */
  readonly converged: boolean;
  /** Applications of the operator to one block. */
  readonly blocks: number;
};

type Block = readonly Float64Array[];

/** The subspace has settled when its sine to the one of the step before is below this. */
const settled = 1e-10;
const maxBasis = 1_200;

/**
 * The `count` largest eigenpairs of a symmetric positive operator that is known only by what it does to vectors.
 *
 * Block Krylov with full reorthogonalisation and Rayleigh–Ritz; stops when the wanted subspace changes by ≤ 1e-10.
 * Musco & Musco 2015, NeurIPS 28 (arXiv:1504.05477).
 *
 * @param apply - The operator on a block of vectors of length `n`; must not change them.
 * @param seed - Fixes the random start.
 */
export function blockKrylov(
  apply: (block: Block) => Float64Array[],
  n: number,
  count: number,
  seed: number,
): KrylovEigen {
  const width = Math.min(n, count + 8);
  const random = uniform(seed);
  const start = Array.from({ length: width }, () => Float64Array.from({ length: n }, () => 2 * random() - 1));
  const basis: Float64Array[] = [];
  const images: Float64Array[] = [];
  let block = orthonormalize(start, []);
  let previous: Eigen | undefined;

  for (let blocks = 1; ; blocks += 1) {
    const next = apply(block);
    basis.push(...block);
    images.push(...next.map((vector) => vector.slice()));
    const ritz = rayleighRitz(basis, images, count);
    const done = previous !== undefined && change(previous.vectors, ritz.vectors) <= settled;
    block = orthonormalize(next, basis);
    // Without a new direction the basis is invariant: the pairs are exact.
    if (done || block.length === 0) return { ...ritz, converged: true, blocks };
    if (basis.length + block.length > Math.min(n, maxBasis)) return { ...ritz, converged: false, blocks };
    previous = ritz;
  }
}

function rayleighRitz(basis: Block, images: Block, count: number): Eigen {
  const size = basis.length;
  const projected = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = i; j < size; j += 1) projected[i * size + j] = projected[j * size + i] = dot(basis[i]!, images[j]!);
  }
  const { values, vectors } = symmetricEigen(projected, size, count);
  return { values, vectors: vectors.map((weights) => combine(basis, weights)) };
}

function combine(basis: Block, weights: Float64Array): Float64Array {
  const sum = new Float64Array(basis[0]!.length);
  basis.forEach((vector, k) => {
    for (let i = 0; i < sum.length; i += 1) sum[i]! += weights[k]! * vector[i]!;
  });
  return sum;
}

/** Largest distance of a new unit vector from the old subspace. */
function change(old: Block, current: Block): number {
  let worst = 0;
  for (const vector of current) {
    const rest = vector.slice();
    for (const unit of old) {
      const share = dot(vector, unit);
      for (let i = 0; i < rest.length; i += 1) rest[i]! -= share * unit[i]!;
    }
    worst = Math.max(worst, Math.sqrt(dot(rest, rest)));
  }
  return worst;
}

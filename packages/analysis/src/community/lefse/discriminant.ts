import { gram, rowsOf } from '../../kernel/index.ts';
import { symmetricEigen } from '../../linear/index.ts';

/** The first discriminant of some classes. */
export type Discriminant = {
  /** Coefficient of each variable, not scaled to any length; 0 for a variable that is constant within every class. */
  readonly scaling: Float64Array;
  /** Class means, class-major. */
  readonly means: Float64Array;
};

/** Squared singular values below this share of the first are rounding. */
const rankTolerance = 1e-11;

/**
 * Linear discriminant analysis as `MASS::lda` with moments and proportional priors, the first direction only.
 *
 * Variables are scaled by their spread within classes, the within-class scatter is made spherical on its own rank, and
 * the direction of the largest scatter between classes is taken back. Venables & Ripley 2002,
 * doi:10.1007/978-0-387-21706-2, 12.1.
 *
 * @param x - Samples × variables, row-major. @param code - Class of each sample, 0…classes − 1; every class has one.
 */
export function firstDiscriminant(x: Float64Array, code: ArrayLike<number>, classes: number): Discriminant {
  const n = code.length;
  const p = x.length / n;
  const sizes = new Float64Array(classes);
  const means = new Float64Array(classes * p);
  for (let i = 0; i < n; i += 1) {
    sizes[code[i]!]! += 1;
    for (let j = 0; j < p; j += 1) means[code[i]! * p + j]! += x[i * p + j]!;
  }
  for (let k = 0; k < classes; k += 1) for (let j = 0; j < p; j += 1) means[k * p + j]! /= sizes[k]!;

  const spread = new Float64Array(p);
  const within = new Float64Array(n * p);
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < p; j += 1) {
      const residual = x[i * p + j]! - means[code[i]! * p + j]!;
      within[i * p + j] = residual;
      spread[j]! += residual ** 2;
    }
  }
  const unit = spread.map((sum) => (sum > 0 ? 1 / Math.sqrt(sum / (n - 1)) : 0));
  const factor = 1 / Math.sqrt(n - classes);
  for (let i = 0; i < n; i += 1) for (let j = 0; j < p; j += 1) within[i * p + j]! *= factor * unit[j]!;

  // The right singular vectors v = Xᵀu/d come from the n × n product, for there are more clades than samples.
  const products = gram(rowsOf(within, n, p));
  const { values, vectors } = symmetricEigen(
    products.values,
    n,
    Math.max(1, Math.min(n - classes, p)),
    products.stride,
  );
  const rank = values.reduce((count, value) => count + Number(value > rankTolerance * values[0]!), 0);
  const basis = vectors.slice(0, rank).map((u, at) => {
    const axis = new Float64Array(p);
    for (let i = 0; i < n; i += 1) for (let j = 0; j < p; j += 1) axis[j]! += within[i * p + j]! * u[i]!;
    // Dividing by d once gives v unit length, twice makes the scatter spherical.
    return axis.map((value, j) => (value / values[at]!) * unit[j]!);
  });
  const between = betweenScatter(means, sizes, basis, n);
  const between2 = new Float64Array(rank * rank);
  for (let a = 0; a < rank; a += 1)
    for (let b = 0; b < rank; b += 1)
      for (let k = 0; k < classes; k += 1) between2[a * rank + b]! += between[k * rank + a]! * between[k * rank + b]!;
  const direction = rank === 0 ? new Float64Array(0) : symmetricEigen(between2, rank, 1).vectors[0]!;
  const scaling = new Float64Array(p);
  basis.forEach((axis, at) => axis.forEach((value, j) => (scaling[j]! += value * direction[at]!)));
  return { scaling, means };
}

/** Centred class means along the axes, weighted by class size: classes × rank. */
function betweenScatter(
  means: Float64Array,
  sizes: Float64Array,
  basis: readonly Float64Array[],
  n: number,
): Float64Array {
  const [classes, rank] = [sizes.length, basis.length];
  const p = means.length / classes;
  const centre = new Float64Array(p);
  for (let k = 0; k < classes; k += 1) for (let j = 0; j < p; j += 1) centre[j]! += (sizes[k]! / n) * means[k * p + j]!;
  const scatter = new Float64Array(classes * rank);
  for (let k = 0; k < classes; k += 1) {
    const weight = Math.sqrt(sizes[k]! / (classes - 1));
    for (let at = 0; at < rank; at += 1) {
      let sum = 0;
      for (let j = 0; j < p; j += 1) sum += (means[k * p + j]! - centre[j]!) * basis[at]![j]!;
      scatter[k * rank + at] = weight * sum;
    }
  }
  return scatter;
}

import { columnsOf, gram, product, rowsOf, type Product } from '../kernel/index.ts';
import { blockKrylov, symmetricEigen, type Eigen } from '../linear/index.ts';

/** `scores` and `loadings` hold one array a component. */
export type PrincipalComponents = {
  readonly scores: readonly Float64Array[];
  readonly loadings: readonly Float64Array[];
  /** Standard deviation (n − 1) of each component's scores. */
  readonly sdev: Float64Array;
  /** Share of the total variance. */
  readonly ratio: Float64Array;
  /** False when the iteration for very large tables stopped at its limit. */
  readonly converged: boolean;
};

/** Up to this order the Gram matrix is decomposed directly. */
const directLimit = 1_000;
/** Components whose singular value is smaller than this share of the first are rounding. */
const negligible = 1e-7;

/**
 * Principal components by the singular value decomposition of the samples × features table.
 *
 * The loading of largest absolute value of every component is positive. Fewer components come back when the rank is
 * lower.
 *
 * @param values - Features × samples, row-major, every row centred; finite. Not mutated.
 * @param seed - Used only when both sides exceed 1,000.
 */
export function principalComponents(
  values: Float64Array,
  features: number,
  samples: number,
  count: number,
  seed: number,
): PrincipalComponents {
  const wanted = Math.min(count, features, samples - 1);
  const { bySample, eigen, converged } = decompose(values, features, samples, wanted, seed);
  const other = project(values, features, samples, eigen.vectors, bySample);
  let total = 0;
  for (const value of values) total += value * value;

  // The length of the projection is a better singular value than the root of the eigenvalue: its error is of second
  // order.
  const singular = other.map((vector) => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)));
  const kept = singular.findIndex((value) => !(value >= negligible * singular[0]! && value > 0));
  const used = kept < 0 ? singular.length : kept;
  const scores: Float64Array[] = [];
  const loadings: Float64Array[] = [];
  for (let k = 0; k < used; k += 1) {
    const unit = eigen.vectors[k]!;
    const length = singular[k]!;
    const loading = bySample ? other[k]!.map((value) => value / length) : unit;
    const score = bySample ? unit.map((value) => value * length) : other[k]!;
    const sign = signOf(loading);
    loadings.push(loading.map((value) => sign * value));
    scores.push(score.map((value) => sign * value));
  }
  return {
    scores,
    loadings,
    sdev: Float64Array.from({ length: used }, (_, k) => singular[k]! / Math.sqrt(samples - 1)),
    ratio: Float64Array.from({ length: used }, (_, k) => singular[k]! ** 2 / total),
    converged,
  };
}

/** Singular vectors of the shorter side, or of the samples when neither side is short. */
function decompose(
  values: Float64Array,
  features: number,
  samples: number,
  count: number,
  seed: number,
): { bySample: boolean; eigen: Eigen; converged: boolean } {
  if (Math.min(features, samples) <= directLimit) {
    const bySample = samples <= features;
    const {
      values: matrix,
      rows,
      stride,
    } = gram(bySample ? columnsOf(values, features, samples) : rowsOf(values, features, samples));
    return { bySample, eigen: symmetricEigen(matrix, rows, count, stride), converged: true };
  }
  const apply = (block: readonly Float64Array[]): Float64Array[] => {
    const byFeature = product(rowsOf(values, features, samples), stacked(block));
    const back = {
      values: byFeature.values,
      rows: byFeature.columns,
      depth: features,
      rowStride: 1,
      depthStride: byFeature.stride,
    };
    return columnsOfProduct(product(columnsOf(values, features, samples), back));
  };
  const eigen = blockKrylov(apply, samples, count, seed);
  return { bySample: true, eigen, converged: eigen.converged };
}

/** The table times the unit vectors of one side: one vector of the other side for each. */
function project(
  values: Float64Array,
  features: number,
  samples: number,
  vectors: readonly Float64Array[],
  bySample: boolean,
): Float64Array[] {
  const table = bySample ? rowsOf(values, features, samples) : columnsOf(values, features, samples);
  return columnsOfProduct(product(table, stacked(vectors)));
}

function stacked(vectors: readonly Float64Array[]): ReturnType<typeof rowsOf> {
  const length = vectors[0]!.length;
  const flat = new Float64Array(vectors.length * length);
  vectors.forEach((vector, k) => flat.set(vector, k * length));
  return rowsOf(flat, vectors.length, length);
}

function columnsOfProduct({ values, rows, columns, stride }: Product): Float64Array[] {
  return Array.from({ length: columns }, (_, k) =>
    Float64Array.from({ length: rows }, (__, i) => values[i * stride + k]!),
  );
}

/** Sign of the entry of largest size; of two that differ by rounding only, the earlier decides. */
function signOf(loading: Float64Array): 1 | -1 {
  let best = 0;
  for (const value of loading) if (Math.abs(value) > Math.abs(best) * (1 + 1e-9)) best = value;
  return best < 0 ? -1 : 1;
}

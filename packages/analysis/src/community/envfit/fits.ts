import { dot, orthonormalize } from '../../linear/index.ts';
import { permutationP, type Shuffles } from '../../permutations/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';

/** `direction` has length 1 over the axes. `NaN` throughout for a variable that never changes. */
export type VectorFit = { readonly direction: Float64Array; readonly r2: number; readonly p: number };
/** `centroids[level][axis]`. */
export type FactorFit = { readonly centroids: readonly Float64Array[]; readonly r2: number; readonly p: number };

/**
 * The direction of an ordination along which a variable grows fastest, and how well its planes fit: r² of the multiple
 * regression of the variable on the axes, p by exchanging the samples (as `vectorfit` of vegan; Oksanen et al.;
 * Legendre & Legendre 2012, 9.2.2).
 *
 * @param axes - Coordinates of the samples, one array an axis, none of which the others determine. Not mutated. @param
 * values - Finite.
 */
export function fitVector(axes: readonly Float64Array[], values: Float64Array, orders: Shuffles): VectorFit {
  const size = values.length;
  const columns = axes.map(centred);
  const variable = centred(values);
  const whole = dot(variable, variable);
  const none = { direction: new Float64Array(axes.length).fill(Number.NaN), r2: Number.NaN, p: Number.NaN };
  if (values.every((value) => value === values[0]) || !(whole > 0)) return none;
  const basis = orthonormalize(
    columns.map((column) => column.slice()),
    [],
  );
  if (basis.length < axes.length) return none;
  const shares = basis.map((axis) => dot(axis, variable));
  const r2 = shares.reduce((sum, share) => sum + share * share, 0) / whole;
  const permuted = Float64Array.from({ length: orders.count }, (_, b) => {
    let fitted = 0;
    for (const axis of basis) {
      let share = 0;
      for (let i = 0; i < size; i += 1) share += axis[i]! * variable[orders.values[b * size + i]!]!;
      fitted += share * share;
    }
    return fitted / whole;
  });
  return { direction: unit(coefficients(columns, basis, shares)), r2, p: permutationP(r2, permuted) };
}

/**
 * Regression coefficients from the shares on the basis, which is that of the columns in their order: back substitution.
 */
function coefficients(
  columns: readonly Float64Array[],
  basis: readonly Float64Array[],
  shares: readonly number[],
): Float64Array {
  const found = new Float64Array(columns.length);
  for (let k = columns.length - 1; k >= 0; k -= 1) {
    let rest = shares[k]!;
    for (let other = k + 1; other < columns.length; other += 1) rest -= dot(basis[k]!, columns[other]!) * found[other]!;
    found[k] = rest / dot(basis[k]!, columns[k]!);
  }
  return found;
}

/**
 * Means of classes on the axes, and the share of the spread that lies between them: r² = 1 − within ÷ total (as
 * `factorfit` of vegan).
 *
 * @param code - Class of every sample, 0…`levels` − 1, each with a sample.
 */
export function fitFactor(
  axes: readonly Float64Array[],
  code: Int32Array,
  levels: number,
  orders: Shuffles,
): FactorFit {
  const size = code.length;
  const columns = axes.map(centred);
  const total = columns.reduce((sum, column) => sum + dot(column, column), 0);
  const counts = new Float64Array(levels);
  for (const level of code) counts[level]! += 1;
  const sums = new Float64Array(levels);
  const shareOf = (classOf: (i: number) => number): number => {
    let between = 0;
    for (const column of columns) {
      sums.fill(0);
      for (let i = 0; i < size; i += 1) sums[classOf(i)]! += column[i]!;
      for (let level = 0; level < levels; level += 1) between += (sums[level]! * sums[level]!) / counts[level]!;
    }
    return between / total;
  };
  const r2 = shareOf((i) => code[i]!);
  const permuted = Float64Array.from({ length: orders.count }, (_, b) =>
    shareOf((i) => code[orders.values[b * size + i]!]!),
  );
  const centroids = Array.from({ length: levels }, (_, level) =>
    Float64Array.from(
      axes,
      (axis) => axis.reduce((sum, value, i) => (code[i] === level ? sum + value : sum), 0) / counts[level]!,
    ),
  );
  return { centroids, r2, p: permutationP(r2, permuted) };
}

function centred(values: Float64Array): Float64Array {
  const mean = arithmeticMean(values);
  return values.map((value) => value - mean);
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
}

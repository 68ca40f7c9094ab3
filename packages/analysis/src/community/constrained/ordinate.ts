import { gram, rowsOf } from '../../kernel/index.ts';
import { symmetricEigen } from '../../linear/index.ts';

/** A prepared table of responses: rows are weighted, and the squares add up to the total inertia. */
export type Response = {
  readonly kind: 'rda' | 'cca' | 'dbrda';
  readonly samples: number;
  readonly features: number;
  /** Samples × features. */
  readonly values: Float64Array;
  /** Sample weights, adding up to 1; equal in RDA. */
  readonly weights: Float64Array;
  /** Feature weights of CCA. */
  readonly columnWeights: Float64Array;
  /** Inner products of the samples, n × n, row-major. */
  readonly products: Float64Array;
  readonly total: number;
};

function withProducts(response: Omit<Response, 'products' | 'total'>): Response {
  const { samples: n, values } = response;
  const { stride, values: all } = gram(rowsOf(values, n, response.features));
  const products = Float64Array.from({ length: n * n }, (_, at) => all[Math.floor(at / n) * stride + (at % n)]!);
  let total = 0;
  for (let i = 0; i < n; i += 1) total += products[i * n + i]!;
  return { ...response, products, total };
}

/** Responses of redundancy analysis: centred, scaled when asked, over √(n − 1). A constant feature stays 0. */
export function rdaResponse(table: Float64Array, samples: number, scale: boolean): Response {
  const features = table.length / samples;
  const values = new Float64Array(table.length);
  for (let j = 0; j < features; j += 1) {
    let mean = 0;
    for (let i = 0; i < samples; i += 1) mean += table[i * features + j]! / samples;
    let squares = 0;
    for (let i = 0; i < samples; i += 1) squares += (table[i * features + j]! - mean) ** 2;
    const sd = Math.sqrt(squares / (samples - 1));
    const unit = (scale ? (sd > 0 ? 1 / sd : 0) : 1) / Math.sqrt(samples - 1);
    for (let i = 0; i < samples; i += 1) values[i * features + j] = (table[i * features + j]! - mean) * unit;
  }
  return withProducts({
    kind: 'rda',
    samples,
    features,
    values,
    weights: new Float64Array(samples).fill(1 / samples),
    columnWeights: new Float64Array(features).fill(1),
  });
}

/** Responses of correspondence analysis: (p − rc)/√(rc). Every sample and feature has a sum above 0. */
export function ccaResponse(table: Float64Array, samples: number): Response {
  const features = table.length / samples;
  const sum = table.reduce((all, value) => all + value, 0);
  const weights = new Float64Array(samples);
  const columnWeights = new Float64Array(features);
  for (let i = 0; i < samples; i += 1)
    for (let j = 0; j < features; j += 1) {
      weights[i]! += table[i * features + j]! / sum;
      columnWeights[j]! += table[i * features + j]! / sum;
    }
  const values = table.map((value, at) => {
    const expected = weights[Math.floor(at / features)]! * columnWeights[at % features]!;
    return (value / sum - expected) / Math.sqrt(expected);
  });
  return withProducts({ kind: 'cca', samples, features, values, weights, columnWeights });
}

/** Variables centred with the weights and multiplied by their roots; columns, each `n` long. */
export function weighted(
  variables: readonly Float64Array[],
  { kind, weights }: Pick<Response, 'kind' | 'weights'>,
): Float64Array[] {
  return variables.map((column) => {
    const mean = column.reduce((sum, value, i) => sum + value * weights[i]!, 0);
    return column.map((value, i) => (value - mean) * (kind === 'cca' ? Math.sqrt(weights[i]!) : 1));
  });
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, i) => sum + value * other[i]!, 0);

/** As in R's `qr`: a column whose residual is below this share of its length counts as determined by the others. */
const aliasTolerance = 1e-7;

/**
 * An orthonormal basis of the columns in their order (twice modified Gram–Schmidt); `null` in place of a column that
 * those before determine.
 */
export function orderedBasis(columns: readonly Float64Array[]): (Float64Array | null)[] {
  const basis: (Float64Array | null)[] = [];
  for (const column of columns) {
    const rest = column.slice();
    for (let pass = 0; pass < 2; pass += 1) {
      for (const axis of basis) {
        if (!axis) continue;
        const share = dot(axis, rest);
        for (let i = 0; i < rest.length; i += 1) rest[i]! -= share * axis[i]!;
      }
    }
    const length = Math.sqrt(dot(rest, rest));
    basis.push(
      length > aliasTolerance * Math.sqrt(dot(column, column)) && length > 0
        ? rest.map((value) => value / length)
        : null,
    );
  }
  return basis;
}

export type Axes = {
  readonly values: Float64Array;
  /** Sample vectors of unit length. */
  readonly vectors: readonly Float64Array[];
};
export type Ordination = { readonly constrained: Axes; readonly unconstrained: Axes };

/** Eigenvalues below this share of the total are rounding, as in vegan. */
const zeroShare = 1e-9;

/**
 * Axes that the variables explain, then axes of the residuals, computed from the inner products of the samples.
 *
 * @param negative - Keeps the negative eigenvalues too, which products made from distances may have; they come last.
 *
 * Legendre & Legendre 2012, Numerical Ecology, 11.1–11.2; ter Braak 1986, doi:10.2307/1938672.
 */
export function ordinate(
  { products, samples: n, total }: Pick<Response, 'products' | 'samples' | 'total'>,
  basis: readonly Float64Array[],
  negative = false,
): Ordination {
  const times = (vector: Float64Array): Float64Array =>
    Float64Array.from({ length: n }, (_, i) => {
      let sum = 0;
      for (let j = 0; j < n; j += 1) sum += products[i * n + j]! * vector[j]!;
      return sum;
    });
  const q = basis.length;
  const images = basis.map(times);
  const inner = Float64Array.from({ length: q * q }, (_, at) => dot(basis[Math.floor(at / q)]!, images[at % q]!));
  const found = symmetricEigen(inner, q);
  const kept = Array.from(found.values.keys()).filter(
    (k) => (negative ? Math.abs(found.values[k]!) : found.values[k]!) > zeroShare * total,
  );
  const constrained = {
    values: Float64Array.from(kept, (k) => found.values[k]!),
    vectors: kept.map((k) => combine(basis, found.vectors[k]!, n)),
  };

  const rest = products.slice();
  // (I − QQᵀ)·G·(I − QQᵀ), row by row, then column by column.
  for (let i = 0; i < n; i += 1) removeBasis(rest.subarray(i * n, (i + 1) * n), basis);
  for (let j = 0; j < n; j += 1) {
    const column = Float64Array.from({ length: n }, (_, i) => rest[i * n + j]!);
    removeBasis(column, basis);
    for (let i = 0; i < n; i += 1) rest[i * n + j] = column[i]!;
  }
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < i; j += 1) rest[i * n + j] = rest[j * n + i] = (rest[i * n + j]! + rest[j * n + i]!) / 2;
  const left = symmetricEigen(rest, n);
  const more = Array.from(left.values.keys()).filter(
    (k) => (negative ? Math.abs(left.values[k]!) : left.values[k]!) > zeroShare * total,
  );
  return {
    constrained,
    unconstrained: {
      values: Float64Array.from(more, (k) => left.values[k]!),
      vectors: more.map((k) => left.vectors[k]!),
    },
  };
}

function combine(basis: readonly Float64Array[], weights: Float64Array, n: number): Float64Array {
  const vector = new Float64Array(n);
  basis.forEach((axis, at) => axis.forEach((value, i) => (vector[i]! += value * weights[at]!)));
  return vector;
}

/** Subtracts from a vector, in place, its projection on orthonormal vectors. */
export function removeBasis(vector: Float64Array, basis: readonly Float64Array[]): void {
  for (const axis of basis) {
    const share = dot(axis, vector);
    for (let i = 0; i < vector.length; i += 1) vector[i]! -= share * axis[i]!;
  }
}

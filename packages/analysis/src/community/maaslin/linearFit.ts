import { minimum } from '../../extremes/index.ts';
import { studentTwoSided } from '../../statistics/index.ts';

/** A design of full rank, samples × columns, the intercept first. */
export type Design = { readonly x: Float64Array; readonly samples: number; readonly columns: number };
/** Which subject each sample is of, from 0. */
export type Subjects = { readonly of: Int32Array; readonly count: number };

export type Fit = {
  readonly coefficients: Float64Array;
  readonly se: Float64Array;
  readonly df: Float64Array;
  readonly t: Float64Array;
  readonly p: Float64Array;
  /** Of the residuals, and of the subjects' intercepts; the latter `NaN` without subjects. */
  readonly residual: number;
  readonly between: number;
};

/** Xᵀ X and what of it belongs to each subject: `sums` is subjects × columns, the sums of a subject's rows. */
export type Prepared = {
  readonly design: Design;
  readonly cross: Float64Array;
  readonly subjects: Subjects | null;
  readonly sums: Float64Array;
  readonly sizes: Float64Array;
};

export function prepareFit(design: Design, subjects: Subjects | null): Prepared {
  const { columns: p, samples: n, x } = design;
  const cross = new Float64Array(p * p);
  for (let i = 0; i < n; i += 1)
    for (let a = 0; a < p; a += 1) for (let b = 0; b < p; b += 1) cross[a * p + b]! += x[i * p + a]! * x[i * p + b]!;
  const sums = new Float64Array((subjects?.count ?? 0) * p);
  const sizes = new Float64Array(subjects?.count ?? 0);
  if (subjects) {
    for (let i = 0; i < n; i += 1) {
      sizes[subjects.of[i]!]! += 1;
      for (let a = 0; a < p; a += 1) sums[subjects.of[i]! * p + a]! += x[i * p + a]!;
    }
  }
  return { design, cross, subjects, sums, sizes };
}

/** The inverse of a symmetric positive definite matrix and the logarithm of its determinant. */
function inverse(matrix: Float64Array, p: number): { readonly inverse: Float64Array; readonly logDet: number } {
  const lower = new Float64Array(p * p);
  let logDet = 0;
  for (let a = 0; a < p; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      let sum = matrix[a * p + b]!;
      for (let k = 0; k < b; k += 1) sum -= lower[a * p + k]! * lower[b * p + k]!;
      lower[a * p + b] = a === b ? Math.sqrt(sum) : sum / lower[b * p + b]!;
    }
    logDet += 2 * Math.log(lower[a * p + a]!);
  }
  const result = new Float64Array(p * p);
  for (let c = 0; c < p; c += 1) {
    const column = new Float64Array(p);
    for (let a = 0; a < p; a += 1) {
      let sum = a === c ? 1 : 0;
      for (let k = 0; k < a; k += 1) sum -= lower[a * p + k]! * column[k]!;
      column[a] = sum / lower[a * p + a]!;
    }
    for (let a = p - 1; a >= 0; a -= 1) {
      let sum = column[a]!;
      for (let k = a + 1; k < p; k += 1) sum -= lower[k * p + a]! * column[k]!;
      column[a] = sum / lower[a * p + a]!;
      result[a * p + c] = column[a]!;
    }
  }
  return { inverse: result, logDet };
}

const times = (a: Float64Array, b: Float64Array, p: number): Float64Array => {
  const result = new Float64Array(p * p);
  for (let i = 0; i < p; i += 1)
    for (let k = 0; k < p; k += 1) for (let j = 0; j < p; j += 1) result[i * p + j]! += a[i * p + k]! * b[k * p + j]!;
  return result;
};
const trace = (a: Float64Array, p: number): number => {
  let sum = 0;
  for (let i = 0; i < p; i += 1) sum += a[i * p + i]!;
  return sum;
};
const apply = (a: Float64Array, v: Float64Array): Float64Array =>
  v.map((_, i) => v.reduce((sum, value, k) => sum + a[i * v.length + k]! * value, 0));
const dotOf = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** Of the model with variance ratio λ = between ÷ residual; V₀ = I + λ Z Zᵀ. */
type State = {
  readonly c0: Float64Array;
  readonly coefficients: Float64Array;
  /** V₀⁻¹ (y − X b). */
  readonly u: Float64Array;
  readonly rss: number;
  readonly deviance: number;
  /** Of the deviance in λ. */
  readonly score: number;
  readonly shrink: Float64Array;
};

/** Σ over subjects of dᵏ s sᵀ, times `factor(subject)`. */
function spread({ design: { columns: p }, sizes, sums }: Prepared, factor: (subject: number) => number): Float64Array {
  const result = new Float64Array(p * p);
  for (let s = 0; s < sizes.length; s += 1) {
    const f = factor(s);
    for (let a = 0; a < p; a += 1)
      for (let b = 0; b < p; b += 1) result[a * p + b]! += f * sums[s * p + a]! * sums[s * p + b]!;
  }
  return result;
}

const bySubject = ({ sizes, subjects }: Prepared, values: Float64Array): Float64Array => {
  const sums = new Float64Array(sizes.length);
  values.forEach((value, i) => (sums[subjects!.of[i]!]! += value));
  return sums;
};

/** V₀⁻¹ v: of every subject (1 − d) of its mean is taken away. */
function weighted(prepared: Prepared, shrink: Float64Array, v: Float64Array): Float64Array {
  if (!prepared.subjects) return v;
  const sums = bySubject(prepared, v);
  const { of } = prepared.subjects;
  return v.map((value, i) => value - ((1 - shrink[of[i]!]!) * sums[of[i]!]!) / prepared.sizes[of[i]!]!);
}

function crossWith({ design: { columns: p, x } }: Prepared, v: Float64Array): Float64Array {
  const result = new Float64Array(p);
  v.forEach((value, i) => {
    for (let a = 0; a < p; a += 1) result[a]! += value * x[i * p + a]!;
  });
  return result;
}

const minus = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, i) => value - b[i]!);

function fitted({ design: { columns: p, x } }: Prepared, b: Float64Array, n: number): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => b.reduce((sum, value, a) => sum + value * x[i * p + a]!, 0));
}

function stateAt(prepared: Prepared, y: Float64Array, lambda: number): State {
  const {
    cross,
    design: { columns: p, samples: n },
    sizes,
  } = prepared;
  const shrink = sizes.map((size) => 1 / (1 + size * lambda));
  const taken = spread(prepared, (s) => (1 - shrink[s]!) / sizes[s]!);
  const { inverse: c0, logDet } = inverse(minus(cross, taken), p);
  const b = apply(c0, crossWith(prepared, weighted(prepared, shrink, y)));
  const residuals = minus(y, fitted(prepared, b, n));
  const u = weighted(prepared, shrink, residuals);
  const rss = dotOf(residuals, u);
  const deviance = (n - p) * Math.log(rss) - shrink.reduce((sum, d) => sum + Math.log(d), 0) + logDet;
  const between = prepared.subjects ? bySubject(prepared, u) : new Float64Array(0);
  const held =
    sizes.reduce((sum, size, s) => sum + size * shrink[s]!, 0) -
    trace(
      times(
        c0,
        spread(prepared, (s) => shrink[s]! ** 2),
        p,
      ),
      p,
    );
  return { c0, coefficients: b, u, rss, deviance, score: held - ((n - p) * dotOf(between, between)) / rss, shrink };
}

/** From where the ratio of variances is looked for, in powers of ten. */
const grid = Array.from({ length: 49 }, (_, i) => 10 ** (-8 + i / 3));

/** The ratio of variances of restricted maximum likelihood; 0 at the edge. */
function bestRatio(prepared: Prepared, y: Float64Array): number {
  const deviances = grid.map((lambda) => stateAt(prepared, y, lambda).deviance);
  const at = deviances.indexOf(minimum(deviances));
  if (stateAt(prepared, y, 0).deviance <= deviances[at]! + 1e-12) return 0;
  let [low, high] = [grid[Math.max(0, at - 1)]!, grid[Math.min(grid.length - 1, at + 1)]!];
  if (at === 0) low = 0;
  for (let round = 0; round < 200 && high - low > 1e-15 * high; round += 1) {
    const middle = low === 0 ? high / 2 : Math.sqrt(low * high);
    if (stateAt(prepared, y, middle).score > 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/**
 * Satterthwaite's degrees of freedom from the observed curvature of the restricted likelihood in (residual, between).
 */
function satterthwaite(prepared: Prepared, { c0, shrink, u }: State, variance: number): Float64Array {
  const {
    cross,
    design: { columns: p, samples: n },
    sizes,
  } = prepared;
  const power = (k: number): Float64Array =>
    minus(
      cross,
      spread(prepared, (s) => (1 - shrink[s]! ** k) / sizes[s]!),
    );
  const [b2, b3] = [power(2), power(3)];
  const [g2, g3] = [2, 3].map((k) => spread(prepared, (s) => shrink[s]! ** k)) as [Float64Array, Float64Array];
  const sum = (of: (size: number, d: number) => number): number =>
    sizes.reduce((all, size, s) => all + of(size, shrink[s]!), 0);
  const [cb, cg] = [times(c0, b2, p), times(c0, g2, p)];
  const traces = [
    n - sizes.length + sum((_, d) => d * d) - 2 * trace(times(c0, b3, p), p) + trace(times(cb, cb, p), p),
    sum((size, d) => size * d * d) - 2 * trace(times(c0, g3, p), p) + trace(times(cb, cg, p), p),
    sum((size, d) => (size * d) ** 2) -
      2 *
        trace(
          times(
            c0,
            spread(prepared, (s) => sizes[s]! * shrink[s]! ** 3),
            p,
          ),
          p,
        ) +
      trace(times(cg, cg, p), p),
  ] as const;
  const project = (v: Float64Array): Float64Array => {
    const w = weighted(prepared, shrink, v);
    return minus(w, weighted(prepared, shrink, fitted(prepared, apply(c0, crossWith(prepared, w)), n)));
  };
  const whole = bySubject(prepared, u);
  const spreadOut = Float64Array.from(prepared.subjects!.of, (s) => whole[s]!);
  const [pu, pz] = [project(u), project(spreadOut)];
  const quadratics = [dotOf(u, pu), dotOf(u, pz), dotOf(spreadOut, pz)] as const;
  const h = traces.map((one, i) => -one / variance ** 2 + (2 * quadratics[i]!) / variance ** 3) as [
    number,
    number,
    number,
  ];
  const det = h[0] * h[2] - h[1] * h[1];
  const [da, db] = [times(cb, c0, p), times(cg, c0, p)];
  return Float64Array.from({ length: p }, (_, k) => {
    const [ga, gb] = [da[k * p + k]!, db[k * p + k]!];
    const v = variance * c0[k * p + k]!;
    // Twice the inverse of the curvature is the covariance of the two variances.
    return (2 * v * v * det) / (2 * (ga * ga * h[2] - 2 * ga * gb * h[1] + gb * gb * h[0]));
  });
}

/**
 * Least squares, or with subjects a random intercept by restricted maximum likelihood; tests by t with n − p, or
 * Satterthwaite's, degrees of freedom.
 */
export function linearFit(prepared: Prepared, y: Float64Array): Fit {
  const {
    design: { columns: p, samples: n },
  } = prepared;
  const plain = stateAt({ ...prepared, subjects: null, sizes: new Float64Array(0), sums: new Float64Array(0) }, y, 0);
  const middle = dotOf(y, y);
  if (plain.rss <= 1e-20 * Math.max(middle, 1e-280)) {
    const none = new Float64Array(p).fill(Number.NaN);
    return {
      coefficients: plain.coefficients,
      se: new Float64Array(p),
      df: none,
      t: none,
      p: none,
      residual: 0,
      between: prepared.subjects ? 0 : Number.NaN,
    };
  }
  // What the fixed effects leave has smaller numbers and the same variances.
  const rest = plain.u;
  const lambda = prepared.subjects ? bestRatio(prepared, rest) : 0;
  const state = lambda > 0 ? stateAt(prepared, rest, lambda) : { ...plain, coefficients: new Float64Array(p) };
  const variance = state.rss / (n - p);
  const coefficients = state.coefficients.map((value, k) => value + plain.coefficients[k]!);
  const se = coefficients.map((_, k) => Math.sqrt(variance * state.c0[k * p + k]!));
  const df = lambda > 0 ? satterthwaite(prepared, state, variance) : new Float64Array(p).fill(n - p);
  const t = coefficients.map((value, k) => value / se[k]!);
  return {
    coefficients,
    se,
    df,
    t,
    p: t.map((value, k) => studentTwoSided(value, df[k]!)),
    residual: variance,
    between: prepared.subjects ? lambda * variance : Number.NaN,
  };
}

import { incompleteBeta, logBeta, logGamma, normalUpper } from '../statistics/index.ts';

/** Terms whose logarithm lies this far below the largest are negligible. */
const negligible = 45;

/** Range of the Poisson weights of mean `half` that are not negligible. */
function window(half: number): readonly [number, number] {
  const mode = Math.floor(half);
  const log = (j: number): number => j * Math.log(half) - logGamma(j + 1);
  const top = log(mode);
  const reach = (step: number): number => {
    let j = mode;
    let stride = Math.max(1, Math.ceil(Math.sqrt(half)));
    while (stride >= 1) {
      const next = j + step * stride;
      if (next >= 0 && log(next) > top - negligible) j = next;
      else stride = stride === 1 ? 0 : Math.ceil(stride / 2);
    }
    return j;
  };
  return [reach(-1), reach(1)];
}

/** Poisson-like weights from `from` on, w_{j+1} = w_j · half / (j + 1 + skew). */
type Weights = { readonly from: number; readonly values: Float64Array };

function weightsOf(half: number, skew: number): Weights {
  const [from, to] = window(half);
  const values = new Float64Array(to - from + 1);
  values[0] = Math.exp(-half + (from + skew) * Math.log(half) - logGamma(from + 1 + skew));
  for (let i = 1; i < values.length; i += 1) values[i] = (values[i - 1]! * half) / (from + i + skew);
  return { from, values };
}

/** Σ w_j I_y(b, a + j); all terms are positive. */
function mixture({ from, values }: Weights, y: number, b: number, a: number): number {
  const x = 1 - y;
  let tail = incompleteBeta(y, x, b, a + from);
  // I_y(b, c + 1) = I_y(b, c) + y^b x^c / (c B(b, c))
  let rise = Math.exp(b * Math.log(y) + (a + from) * Math.log1p(-y) - logBeta(b, a + from)) / (a + from);
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) {
    sum += values[i]! * tail;
    tail = Math.min(1, tail + rise);
    rise *= (x * (a + from + i + b)) / (a + from + i + 1);
  }
  return sum;
}

/**
 * P(F > f) of the noncentral F distribution, as R's `pf(f, df1, df2, ncp, lower.tail = FALSE)`; of t with `df` degrees
 * of freedom and noncentrality δ, P(|T| > t) is that of t² with df1 = 1 and ncp = δ².
 *
 * A Poisson mixture of central tails. Johnson, Kotz & Balakrishnan 1995, Continuous Univariate Distributions 2, ch. 30.
 */
export function noncentralFUpper(f: number, df1: number, df2: number, ncp: number): number {
  return noncentralFTail(df1, df2, ncp)(f);
}

/** The upper tail of one noncentral F, for a search over f. */
export function noncentralFTail(df1: number, df2: number, ncp: number): (f: number) => number {
  const weights = ncp === 0 ? { from: 0, values: Float64Array.of(1) } : weightsOf(ncp / 2, 0);
  return (f) => (f <= 0 ? 1 : Math.min(1, mixture(weights, df2 / (df2 + df1 * f), df2 / 2, df1 / 2)));
}

/**
 * P(T > t) of the noncentral t distribution for t ≥ 0 and δ ≥ 0, as R's `pt(t, df, ncp, lower.tail = FALSE)`.
 *
 * Lenth 1989, doi:10.2307/2347693, written for the upper tail, to avoid cancellation.
 */
export function noncentralTUpper(t: number, df: number, delta: number): number {
  if (t === 0) return normalUpper(-delta);
  const y = df / (df + t * t);
  if (delta === 0) return incompleteBeta(y, 1 - y, df / 2, 0.5) / 2;
  const half = (delta * delta) / 2;
  return Math.min(1, (mixture(weightsOf(half, 0), y, df / 2, 0.5) + mixture(weightsOf(half, 0.5), y, df / 2, 1)) / 2);
}

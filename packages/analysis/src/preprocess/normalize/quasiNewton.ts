/** A smooth function: writes the gradient and returns the value. */
export type Objective = (at: Float64Array, gradient: Float64Array) => number;
export type Minimum = {
  readonly at: Float64Array;
  readonly value: number;
  readonly converged: boolean;
  readonly iterations: number;
};

/** Pairs of steps remembered. */
const memory = 12;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
};
const largest = (a: Float64Array): number => a.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/**
 * The minimum near `start` by limited-memory BFGS (Nocedal 1980, doi:10.1090/S0025-5718-1980-0572855-7) without bounds.
 *
 * Where differences of the value drown in its rounding, a step counts when it makes the gradient smaller: so the place
 * is found to more digits than the value alone would give.
 *
 * @param tolerance - Stops when no component of the gradient is larger.
 */
export function quasiNewton(
  objective: Objective,
  start: Float64Array,
  { most, tolerance }: { readonly most: number; readonly tolerance: number },
): Minimum {
  let at: Float64Array = start.slice();
  let gradient: Float64Array = new Float64Array(at.length);
  let value = objective(at, gradient);
  let pairs: { s: Float64Array; y: Float64Array; rho: number }[] = [];
  for (let iteration = 0; iteration < most; iteration += 1) {
    if (largest(gradient) <= tolerance) return { at, value, converged: true, iterations: iteration };
    let direction = descent(gradient, pairs);
    if (!(dot(direction, gradient) < 0)) {
      pairs = [];
      direction = descent(gradient, pairs);
    }
    const found = stepAlong(
      objective,
      { at, gradient, value },
      direction,
      pairs.length === 0 ? Math.min(1, 1 / largest(gradient)) : 1,
    );
    if (!found) {
      // Nothing better to be had: the end, unless the memory misled.
      if (pairs.length === 0)
        return { at, value, converged: largest(gradient) <= tolerance * 1e3, iterations: iteration };
      pairs = [];
      continue;
    }
    const s = found.at.map((one, i) => one - at[i]!);
    const y = found.gradient.map((one, i) => one - gradient[i]!);
    const curvature = dot(s, y);
    if (curvature > 1e-14 * dot(y, y)) pairs = [...pairs.slice(1 - memory), { s, y, rho: 1 / curvature }];
    ({ at, gradient, value } = found);
  }
  return { at, value, converged: largest(gradient) <= tolerance, iterations: most };
}

/** −H g by the two-loop recursion. */
function descent(
  gradient: Float64Array,
  pairs: readonly { s: Float64Array; y: Float64Array; rho: number }[],
): Float64Array {
  const q = gradient.map((value) => -value);
  const alphas = new Float64Array(pairs.length);
  for (let k = pairs.length - 1; k >= 0; k -= 1) {
    const { rho, s, y } = pairs[k]!;
    alphas[k] = rho * dot(s, q);
    for (let i = 0; i < q.length; i += 1) q[i]! -= alphas[k]! * y[i]!;
  }
  const last = pairs.at(-1);
  if (last) {
    const scale = 1 / (last.rho * dot(last.y, last.y));
    for (let i = 0; i < q.length; i += 1) q[i]! *= scale;
  }
  pairs.forEach(({ rho, s, y }, k) => {
    const beta = rho * dot(y, q);
    for (let i = 0; i < q.length; i += 1) q[i]! += (alphas[k]! - beta) * s[i]!;
  });
  return q;
}

type Place = { readonly at: Float64Array; readonly gradient: Float64Array; readonly value: number };

/** A step with enough descent whose slope has flattened (weak Wolfe conditions), by halving and doubling. */
function stepAlong(objective: Objective, from: Place, direction: Float64Array, first: number): Place | null {
  const slope = dot(direction, from.gradient);
  const noise = 1e-13 * Math.abs(from.value);
  let [low, high, length] = [0, Number.POSITIVE_INFINITY, first];
  let best: Place | null = null;
  for (let tries = 0; tries < 60; tries += 1) {
    const at = from.at.map((value, i) => value + length * direction[i]!);
    const gradient = new Float64Array(at.length);
    const value = objective(at, gradient);
    const drowned = Math.abs(value - from.value) <= noise && largest(gradient) < largest(from.gradient);
    if (Number.isFinite(value) && (drowned || value <= from.value + 1e-4 * length * slope)) {
      best = { at, gradient, value };
      if (drowned || dot(gradient, direction) >= 0.9 * slope) return best;
      low = length;
    } else high = length;
    length = high === Number.POSITIVE_INFINITY ? 2 * length : (low + high) / 2;
  }
  return best;
}

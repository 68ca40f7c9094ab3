import { linearSvm } from './linearSvm.ts';

export type Removing = 'one' | 'tenth' | 'half';

/** A model of the way down: which features it holds, their weights and the decision rule on scaled values. */
type Stage = { readonly features: Int32Array; readonly weights: Float64Array; readonly intercept: number };
export type Elimination = {
  /** From all features down to one. */
  readonly stages: readonly Stage[];
  /** Features by rank: the first was kept longest. */
  readonly order: Int32Array;
};

/** After this many removals the products are worked out anew, so that roundings do not add up. */
const refreshed = 200;

/**
 * How many features each model has, from `features` down to 1: by one, a tenth at a time, or half (then powers of two,
 * as Guyon).
 */
export function sizesOf(features: number, removing: Removing): number[] {
  const sizes = [features];
  for (let size = features; size > 1;) {
    size =
      removing === 'one'
        ? size - 1
        : removing === 'tenth'
          ? size - Math.max(1, Math.floor(size / 10))
          : 2 ** Math.ceil(Math.log2(size) - 1);
    sizes.push(size);
  }
  return sizes;
}

/**
 * Recursive feature elimination: fit, rank the features by the square of their weight, drop the lowest, fit again.
 *
 * Guyon, Weston, Barnhill & Vapnik 2002, Machine Learning 46, 389. doi:10.1023/A:1012487302797. Of equal weights the
 * later feature goes first.
 *
 * @param values - Features × samples, row-major, scaled. Not mutated.
 * @param y - +1 or −1.
 * @param progress - The share of the way that is done.
 */
export function eliminate(
  values: Float64Array,
  features: number,
  y: Float64Array,
  cost: number,
  removing: Removing,
  progress: (share: number) => void,
): Elimination {
  const n = y.length;
  const sizes = sizesOf(features, removing);
  let held = Int32Array.from({ length: features }, (_, f) => f);
  let kernel = products(values, held, n);
  let removed = 0;
  const stages: Stage[] = [];
  const out: number[] = [];
  sizes.forEach((size, step) => {
    progress(step / sizes.length);
    const { intercept, signed } = linearSvm(kernel, y, cost);
    const weights = Float64Array.from(held, (f) => {
      let sum = 0;
      for (let i = 0; i < n; i += 1) sum += signed[i]! * values[f * n + i]!;
      return sum;
    });
    stages.push({ features: held, weights, intercept });
    const next = sizes[step + 1] ?? 0;
    const worst = Array.from(held.keys())
      .toSorted((a, b) => weights[a]! ** 2 - weights[b]! ** 2 || b - a)
      .slice(0, size - next);
    for (const at of worst) out.push(held[at]!);
    const gone = new Set(worst);
    const dropped = worst.map((at) => held[at]!);
    held = held.filter((_, at) => !gone.has(at));
    removed += dropped.length;
    if (removed > refreshed || dropped.length > held.length) {
      kernel = products(values, held, n);
      removed = 0;
    } else for (const f of dropped) addProducts(kernel, values, f, n, -1);
  });
  return { stages, order: Int32Array.from(out.reverse()) };
}

function products(values: Float64Array, features: Int32Array, n: number): Float64Array {
  const kernel = new Float64Array(n * n);
  for (const f of features) addProducts(kernel, values, f, n, 1);
  return kernel;
}

function addProducts(kernel: Float64Array, values: Float64Array, feature: number, n: number, sign: 1 | -1): void {
  const from = feature * n;
  for (let i = 0; i < n; i += 1) {
    const left = sign * values[from + i]!;
    for (let j = 0; j < n; j += 1) kernel[i * n + j]! += left * values[from + j]!;
  }
}

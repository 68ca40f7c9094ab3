/**
 * Pairs stronger than this are taken out of the sums, the strongest first, at most `rounds` of them: the values of the
 * authors' program.
 */
const [threshold, rounds] = [0.1, 10];
/** A basis variance that is not above 0 is set to this. */
const leastVariance = 1e-4;

/**
 * Correlations of the unseen absolute abundances, from the variances of log ratios, when most features are
 * uncorrelated.
 *
 * With t(i, j) = Var ln(x_i ÷ x_j) and basis variances ω, Σ_j t(i, j) ≈ (D − 1)·ω_i + Σ_j≠i ω_j; strongly correlated
 * pairs are taken out of these sums one by one. It stops before any feature would keep fewer than three pairs, where
 * the authors' program drops the feature. Values beyond ±1 are possible and stay.
 *
 * Friedman & Alm 2012, PLoS Comput. Biol. 8, e1002687. doi:10.1371/journal.pcbi.1002687
 *
 * @param logs - `size` × `samples`, row-major: logarithms of the fractions, up to a constant for each sample.
 * @param size - At least 5 features.
 * @returns `size` × `size`, symmetric, 1 on the diagonal.
 */
export function basisCorrelation(logs: Float64Array, size: number, samples: number): Float64Array {
  const ratios = ratioVariances(logs, size, samples);
  const sums = new Float64Array(size);
  for (let i = 0; i < size; i += 1) for (let j = 0; j < size; j += 1) sums[i]! += ratios[i * size + j]!;
  const system = new PairSystem(size);
  const excluded = new Set<number>();
  const times = new Int32Array(size);
  let variance = system.solve(sums).map((value) => (value > 0 ? value : leastVariance));
  for (let round = 0; round < rounds; round += 1) {
    const pair = strongest(ratios, variance, excluded);
    if (pair < 0) break;
    const [i, j] = [Math.floor(pair / size), pair % size];
    if (times[i]! + 1 >= size - 3 || times[j]! + 1 >= size - 3) break;
    excluded.add(pair);
    times[i]! += 1;
    times[j]! += 1;
    sums[i]! -= ratios[pair]!;
    sums[j]! -= ratios[pair]!;
    system.exclude(i, j);
    variance = system.solve(sums).map((value) => (value > 0 ? value : leastVariance));
  }
  const r = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    r[i * size + i] = 1;
    for (let j = 0; j < i; j += 1) r[i * size + j] = r[j * size + i] = correlationOf(variance, ratios, i, j);
  }
  return r;
}

const correlationOf = (variance: Float64Array, ratios: Float64Array, i: number, j: number): number =>
  (variance[i]! + variance[j]! - ratios[i * variance.length + j]!) / (2 * Math.sqrt(variance[i]! * variance[j]!));

/** Variances of all log ratios, n − 1 in the divisor. */
function ratioVariances(logs: Float64Array, size: number, samples: number): Float64Array {
  const centred = logs.slice();
  for (let i = 0; i < size; i += 1) {
    let mean = 0;
    for (let s = 0; s < samples; s += 1) mean += centred[i * samples + s]! / samples;
    for (let s = 0; s < samples; s += 1) centred[i * samples + s]! -= mean;
  }
  const found = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < i; j += 1) {
      let sum = 0;
      for (let s = 0; s < samples; s += 1) {
        const off = centred[i * samples + s]! - centred[j * samples + s]!;
        sum += off * off;
      }
      found[i * size + j] = found[j * size + i] = sum / (samples - 1);
    }
  }
  return found;
}

/**
 * The pair i < j, as i·D + j, of the largest |r| above the threshold among those not excluded; −1 when there is none.
 */
function strongest(ratios: Float64Array, variance: Float64Array, excluded: ReadonlySet<number>): number {
  const size = variance.length;
  let [best, most] = [-1, threshold];
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) {
      const strength = Math.abs(correlationOf(variance, ratios, i, j));
      if (strength <= most || excluded.has(i * size + j)) continue;
      [best, most] = [i * size + j, strength];
    }
  }
  return best;
}

/**
 * The equations of the basis variances: (D − 2)·I + 1·1ᵀ, less u·uᵀ with u = e_i + e_j for each excluded pair; each is
 * one step of Sherman and Morrison.
 */
class PairSystem {
  readonly #size: number;
  readonly #steps: { readonly i: number; readonly j: number; readonly w: Float64Array; readonly left: number }[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  exclude(i: number, j: number): void {
    const u = new Float64Array(this.#size);
    u[i] = u[j] = 1;
    const w = this.solve(u);
    this.#steps.push({ i, j, w, left: 1 - w[i]! - w[j]! });
  }

  solve(right: Float64Array): Float64Array {
    const size = this.#size;
    const share = right.reduce((sum, value) => sum + value, 0) / (2 * size - 2);
    const found = right.map((value) => (value - share) / (size - 2));
    for (const { i, j, left, w } of this.#steps) {
      const factor = (found[i]! + found[j]!) / left;
      for (let k = 0; k < size; k += 1) found[k]! += factor * w[k]!;
    }
    return found;
  }
}

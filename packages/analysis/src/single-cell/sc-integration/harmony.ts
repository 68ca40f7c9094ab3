/**
 * Settings of Harmony with the letters of the paper: `theta` for diversity, `lambda` for the ridge, `sigma` for the
 * softness.
 */
export type HarmonySettings = {
  /** Strength of mixing the batches. */
  readonly theta: number;
  /** Ridge penalty. */
  readonly lambda: number;
  /** Width of the soft clusters. */
  readonly sigma: number;
  /** Most rounds of clustering and correcting, and most passes of one clustering. */
  readonly rounds: number;
  /** Most passes of one clustering. */
  readonly passes: number;
  /**
   * Relative gain of the objective below which it ends: of three passes beside the three before (shifted by one), and
   * of two rounds.
   */
  readonly passGain: number;
  /** Relative gain below which the rounds end. */
  readonly roundGain: number;
  /** Share of the cells whose memberships are renewed together. */
  readonly block: number;
};

export const usualSettings: HarmonySettings = {
  theta: 2,
  lambda: 1,
  sigma: 0.1,
  rounds: 10,
  passes: 20,
  passGain: 1e-5,
  roundGain: 1e-4,
  block: 0.05,
};

/** One clustering: the terms of the objective at its end, and the number of passes. Round 0 is the start. */
type Round = {
  readonly round: number;
  readonly passes: number;
  readonly objective: number;
  readonly distance: number;
  readonly entropy: number;
  readonly diversity: number;
};

export type Harmony = {
  /** n × dimensions, row-major. */
  readonly corrected: Float64Array;
  readonly rounds: readonly Round[];
  readonly converged: boolean;
};

/** Batches of the cells as places 0 … count − 1, each with at least one cell. */
export type Batches = { readonly of: Int32Array; readonly count: number };

const window = 3;

/** Rows of length 1; a row of zeros stays. */
export function unitRows(values: Float64Array, n: number, d: number): Float64Array {
  const result = values.slice();
  for (let i = 0; i < n; i += 1) {
    let sum = 0;
    for (let j = 0; j < d; j += 1) sum += result[i * d + j]! ** 2;
    const length = Math.sqrt(sum);
    if (length > 0) for (let j = 0; j < d; j += 1) result[i * d + j]! /= length;
  }
  return result;
}

/**
 * Harmony: alternates soft clustering of the cells on the unit sphere, favouring clusters with all batches, and removal
 * of the batch differences within each cluster by ridge regression, until neither improves.
 *
 * Korsunsky et al. 2019, doi:10.1038/s41592-019-0619-0; rules of ending as the R package harmony.
 *
 * @param points - n × d components, row-major; not changed.
 * @param centres - k × d, where the clusters begin.
 * @param order - The cells in the order in which a pass renews them.
 */
export function harmony(
  points: Float64Array,
  n: number,
  d: number,
  batches: Batches,
  centres: Float64Array,
  settings: HarmonySettings,
  order: (pass: number) => Int32Array,
  progress: (fraction: number) => void = () => undefined,
): Harmony {
  const k = centres.length / d;
  const state = startOf(unitRows(points, n, d), n, d, k, batches, unitRows(centres, k, d), settings);
  const rounds: Round[] = [{ round: 0, passes: 0, ...objectiveOf(state, settings) }];
  let corrected: Float64Array = points.slice();
  let converged = false;
  let pass = 0;
  for (let round = 1; round <= settings.rounds && !converged; round += 1) {
    const gained: number[] = [];
    let parts = objectiveOf(state, settings);
    let passes = 0;
    for (let at = 0; at < settings.passes; at += 1) {
      moveCentres(state);
      renew(state, settings, order(pass));
      pass += 1;
      passes += 1;
      parts = objectiveOf(state, settings);
      gained.push(parts.objective);
      if (at > window && settled(gained, settings.passGain)) break;
      progress((round - 1 + (at + 1) / settings.passes) / settings.rounds);
    }
    corrected = withoutBatches(points, state, settings.lambda);
    state.cosine = unitRows(corrected, n, d);
    const before = rounds.at(-1)!.objective;
    rounds.push({ round, passes, ...parts });
    converged = (before - parts.objective) / Math.abs(before) < settings.roundGain;
  }
  return { corrected, rounds, converged };
}

/** Compares the sum of the last three with that of the three ending one earlier. */
function settled(values: readonly number[], gain: number): boolean {
  let [old, now] = [0, 0];
  for (let i = 0; i < window; i += 1) {
    old += values[values.length - 2 - i]!;
    now += values[values.length - 1 - i]!;
  }
  return (old - now) / Math.abs(old) < gain;
}

type State = {
  cosine: Float64Array;
  readonly n: number;
  readonly d: number;
  readonly k: number;
  readonly batches: Batches;
  /** Share of the cells that each batch has. */
  readonly share: Float64Array;
  readonly centres: Float64Array;
  /** n × k: memberships, which sum to 1, and cosine distances 2(1 − cos). */
  readonly member: Float64Array;
  readonly distance: Float64Array;
  /** k × batches: memberships by batch, and what the shares let expect. */
  readonly observed: Float64Array;
  readonly expected: Float64Array;
};

function startOf(
  cosine: Float64Array,
  n: number,
  d: number,
  k: number,
  batches: Batches,
  centres: Float64Array,
  { sigma }: HarmonySettings,
): State {
  const share = new Float64Array(batches.count);
  for (const own of batches.of) share[own]! += 1 / n;
  const state: State = {
    cosine,
    n,
    d,
    k,
    batches,
    share,
    centres,
    member: new Float64Array(n * k),
    distance: new Float64Array(n * k),
    observed: new Float64Array(k * batches.count),
    expected: new Float64Array(k * batches.count),
  };
  measure(state);
  for (let i = 0; i < n; i += 1) {
    soften(state, i, sigma);
    count(state, i, 1);
  }
  return state;
}

function measure({ centres, cosine, d, distance, k, n }: State): void {
  for (let i = 0; i < n; i += 1) {
    for (let c = 0; c < k; c += 1) {
      let dot = 0;
      for (let j = 0; j < d; j += 1) dot += cosine[i * d + j]! * centres[c * d + j]!;
      distance[i * k + c] = 2 * (1 - dot);
    }
  }
}

/** Memberships of cell i by distance alone, or with a weight for each cluster. */
function soften({ distance, k, member }: State, i: number, sigma: number, weight?: Float64Array): void {
  let near = Infinity;
  for (let c = 0; c < k; c += 1) near = Math.min(near, distance[i * k + c]!);
  let sum = 0;
  for (let c = 0; c < k; c += 1) {
    const value = Math.exp((near - distance[i * k + c]!) / sigma) * (weight ? weight[c]! : 1);
    member[i * k + c] = value;
    sum += value;
  }
  for (let c = 0; c < k; c += 1) member[i * k + c]! /= sum;
}

/** Adds cell i to the observed and expected counts (with −1: removes it). */
function count({ batches, expected, k, member, observed, share }: State, i: number, sign: 1 | -1): void {
  const b = batches.count;
  for (let c = 0; c < k; c += 1) {
    const value = sign * member[i * k + c]!;
    observed[c * b + batches.of[i]!]! += value;
    for (let at = 0; at < b; at += 1) expected[c * b + at]! += value * share[at]!;
  }
}

function moveCentres(state: State): void {
  const { centres, cosine, d, k, member, n } = state;
  centres.fill(0);
  for (let i = 0; i < n; i += 1) {
    for (let c = 0; c < k; c += 1) {
      const weight = member[i * k + c]!;
      if (weight > 0) for (let j = 0; j < d; j += 1) centres[c * d + j]! += weight * cosine[i * d + j]!;
    }
  }
  centres.set(unitRows(centres, k, d));
  measure(state);
}

/**
 * New memberships, a block of cells at a time: the cells of a block are taken out, and all see the same counts of the
 * others.
 */
function renew(state: State, { block, sigma, theta }: HarmonySettings, order: Int32Array): void {
  const { batches, expected, k, n, observed } = state;
  const b = batches.count;
  const size = Math.max(1, Math.ceil(n * block));
  const weights = Array.from({ length: b }, () => new Float64Array(k));
  for (let from = 0; from < n; from += size) {
    const to = Math.min(n, from + size);
    for (let at = from; at < to; at += 1) count(state, order[at]!, -1);
    for (let at = 0; at < b; at += 1)
      for (let c = 0; c < k; c += 1)
        weights[at]![c] = ((expected[c * b + at]! + 1) / (observed[c * b + at]! + 1)) ** theta;
    for (let at = from; at < to; at += 1) soften(state, order[at]!, sigma, weights[batches.of[order[at]!]!]!);
    for (let at = from; at < to; at += 1) count(state, order[at]!, 1);
  }
}

function objectiveOf(
  { batches, distance, expected, k, member, n, observed }: State,
  { sigma, theta }: HarmonySettings,
): Omit<Round, 'round' | 'passes'> {
  const b = batches.count;
  const surplus = observed.map((value, at) => theta * Math.log((value + 1) / (expected[at]! + 1)));
  let [far, entropy, diversity] = [0, 0, 0];
  for (let i = 0; i < n; i += 1) {
    for (let c = 0; c < k; c += 1) {
      const weight = member[i * k + c]!;
      if (weight === 0) continue;
      far += weight * distance[i * k + c]!;
      entropy += sigma * weight * Math.log(weight);
      diversity += sigma * weight * surplus[c * b + batches.of[i]!]!;
    }
  }
  return { objective: far + entropy + diversity, distance: far, entropy, diversity };
}

/**
 * The components without the batch differences of each cluster: a ridge regression of the components on the batches
 * with the memberships as weights, whose intercept stays. With one batch a cell the normal equations are solved in
 * closed form.
 */
function withoutBatches(points: Float64Array, { batches, d, k, member, n }: State, lambda: number): Float64Array {
  const b = batches.count;
  const corrected = points.slice();
  for (let c = 0; c < k; c += 1) {
    const weight = new Float64Array(b);
    const sums = new Float64Array(b * d);
    for (let i = 0; i < n; i += 1) {
      const own = member[i * k + c]!;
      const at = batches.of[i]!;
      weight[at]! += own;
      for (let j = 0; j < d; j += 1) sums[at * d + j]! += own * points[i * d + j]!;
    }
    // Intercept m: Σ_b [sums_b − w_b(m + (sums_b − w_b m)/(w_b + λ))] = 0.
    const free = weight.map((own) => lambda / (own + lambda));
    const total = weight.reduce((sum, own, at) => sum + own * free[at]!, 0);
    const effect = new Float64Array(b * d);
    for (let j = 0; j < d; j += 1) {
      let middle = 0;
      for (let at = 0; at < b; at += 1) middle += sums[at * d + j]! * free[at]!;
      middle = total > 0 ? middle / total : 0;
      for (let at = 0; at < b; at += 1)
        effect[at * d + j] = (sums[at * d + j]! - weight[at]! * middle) / (weight[at]! + lambda);
    }
    for (let i = 0; i < n; i += 1) {
      const own = member[i * k + c]!;
      if (own > 0) for (let j = 0; j < d; j += 1) corrected[i * d + j]! -= own * effect[batches.of[i]! * d + j]!;
    }
  }
  return corrected;
}

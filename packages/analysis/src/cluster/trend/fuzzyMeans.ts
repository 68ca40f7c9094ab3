import { uniform } from '../../linear/index.ts';

export type FuzzyMeans = {
  /** `clusters` rows of `width`. */
  readonly centers: Float64Array;
  /** Rows × clusters; each row sums to 1. */
  readonly memberships: Float64Array;
  /** Σ u^m d², what is made small. */
  readonly objective: number;
  readonly converged: boolean;
};

const mostRounds = 1_000;
const settled = 1e-10;

/**
 * The fuzzifier at which random data form no clusters, after Schwämmle & Jensen 2010
 * (doi:10.1093/bioinformatics/btq534), as `mestimate` of Mfuzz.
 *
 * @param rows - How many profiles. @param width - How many values each has.
 */
export const estimatedFuzzifier = (rows: number, width: number): number =>
  1 + (1418 / rows + 22.05) * width ** -2 + (12.33 / rows + 0.243) * width ** (-0.0406 * Math.log(rows) - 0.1134);

/** Memberships of every row for these centres, into `memberships`. @returns the objective. */
function assign(
  values: Float64Array,
  rows: number,
  width: number,
  centers: Float64Array,
  clusters: number,
  m: number,
  memberships: Float64Array,
): number {
  const power = 1 / (m - 1);
  const squares = new Float64Array(clusters);
  let objective = 0;
  for (let row = 0; row < rows; row += 1) {
    let nearest = Infinity;
    for (let c = 0; c < clusters; c += 1) {
      let sum = 0;
      for (let j = 0; j < width; j += 1) sum += (values[row * width + j]! - centers[c * width + j]!) ** 2;
      squares[c] = sum;
      nearest = Math.min(nearest, sum);
    }
    // Distances relative to the nearest, so that no power overflows; a row equal to a centre belongs to it alone.
    let total = 0;
    for (let c = 0; c < clusters; c += 1) {
      const share = nearest > 0 ? (nearest / squares[c]!) ** power : Number(squares[c] === 0);
      memberships[row * clusters + c] = share;
      total += share;
    }
    for (let c = 0; c < clusters; c += 1) {
      const u = memberships[row * clusters + c]! / total;
      memberships[row * clusters + c] = u;
      objective += u ** m * squares[c]!;
    }
  }
  return objective;
}

function centresOf(
  values: Float64Array,
  rows: number,
  width: number,
  clusters: number,
  m: number,
  memberships: Float64Array,
  centers: Float64Array,
): void {
  centers.fill(0);
  const weights = new Float64Array(clusters);
  for (let row = 0; row < rows; row += 1) {
    for (let c = 0; c < clusters; c += 1) {
      const weight = memberships[row * clusters + c]! ** m;
      weights[c]! += weight;
      for (let j = 0; j < width; j += 1) centers[c * width + j]! += weight * values[row * width + j]!;
    }
  }
  for (let c = 0; c < clusters; c += 1) for (let j = 0; j < width; j += 1) centers[c * width + j]! /= weights[c]! || 1;
}

function once(
  values: Float64Array,
  rows: number,
  width: number,
  clusters: number,
  m: number,
  random: () => number,
): FuzzyMeans {
  const centers = new Float64Array(clusters * width);
  // The first centres are different rows.
  const chosen = new Set<string>();
  for (let c = 0; c < clusters; c += 1) {
    let row = 0;
    for (let tries = 0; tries < 200; tries += 1) {
      row = Math.floor(random() * rows);
      const key = values.subarray(row * width, (row + 1) * width).join(' ');
      if (chosen.has(key)) continue;
      chosen.add(key);
      break;
    }
    centers.set(values.subarray(row * width, (row + 1) * width), c * width);
  }
  const memberships = new Float64Array(rows * clusters);
  let objective = assign(values, rows, width, centers, clusters, m, memberships);
  let converged = false;
  for (let round = 0; round < mostRounds && !converged; round += 1) {
    centresOf(values, rows, width, clusters, m, memberships, centers);
    const next = assign(values, rows, width, centers, clusters, m, memberships);
    converged = objective - next <= settled * next;
    objective = next;
  }
  return { centers, memberships, objective, converged };
}

/**
 * Fuzzy c-means of Bezdek 1981 with Euclidean distances, the best of several starts.
 *
 * @param values - Rows × width, finite. @param m - Fuzzifier, above 1.
 */
export function fuzzyMeans(
  values: Float64Array,
  rows: number,
  width: number,
  clusters: number,
  m: number,
  starts: number,
  seed: number,
  onProgress: (fraction: number) => void,
): FuzzyMeans {
  const random = uniform(seed);
  let best: FuzzyMeans | null = null;
  for (let start = 0; start < starts; start += 1) {
    const found = once(values, rows, width, clusters, m, random);
    if (!best || found.objective < best.objective) best = found;
    onProgress((start + 1) / starts);
  }
  return best!;
}

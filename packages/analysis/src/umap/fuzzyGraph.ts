import { joinedGraph, type Neighbours } from '../neighbours/index.ts';

/** A symmetric weighted graph as both of its directed edges, sorted by head, then tail. */
export type FuzzyGraph = { readonly heads: Int32Array; readonly tails: Int32Array; readonly weights: Float64Array };

const rounds = 64;
const tolerance = 1e-5;
const leastScale = 1e-3;

/**
 * Of every point the distance to its nearest other (ρ) and the scale σ with Σ exp(−max(0, d − ρ)/σ) = log2(k), k
 * counting the point itself (as umap-learn 0.5 and uwot).
 */
export function smoothDistances({ distance, k }: Neighbours): {
  readonly rho: Float64Array;
  readonly sigma: Float64Array;
} {
  const n = k === 0 ? 0 : distance.length / k;
  const target = Math.log2(k + 1);
  const overall = distance.reduce((sum, value) => sum + value, 0) / (n * (k + 1));
  const [rho, sigma] = [new Float64Array(n), new Float64Array(n)];
  for (let i = 0; i < n; i += 1) {
    const own = distance.subarray(i * k, (i + 1) * k);
    rho[i] = own.find((value) => value > 0) ?? 0;
    sigma[i] = Math.max(
      bandwidth(own, rho[i]!, target),
      leastScale * (rho[i]! > 0 ? own.reduce((sum, value) => sum + value, 0) / (k + 1) : overall),
    );
  }
  return { rho, sigma };
}

function bandwidth(distances: Float64Array, rho: number, target: number): number {
  let [low, high, middle] = [0, Infinity, 1];
  for (let round = 0; round < rounds; round += 1) {
    let sum = 0;
    for (const value of distances) sum += value > rho ? Math.exp(-(value - rho) / middle) : 1;
    if (Math.abs(sum - target) < tolerance) break;
    if (sum > target) {
      high = middle;
      middle = (low + high) / 2;
    } else {
      low = middle;
      middle = high === Infinity ? middle * 2 : (low + high) / 2;
    }
  }
  return middle;
}

/** The fuzzy union of the directed memberships: a + b − a·b (McInnes, Healy & Melville 2018, arXiv:1802.03426). */
export function fuzzyGraph(neighbours: Neighbours): FuzzyGraph {
  const { distance, k } = neighbours;
  const { rho, sigma } = smoothDistances(neighbours);
  const membership = distance.map((value, at) => {
    const i = Math.floor(at / k);
    return value <= rho[i]! ? 1 : Math.exp(-(value - rho[i]!) / sigma[i]!);
  });
  const { starts, to, weight } = joinedGraph(neighbours, membership, (there, back) => there + back - there * back);
  const heads = new Int32Array(to.length);
  rho.forEach((_, i) => heads.fill(i, starts[i], starts[i + 1]));
  return { heads, tails: to, weights: weight };
}

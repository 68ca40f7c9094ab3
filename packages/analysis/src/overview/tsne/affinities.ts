import { joinedGraph, type Neighbours } from '../../neighbours/index.ts';

/** Symmetric similarities that sum to 1, by row: `columns[starts[i]…starts[i+1]]`. */
export type Affinities = { readonly starts: Int32Array; readonly columns: Int32Array; readonly values: Float64Array };

/**
 * Gaussian similarities to the neighbours, of every point with the precision that makes 2^entropy the perplexity, made
 * symmetric: (p(j|i) + p(i|j)) / 2n.
 *
 * van der Maaten 2014, J. Mach. Learn. Res. 15, 3221: three times the perplexity neighbours stand for all.
 */
export function affinities(neighbours: Neighbours, perplexity: number): Affinities {
  const { distance, k } = neighbours;
  const n = distance.length / k;
  const shares = new Float64Array(distance.length);
  for (let i = 0; i < n; i += 1) shares.set(conditional(distance.subarray(i * k, (i + 1) * k), perplexity), i * k);
  const { starts, to, weight } = joinedGraph(neighbours, shares, (there, back) => there / (2 * n) + back / (2 * n));
  return { starts, columns: to, values: weight };
}

/** exp(−β·d²), summing to 1, with entropy ln(perplexity); when all distances are equal, equal shares. */
export function conditional(distances: Float64Array, perplexity: number): Float64Array {
  const wanted = Math.log(perplexity);
  const nearest = distances.reduce((least, value) => Math.min(least, value), Infinity) ** 2;
  let [low, high, beta] = [0, Infinity, 1];
  const shares = new Float64Array(distances.length);
  for (let round = 0; round < 200; round += 1) {
    let [sum, moment] = [0, 0];
    distances.forEach((value, at) => {
      const apart = value ** 2 - nearest;
      shares[at] = Math.exp(-beta * apart);
      sum += shares[at]!;
      moment += beta * apart * shares[at]!;
    });
    const rest = Math.log(sum) + moment / sum - wanted;
    for (let at = 0; at < shares.length; at += 1) shares[at]! /= sum;
    if (Math.abs(rest) < 1e-6) break;
    if (rest > 0) {
      low = beta;
      beta = high === Infinity ? beta * 2 : (beta + high) / 2;
    } else {
      high = beta;
      beta = (low + beta) / 2;
    }
  }
  return shares;
}

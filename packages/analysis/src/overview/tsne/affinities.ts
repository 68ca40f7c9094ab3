import type { Neighbours } from '../../single-cell/shared/index.ts';

/** Symmetric similarities that sum to 1, by row: `columns[starts[i]…starts[i+1]]`. */
export type Affinities = { readonly starts: Int32Array; readonly columns: Int32Array; readonly values: Float64Array };

/**
 * Gaussian similarities to the neighbours, of every point with the precision that makes 2^entropy the perplexity, made symmetric: (p(j|i) + p(i|j)) / 2n.
 *
 * van der Maaten 2014, J. Mach. Learn. Res. 15, 3221: three times the perplexity neighbours stand for all.
 */
export function affinities({ distance, index, k }: Neighbours, perplexity: number): Affinities {
  const n = index.length / k;
  const rows = Array.from({ length: n }, () => new Map<number, number>());
  for (let i = 0; i < n; i += 1) {
    conditional(distance.subarray(i * k, (i + 1) * k), perplexity).forEach((value, at) => {
      const j = index[i * k + at]!;
      rows[i]!.set(j, (rows[i]!.get(j) ?? 0) + value / (2 * n));
      rows[j]!.set(i, (rows[j]!.get(i) ?? 0) + value / (2 * n));
    });
  }
  const starts = new Int32Array(n + 1);
  rows.forEach((row, i) => (starts[i + 1] = starts[i]! + row.size));
  const [columns, values] = [new Int32Array(starts[n]!), new Float64Array(starts[n]!)];
  rows.forEach((row, i) => {
    Int32Array.from(row.keys()).sort().forEach((j, at) => {
      columns[starts[i]! + at] = j;
      values[starts[i]! + at] = row.get(j)!;
    });
  });
  return { starts, columns, values };
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

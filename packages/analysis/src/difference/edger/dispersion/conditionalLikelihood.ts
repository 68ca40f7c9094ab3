import { logGamma } from '../../../statistics/index.ts';
import { countsOf } from '../fit/counts.ts';
import type { Counts } from '../fit/counts.ts';
import { levelFit } from '../fit/levelFit.ts';
import { brentMaximum } from './brentMaximum.ts';
import { dispersionAt, gridSize } from './grid.ts';
import { quantileAdjust } from './quantileAdjust.ts';

/**
 * The likelihood of every feature's dispersion on the grid given the totals of its groups, the counts adjusted to
 * libraries of one size: quantile-adjusted conditional maximum likelihood, for plain groups.
 *
 * Robinson & Smyth 2008, doi:10.1093/biostatistics/kxm030
 *
 * @param rows - The features that have a likelihood.
 * @param members - The samples of each group.
 * @returns Features × grid.
 */
export function conditionalLikelihoods(
  counts: Counts,
  rows: readonly number[],
  members: readonly Int32Array[],
  progress: (fraction: number) => void,
): Float64Array {
  const own = countsOf(counts, rows);
  const groups = members.filter((list) => list.length > 1);
  const likelihood = (pseudo: Float64Array, dispersion: number, out: Float64Array, stride: number): void => {
    const size = 1 / dispersion;
    for (let row = 0; row < own.rows; row += 1) {
      out[row * stride] = groups.reduce((sum, list) => sum + ofGroup(pseudo, row * own.samples, list, size), 0);
    }
  };

  const first = equalized(own, members, 0.01);
  const each = new Float64Array(own.rows);
  const total = (share: number): number => {
    likelihood(first, share / (1 - share), each, 1);
    return each.reduce((sum, value) => sum + value, 0);
  };
  progress(0.1);
  const share = brentMaximum(total, 1e-4, 100 / 101, 1e-6);
  progress(0.5);
  const pseudo = equalized(own, members, share / (1 - share));
  const found = new Float64Array(own.rows * gridSize);
  for (let point = 0; point < gridSize; point += 1) {
    progress(0.6 + (0.4 * point) / gridSize);
    likelihood(pseudo, dispersionAt(point), found.subarray(point), gridSize);
  }
  return found;
}

function ofGroup(pseudo: Float64Array, from: number, members: Int32Array, size: number): number {
  const n = members.length;
  let total = 0;
  let sum = 0;
  for (const i of members) {
    total += pseudo[from + i]!;
    sum += logGamma(pseudo[from + i]! + size);
  }
  return sum + logGamma(n * size) - logGamma(total + n * size) - n * logGamma(size);
}

/** The counts adjusted to libraries that all have their geometric mean size. */
function equalized(
  { values, rows, samples: n, sizes }: Counts,
  members: readonly Int32Array[],
  dispersion: number,
): Float64Array {
  const size = Math.exp(sizes.reduce((sum, one) => sum + Math.log(one), 0) / n);
  const pseudo = new Float64Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    const y = values.subarray(row * n, (row + 1) * n);
    for (const list of members) {
      const level = Math.exp(levelFit(y, sizes, list, dispersion, Number.NaN));
      for (const i of list)
        pseudo[row * n + i] = Math.max(0, quantileAdjust(y[i]!, level * sizes[i]!, level * size, dispersion));
    }
  }
  return pseudo;
}

import { incompleteBeta, logBeta, logGamma } from '../../statistics/index.ts';
import { quantileAdjust } from './dispersion/quantileAdjust.ts';
import type { Dispersions } from './dispersion/dispersions.ts';
import type { Counts } from './fit/counts.ts';
import { withPrior } from './fit/counts.ts';
import { levelFit } from './fit/levelFit.ts';
import { changePrior } from './likelihoodTests.ts';
import type { ComparisonTest } from './likelihoodTests.ts';

/** With more reads in both groups the beta distribution approximates the sum. */
const many = 900;

/**
 * Exact tests of two groups with the features' own dispersions, both tails the same size, as `edgeR::exactTest`.
 *
 * Robinson & Smyth 2008, doi:10.1093/biostatistics/kxm030
 *
 * @param members - The samples of the test and of the reference group.
 */
export function exactTests(
  counts: Counts,
  { tagwise }: Dispersions,
  members: { readonly test: Int32Array; readonly reference: Int32Array },
): ComparisonTest {
  const pair = pairOf(counts, [...members.reference, ...members.test]);
  const of = [0, members.reference.length, pair.samples];
  const [reference, test, both] = [range(of[0]!, of[1]!), range(of[1]!, of[2]!), range(0, pair.samples)];
  const raised = withPrior(pair, changePrior);
  const size = Math.exp(pair.sizes.reduce((sum, one) => sum + Math.log(one), 0) / pair.samples);
  const nothing = new Float64Array(counts.rows).fill(Number.NaN);
  const found = {
    log2fc: new Float64Array(counts.rows),
    statistic: nothing,
    p: new Float64Array(counts.rows),
    df: nothing,
  };
  for (let row = 0; row < counts.rows; row += 1) {
    const dispersion = tagwise[row]!;
    const part = ({ values, samples: n }: Counts): Float64Array => values.subarray(row * n, (row + 1) * n);
    const levelOf = (list: Int32Array): number => levelFit(part(raised), raised.sizes, list, dispersion, Number.NaN);
    found.log2fc[row] = (levelOf(test) - levelOf(reference)) / Math.LN2;
    const y = part(pair);
    const level = Math.exp(levelFit(y, pair.sizes, both, dispersion, Number.NaN));
    const sumOf = (list: Int32Array): number =>
      list.reduce((sum, i) => sum + quantileAdjust(y[i]!, level * pair.sizes[i]!, level * size, dispersion), 0);
    found.p[row] = pOf(sumOf(reference), sumOf(test), reference.length, test.length, dispersion);
  }
  return found;
}

const range = (from: number, to: number): Int32Array => Int32Array.from({ length: to - from }, (_, i) => from + i);

function pairOf({ values, rows, samples: n, sizes }: Counts, columns: readonly number[]): Counts {
  const taken = new Float64Array(rows * columns.length);
  for (let row = 0; row < rows; row += 1)
    columns.forEach((column, i) => (taken[row * columns.length + i] = values[row * n + column]!));
  return {
    values: taken,
    rows,
    samples: columns.length,
    sizes: Float64Array.from(columns, (column) => sizes[column]!),
  };
}

/** Twice the probability of a share of the first group at least as extreme, given both sums. */
function pOf(sum1: number, sum2: number, n1: number, n2: number, dispersion: number): number {
  const [s1, s2] = [Math.round(sum1), Math.round(sum2)];
  if (s1 > many && s2 > many) return betaTail(sum1, sum2, n1, n2, dispersion);
  const s = s1 + s2;
  const expected = (n1 * s) / (n1 + n2);
  if (s <= 0 || s1 === expected) return 1;
  const [a, b] = [n1 / dispersion, n2 / dispersion];
  // An adjusted sum may lie just outside 0…s.
  let x = Math.min(s, Math.max(0, s1));
  let chance = Math.exp(
    logGamma(s + 1) - logGamma(x + 1) - logGamma(s - x + 1) + logBeta(x + a, s - x + b) - logBeta(a, b),
  );
  let tail = chance;
  if (s1 < expected) {
    for (; x > 0; x -= 1) tail += chance *= (x / (s - x + 1)) * ((s - x + b) / (x - 1 + a));
  } else {
    for (; x < s; x += 1) tail += chance *= ((s - x) / (x + 1)) * ((x + a) / (s - x - 1 + b));
  }
  return Math.min(1, 2 * tail);
}

function betaTail(sum1: number, sum2: number, n1: number, n2: number, dispersion: number): number {
  const s = sum1 + sum2;
  const mean = s / (n1 + n2);
  const a = (n1 * mean) / (1 + dispersion * mean);
  const b = (n2 / n1) * a;
  const below = incompleteBeta((sum1 + 0.5) / s, (sum2 - 0.5) / s, a, b);
  if (below < 0.5) return 2 * below;
  const above = incompleteBeta((sum2 + 0.5) / s, (sum1 - 0.5) / s, b, a);
  return above < 0.5 ? 2 * above : 1;
}

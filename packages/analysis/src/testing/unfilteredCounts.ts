import { randomDraws } from '../examples/randomDraws.ts';
import type { Groups, Matrix } from '../model/index.ts';

export type UnfilteredOptions = {
  /** Rows of the table, those without a read among them. */
  readonly genes: number;
  /** Samples of each group; groups are named A, B, C … */
  readonly sizes: readonly number[];
  /** Of the draws: the same seed gives the same table. */
  readonly seed: number;
};

/** Of the genes: those without a read. */
const shareEmpty = 0.42;

/**
 * Counts of reads as a quantifier writes them, before anybody filters: rows of zeros, rows with a handful of reads or
 * with all of them in one sample, levels over six powers of ten, dispersions that scatter widely about their trend,
 * counts far out, libraries of unequal size, and donors that several samples share. The factor `donor` is beside the
 * groups.
 */
export function unfilteredCounts({ genes, seed, sizes }: UnfilteredOptions): {
  readonly matrix: Matrix;
  readonly groups: Groups;
} {
  const draws = randomDraws(seed);
  const group = sizes.flatMap((size, level) => Array.from({ length: size }, () => level));
  const donors = sizes.flatMap((size) => Array.from({ length: size }, (_, at) => at % 3));
  const depth = group.map(() => Math.exp(draws.normal(0, 0.4)));
  const samples = group.map((_, at) => `S${at + 1}`);

  const row = (): number[] => {
    if (draws.uniform() < shareEmpty) return group.map(() => 0);
    const mean = Math.exp(draws.normal(2, 2.1));
    const dispersion = (0.001 + 2.8 / mean) * Math.exp(draws.normal(0, 0.6));
    const change = draws.uniform() < 0.15 ? draws.normal(0, 1.2) : 0;
    const own = [0, 1, 2].map(() => (draws.uniform() < 0.1 ? draws.normal(0, 0.2) : 0));
    const counts = group.map((level, at) =>
      draws.poisson(draws.gamma(1 / dispersion, mean * depth[at]! * Math.exp(change * level + own[donors[at]!]!))),
    );
    const odd = draws.uniform();
    const place = Math.floor(draws.uniform() * group.length);
    // All reads in one sample; a count far out; a gene that is silent in the last group.
    if (odd < 0.02) return counts.map((count, at) => (at === place ? 3 + 20 * count : 0));
    if (odd < 0.025) return counts.map((count, at) => (at === place ? 40 * (count + 1) : count));
    return odd < 0.03 ? counts.map((count, at) => (group[at] === sizes.length - 1 ? 0 : count)) : counts;
  };
  const values = new Float64Array(genes * group.length);
  for (let gene = 0; gene < genes; gene += 1) values.set(row(), gene * group.length);

  const levels = sizes.map((_, level) => String.fromCharCode(65 + level));
  return {
    matrix: {
      idName: 'id',
      ids: Array.from({ length: genes }, (_, gene) => `g${gene + 1}`),
      samples,
      values,
      annotations: [],
    },
    groups: {
      samples,
      group: group.map((level) => levels[level]!),
      levels,
      colors: {},
      factors: [{ name: 'donor', values: donors.map((donor) => `d${donor + 1}`) }],
    },
  };
}

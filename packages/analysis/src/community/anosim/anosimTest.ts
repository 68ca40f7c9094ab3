import { permutationP, permutedForms, shuffles } from '../../permutations/index.ts';

export type AnosimTest = { readonly r: number; readonly p: number };

/**
 * Distances replaced by their rank among all pairs, ties sharing the mean; symmetric, size² long, 0 on the diagonal.
 */
export function rankDistances(distance: Float64Array, size: number): Float64Array {
  const pairs: number[] = [];
  for (let i = 0; i < size; i += 1) for (let j = 0; j < i; j += 1) pairs.push(i * size + j);
  const order = Int32Array.from(pairs).sort((a, b) => distance[a]! - distance[b]! || a - b);
  const ranks = new Float64Array(size * size);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && distance[order[to]!] === distance[order[from]!]) to += 1;
    for (let at = from; at < to; at += 1) {
      const cell = order[at]!;
      ranks[cell] = ranks[(cell % size) * size + Math.floor(cell / size)] = (from + 1 + to) / 2;
    }
    from = to;
  }
  return ranks;
}

/**
 * Analysis of similarities (Clarke 1993, doi:10.1111/j.1442-9993.1993.tb00438.x): R = (mean rank between − mean rank
 * within) ÷ (pairs / 2). `NaN` when no group has two samples or all samples are one group.
 *
 * @param ranks - From `rankDistances`. @param code - Group of every sample.
 */
export function anosimTest(ranks: Float64Array, code: Int32Array, permutations: number, seed: number): AnosimTest {
  const size = code.length;
  const pairs = (size * (size - 1)) / 2;
  const groups = [...new Set(code)].map((level) => Float64Array.from(code, (one) => Number(one === level)));
  const within = groups.reduce((sum, group) => sum + choose2(group.reduce((count, value) => count + value, 0)), 0);
  const between = pairs - within;
  if (within === 0 || between === 0) return { r: Number.NaN, p: Number.NaN };
  const all = (pairs * (pairs + 1)) / 2;
  const statistic = (forms: Float64Array, b: number): number => {
    let sum = 0;
    for (let c = 0; c < groups.length; c += 1) sum += forms[b * groups.length + c]! / 2;
    return ((all - sum) / between - sum / within) / (pairs / 2);
  };
  const identity = { count: 1, size, values: Int32Array.from(code.keys()) };
  const r = statistic(permutedForms(ranks, groups, identity), 0);
  const forms = permutedForms(ranks, groups, shuffles(size, permutations, seed));
  return {
    r,
    p: permutationP(
      r,
      Float64Array.from({ length: permutations }, (_, b) => statistic(forms, b)),
    ),
  };
}

const choose2 = (n: number): number => (n * (n - 1)) / 2;

import { permutationP, permutedForms, type Shuffles } from '../../permutations/index.ts';

/** How the mean distances of groups of n samples are weighed: by n, n − 1 or n(n − 1)/2. */
export type ClassWeight = 'n' | 'n-1' | 'pairs';
export type MrppTest = {
  /** Weighted mean of the mean distances within groups. */
  readonly delta: number;
  /** Mean of all distances: delta where groups mean nothing. */
  readonly expected: number;
  /** Chance-corrected agreement within groups, 1 − delta ÷ expected. */
  readonly a: number;
  readonly p: number;
  /** Mean distance within each group; `NaN` of a group with one sample. */
  readonly within: readonly number[];
};

const weightOf = (n: number, how: ClassWeight): number => (how === 'n' ? n : how === 'n-1' ? n - 1 : (n * (n - 1)) / 2);

/**
 * Multi-response permutation procedure (Mielke, Berry & Johnson 1976, doi:10.1080/03610927608827451; McCune & Grace
 * 2002; as `mrpp` of vegan). A group with one sample has no distance within it and no weight. All `NaN` when no group
 * has two samples or all distances are 0.
 *
 * @param distance - size², symmetric, zero diagonal. Not mutated. @param code - Group of every sample, 0…`groups` − 1.
 */
export function mrppTest(
  distance: Float64Array,
  code: Int32Array,
  groups: number,
  how: ClassWeight,
  orders: Shuffles,
): MrppTest {
  const size = code.length;
  const sizes = Array.from({ length: groups }, (_, group) =>
    code.reduce((count, one) => count + Number(one === group), 0),
  );
  const used = sizes.flatMap((n, group) => (n > 1 ? [group] : []));
  const members = used.map((group) => Float64Array.from(code, (one) => Number(one === group)));
  const weights = used.map((group) => weightOf(sizes[group]!, how));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const means = (forms: Float64Array, b: number): number[] =>
    used.map((group, c) => forms[b * used.length + c]! / (sizes[group]! * (sizes[group]! - 1)));
  const deltaOf = (within: readonly number[]): number =>
    within.reduce((sum, mean, c) => sum + mean * weights[c]!, 0) / whole;
  const expected = distance.reduce((sum, value) => sum + value, 0) / (size * (size - 1));
  if (used.length === 0 || !(expected > 0))
    return { delta: Number.NaN, expected, a: Number.NaN, p: Number.NaN, within: sizes.map(() => Number.NaN) };
  const observed = means(permutedForms(distance, members, { count: 1, size, values: Int32Array.from(code.keys()) }), 0);
  const delta = deltaOf(observed);
  const forms = permutedForms(distance, members, orders);
  // Small deltas are what speaks for groups.
  const p = permutationP(
    -delta,
    Float64Array.from({ length: orders.count }, (_, b) => -deltaOf(means(forms, b))),
  );
  return {
    delta,
    expected,
    a: 1 - delta / expected,
    p,
    within: sizes.map((_, group) => (used.includes(group) ? observed[used.indexOf(group)]! : Number.NaN)),
  };
}

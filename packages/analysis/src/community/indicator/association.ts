export type Statistic = 'indval_g' | 'indval' | 'r_g' | 'r';

/** Some of the groups, by position, ascending. */
export type Combination = readonly number[];

/** All combinations of 1 to `most` of `groups` groups, the small ones first, each in the order of R's `combn`. */
export function combinationsOf(groups: number, most: number): Combination[] {
  const all: Combination[] = [];
  const extend = (chosen: Combination, size: number): void => {
    if (chosen.length === size) return void all.push(chosen);
    for (let next = (chosen.at(-1) ?? -1) + 1; next < groups; next += 1) extend([...chosen, next], size);
  };
  for (let size = 1; size <= most; size += 1) extend([], size);
  return all;
}

/** How many combinations there are, without making them. */
export function combinationCount(groups: number, most: number): number {
  let [count, term] = [0, 1];
  for (let size = 1; size <= most; size += 1) {
    term = (term * (groups - size + 1)) / size;
    count += term;
  }
  return Math.round(count);
}

/** What one feature holds in each group: sums, sums of squares, and samples that have it. */
export type Held = { readonly sum: Float64Array; readonly square: Float64Array; readonly present: Float64Array };

type Strength = {
  /**
   * Share of the feature that is in the combination (specificity), and of the combination's samples that have it
   * (fidelity).
   */
  readonly a: number;
  readonly b: number;
  /** √(A·B), or the correlation with the combination; `NaN` where it is not defined. */
  readonly value: number;
};

/** The association of one feature with any combination of groups; what all combinations share is computed once. */
export type Association = {
  readonly strength: (combination: Combination) => Strength;
  /** Only the `value` of the strength, which is all that permutations need. */
  readonly value: (combination: Combination) => number;
};

/**
 * The association of a feature with combinations of groups.
 *
 * IndVal: √(specificity × fidelity) (Dufrêne & Legendre 1997, doi:10.2307/2963459; the root as in indicspecies). r: the
 * point biserial correlation. `_g` gives every group the same weight, however many samples it has (De Cáceres &
 * Legendre 2009, doi:10.1890/08-1823.1). Combinations as De Cáceres, Legendre & Moretti 2010,
 * doi:10.1111/j.1600-0706.2010.18334.x
 *
 * @param sizes - Samples in each group, all above 0.
 */
export function associationOf(
  { present, square, sum }: Held,
  sizes: readonly number[],
  statistic: Statistic,
): Association {
  const equal = statistic.endsWith('_g');
  const count = sizes.length;
  const samples = sizes.reduce((all, size) => all + size, 0);
  const level = (group: number): number => (equal ? sum[group]! / sizes[group]! : sum[group]!);
  let [whole, squares] = [0, 0];
  for (let group = 0; group < count; group += 1) {
    whole += level(group);
    squares += equal ? square[group]! / sizes[group]! : square[group]!;
  }
  // The group-equalised r is that of groups as large as the mean one.
  const weight = equal ? samples / count : 1;
  const spread = samples * weight * squares - (weight * whole) ** 2;
  // The variance that rounding leaves of a constant feature.
  const still = !(spread > 1e-12 * samples * weight * squares);
  const share = (combination: Combination): number => {
    let within = 0;
    for (let at = 0; at < combination.length; at += 1) within += level(combination[at]!);
    return whole > 0 ? within / whole : Number.NaN;
  };
  const seen = (combination: Combination): number => {
    let [found, size] = [0, 0];
    for (let at = 0; at < combination.length; at += 1) {
      found += present[combination[at]!]!;
      size += sizes[combination[at]!]!;
    }
    return found / size;
  };
  const correlation = (combination: Combination): number => {
    let held = equal ? weight * combination.length : 0;
    if (!equal) for (let at = 0; at < combination.length; at += 1) held += sizes[combination[at]!]!;
    // All groups together have no outside to compare with, even if rounding leaves a value.
    return still || combination.length === count
      ? Number.NaN
      : (weight * whole * (samples * share(combination) - held)) / Math.sqrt(spread * (samples * held - held * held));
  };
  const value = statistic.startsWith('indval')
    ? (combination: Combination): number => Math.sqrt(share(combination) * seen(combination))
    : correlation;
  return {
    value,
    strength: (combination) => ({ a: share(combination), b: seen(combination), value: value(combination) }),
  };
}

/**
 * The combination with the strongest association; of equal ones the one with the fewest groups. `NaN` and −1 where none
 * is defined.
 */
export function strongest(
  association: Association,
  combinations: readonly Combination[],
): { readonly at: number; readonly value: number } {
  let [at, value] = [-1, Number.NaN];
  for (let c = 0; c < combinations.length; c += 1) {
    const own = association.value(combinations[c]!);
    // Equal but for rounding: sums of groups taken in another order.
    if (at < 0 ? !Number.isNaN(own) : own > value + 1e-10) [at, value] = [c, own];
  }
  return { at, value };
}

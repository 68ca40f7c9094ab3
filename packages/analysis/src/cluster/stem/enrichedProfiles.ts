import { uniform } from '../../linear/index.ts';
import { tolerance } from './modelProfiles.ts';

export type Assignment = {
  /** For each feature the profiles with the largest correlation; several when they tie. */
  readonly own: readonly (readonly number[])[];
  readonly correlation: Float64Array;
  /** Number of features of each profile; a feature that ties between h profiles counts 1 ÷ h for each. */
  readonly counts: Float64Array;
};

/** The nearest profiles of every feature. Both tables standardised, `width` columns. */
export function assigned(features: Float64Array, profiles: Float64Array, width: number): Assignment {
  const counts = new Float64Array(profiles.length / width);
  const correlation = new Float64Array(features.length / width);
  const own = Array.from(correlation, (_, row) => {
    const r = Float64Array.from(counts, (__, profile) =>
      product(features, row * width, profiles, profile * width, width),
    );
    const best = r.reduce((most, value) => Math.max(most, value), -Infinity);
    correlation[row] = best;
    const tied = [...r.keys()].filter((profile) => r[profile]! >= best - tolerance);
    for (const profile of tied) counts[profile]! += 1 / tied.length;
    return tied;
  });
  return { own, correlation, counts };
}

function product(a: Float64Array, from: number, b: Float64Array, at: number, width: number): number {
  let sum = 0;
  for (let j = 0; j < width; j += 1) sum += a[from + j]! * b[at + j]!;
  return sum;
}

/** Orders of the time points: all of them when there are no more than asked for, else that many drawn. */
export function timeOrders(
  width: number,
  most: number,
  seed: number,
): { readonly orders: readonly (readonly number[])[]; readonly all: boolean } {
  let ways = 1;
  for (let i = 2; i <= width; i += 1) ways *= i;
  const start = Array.from({ length: width }, (_, i) => i);
  if (ways <= most) return { orders: ordersOf(start), all: true };
  const next = uniform(seed);
  return {
    orders: Array.from({ length: most }, () => {
      const order = [...start];
      for (let i = width - 1; i > 0; i -= 1) {
        const j = Math.floor(next() * (i + 1));
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      return order;
    }),
    all: false,
  };
}

const ordersOf = (values: readonly number[]): number[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((value, i) => ordersOf(values.filter((_, j) => j !== i)).map((rest) => [value, ...rest]));

/**
 * Features of each profile that are expected by chance: their mean over the orders of the time points.
 *
 * A correlation does not depend on the start of a course, so a permuted course need not be shifted to start at 0 again.
 */
export function expectedCounts(
  features: Float64Array,
  profiles: Float64Array,
  width: number,
  orders: readonly (readonly number[])[],
  progress: (fraction: number) => void,
): Float64Array {
  const expected = new Float64Array(profiles.length / width);
  const moved = new Float64Array(profiles.length);
  const rows = features.length / width;
  const r = new Float64Array(expected.length);
  orders.forEach((order, at) => {
    progress(at / orders.length);
    // Permuting the profiles by the inverse order is the same as permuting every feature.
    for (let profile = 0; profile < expected.length; profile += 1)
      for (let j = 0; j < width; j += 1) moved[profile * width + order[j]!] = profiles[profile * width + j]!;
    for (let row = 0; row < rows; row += 1) {
      let best = -Infinity;
      for (let profile = 0; profile < r.length; profile += 1) {
        let sum = 0;
        for (let j = 0; j < width; j += 1) sum += features[row * width + j]! * moved[profile * width + j]!;
        r[profile] = sum;
        if (sum > best) best = sum;
      }
      let ties = 0;
      for (let profile = 0; profile < r.length; profile += 1) if (r[profile]! >= best - tolerance) ties += 1;
      for (let profile = 0; profile < r.length; profile += 1)
        if (r[profile]! >= best - tolerance) expected[profile]! += 1 / ties / orders.length;
    }
  });
  return expected;
}

/**
 * Groups of significant profiles that are alike: from each profile a group grows by the nearest further profile as long
 * as its correlation with every member exceeds the limit; the group with the most features is kept, and the rest is
 * grouped anew.
 */
export function alikeProfiles(
  significant: readonly number[],
  counts: Float64Array,
  profiles: Float64Array,
  width: number,
  least: number,
): number[][] {
  const r = (a: number, b: number): number => product(profiles, a * width, profiles, b * width, width);
  const groups: number[][] = [];
  let left = [...significant];
  while (left.length > 0) {
    let best: number[] = [];
    let most = -1;
    for (const first of left) {
      const group = [first];
      for (;;) {
        const others = left.filter((one) => !group.includes(one));
        if (others.length === 0) break;
        const nearest = others.reduce((one, other) => (r(first, other) > r(first, one) + tolerance ? other : one));
        if (!group.every((member) => r(member, nearest) >= least - tolerance)) break;
        group.push(nearest);
      }
      const size = group.reduce((sum, profile) => sum + counts[profile]!, 0);
      if (size > most + tolerance) [best, most] = [group, size];
    }
    groups.push(best.toSorted((a, b) => a - b));
    left = left.filter((one) => !best.includes(one));
  }
  return groups;
}

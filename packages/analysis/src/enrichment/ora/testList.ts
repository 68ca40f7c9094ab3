import { hypergeometricUpper, pAdjust, type PAdjustMethod } from '../../statistics/index.ts';
import { walleniusUpper } from './wallenius.ts';

/** Key of a name: the number of its feature in the sets, or the name itself when it is in no set. */
export type Key = number | string;

/** The background and the sets within it, the same for every list. */
export type Universe = {
  readonly total: number;
  /** How many features the sets have together, whether in the background or not. */
  readonly features: number;
  /** Sets of a size within the limits, by number. */
  readonly sets: readonly { readonly set: number; readonly size: number; readonly members: Int32Array }[];
};

/** How likely each feature of the background is to be drawn. */
export type Weights = { readonly of: ReadonlyMap<Key, number>; readonly sum: number };

/** One tested set; `p` follows the weights when there are any, `plain` does not. */
export type Row = {
  readonly set: number;
  readonly size: number;
  readonly overlap: number;
  readonly p: number;
  readonly plain: number;
  readonly adjusted: number;
  readonly odds: number;
  readonly features: readonly string[];
};

/**
 * Tests one list in all sets, one-sided; of the same p the larger share of the set comes first.
 *
 * @param named - The features of the list that are in the background, with the names of the user.
 * @returns All tested sets, those without a hit too.
 */
export function testList(
  named: ReadonlyMap<Key, string>,
  { features, sets, total }: Universe,
  weights: Weights | null,
  method: PAdjustMethod,
): Row[] {
  const drawn = named.size;
  // Sets hold features by number, and an array by number is much faster to look up than a map.
  const nameOf: (string | undefined)[] = Array.from({ length: features });
  for (const [key, name] of named) if (typeof key === 'number') nameOf[key] = name;
  const rows = sets.map(({ members, set, size }) => {
    const hits: string[] = [];
    for (const key of members) {
      const name = nameOf[key];
      if (name !== undefined) hits.push(name);
    }
    const overlap = hits.length;
    const plain = hypergeometricUpper(overlap, size, drawn, total);
    const odds = weights ? oddsOf(members, size, total, weights) : 1;
    return {
      set,
      size,
      overlap,
      plain,
      odds,
      p: weights && odds !== 1 ? walleniusUpper(overlap, size, drawn, total, odds) : plain,
      features: hits,
    };
  });
  const adjusted = pAdjust(
    Float64Array.from(rows, ({ p }) => p),
    method,
  );
  return rows
    .map((row, at) => ({ ...row, adjusted: adjusted[at]! }))
    .toSorted(
      (a, b) =>
        Number(a.overlap === 0) - Number(b.overlap === 0) ||
        a.p - b.p ||
        b.overlap / b.size - a.overlap / a.size ||
        a.set - b.set,
    );
}

/**
 * How much likelier a feature of the set is to be drawn than one outside, on average; 1 for a set that is the whole
 * background.
 */
function oddsOf(members: Int32Array, size: number, total: number, { of, sum }: Weights): number {
  if (size === total) return 1;
  let inside = 0;
  for (const key of members) inside += of.get(key) ?? 0;
  return inside / size / ((sum - inside) / (total - size));
}

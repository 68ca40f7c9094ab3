import { shuffles } from '../../permutations/index.ts';
import { associationOf, strongest, type Combination, type Held } from './association.ts';
import { sumsOf } from './groupSums.ts';
import type { IndicatorOptions } from './indicator.schema.ts';
import type { Prepared } from './prepare.ts';
import type { Row } from './resultTables.ts';

/** Values closer than this are equal, as in vegan. */
const tolerance = Math.sqrt(Number.EPSILON);

/**
 * For each taxon the combination of groups with the strongest association, and the probability of one as strong by
 * chance.
 *
 * `combination` is −1 for a taxon without variation; `p` is `NaN` for that, and for a taxon associated most with all
 * groups together.
 */
export function strongestOf(
  { code, held, levels, sizes }: Prepared,
  combinations: readonly Combination[],
  { permutations, statistic }: IndicatorOptions,
  seed: number,
  progress: (fraction: number) => void,
): readonly Pick<Row, 'combination' | 'value' | 'a' | 'b' | 'p'>[] {
  const orders = shuffles(code.length, permutations, seed);
  const room: Held = {
    sum: new Float64Array(levels.length),
    square: new Float64Array(levels.length),
    present: new Float64Array(levels.length),
  };
  return held.map((own, feature) => {
    if (feature % 20 === 0) progress(feature / held.length);
    const association = associationOf(sumsOf(own, code, null, room), sizes, statistic);
    const best = strongest(association, combinations);
    if (best.at < 0) return { combination: -1, value: Number.NaN, a: Number.NaN, b: Number.NaN, p: Number.NaN };
    const { a, b } = association.strength(combinations[best.at]!);
    // A taxon of all groups indicates none of them.
    if (combinations[best.at]!.length === levels.length)
      return { combination: best.at, value: best.value, a, b, p: Number.NaN };
    let hits = 0;
    for (let round = 0; round < orders.count; round += 1) {
      const shuffled = associationOf(
        sumsOf(own, code, orders.values.subarray(round * orders.size, (round + 1) * orders.size), room),
        sizes,
        statistic,
      );
      // Whether any combination reaches the best one found; which of them is best does not matter.
      if (combinations.some((combination) => shuffled.value(combination) >= best.value - tolerance)) hits += 1;
    }
    return { combination: best.at, value: best.value, a, b, p: (hits + 1) / (orders.count + 1) };
  });
}

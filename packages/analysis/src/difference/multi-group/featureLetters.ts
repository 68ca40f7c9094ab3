import { type Comparisons, letterDisplay, type LevelMoments, type LevelRanks } from '../../group-tests/index.ts';
import type { MultiGroupOptions } from './multiGroup.schema.ts';

/**
 * The letters of every compared feature by its row, one text for each group; the highest group has `a`, by mean or, in
 * Dunn's test, by mean rank.
 */
export function lettersOf(
  comparisons: Comparisons | null,
  { mean }: LevelMoments,
  ranks: LevelRanks | null,
  groups: number,
  { p, post_hoc }: MultiGroupOptions,
): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  if (!comparisons) return found;
  const height = post_hoc === 'dunn' ? ranks!.meanRank : mean;
  const pairs = (groups * (groups - 1)) / 2;
  for (let start = 0; start < comparisons.row.length; start += pairs) {
    const row = comparisons.row[start]!;
    const apart = new Uint8Array(groups * groups);
    for (let i = start; i < start + pairs; i += 1) {
      const [a, b] = [comparisons.a[i]!, comparisons.b[i]!];
      if (comparisons.p[i]! < p) apart[a * groups + b] = apart[b * groups + a] = 1;
    }
    const order = Array.from({ length: groups }, (_, group) => group).toSorted(
      (a, b) => height[row * groups + b]! - height[row * groups + a]! || a - b,
    );
    found.set(
      row,
      letterDisplay(order, (a, b) => apart[a * groups + b] === 1),
    );
  }
  return found;
}

import { chiSquaredUpper } from '../../statistics/index.ts';
import type { FollowUp } from './kaplanMeier.ts';
import { inverse, times } from './solve.ts';

export type LogRank = {
  readonly chisq: number;
  readonly df: number;
  readonly p: number;
  readonly observed: Float64Array;
  readonly expected: Float64Array;
};

/**
 * The log-rank test of Mantel (1966) between groups, as `survdiff` of R's survival with rho = 0.
 *
 * @param group - Index of each person's group, 0…`groups` − 1.
 * @returns `p` is `NaN` when nobody had the event or no group can be told from the others.
 */
export function logRank({ event, time }: FollowUp, group: Int32Array, groups: number): LogRank {
  const observed = new Float64Array(groups);
  const expected = new Float64Array(groups);
  const variance = Array.from({ length: groups - 1 }, () => new Float64Array(groups - 1));
  const order = Array.from(time.keys()).sort((a, b) => time[b]! - time[a]!);
  const atRisk = new Float64Array(groups);
  let n = 0;
  for (let at = 0; at < order.length;) {
    const now = time[order[at]!]!;
    const deaths = new Float64Array(groups);
    let d = 0;
    for (; at < order.length && time[order[at]!] === now; at += 1) {
      const who = order[at]!;
      atRisk[group[who]!]! += 1;
      n += 1;
      deaths[group[who]!]! += event[who]!;
      d += event[who]!;
    }
    if (d === 0) continue;
    for (let g = 0; g < groups; g += 1) {
      observed[g]! += deaths[g]!;
      expected[g]! += (atRisk[g]! * d) / n;
    }
    if (n < 2) continue;
    const share = (d * (n - d)) / (n - 1);
    for (let g = 0; g < groups - 1; g += 1)
      for (let k = 0; k < groups - 1; k += 1)
        variance[g]![k]! += share * (atRisk[g]! / n) * ((g === k ? 1 : 0) - atRisk[k]! / n);
  }
  const difference = Float64Array.from({ length: groups - 1 }, (_, g) => observed[g]! - expected[g]!);
  const inverted = inverse(variance);
  const chisq = inverted
    ? times(inverted, difference).reduce((sum, value, g) => sum + value * difference[g]!, 0)
    : Number.NaN;
  return {
    chisq,
    df: groups - 1,
    p: Number.isNaN(chisq) ? Number.NaN : chiSquaredUpper(chisq, groups - 1),
    observed,
    expected,
  };
}

import { describe, expect, it } from 'vitest';
import reference from './wilcoxon.reference.json' with { type: 'json' };
import { rankSumDistribution, signedRankDistribution } from './index.ts';

const relative = (actual: number, expected: number): number => Math.abs(actual - expected) / expected;

describe('rank-sum distribution', () => {
  const below = rankSumDistribution();
  it.each(reference.rankSum)('P(W ≤ %d) for sizes %d and %d agrees with R', (w, m, n, p) =>
    expect(relative(below(w!, m!, n!), p!)).toBeLessThan(1e-12),
  );
  it('does not depend on which group is named first', () => expect(below(23, 6, 9)).toBeCloseTo(below(23, 9, 6), 15));
  it('is symmetric about m·n/2', () => expect(below(7, 5, 8) + below(5 * 8 - 8, 5, 8)).toBeCloseTo(1, 14));
});

describe('signed-rank distribution', () => {
  const below = signedRankDistribution();
  it.each(reference.signedRank)('P(V ≤ %d) for %d pairs agrees with R', (v, n, p) =>
    expect(relative(below(v!, n!), p!)).toBeLessThan(1e-12),
  );
  it('gives the probability that all pairs change in the same direction', () =>
    expect(below(0, 10)).toBeCloseTo(2 ** -10, 16));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocate, likeliest } from './allocate.ts';

const buckets = fc.array(fc.record({ limit: fc.integer({ min: 0, max: 9 }), weight: fc.integer({ min: 0, max: 6 }) }), {
  minLength: 1,
  maxLength: 9,
});
const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

it('distributes in proportion to the weights within the limits, and as much as possible', () => {
  fc.assert(
    fc.property(buckets, fc.double({ min: 0, max: 60, noNaN: true }), (all, amount) => {
      const [limits, weights] = [all.map(({ limit }) => limit), all.map(({ weight }) => weight)];
      const shares = allocate(amount, limits, weights);
      const open = sum(limits.filter((_, i) => weights[i]! > 0));
      expect(sum(shares)).toBeCloseTo(Math.min(amount, open), 9);
      // All that are not full stand at one level, and those that are full below it.
      const level = Math.max(
        0,
        ...[...shares.keys()].filter((i) => weights[i]! > 0).map((i) => shares[i]! / weights[i]!),
      );
      shares.forEach((share, i) => {
        expect(share).toBeLessThanOrEqual(limits[i]! + 1e-9);
        if (weights[i] === 0) expect(share).toBe(0);
        else if (share < limits[i]! - 1e-9) expect(share / weights[i]!).toBeCloseTo(level, 9);
      });
    }),
  );
});

/** log of the multinomial likelihood of whole counts, less its constant. */
const likelihood = (counts: readonly number[], weights: readonly number[]): number =>
  sum(
    counts.map((count, i) => {
      let factorials = 0;
      for (let k = 2; k <= count; k += 1) factorials += Math.log(k);
      return count === 0 ? 0 : count * Math.log(weights[i]!) - factorials;
    }),
  );
const everyWay = (limits: readonly number[], amount: number): number[][] =>
  limits.length === 1
    ? amount <= limits[0]!
      ? [[amount]]
      : []
    : Array.from({ length: Math.min(limits[0]!, amount) + 1 }, (_, first) =>
        everyWay(limits.slice(1), amount - first).map((rest) => [first, ...rest]),
      ).flat();

it('finds the most likely counts of all possible ones, and shares evenly among equal ones', () => {
  const few = fc.array(fc.record({ limit: fc.integer({ min: 0, max: 4 }), weight: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(few, fc.integer({ min: 0, max: 10 }), (all, wanted) => {
      const [limits, weights] = [all.map(({ limit }) => limit), all.map(({ weight }) => weight)];
      const amount = Math.min(wanted, sum(limits));
      const ways = everyWay(limits, amount).map((counts) => ({ counts, value: likelihood(counts, weights) }));
      const best = Math.max(...ways.map(({ value }) => value));
      const top = ways.filter(({ value }) => value > best - 1e-9);
      // The mean of all the best ways: each of the units that stand equal is in as many of them.
      const expected = limits.map((_, i) => sum(top.map(({ counts }) => counts[i]!)) / top.length);
      Array.from(likeliest(amount, limits, weights)).forEach((count, i) => expect(count).toBeCloseTo(expected[i]!, 9));
    }),
  );
});

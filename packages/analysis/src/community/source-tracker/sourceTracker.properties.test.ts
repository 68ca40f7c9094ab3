import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import { rarefied, sourceDraws } from './gibbs.ts';

const counts = fc
  .array(fc.integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 6 })
  .map((list) => Float64Array.from(list, (value, i) => value + Number(i === 0)));
const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);

it('rarefying draws exactly the number asked for, and no more of a taxon than there are', () =>
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 1e6 }), (own, depth, seed) => {
      const taken = rarefied(own, depth, uniform(seed));
      expect(sum(taken)).toBe(Math.min(depth, sum(own)));
      taken.forEach((value, i) => expect(value).toBeLessThanOrEqual(own[i]!));
    }),
  ));

it('every draw assigns each sequence to one source', () =>
  fc.assert(
    fc.property(
      counts,
      fc.array(counts, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 1e6 }),
      (sink, sources, seed) => {
        const draws = sourceDraws(
          sink,
          sources,
          { known: 0.01, unknown: 0.1, source: 1 },
          { restarts: 2, burnIn: 3, draws: 4, delay: 2 },
          uniform(seed),
        );
        expect(draws).toHaveLength(8 * (sources.length + 1));
        for (let b = 0; b < 8; b += 1)
          expect(sum(draws.subarray(b * (sources.length + 1), (b + 1) * (sources.length + 1)))).toBe(sum(sink));
      },
    ),
  ));

it('rarefying draws every sequence with the same probability', () => {
  const next = uniform(11);
  const taken = new Float64Array(3);
  for (let round = 0; round < 4_000; round += 1)
    rarefied(Float64Array.of(10, 30, 60), 20, next).forEach((value, i) => (taken[i]! += value));
  [2, 6, 12].forEach((expected, i) => expect(Math.abs(taken[i]! / 4_000 - expected)).toBeLessThan(0.12));
});

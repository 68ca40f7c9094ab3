import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whiteTest } from './white.ts';

/** A share of a community: parts per billion, since the square of less is no number any more. */
const share = fc.integer({ min: 0, max: 1e9 }).map((parts) => parts / 1e9);

it('White’s test counts permutations as defined: p lies in (0, 1] and the unit changes nothing', () =>
  fc.assert(
    fc.property(fc.array(share, { minLength: 5, maxLength: 9 }), fc.integer({ min: 1, max: 1e6 }), (values, seed) => {
      const input = {
        rows: [Float64Array.from(values), Float64Array.from(values, (value) => value * 4)],
        reference: 2,
        count: 99,
        confidence: 0.9,
        seed,
      };
      const { high, low, p } = whiteTest(input);
      expect(p[0]).toBe(p[1]);
      expect(p[0]).toBeGreaterThanOrEqual(0.01);
      expect(p[0]).toBeLessThanOrEqual(1);
      expect(low[0]).toBeLessThanOrEqual(high[0]!);
    }),
  ));

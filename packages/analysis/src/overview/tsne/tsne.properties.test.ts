import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestNeighbours } from '../../neighbours/index.ts';
import { affinities, conditional } from './affinities.ts';

it('similarities sum to 1 and have the entropy of the perplexity', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 9, maxLength: 40 }), (values) => {
      fc.pre(new Set(values).size === values.length);
      const shares = conditional(
        Float64Array.from(
          values.toSorted((a, b) => a - b),
          (value) => value / 1000,
        ),
        3,
      );
      expect(shares.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12);
      expect(-shares.reduce((sum, value) => sum + (value > 0 ? value * Math.log(value) : 0), 0)).toBeCloseTo(
        Math.log(3),
        4,
      );
    }),
    { numRuns: 200 },
  );
});

it('the table of similarities is symmetric and sums to 1', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 9 })), {
        minLength: 8,
        maxLength: 30,
      }),
      (rows) => {
        const { columns, starts, values } = affinities(
          nearestNeighbours(Float64Array.from(rows.flat()), rows.length, 2, 6),
          2,
        );
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
        const at = new Map<string, number>();
        for (let i = 0; i < rows.length; i += 1)
          for (let e = starts[i]!; e < starts[i + 1]!; e += 1) at.set(`${i} ${columns[e]}`, values[e]!);
        for (const [key, value] of at) expect(at.get(key.split(' ').toReversed().join(' '))).toBe(value);
      },
    ),
    { numRuns: 100 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loess, vst } from '../../cells/index.ts';
import { countsOf } from '../../testing/countsOf.ts';

const tables = fc.integer({ min: 10, max: 24 }).chain((cells) =>
  fc.array(fc.array(fc.constantFrom(0, 0, 1, 2, 5, 30), { minLength: cells, maxLength: cells }), {
    minLength: 8,
    maxLength: 30,
  }),
);

it('the order of cells changes nothing, and the score is the variance of the standardised, clipped values', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const found = vst(countsOf(rows), 0.75);
      const turned = vst(countsOf(rows.map((row) => row.toReversed())), 0.75);
      rows.forEach((row, gene) => {
        expect(turned.score[gene]).toBeCloseTo(found.score[gene]!, 8);
        if (Number.isNaN(found.expected[gene]!)) return expect(new Set(row).size).toBe(1);
        const n = row.length;
        const mean = row.reduce<number>((sum, value) => sum + value, 0) / n;
        const by =
          row.reduce<number>(
            (sum, value) => sum + Math.min(Math.sqrt(n), (value - mean) / Math.sqrt(found.expected[gene]!)) ** 2,
            0,
          ) /
          (n - 1);
        expect(Math.abs(found.score[gene]! - by)).toBeLessThanOrEqual(1e-9 * Math.max(1, by));
      });
    }),
    { numRuns: 100 },
  );
});

it('a curve through points of a parabola is that parabola, in any order of the points', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 12, maxLength: 60 }),
      fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })),
      (at, [a, b, c]) => {
        const x = Float64Array.from(at, (value) => value / 10);
        const y = x.map((value) => a + b * value + c * value * value);
        // Beyond the outermost points the blend of two parabolas is theirs too: values and slopes agree at both ends,
        // and a cubic has four numbers.
        loess(x, y, 0.8).forEach((value, i) => expect(value).toBeCloseTo(y[i]!, 6));
      },
    ),
    { numRuns: 100 },
  );
});

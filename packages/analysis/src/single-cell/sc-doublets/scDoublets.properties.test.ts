import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countsOf } from '../../testing/countsOf.ts';
import { doubletScores } from './doubletScores.ts';
import { equalBins } from './equalBins.ts';
import { valley } from './threshold.ts';

const base = { rate_sd: 0.02, components: 3, min_counts: 0, min_cells: 1, variable_share: 1, neighbors: 4 };

it('scores rise with the share of simulated neighbours at any expected rate', () => {
  const table = fc.integer({ min: 12, max: 20 }).chain((cells) =>
    fc.record({
      counts: fc.array(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: cells, maxLength: cells }), {
        minLength: 4,
        maxLength: 7,
      }),
      pairs: fc.array(fc.tuple(fc.nat(cells - 1), fc.nat(cells - 1)), { minLength: cells, maxLength: 2 * cells }),
      rates: fc.tuple(fc.double({ min: 0.01, max: 0.4, noNaN: true }), fc.double({ min: 0.01, max: 0.4, noNaN: true })),
    }),
  );
  fc.assert(
    fc.property(table, ({ counts, pairs, rates }) => {
      const cells = countsOf(counts.map((row) => row.map((value, i) => value + Number(i % 3 === 0))));
      const genes = counts.flatMap((row, gene) => (new Set(row).size > 1 ? [gene] : []));
      if (genes.length < 3) return;
      const drawn = {
        one: Int32Array.from(pairs, ([one]) => one),
        other: Int32Array.from(pairs, ([, other]) => other),
      };
      if (cells.cells.some((_, cell) => cells.starts[cell] === cells.starts[cell + 1])) return;
      const [low, high] = rates.map(
        (expected_rate) => doubletScores(cells, genes, drawn, { ...base, expected_rate }, 1).observed,
      );
      const order = (scores: Float64Array): number[] =>
        [...scores.keys()].toSorted((a, b) => Math.sign(scores[a]! - scores[b]!) || a - b);
      expect(low!.score.every((score) => score > 0)).toBe(true);
      expect(order(low!.score.map((value) => Number(value.toPrecision(9))))).toEqual(
        order(high!.score.map((value) => Number(value.toPrecision(9)))),
      );
    }),
    { numRuns: 40 },
  );
});

it('every value lies in one bin, and the valley between the ends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 2, maxLength: 80 }),
      fc.integer({ min: 1, max: 60 }),
      (values, bins) => {
        const { centres, counts } = equalBins(values, bins);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
        expect(centres).toHaveLength(bins);
        const found = valley(Float64Array.from(values));
        if (found !== null && Math.min(...values) < Math.max(...values)) {
          expect(found).toBeGreaterThanOrEqual(Math.min(...values));
          expect(found).toBeLessThanOrEqual(Math.max(...values));
        }
      },
    ),
    { numRuns: 150 },
  );
});

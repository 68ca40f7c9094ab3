import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { controlGenes, expressionBins, recoveryScores } from './scores.ts';

const table = fc
  .record({ genes: fc.integer({ min: 3, max: 9 }), cells: fc.integer({ min: 1, max: 5 }) })
  .chain(({ cells, genes }) =>
    fc.record({
      counts: fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: cells, maxLength: cells }), {
        minLength: genes,
        maxLength: genes,
      }),
      set: fc.uniqueArray(fc.nat(genes - 1), { minLength: 1, maxLength: genes }),
      limit: fc.integer({ min: 2, max: genes + 2 }),
    }),
  );

it('recovery is the mean of AUCell over all orders of equal counts', () => {
  fc.assert(
    fc.property(table, ({ counts, limit, set }) => {
      const found = recoveryScores(countsOf(counts), [set], limit)[0]!;
      const area = (ranks: readonly number[]): number => {
        const below = [...ranks.filter((rank) => rank < limit).toSorted((a, b) => a - b), limit];
        return below.slice(1).reduce((sum, rank, i) => sum + (rank - below[i]!) * (i + 1), 0);
      };
      const best = area(set.map((_, i) => i + 1));
      counts[0]!.forEach((_, cell) => {
        const values = counts.map((row) => row[cell]!);
        const mean = set.reduce((sum, gene) => {
          const [above, equal] = [
            values.filter((value) => value > values[gene]!).length,
            values.filter((value) => value === values[gene]).length,
          ];
          return (
            sum +
            Array.from({ length: equal }, (__, i) => area([above + 1 + i])).reduce((total, one) => total + one, 0) /
              equal
          );
        }, 0);
        expect(found[cell]!).toBeCloseTo(mean / best, 10);
        expect(found[cell]!).toBeLessThanOrEqual(1 + 1e-12);
      });
    }),
    { numRuns: 150 },
  );
});

it('control genes are from the bins of the set, each once, as many as asked or the whole bin', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 8 }),
      fc.nat(1000),
      (values, bins, count, seed) => {
        const binOf = expressionBins(Float64Array.from(values), bins);
        const members = Array.from({ length: bins }, (_, bin) =>
          Int32Array.from([...binOf.keys()].filter((gene) => binOf[gene] === bin)),
        );
        const before = members.map((own) => [...own]);
        values.forEach((value, gene) => expect(binOf[gene]! >= 0).toBe(value > 0));
        const present = values.filter((value) => value > 0).length;
        if (present > bins)
          expect(
            Math.max(...members.map((own) => own.length)) - Math.min(...members.map((own) => own.length)),
          ).toBeLessThanOrEqual(2);
        const control = controlGenes([0], binOf, members, count, uniform(seed));
        expect(new Set(control).size).toBe(control.length);
        expect(control.length).toBe(binOf[0]! < 0 ? 0 : Math.min(count, members[binOf[0]!]!.length));
        for (const gene of control) expect(binOf[gene]).toBe(binOf[0]);
        expect(members.map((own) => [...own])).toEqual(before);
      },
    ),
    { numRuns: 200 },
  );
});

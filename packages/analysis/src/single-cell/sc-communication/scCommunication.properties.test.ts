import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countsOf } from '../../testing/countsOf.ts';
import { testInteractions } from './interactions.ts';

const shape = fc
  .record({
    genes: fc.integer({ min: 2, max: 6 }),
    cells: fc.integer({ min: 4, max: 12 }),
    types: fc.integer({ min: 2, max: 3 }),
  })
  .chain(({ cells, genes, types }) =>
    fc.record({
      counts: fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: cells, maxLength: cells }), {
        minLength: genes,
        maxLength: genes,
      }),
      partners: fc.array(fc.uniqueArray(fc.nat(genes - 1), { minLength: 1, maxLength: 3 }), {
        minLength: 2,
        maxLength: 4,
      }),
      order: fc.shuffledSubarray(
        Array.from({ length: cells }, (_, i) => i),
        { minLength: cells, maxLength: cells },
      ),
      cluster: fc
        .array(fc.nat(types - 1), { minLength: cells - types, maxLength: cells - types })
        .map((drawn) => [...Array.from({ length: types }, (_, i) => i), ...drawn]),
      types: fc.constant(types),
      share: fc.constantFrom(0, 0.1, 0.5),
    }),
  );

it('means, shares and permutations follow their definitions', () => {
  fc.assert(
    fc.property(shape, ({ cluster, counts, order, partners, share, types }) => {
      const pairs = partners.flatMap((_, ligand) => partners.map((__, receptor) => ({ ligand, receptor })));
      const moved = order.map((cell) => cluster[cell]!);
      const { hits, interactions } = testInteractions(
        { counts: countsOf(counts), partners },
        pairs,
        Int32Array.from(cluster),
        types,
        share,
        1,
        () => Int32Array.from(moved),
      );
      const average = (
        partner: number,
        type: number,
        labels: readonly number[],
        value: (count: number) => number,
      ): number =>
        Math.min(
          ...partners[partner]!.map((gene) => {
            const own = counts[gene]!.filter((_, cell) => labels[cell] === type).map(value);
            return own.reduce((sum, one) => sum + one, 0) / own.length;
          }),
        );
      const mean = (
        { ligand, receptor }: (typeof pairs)[number],
        source: number,
        target: number,
        labels: readonly number[],
      ): number => {
        const [one, other] = [average(ligand, source, labels, Number), average(receptor, target, labels, Number)];
        return one > 0 && other > 0 ? (one + other) / 2 : 0;
      };
      const wanted = pairs
        .flatMap((pair, at) =>
          Array.from({ length: types ** 2 }, (_, i) => ({
            at,
            pair,
            source: Math.floor(i / types),
            target: i % types,
          })),
        )
        .filter(
          ({ pair, source, target }) =>
            mean(pair, source, target, cluster) > 0 &&
            average(pair.ligand, source, cluster, (count) => Number(count > 0)) >= share &&
            average(pair.receptor, target, cluster, (count) => Number(count > 0)) >= share,
        );
      expect(interactions.map((one) => [one.pair, one.source, one.target])).toEqual(
        wanted.map(({ at, source, target }) => [at, source, target]),
      );
      wanted.forEach(({ pair, source, target }, i) => {
        const value = mean(pair, source, target, cluster);
        expect(interactions[i]!.mean).toBeCloseTo(value, 12);
        expect(hits[i]).toBe(Number(mean(pair, source, target, moved) >= value * (1 - 1e-12)));
      });
    }),
    { numRuns: 150 },
  );
});

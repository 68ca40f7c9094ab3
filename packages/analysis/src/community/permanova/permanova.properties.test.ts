import fc from 'fast-check';
import { expect, it } from 'vitest';
import { close } from '../../testing/tables.ts';
import { classTerm, ordersOf, partition } from './partition.ts';

/** Anderson 2001: sums of squared distances within groups, each divided by the size of the group. */
function byDefinition(distance: Float64Array, group: readonly number[]): { total: number; within: number } {
  const size = group.length;
  const sumOf = (keep: (i: number, j: number) => number): number => {
    let sum = 0;
    for (let i = 0; i < size; i += 1) for (let j = 0; j < i; j += 1) sum += distance[i * size + j]! ** 2 * keep(i, j);
    return sum;
  };
  return {
    total: sumOf(() => 1 / size),
    within: sumOf((i, j) => (group[i] === group[j] ? 1 / group.filter((one) => one === group[i]).length : 0)),
  };
}

it('partitions the squared distances as Anderson defines it', () => {
  const cases = fc.integer({ min: 4, max: 9 }).chain((size) =>
    fc.tuple(
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: size * size, maxLength: size * size }),
      fc
        .array(fc.integer({ min: 0, max: 2 }), { minLength: size, maxLength: size })
        .filter((group) => new Set(group).size > 1 && new Set(group).size < size),
    ),
  );
  fc.assert(
    fc.property(cases, ([cells, group]) => {
      const size = group.length;
      const distance = new Float64Array(size * size);
      for (let i = 0; i < size; i += 1)
        for (let j = 0; j < i; j += 1) distance[i * size + j] = distance[j * size + i] = cells[i * size + j]!;
      const { residual, terms, total } = partition(
        distance,
        [classTerm('g', group)],
        ordersOf(size, { permutations: 19, seed: 1, strata: undefined }),
      );
      const expected = byDefinition(distance, group);
      expect(close(total.ss, expected.total, 1e-9)).toBe(true);
      expect(Math.abs(residual.ss - expected.within)).toBeLessThan(1e-9 * expected.total);
      expect(Math.abs(terms[0]!.ss - (expected.total - expected.within))).toBeLessThan(1e-9 * expected.total);
      expect(terms[0]!.df + residual.df).toBe(total.df);
    }),
  );
});

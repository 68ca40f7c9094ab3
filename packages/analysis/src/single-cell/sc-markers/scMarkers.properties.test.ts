import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalTwoSided } from '../../statistics/index.ts';
import { ranksOf } from '../../testing/byDefinition.ts';
import { byGene } from '../../cells/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { rankSumTests } from './rankSums.ts';

it('one shared ranking gives every cluster the same test as ranking it separately', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(0, 0, 1, 2, 3.5, 9), fc.integer({ min: 0, max: 2 })), {
        minLength: 6,
        maxLength: 25,
      }),
      (rows) => {
        const values = rows.map(([value]) => value);
        const cluster = Int32Array.from(rows, ([, own]) => own);
        const sizes = Float64Array.from([0, 1, 2], (own) => cluster.filter((one) => one === own).length);
        fc.pre(sizes.every((size) => size > 0));
        const p = rankSumTests(byGene(countsOf([values])), 0, cluster, sizes);
        const ranks = ranksOf(values);
        const n = values.length;
        const counts = new Map<number, number>();
        for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
        const ties = [...counts.values()].reduce((sum, count) => sum + count ** 3 - count, 0);
        sizes.forEach((size, own) => {
          const w = ranks.reduce((sum, rank, i) => sum + (cluster[i] === own ? rank : 0), 0) - (size * (size + 1)) / 2;
          const away = w - (size * (n - size)) / 2;
          const sigma = Math.sqrt(((size * (n - size)) / 12) * (n + 1 - ties / (n * (n - 1))));
          if (counts.size === 1) expect(p[own]).toBeNaN();
          else expect(Math.abs(p[own]! - normalTwoSided((away - Math.sign(away) * 0.5) / sigma))).toBeLessThan(1e-6);
        });
      },
    ),
    { numRuns: 200 },
  );
});

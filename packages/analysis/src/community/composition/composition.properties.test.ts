import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Matrix, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { composition } from './index.ts';

const samples = ['a', 'b', 'c'];
const feature = fc.record({
  counts: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 3, maxLength: 3 }),
  phylum: fc.constantFrom('P', 'Q', ''),
  genus: fc.constantFrom('g', 'h', 'k', ''),
});

it('sums follow their definition however many taxa are listed', () =>
  fc.assert(
    fc.property(fc.array(feature, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (features, top) => {
      // A first feature that every sample holds, so that no sample is empty.
      const all = [{ counts: [1, 2, 3], phylum: 'P', genus: 'g' }, ...features];
      const ids = all.map((_, at) => `f${at}`);
      const matrix: Matrix = {
        idName: 'id',
        ids,
        samples,
        values: Float64Array.from(all.flatMap(({ counts }) => counts)),
        annotations: [],
      };
      const taxonomy: Taxonomy = {
        features: ids,
        ranks: ['Phylum', 'Genus'],
        values: [all.map(({ phylum }) => phylum), all.map(({ genus }) => genus)],
      };
      const output = composition.run({ matrix, taxonomy }, parseOptions(composition, { rank: 'genus', top }), {
        seed: 1,
        progress: () => undefined,
      });
      const [table, , taxa] = output.tables;
      const lineages = taxa!.columns[1]!.values as string[];
      const names = taxa!.columns[0]!.values as string[];
      names.forEach((name, row) => {
        if (name === '其他') return;
        const own = all.filter(
          ({ genus, phylum }) =>
            [phylum, genus].filter(Boolean).join('|') === lineages[row] &&
            (genus === '') === (name.includes('未分类') || name.includes('未注释')),
        );
        samples.forEach((_, at) => {
          const total = all.reduce((sum, { counts }) => sum + counts[at]!, 0);
          expect((table!.columns[at + 1]!.values as Float64Array)[row]).toBeCloseTo(
            own.reduce((sum, { counts }) => sum + counts[at]!, 0) / total,
            12,
          );
        });
      });
    }),
  ));

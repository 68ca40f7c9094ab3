import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnnotatedCells } from '../../cells/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { cellNumbers, placesOf, summedCounts } from './sums.ts';

const made = fc
  .record({ genes: fc.integer({ min: 1, max: 6 }), cells: fc.integer({ min: 1, max: 20 }) })
  .chain(({ cells, genes }) =>
    fc.record({
      counts: fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: cells, maxLength: cells }), {
        minLength: genes,
        maxLength: genes,
      }),
      sample: fc.array(fc.nat(3), { minLength: cells, maxLength: cells }),
      cluster: fc.array(fc.nat(2), { minLength: cells, maxLength: cells }),
      known: fc.array(fc.boolean(), { minLength: cells, maxLength: cells }),
    }),
  );

it('every count of an annotated cell is in exactly one sum', () => {
  fc.assert(
    fc.property(made, ({ cluster, counts, known, sample }) => {
      const table = countsOf(counts);
      const names = table.cells.map((name, i) => (known[i] ? name : `${name} elsewhere`));
      const annotated: AnnotatedCells = {
        cells: names.toReversed(),
        sample: Int32Array.from(sample.toReversed()),
        cluster: Int32Array.from(cluster.toReversed()),
        samples: ['a', 'b', 'c', 'd'],
        clusters: ['1', '2', '3'],
        levels: ['x'],
        group: new Int32Array(4),
        grouped: true,
        removed: [],
        messages: [],
      };
      const places = placesOf(table, annotated);
      const numbers = cellNumbers(annotated, places);
      for (let own = 0; own < 3; own += 1) {
        const sums = summedCounts(table, annotated, places, own);
        counts.forEach((row, gene) => {
          for (let s = 0; s < 4; s += 1) {
            const of = row.filter((_, cell) => known[cell] && sample[cell] === s && cluster[cell] === own);
            expect(sums[gene * 4 + s]).toBe(of.reduce((sum, value) => sum + value, 0));
            expect(numbers[own]![s]).toBe(of.length);
          }
        });
      }
    }),
    { numRuns: 100 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { binsOf, smoothed } from './profiles.ts';

const genome = fc
  .array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 })
  .map((sizes) => Int32Array.from(sizes.flatMap((size, at) => Array.from({ length: size }, () => at))));

it('a smoothed gene is the mean of the genes of its chromosome within the window', () => {
  fc.assert(
    fc.property(
      genome,
      fc.integer({ min: 1, max: 15 }),
      fc.infiniteStream(fc.integer({ min: -50, max: 50 })),
      (chromosome, window, stream) => {
        const values = Float64Array.from(chromosome, () => stream.next().value as number);
        const into = new Float64Array(values.length);
        smoothed(values, chromosome, window, into);
        chromosome.forEach((own, at) => {
          const near = [...values.keys()].filter(
            (other) => chromosome[other] === own && Math.abs(other - at) <= Math.floor(window / 2),
          );
          expect(into[at]).toBeCloseTo(near.reduce((sum, other) => sum + values[other]!, 0) / near.length, 9);
        });
      },
    ),
  );
});

it('the bins hold every gene once, and none crosses a chromosome', () => {
  fc.assert(
    fc.property(genome, fc.integer({ min: 1, max: 40 }), (chromosome, wanted) => {
      const bins = binsOf(chromosome, wanted);
      expect(bins.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))).toEqual([
        ...chromosome.keys(),
      ]);
      for (const { from, to } of bins) expect(new Set(chromosome.slice(from, to)).size).toBe(1);
      expect(bins.length).toBeLessThanOrEqual(wanted + new Set(chromosome).size);
    }),
  );
});

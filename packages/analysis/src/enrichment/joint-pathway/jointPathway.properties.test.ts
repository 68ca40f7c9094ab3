import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fisherCombined, jointP, stoufferCombined, upperP, type Draw } from './combine.ts';

const draw: fc.Arbitrary<Draw> = fc
  .record({ total: fc.integer({ min: 2, max: 40 }), size: fc.nat(40), drawn: fc.nat(40), overlap: fc.nat(40) })
  .map(({ drawn, overlap, size, total }) => {
    const [inSet, inList] = [1 + (size % total), 1 + (drawn % total)];
    const least = Math.max(0, inSet + inList - total);
    return { total, size: inSet, drawn: inList, overlap: least + (overlap % (Math.min(inSet, inList) - least + 1)) };
  });
const p = fc.double({ min: 1e-12, max: 1, noNaN: true });

/** The upper tail term by term. */
function counted({ drawn, overlap, size, total }: Draw): number {
  const choose = (n: number, k: number): number =>
    k < 0 || k > n
      ? 0
      : Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((product, one) => product * one, 1);
  let sum = 0;
  for (let k = overlap; k <= Math.min(size, drawn); k += 1)
    sum += (choose(size, k) * choose(total - size, drawn - k)) / choose(total, drawn);
  return Math.min(1, sum);
}

it('pooling both lists gives the tail of their sums', () => {
  fc.assert(
    fc.property(draw, draw, (one, other) => {
      const sums = {
        overlap: one.overlap + other.overlap,
        size: one.size + other.size,
        drawn: one.drawn + other.drawn,
        total: one.total + other.total,
      };
      expect(jointP([one, other])).toBeCloseTo(counted(sums), 9);
    }),
  );
});

it('Fisher’s combined p lies between the product and 1, grows with each p, and of a single p is that p', () => {
  fc.assert(
    fc.property(p, p, p, (a, b, c) => {
      const combined = fisherCombined([a, b]);
      expect(combined).toBeGreaterThanOrEqual(a * b * (1 - 1e-12));
      expect(combined).toBeLessThanOrEqual(1);
      expect(combined).toBeCloseTo(fisherCombined([b, a]), 12);
      if (c >= b) expect(fisherCombined([a, c])).toBeGreaterThanOrEqual(combined * (1 - 1e-12));
      expect(fisherCombined([a])).toBe(a);
    }),
  );
});

it('Stouffer’s combined p does not depend on the order or scale of the weights; all weight on one p gives that p', () => {
  fc.assert(
    fc.property(draw, draw, fc.integer({ min: 1, max: 50 }), (one, other, weight) => {
      const combined = stoufferCombined([one, other], [weight, 3]);
      expect(combined).toBeCloseTo(stoufferCombined([other, one], [3, weight]), 10);
      expect(combined).toBeCloseTo(stoufferCombined([one, other], [weight * 7, 21]), 10);
      expect(combined).toBeGreaterThan(0);
      expect(combined).toBeLessThan(1);
      if (upperP(one) < 1) expect(stoufferCombined([one, other], [1, 0])).toBeCloseTo(upperP(one), 10);
    }),
  );
});

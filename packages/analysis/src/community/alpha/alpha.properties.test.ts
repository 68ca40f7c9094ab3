import fc from 'fast-check';
import { expect, it } from 'vitest';
import { close } from '../../testing/tables.ts';
import { alphaIndices } from './indices.ts';

const sample = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5_000 })), {
    minLength: 1,
    maxLength: 40,
  })
  .filter((counts) => counts.some((count) => count > 0));

it('every index follows its definition over the counts above 0', () => {
  fc.assert(
    fc.property(sample, (counts) => {
      const found = alphaIndices(Float64Array.from(counts), true);
      const seen = counts.filter((count) => count > 0);
      const total = seen.reduce((sum, count) => sum + count, 0);
      const times = (count: number) => seen.filter((one) => one === count).length;
      const sum = (of: (share: number) => number) => seen.reduce((all, count) => all + of(count / total), 0);
      const shannon = -sum((share) => share * Math.log(share));
      expect(found.observed).toBe(seen.length);
      expect(close(found.chao1, seen.length + (times(1) * (times(1) - 1)) / (2 * (times(2) + 1)), 1e-12)).toBe(true);
      expect(close(found.shannon, shannon, 1e-9)).toBe(true);
      expect(close(found.gini_simpson, 1 - sum((share) => share ** 2), 1e-9)).toBe(true);
      expect(close(found.goods_coverage, 1 - times(1) / total, 1e-9)).toBe(true);
      expect(found.chao1).toBeGreaterThanOrEqual(found.observed);
      if (!Number.isNaN(found.ace)) expect(found.ace).toBeGreaterThanOrEqual(found.observed * (1 - 1e-12));
    }),
  );
});

it('features with a count of 0 everywhere, and the order of features, change no index', () => {
  fc.assert(
    fc.property(sample, (counts) => {
      const [found, other] = [
        alphaIndices(Float64Array.from(counts), true),
        alphaIndices(Float64Array.from([0, ...counts.toReversed(), 0]), true),
      ];
      for (const name of Object.keys(found) as (keyof typeof found)[])
        expect(close(other[name], found[name], 1e-9)).toBe(true);
    }),
  );
});

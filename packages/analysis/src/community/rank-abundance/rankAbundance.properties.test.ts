import fc from 'fast-check';
import { expect, it } from 'vitest';
import { close } from '../../testing/tables.ts';
import { evennessOf } from './evenness.ts';

const sharesOf = (counts: readonly number[]): Float64Array => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return Float64Array.from(
    counts.toSorted((a, b) => b - a),
    (count) => count / total,
  );
};
const counts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 2, maxLength: 30 });

it('every measure follows its definition', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const found = evennessOf(sharesOf(given));
      const size = given.length;
      const p = [...sharesOf(given)];
      const h = -p.reduce((sum, share) => sum + share * Math.log(share), 0);
      const mean = p.reduce((sum, share) => sum + Math.log(share), 0) / size;
      expect(close(found.pielou, h / Math.log(size), 1e-9)).toBe(true);
      expect(close(found.simpson, 1 / p.reduce((sum, share) => sum + share ** 2, 0) / size, 1e-9)).toBe(true);
      expect(close(found.heip, (Math.exp(h) - 1) / (size - 1), 1e-7)).toBe(true);
      expect(
        close(
          found.evar,
          1 - (2 / Math.PI) * Math.atan(p.reduce((sum, share) => sum + (Math.log(share) - mean) ** 2, 0) / size),
          1e-9,
        ),
      ).toBe(true);
      expect(found.slope).toBeLessThanOrEqual(1e-12);
    }),
  );
});

it('every measure is 1 when all features are equally common, and a constant factor changes none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), counts, fc.integer({ min: 2, max: 9 }), (size, given, factor) => {
      const even = evennessOf(sharesOf(Array.from({ length: size }, () => 7)));
      for (const value of [even.pielou, even.simpson, even.heip, even.evar]) expect(close(value, 1, 1e-9)).toBe(true);
      const [one, other] = [evennessOf(sharesOf(given)), evennessOf(sharesOf(given.map((count) => count * factor)))];
      for (const name of Object.keys(one) as (keyof typeof one)[])
        expect(close(other[name], one[name], 1e-9)).toBe(true);
    }),
  );
});

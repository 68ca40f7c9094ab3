import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fisherUpper } from '../../statistics/index.ts';
import { fisherQuantileUpper, hotellingLimit } from './limits.ts';

it('the limit is the value whose tail has the chosen probability', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 2, max: 300 }),
      fc.integer({ min: 1, max: 900 }),
      (df1, df2, thousandths) => {
        const chance = thousandths / 1000;
        expect(Math.abs(fisherUpper(fisherQuantileUpper(chance, df1, df2), df1, df2) / chance - 1)).toBeLessThan(1e-8);
      },
    ),
  );
});

it('the limit is wider for a smaller probability and for more components', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 12, max: 200 }), (components, samples) => {
      expect(hotellingLimit(0.01, components, samples)).toBeGreaterThan(hotellingLimit(0.05, components, samples));
      expect(hotellingLimit(0.05, components + 1, samples)).toBeGreaterThan(hotellingLimit(0.05, components, samples));
    }),
  );
});

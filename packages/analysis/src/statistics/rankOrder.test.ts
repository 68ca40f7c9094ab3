import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankOrder } from './rankOrder.ts';

it('orders many values as comparing does, equal ones in their old order, without the missing ones', () => {
  const value = fc.oneof(fc.double(), fc.constantFrom(0, -0, 1, -1, 1e-300, 5e-324, NaN, Infinity, -Infinity));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), fc.constantFrom(1, 9000), (some, least) => {
      const values = Float64Array.from({ length: Math.max(some.length, least) }, (_, i) => some[i % some.length]!);
      const compared = Uint32Array.from(values.keys())
        .filter((i) => !Number.isNaN(values[i]!))
        .sort((a, b) => (values[a]! < values[b]! ? -1 : values[a]! > values[b]! ? 1 : a - b));
      expect(rankOrder(values)).toEqual(compared);
    }),
    { numRuns: 12 },
  );
});

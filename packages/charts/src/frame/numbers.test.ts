import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nth } from './numbers.ts';

it('finds the nth smallest value, among ties and in any order', () => {
  const values = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: true })), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(values, fc.nat(), (list, place) => {
      const at = place % list.length;
      expect(nth(Float64Array.from(list), at)).toEqual(Float64Array.from(list).toSorted()[at]);
    }),
    { numRuns: 500 },
  );
});

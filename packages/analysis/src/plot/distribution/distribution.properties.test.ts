import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reals, tied } from '../../testing/tables.ts';
import { boxFigures } from './boxFigures.ts';

const values = fc
  .array(fc.oneof(reals, tied), { minLength: 1, maxLength: 40 })
  .map((list) => Float64Array.from(list).sort());

it('whiskers lie between the extremes and the box, and every value within the fences is covered', () =>
  fc.assert(
    fc.property(values, (sorted) => {
      const { lower, max, median, min, q1, q3, upper } = boxFigures(sorted);
      expect([min, lower, q1, median, q3, upper, max]).toEqual(
        [min, lower, q1, median, q3, upper, max].toSorted((a, b) => a - b),
      );
      const reach = 1.5 * (q3 - q1);
      for (const value of sorted) if (value < lower) expect(value).toBeLessThan(q1 - reach);
      for (const value of sorted) if (value > upper) expect(value).toBeGreaterThan(q3 + reach);
    }),
  ));

it('a shift of all values changes nothing else', () =>
  fc.assert(
    fc.property(values, fc.integer({ min: -50, max: 50 }), (sorted, shift) => {
      const [one, moved] = [boxFigures(sorted), boxFigures(sorted.map((value) => value + shift))];
      expect(moved.median).toBeCloseTo(one.median + shift, 8);
      expect(moved.mean).toBeCloseTo(one.mean + shift, 8);
      if (sorted.length > 1) expect(moved.sd).toBeCloseTo(one.sd, 6);
    }),
  ));

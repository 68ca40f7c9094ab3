import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanOf, varianceOf } from '../../testing/byDefinition.ts';
import { relativeSpread } from './relativeSpread.ts';

const row = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.double({ min: 0.01, max: 1e4, noNaN: true }) },
      { weight: 1, arbitrary: fc.constant(Number.NaN) },
    ),
    { minLength: 3, maxLength: 9 },
  )
  .map((list) => Float64Array.from(list));

it('the RSD is the standard deviation over the mean of the observed values, in any unit', () =>
  fc.assert(
    fc.property(row, fc.double({ min: 0.1, max: 50, noNaN: true }), (values, unit) => {
      // Every second column is no QC sample.
      const columns = Int32Array.from(values.keys()).filter((column) => column % 2 === 0);
      const own = Array.from(columns, (column) => values[column]!).filter((value) => !Number.isNaN(value));
      const { n, rsd } = relativeSpread(values, columns);
      expect(n).toBe(own.length);
      if (own.length < 2) {
        expect(rsd).toBeNaN();
        return;
      }
      expect(rsd).toBeCloseTo(Math.sqrt(varianceOf(own)) / meanOf(own), 9);
      expect(
        relativeSpread(
          values.map((value) => value * unit),
          columns,
        ).rsd,
      ).toBeCloseTo(rsd, 9);
    }),
  ));

it('the RSD of logged data is √(exp(s²) − 1), the same for every base', () =>
  fc.assert(
    fc.property(row, (values) => {
      const columns = Int32Array.from(values.keys());
      const logs = values.map(Math.log);
      const own = [...logs].filter((value) => !Number.isNaN(value));
      const { rsd } = relativeSpread(logs, columns, 'ln');
      if (own.length < 2) {
        expect(rsd).toBeNaN();
        return;
      }
      const expected = Math.sqrt(Math.expm1(varianceOf(own)));
      for (const value of [
        rsd,
        relativeSpread(values.map(Math.log2), columns, 'log2').rsd,
        relativeSpread(values.map(Math.log10), columns, 'log10').rsd,
      ])
        expect(Math.abs(value - expected)).toBeLessThan(1e-9 * (1 + expected));
    }),
  ));

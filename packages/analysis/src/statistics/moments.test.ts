import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf, varianceOf } from '../testing/byDefinition.ts';
import { arithmeticMean, populationVariance, sampleSd, sampleVariance } from './index.ts';

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const some = fc.array(value, { minLength: 2, maxLength: 30 });

describe('mean, variance and standard deviation', () => {
  it('are those worked out by hand', () => {
    // Squares about the mean of 5: 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32.
    const x = [2, 4, 4, 4, 5, 5, 7, 9];
    expect(arithmeticMean(x)).toBe(5);
    expect(sampleVariance(x)).toBeCloseTo(32 / 7, 14);
    expect(sampleSd(x)).toBeCloseTo(Math.sqrt(32 / 7), 14);
    expect(populationVariance(x)).toBe(4);
  });

  it('are what their definitions say, of lists as of typed arrays', () => {
    fc.assert(
      fc.property(some, (values) => {
        const size = Math.max(1, ...values.map(Math.abs));
        expect(Math.abs(arithmeticMean(values) - meanOf(values))).toBeLessThanOrEqual(1e-12 * size);
        expect(Math.abs(sampleVariance(values) - varianceOf(values))).toBeLessThanOrEqual(1e-12 * size ** 2);
        expect(sampleSd(values)).toBe(Math.sqrt(sampleVariance(values)));
        expect(sampleVariance(Float64Array.from(values))).toBe(sampleVariance(values));
      }),
    );
  });

  it('differ by n − 1 and n alone', () => {
    fc.assert(
      fc.property(some, (values) => {
        const n = values.length;
        const spread = sampleVariance(values);
        expect(Math.abs(populationVariance(values) * n - spread * (n - 1))).toBeLessThanOrEqual(1e-12 * spread * n);
      }),
    );
  });

  it('keep the digits of a small spread about a large mean', () => {
    expect(sampleVariance([1e9 + 1, 1e9 + 2, 1e9 + 3, 1e9 + 4])).toBeCloseTo(5 / 3, 9);
  });

  it('have no figure for too few values, and none for a value that is missing', () => {
    expect(arithmeticMean([])).toBeNaN();
    expect(populationVariance([])).toBeNaN();
    expect(sampleVariance([])).toBeNaN();
    expect(sampleSd([3])).toBeNaN();
    expect(populationVariance([3])).toBe(0);
    for (const figure of [arithmeticMean, sampleVariance, sampleSd, populationVariance])
      expect(figure([1, Number.NaN, 2])).toBeNaN();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, medianAndMad, sortedPresent, sortedQuantile } from './index.ts';

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const some = fc.array(fc.oneof(value, fc.integer({ min: -3, max: 3 })), { minLength: 1, maxLength: 30 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('a quantile', () => {
  it('is that of type 7, worked out by hand', () => {
    // h = 4q: 0, 0.4, 1.2, 2, 3.6, 4.
    const x = Float64Array.of(1, 2, 4, 8, 16);
    [0, 0.1, 0.3, 0.5, 0.9, 1].forEach((q, at) =>
      expect(sortedQuantile(x, q)).toBeCloseTo([1, 1.4, 2.4, 4, 12.8, 16][at]!, 12),
    );
  });

  it('is the value itself where the share falls on one, and lies between its neighbours elsewhere', () => {
    fc.assert(
      fc.property(some, share, (values, q) => {
        const sorted = sortedPresent(values);
        const n = sorted.length;
        const found = sortedQuantile(sorted, q);
        const [low, high] = [sorted[Math.floor(q * (n - 1))]!, sorted[Math.ceil(q * (n - 1))]!];
        expect(found).toBeGreaterThanOrEqual(low);
        expect(found).toBeLessThanOrEqual(high + 1e-9 * Math.abs(high));
        sorted.forEach((own, at) => {
          if (n > 1 && Number.isInteger((at / (n - 1)) * (n - 1)))
            expect(sortedQuantile(sorted, at / (n - 1))).toBe(own);
        });
      }),
    );
  });

  it('does not fall as the share rises', () => {
    fc.assert(
      fc.property(some, share, share, (values, one, other) => {
        const sorted = sortedPresent(values);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(sortedQuantile(sorted, low)).toBeLessThanOrEqual(
          sortedQuantile(sorted, high) + 1e-9 * Math.max(1, Math.abs(sorted.at(-1)!)),
        );
      }),
    );
  });

  it('of nothing is no number', () => expect(sortedQuantile([], 0.5)).toBeNaN());
});

describe('the median', () => {
  it('lies between the two middle values of an even number, whatever their order', () => {
    expect(median([7, 1, 3, 10])).toBe(5);
    expect(median([7, 1, 3])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it('has as many values below as above, and leaves missing ones out', () => {
    fc.assert(
      fc.property(some, fc.nat(5), (values, gaps) => {
        const middle = median([...values, ...Array.from({ length: gaps }, () => Number.NaN)]);
        expect(values.filter((one) => one < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((one) => one > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it('leaves the values in their order', () => {
    const values = Float64Array.of(3, 1, Number.NaN, 2);
    median(values);
    expect(values).toEqual(Float64Array.of(3, 1, Number.NaN, 2));
  });
});

it('gives 1.4826 times the median distance from the median, worked out by hand', () => {
  // Distances from 4.5: 2.5, five of 0.5, 2.5, 4.5.
  const { mad, median: middle } = medianAndMad([2, 4, 4, Number.NaN, 4, 5, 5, 7, 9]);
  expect(middle).toBe(4.5);
  expect(mad).toBeCloseTo(0.7413, 12);
});

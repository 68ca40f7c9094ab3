import fc from 'fast-check';
import { expect, it } from 'vitest';
import { basisCorrelation } from './basisCorrelation.ts';

// Distinct values, so that no two pairs are equally strong.
const table = fc.tuple(fc.integer({ min: 5, max: 14 }), fc.integer({ min: 4, max: 9 })).chain(([size, samples]) =>
  fc.record({
    size: fc.constant(size),
    samples: fc.constant(samples),
    logs: fc
      .uniqueArray(fc.integer({ min: -60_000, max: 60_000 }), { minLength: size * samples, maxLength: size * samples })
      .map((values) => values.map((value) => value / 10_000)),
    depths: fc.array(fc.integer({ min: -5, max: 5 }), { minLength: samples, maxLength: samples }),
  }),
);
const near = (one: Float64Array, other: Float64Array) =>
  one.every((value, at) => Math.abs(value - other[at]!) <= 1e-6 * Math.max(1, Math.abs(value)));

it('does not depend on the depth of a sample, and is symmetric', () => {
  fc.assert(
    fc.property(table, ({ depths, logs, samples, size }) => {
      const found = basisCorrelation(Float64Array.from(logs), size, samples);
      expect(
        near(
          basisCorrelation(
            Float64Array.from(logs, (value, at) => value + depths[at % samples]!),
            size,
            samples,
          ),
          found,
        ),
      ).toBe(true);
      for (let i = 0; i < size; i += 1)
        for (let j = 0; j <= i; j += 1) expect(found[i * size + j]).toBe(found[j * size + i]);
    }),
  );
});

it('does not depend on the order of the features', () => {
  fc.assert(
    fc.property(table, ({ logs, samples, size }) => {
      const found = basisCorrelation(Float64Array.from(logs), size, samples);
      const turned = basisCorrelation(
        Float64Array.from(
          { length: logs.length },
          (_, at) => logs[(size - 1 - Math.floor(at / samples)) * samples + (at % samples)]!,
        ),
        size,
        samples,
      );
      expect(near(turned.toReversed(), found)).toBe(true);
    }),
  );
});

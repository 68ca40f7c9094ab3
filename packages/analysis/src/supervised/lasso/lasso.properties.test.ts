import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linearPredictor, logisticPath, penalties } from './logisticPath.ts';

const [features, samples] = [4, 12];
const y = Float64Array.from({ length: samples }, (_, i) => Number(i % 3 === 0));
/** Data that no line separates: both classes hold the extremes of every feature. */
const table = fc
  .array(fc.integer({ min: -30, max: 30 }), { minLength: features * samples, maxLength: features * samples })
  .map((list) =>
    Float64Array.from(list, (value, at) => {
      const sample = at % samples;
      return sample < 2 ? 60 : sample === 3 || sample === 4 ? -60 : value + 0.01 * at;
    }),
  );

it('fulfils the optimality conditions at every penalty: the gradient is λ for chosen features and at most λ for others', () =>
  fc.assert(
    fc.property(table, (values) => {
      const path = logisticPath(
        values,
        features,
        y,
        penalties(values, features, y).filter((_, k) => k % 9 === 0),
        false,
      );
      path.lambda.forEach((penalty, k) => {
        const eta = linearPredictor(path, k, values, samples);
        const rest = y.map((value, i) => value - 1 / (1 + Math.exp(-eta[i]!)));
        // The intercept is free.
        expect(Math.abs(rest.reduce((sum, value) => sum + value, 0) / samples)).toBeLessThan(1e-6);
        for (let f = 0; f < features; f += 1) {
          const row = values.subarray(f * samples, (f + 1) * samples);
          const mean = row.reduce((sum, value) => sum + value, 0) / samples;
          const sd = Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / samples);
          const slope = row.reduce((sum, value, i) => sum + ((value - mean) / sd) * rest[i]!, 0) / samples;
          const coefficient = path.coefficients[k]![f]!;
          if (coefficient === 0) expect(Math.abs(slope)).toBeLessThanOrEqual(penalty + 1e-6);
          else expect(Math.abs(slope - Math.sign(coefficient) * penalty)).toBeLessThan(1e-6);
        }
      });
    }),
    { numRuns: 60 },
  ));

it('all coefficients are 0 at the first penalty', () =>
  fc.assert(
    fc.property(table, (values) => {
      expect([
        ...logisticPath(values, features, y, penalties(values, features, y).slice(0, 1), false).coefficients[0]!,
      ]).toEqual([0, 0, 0, 0]);
    }),
  ));

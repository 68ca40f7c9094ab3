import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderedBasis, ordinate, weighted } from '../constrained/index.ts';
import { gowerMatrix } from '../pcoa/index.ts';
import { distanceResponse } from './response.ts';

const size = 7;
/** Any distances at all, so that many eigenvalues are negative. */
const distance = fc
  .array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 21, maxLength: 21 })
  .map((flat) => {
    const values = new Float64Array(size * size);
    let at = 0;
    for (let i = 0; i < size; i += 1)
      for (let j = 0; j < i; j += 1) values[i * size + j] = values[j * size + i] = flat[at++]!;
    return values;
  });
const variable = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: size, maxLength: size });
const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);

it('all axes, including negative ones, add up to Σd²/n, and the constrained ones to what regression explains', () =>
  fc.assert(
    fc.property(distance, variable, (values, noise) => {
      const response = distanceResponse(values, size, 'keep');
      expect(response.total).toBeCloseTo(sum(values.map((value) => value * value)) / (2 * size), 10);
      const basis = orderedBasis(
        weighted(
          [
            Float64Array.from(noise, (value, i) => value + i),
            Float64Array.from({ length: size }, (_, i) => (i * i) % 5),
          ],
          response,
        ),
      ).filter((axis) => axis !== null);
      const { constrained, unconstrained } = ordinate(response, basis, true);
      expect(sum(constrained.values) + sum(unconstrained.values)).toBeCloseTo(response.total, 6);
      const centred = gowerMatrix(values, size);
      const explained = basis.reduce(
        (all, axis) =>
          all +
          axis.reduce(
            (inner, value, i) =>
              inner + value * axis.reduce((row, other, j) => row + other * centred[i * size + j]!, 0),
            0,
          ),
        0,
      );
      expect(sum(constrained.values)).toBeCloseTo(explained, 6);
    }),
  ));

it('the Lingoes correction leaves no negative eigenvalue, and the positive part is never less than the whole', () =>
  fc.assert(
    fc.property(distance, (values) => {
      const corrected = distanceResponse(values, size, 'lingoes');
      const { unconstrained } = ordinate(corrected, [], true);
      expect(Math.min(...unconstrained.values)).toBeGreaterThan(-1e-9);
      expect(distanceResponse(values, size, 'positive').total).toBeGreaterThanOrEqual(
        distanceResponse(values, size, 'keep').total - 1e-12,
      );
    }),
  ));

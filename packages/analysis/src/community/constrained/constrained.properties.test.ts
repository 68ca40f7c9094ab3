import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ccaResponse, orderedBasis, ordinate, rdaResponse, weighted } from './ordinate.ts';

const counts = fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 4 }), {
  minLength: 7,
  maxLength: 7,
});

it('all axes together hold the whole inertia, and the constrained ones what regression explains', () =>
  fc.assert(
    fc.property(
      counts,
      fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 7, maxLength: 7 }),
      fc.boolean(),
      (rows, noise, weighs) => {
        const table = Float64Array.from(rows.flat());
        const response = weighs ? ccaResponse(table, 7) : rdaResponse(table, 7, false);
        fc.pre(response.total > 1e-3);
        const columns = weighted(
          [Float64Array.from(noise, (value, i) => value + i), Float64Array.from({ length: 7 }, (_, i) => (i * i) % 5)],
          response,
        );
        const basis = orderedBasis(columns).filter((axis) => axis !== null);
        const { constrained, unconstrained } = ordinate(response, basis);
        const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);
        expect(sum(constrained.values) + sum(unconstrained.values)).toBeCloseTo(response.total, 8);
        // By definition: the squares of the responses along the basis.
        const explained = basis.reduce(
          (all, axis) =>
            all +
            Array.from(
              { length: 4 },
              (_, j) => axis.reduce((inner, value, i) => inner + value * response.values[i * 4 + j]!, 0) ** 2,
            ).reduce((one, other) => one + other, 0),
          0,
        );
        expect(sum(constrained.values)).toBeCloseTo(explained, 8);
      },
    ),
  ));

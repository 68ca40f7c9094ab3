import fc from 'fast-check';
import { expect, it } from 'vitest';
import { biasByEm } from './biasEm.ts';
import { logLinear } from './logLinear.ts';
import { quadratic } from './quadratic.ts';
import { structuralZeros } from './structuralZeros.ts';

const stop = { tolerance: 1e-5, most: 100 };
const figure = fc.double({ min: -8, max: 8, noNaN: true });
const numbers = (length: number) =>
  fc.array(figure, { minLength: length, maxLength: length }).map((list) => Float64Array.from(list));
/** 7 samples: 1, group, covariate. */
const x = Float64Array.of(1, 0, 2, 1, 0, -1, 1, 0, 0.5, 1, 0, -3, 1, 1, 1, 1, 1, 0, 1, 1, 0.5);

it('adding a constant to a sample moves the coefficients of all features alike and no covariance', () =>
  fc.assert(
    fc.property(numbers(5 * 7), numbers(7), (y, offsets) => {
      const fitted = (values: Float64Array) => logLinear({ y: values, x, samples: 7, columns: 3 }, stop);
      const [plain, moved] = [fitted(y), fitted(y.map((value, at) => value + offsets[at % 7]!))];
      for (let a = 0; a < 3; a += 1) {
        const shift = moved.coefficients[a]! - plain.coefficients[a]!;
        for (let row = 1; row < 5; row += 1)
          expect(moved.coefficients[row * 3 + a]! - plain.coefficients[row * 3 + a]!).toBeCloseTo(shift, 8);
      }
      moved.covariance.forEach((value, at) => expect(value).toBeCloseTo(plain.covariance[at]!, 8));
    }),
  ));

it('without missing values the covariance is the sandwich estimator of the doubly centred residuals', () =>
  fc.assert(
    fc.property(numbers(4 * 6), (y) => {
      // Two groups of three: the coefficients are means, so that a residual is the value − its group’s mean, less the
      // same of the feature means.
      const two = Float64Array.of(1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1);
      const { covariance } = logLinear({ y, x: two, samples: 6, columns: 2 }, stop);
      const centred = (values: readonly number[]): number[] =>
        values.map(
          (value, i) => value - values.slice(i < 3 ? 0 : 3, i < 3 ? 3 : 6).reduce((sum, one) => sum + one, 0) / 3,
        );
      const rows = [0, 1, 2, 3].map((row) => centred(Array.from(y.subarray(row * 6, row * 6 + 6))));
      const common = rows[0]!.map((_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / 4);
      rows.forEach((row, feature) => {
        const squares = row.map((value, i) => (value - common[i]!) ** 2);
        expect(covariance[feature * 4 + 3]).toBeCloseTo(squares.reduce((sum, one) => sum + one, 0) / 9, 8);
        expect(covariance[feature * 4]).toBeCloseTo((squares[0]! + squares[1]! + squares[2]!) / 9, 8);
      });
    }),
  ));

it('the bias changes sign with the estimates, and equals them when they all agree', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 20, maxLength: 20 }), figure, (list, by) => {
      const estimates = Float64Array.from(list, (value) => value / 4);
      const variances = estimates.map((_, i) => 0.2 + (i % 3) * 0.1);
      const { em, variance, wls } = biasByEm(estimates, variances, stop);
      expect(
        biasByEm(
          estimates.map((value) => -value),
          variances,
          stop,
        ).em,
      ).toBeCloseTo(-em, 4);
      expect(Number.isFinite(wls) && variance > 0).toBe(true);
      expect(biasByEm(estimates.fill(by), variances, stop).em).toBeCloseTo(by, 4);
    }),
  ));

it('the quadratic form is xᵀ S⁻¹ x as in the two-by-two formula, and undefined when S is not positive definite', () =>
  fc.assert(
    fc.property(
      numbers(2),
      fc.double({ min: 0.1, max: 5, noNaN: true }),
      fc.double({ min: 0.1, max: 5, noNaN: true }),
      fc.double({ min: -0.95, max: 0.95, noNaN: true }),
      (v, a, d, r) => {
        const b = r * Math.sqrt(a * d);
        const [p, q] = v as unknown as [number, number];
        const expected = (d * p * p - 2 * b * p * q + a * q * q) / (a * d - b * b);
        expect(Math.abs(quadratic(Float64Array.of(a, b, b, d), v) - expected)).toBeLessThan(1e-9 * (1 + expected));
        expect(quadratic(Float64Array.of(a, 2 * a, 2 * a, a), v)).toBeNaN();
      },
    ),
  ));

it('a feature without a count in a group is a structural zero there; the lower bound only adds such zeros', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 21, maxLength: 21 }), (list) => {
      const code = Uint16Array.of(0, 0, 0, 1, 1, 1, 1);
      const plain = structuralZeros(Float64Array.from(list), code, 2, false);
      const bound = structuralZeros(Float64Array.from(list), code, 2, true);
      plain.zero.forEach((zero, at) => {
        const own = list.slice(Math.floor(at / 2) * 7, Math.floor(at / 2) * 7 + 7).filter((_, i) => code[i] === at % 2);
        expect(zero).toBe(own.every((value) => value === 0));
        expect(plain.detected[at]).toBe(own.filter((value) => value > 0).length);
        expect(bound.zero[at] || !zero).toBe(true);
      });
    }),
  ));

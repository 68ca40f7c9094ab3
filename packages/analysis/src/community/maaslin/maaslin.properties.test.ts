import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linearFit, prepareFit } from './linearFit.ts';
import { transformed } from './transform.ts';

const figure = fc.double({ min: -5, max: 5, noNaN: true });
const x = Float64Array.of(
  1,
  0,
  0.3,
  1,
  0,
  -1.1,
  1,
  0,
  0.8,
  1,
  0,
  0.4,
  1,
  1,
  1.2,
  1,
  1,
  -0.6,
  1,
  1,
  0.1,
  1,
  1,
  -0.9,
  1,
  1,
  0.7,
);
const design = { x, samples: 9, columns: 3 };
const subjects = { of: Int32Array.of(0, 0, 1, 1, 2, 2, 3, 3, 3), count: 4 };
const responses = fc
  .array(figure, { minLength: 9, maxLength: 9 })
  .map((list) => Float64Array.from(list, (value, i) => value + 0.01 * Math.sin(7 * i)));

it('residuals of least squares are orthogonal to the design', () =>
  fc.assert(
    fc.property(responses, (y) => {
      const { coefficients, residual } = linearFit(prepareFit(design, null), y);
      const rest = y.map(
        (value, i) => value - coefficients[0]! - coefficients[1]! * x[3 * i + 1]! - coefficients[2]! * x[3 * i + 2]!,
      );
      for (let a = 0; a < 3; a += 1)
        expect(Math.abs(rest.reduce((sum, value, i) => sum + value * x[3 * i + a]!, 0))).toBeLessThan(1e-10);
      expect(rest.reduce((sum, value) => sum + value * value, 0) / 6).toBeCloseTo(residual, 10);
    }),
  ));

it('adding a multiple of the fixed effects moves their coefficients by just that, and changes no other error or p', () =>
  fc.assert(
    fc.property(responses, figure, (y, by) => {
      const model = prepareFit(design, subjects);
      const [plain, moved] = [
        linearFit(model, y),
        linearFit(
          model,
          y.map((value, i) => value + by * x[3 * i + 1]!),
        ),
      ];
      expect(moved.coefficients[1]! - plain.coefficients[1]!).toBeCloseTo(by, 7);
      expect(moved.se[2]! / plain.se[2]!).toBeCloseTo(1, 5);
    }),
  ));

it('no other ratio of variances has a higher likelihood than the one found', () =>
  fc.assert(
    fc.property(responses, fc.double({ min: 0, max: 8, noNaN: true }), (y, other) => {
      const { between, residual } = linearFit(prepareFit(design, subjects), y);
      // The restricted likelihood from the dense covariance, by elimination.
      const deviance = (lambda: number): number => {
        const v = Array.from({ length: 9 }, (_, i) =>
          Array.from({ length: 9 }, (__, j) => Number(i === j) + lambda * Number(subjects.of[i] === subjects.of[j])),
        );
        const columns = [0, 1, 2].map((a) => Array.from({ length: 9 }, (_, i) => x[3 * i + a]!));
        const { det, solved } = eliminate(v, [...columns, [...y]]);
        const inner = (a: readonly number[], b: readonly number[]): number =>
          a.reduce((sum, value, i) => sum + value * b[i]!, 0);
        const cross = columns.map((a) => solved.slice(0, 3).map((b) => inner(a, b)));
        const right = columns.map((a) => inner(a, solved[3]!));
        const {
          det: crossDet,
          solved: [b],
        } = eliminate(cross, [right]);
        return 6 * Math.log(inner([...y], solved[3]!) - inner(right, b!)) + Math.log(det) + Math.log(crossDet);
      };
      expect(deviance(between / residual)).toBeLessThanOrEqual(deviance(other) + 1e-6);
    }),
    { numRuns: 60 },
  ));

/** Gaussian elimination without pivots: the matrices are positive definite. */
function eliminate(
  matrix: readonly (readonly number[])[],
  rights: readonly (readonly number[])[],
): { readonly det: number; readonly solved: readonly (readonly number[])[] } {
  const rows = matrix.map((row, i) => [...row, ...rights.map((one) => one[i]!)]);
  const n = rows.length;
  let det = 1;
  for (let k = 0; k < n; k += 1) {
    det *= rows[k]![k]!;
    const pivot = rows[k]!.map((value) => value / rows[k]![k]!);
    rows[k] = pivot;
    for (let i = 0; i < n; i += 1)
      if (i !== k)
        rows[i] = rows[i]!.map((value, j) => value - (j === k ? value : rows[i]![k]! * pivot[j]!)).map((value, j) =>
          j === k ? 0 : value,
        );
  }
  return { det, solved: rights.map((_, at) => rows.map((row) => row[n + at]!)) };
}

it('relative abundances do not depend on the depth of a sample, and centred log ratios sum to 0', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 15, maxLength: 15 }),
      fc.integer({ min: 2, max: 9 }),
      (list, by) => {
        const values = Float64Array.from(list, (value, at) => value + Number(at < 3));
        const deep = values.map((value, at) => (at % 3 === 1 ? value * by : value));
        const usable = [0, 1, 2, 3, 4].every((row) => values.subarray(row * 3, row * 3 + 3).some((value) => value > 0));
        for (const how of ['tss_log', 'tss_asin', 'clr'] as const) {
          if (!usable) return;
          const [one, other] = [transformed(values, 5, 3, how), transformed(deep, 5, 3, how)];
          one.forEach((value, at) => expect(Math.abs(value - other[at]!)).toBeLessThan(1e-10));
          if (how === 'clr')
            for (let sample = 0; sample < 3; sample += 1)
              expect(Math.abs([0, 1, 2, 3, 4].reduce((sum, row) => sum + one[row * 3 + sample]!, 0))).toBeLessThan(
                1e-10,
              );
        }
      },
    ),
  ));

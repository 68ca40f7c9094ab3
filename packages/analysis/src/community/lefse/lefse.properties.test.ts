import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstDiscriminant } from './discriminant.ts';

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);

it('the discriminant of two classes is W⁻¹(m₁ − m₀) up to its length', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 2, maxLength: 2 }), {
        minLength: 9,
        maxLength: 12,
      }),
      (rows) => {
        const code = rows.map((_, at) => (at < 4 ? 0 : 1));
        // Spread that no draw can take away.
        const x = rows.map(([a, b], at) => [a! + 3 * Math.sin(7 * at), b! + 3 * Math.cos(5 * at)]);
        const { means, scaling } = firstDiscriminant(Float64Array.from(x.flat()), code, 2);
        const centred = x.map((row, at) => row.map((value, j) => value - means[code[at]! * 2 + j]!));
        const w = (i: number, j: number): number =>
          dot(
            centred.map((row) => row[i]!),
            centred.map((row) => row[j]!),
          );
        const [dx, dy] = [means[2]! - means[0]!, means[3]! - means[1]!];
        const determinant = w(0, 0) * w(1, 1) - w(0, 1) ** 2;
        fc.pre(determinant > 1e-3 * w(0, 0) * w(1, 1) && Math.hypot(dx, dy) > 1e-3);
        const expected = [w(1, 1) * dx - w(0, 1) * dy, w(0, 0) * dy - w(0, 1) * dx];
        const cosine = dot([...scaling], expected) / (Math.hypot(...scaling) * Math.hypot(...expected));
        expect(Math.abs(cosine)).toBeGreaterThan(1 - 1e-9);
      },
    ),
  ));

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffles } from '../../permutations/index.ts';
import { fitFactor, fitVector } from './fits.ts';

const cell = fc.integer({ min: -500, max: 500 }).map((value) => value / 100);
const cases = fc
  .integer({ min: 5, max: 9 })
  .chain((size) =>
    fc.tuple(
      fc.array(cell, { minLength: size, maxLength: size }),
      fc.array(cell, { minLength: size, maxLength: size }),
      fc.array(cell, { minLength: size, maxLength: size }),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: size, maxLength: size }),
    ),
  );
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const cross = (x: readonly number[], y: readonly number[]): number =>
  x.reduce((sum, value, i) => sum + (value - mean(x)) * (y[i]! - mean(y)), 0);

it('r² of a variable is that of its regression on two axes, solved by the normal equations', () =>
  fc.assert(
    fc.property(cases, ([x, y, z]) => {
      const [xx, yy, xy, xz, yz, zz] = [cross(x, x), cross(y, y), cross(x, y), cross(x, z), cross(y, z), cross(z, z)];
      const determinant = xx * yy - xy * xy;
      fc.pre(determinant > 1e-3 * xx * yy && zz > 1e-3);
      const [a, b] = [(yy * xz - xy * yz) / determinant, (xx * yz - xy * xz) / determinant];
      const found = fitVector(
        [Float64Array.from(x), Float64Array.from(y)],
        Float64Array.from(z),
        shuffles(x.length, 9, 1),
      );
      const r2 = (a * xz + b * yz) / zz;
      expect(Math.abs(found.r2 - r2)).toBeLessThan(1e-9);
      fc.pre(r2 > 1e-4);
      const length = Math.hypot(a, b);
      expect(Math.abs(found.direction[0]! - a / length)).toBeLessThan(1e-7);
      expect(Math.abs(found.direction[1]! - b / length)).toBeLessThan(1e-7);
    }),
  ));

it('r² of a factor is the share of the spread that its class means explain', () =>
  fc.assert(
    fc.property(cases, ([x, y, , labels]) => {
      const levels = [...new Set(labels)];
      const total = cross(x, x) + cross(y, y);
      fc.pre(total > 1e-3);
      const within = levels.reduce((sum, level) => {
        const own = labels.flatMap((label, i) => (label === level ? [i] : []));
        return (
          sum +
          [x, y].reduce(
            (all, axis) =>
              all +
              cross(
                own.map((i) => axis[i]!),
                own.map((i) => axis[i]!),
              ),
            0,
          )
        );
      }, 0);
      const found = fitFactor(
        [Float64Array.from(x), Float64Array.from(y)],
        Int32Array.from(labels, (label) => levels.indexOf(label)),
        levels.length,
        shuffles(x.length, 9, 1),
      );
      expect(Math.abs(found.r2 - (1 - within / total))).toBeLessThan(1e-9);
      expect(found.p).toBeGreaterThanOrEqual(0.1);
    }),
  ));

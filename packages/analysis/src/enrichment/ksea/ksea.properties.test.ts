import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanOf, varianceOf } from '../../testing/byDefinition.ts';
import { close } from '../../testing/tables.ts';
import { background, kinaseScore } from './kinaseScores.ts';

const change = fc.integer({ min: -400, max: 400 }).map((value) => value / 100);
const cases = fc
  .array(change, { minLength: 3, maxLength: 30 })
  .filter((list) => new Set(list).size > 1)
  .chain((list) => fc.tuple(fc.constant(list), fc.uniqueArray(fc.nat({ max: list.length - 1 }), { minLength: 1 })));

/** Simpson's rule over the tail. */
function twoSided(z: number): number {
  const [from, steps, width] = [Math.abs(z), 2000, 0.005];
  const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(from) + density(from + steps * width);
  for (let i = 1; i < steps; i += 1) sum += (i % 2 === 1 ? 4 : 2) * density(from + i * width);
  return (2 * sum * width) / 3;
}

it('z follows its definition, and p is that of the normal distribution', () => {
  fc.assert(
    fc.property(cases, ([list, rows]) => {
      const own = rows.map((row) => list[row]!);
      const all = background(Float64Array.from(list));
      const { p, z } = kinaseScore(Float64Array.from(own), all, 'two');
      const expected = ((meanOf(own) - meanOf(list)) * Math.sqrt(own.length)) / Math.sqrt(varianceOf(list));
      expect(close(z, expected, 1e-9)).toBe(true);
      expect(kinaseScore(Float64Array.from(own), all, 'one').p).toBeCloseTo(p / 2, 12);
      expect(close(p, twoSided(expected), 1e-5)).toBe(true);
    }),
  );
});

it('neither the unit nor a shift of all changes alters z', () => {
  fc.assert(
    fc.property(
      cases,
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      fc.integer({ min: -5, max: 5 }),
      ([list, rows], unit, shift) => {
        const of = (values: readonly number[]): number =>
          kinaseScore(
            Float64Array.from(rows, (row) => values[row]!),
            background(Float64Array.from(values)),
            'two',
          ).z;
        expect(of(list.map((value) => value * unit + shift))).toBeCloseTo(of(list), 7);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { corners, projection, seenFrom, type Place } from './projection.ts';

const place = fc.tuple(
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
);
const angle = fc.integer({ min: 0, max: 355 });
const tilt = fc.integer({ min: 0, max: 90 });

it('looks from the front at first, and from above at 90 degrees', () => {
  const near = (actual: readonly number[], expected: readonly number[]) =>
    actual.forEach((value, i) => expect(Math.abs(value - expected[i]!)).toBeLessThan(1e-12));
  near(seenFrom(0, 0)([0.3, 0.5, -0.7]), [0.3, -0.7, 0.5]);
  near(seenFrom(0, 90)([0.3, 0.5, -0.7]), [0.3, 0.5, 0.7]);
});

it('turns without stretching: distances stay', () =>
  fc.assert(
    fc.property(place, place, angle, tilt, (one, other, azimuth, elevation) => {
      const see = seenFrom(azimuth, elevation);
      const distance = (a: readonly number[], b: readonly number[]) =>
        Math.hypot(...a.map((value, i) => value - b[i]!));
      expect(Math.abs(distance(see(one), see(other)) - distance(one, other))).toBeLessThan(1e-9);
    }),
  ));

it('keeps the whole cube in the area, from wherever it is seen', () =>
  fc.assert(
    fc.property(
      angle,
      tilt,
      fc.integer({ min: 50, max: 900 }),
      fc.integer({ min: 50, max: 900 }),
      (azimuth, elevation, width, height) => {
        const see = projection(azimuth, elevation, { x: 10, y: 20, width, height });
        for (const corner of corners as readonly Place[]) {
          const [x, y] = see(corner).spot;
          expect(x >= 10 - 1e-6 && x <= 10 + width + 1e-6 && y >= 20 - 1e-6 && y <= 20 + height + 1e-6).toBe(true);
        }
      },
    ),
  ));

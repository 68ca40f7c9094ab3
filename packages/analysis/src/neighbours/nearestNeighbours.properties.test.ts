import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uniform } from '../linear/index.ts';
import { nearestNeighbours } from './nearestNeighbours.ts';

/** The k nearest by looking at everyone. */
function byDefinition(points: Float64Array, n: number, dimensions: number, k: number): number[][] {
  const apart = (i: number, j: number): number => {
    let sum = 0;
    for (let d = 0; d < dimensions; d += 1) sum += (points[i * dimensions + d]! - points[j * dimensions + d]!) ** 2;
    return Math.sqrt(sum);
  };
  return Array.from({ length: n }, (_, i) => {
    const distance = Array.from({ length: n }, (__, j) => apart(i, j));
    return [...distance.keys()]
      .filter((j) => j !== i)
      .toSorted((a, b) => distance[a]! - distance[b]! || a - b)
      .slice(0, k);
  });
}

const found = (points: Float64Array, n: number, dimensions: number, k: number): number[][] => {
  const { index } = nearestNeighbours(points, n, dimensions, k);
  return Array.from({ length: n }, (_, i) => [...index.subarray(i * k, (i + 1) * k)]);
};

const whole = (n: number, dimensions: number, of: (i: number, d: number) => number): Float64Array =>
  Float64Array.from({ length: n * dimensions }, (_, at) => of(Math.floor(at / dimensions), at % dimensions));

describe('finds exactly the nearest neighbours by definition', () => {
  it.each([
    [
      'uniform points',
      700,
      12,
      15,
      () => {
        const random = uniform(1);
        return () => random();
      },
    ],
    [
      'tight groups far apart',
      700,
      5,
      10,
      () => {
        const random = uniform(2);
        return (i: number) => (i % 9) * 1000 + 0.01 * random();
      },
    ],
    [
      'far from the origin',
      300,
      3,
      7,
      () => {
        const random = uniform(3);
        return () => 1e6 + random();
      },
    ],
    [
      'one point very far out',
      300,
      4,
      7,
      () => {
        const random = uniform(4);
        return (i: number) => (i === 17 ? 1e8 : random());
      },
    ],
    [
      'values too small and too large for single precision',
      200,
      3,
      5,
      () => {
        const random = uniform(5);
        return () => random() * 1e-60;
      },
    ],
    [
      'on a grid, where most distances are equal',
      600,
      2,
      9,
      () => (i: number, d: number) => (d === 0 ? i % 7 : Math.floor(i / 7) % 5),
    ],
    ['all equal', 150, 3, 4, () => () => 2.5],
  ])('%s', (_, n, dimensions, k, make) => {
    const points = whole(n, dimensions, make());
    expect(found(points, n, dimensions, k)).toEqual(byDefinition(points, n, dimensions, k));
  });

  it('for arbitrary points', () => {
    const rows = fc.integer({ min: 1, max: 4 }).chain((dimensions) =>
      fc.array(
        fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -1e3, max: 1e3, noNaN: true })), {
          minLength: dimensions,
          maxLength: dimensions,
        }),
        { minLength: 3, maxLength: 90 },
      ),
    );
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 70 }), (made, wanted) => {
        const k = Math.min(wanted, made.length - 1);
        const points = Float64Array.from(made.flat());
        expect(found(points, made.length, made[0]!.length, k)).toEqual(
          byDefinition(points, made.length, made[0]!.length, k),
        );
      }),
      { numRuns: 60 },
    );
  });
});

it('refuses values that are not finite', () => {
  expect(() => nearestNeighbours(Float64Array.of(1, 2, Infinity), 3, 1, 1)).toThrow(RangeError);
});

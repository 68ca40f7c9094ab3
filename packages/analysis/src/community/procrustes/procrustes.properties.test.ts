import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffles } from '../../permutations/index.ts';
import { smallSvd } from './smallSvd.ts';
import { protest, superimpose } from './superimpose.ts';

const cell = fc.integer({ min: -400, max: 400 }).map((value) => value / 20);
const square = (k: number) =>
  fc.array(cell, { minLength: k * k, maxLength: k * k }).map((values) => Float64Array.from(values));
const product = (a: Float64Array, b: Float64Array, k: number): Float64Array =>
  Float64Array.from({ length: k * k }, (_, at) =>
    Array.from({ length: k }, (__, c) => a[Math.floor(at / k) * k + c]! * b[c * k + (at % k)]!).reduce(
      (sum, value) => sum + value,
      0,
    ),
  );
const flipped = (a: Float64Array, k: number): Float64Array => a.map((_, at) => a[(at % k) * k + Math.floor(at / k)]!);
const unit = (k: number): Float64Array => Float64Array.from({ length: k * k }, (_, at) => Number(at % (k + 1) === 0));
const near = (one: Float64Array, other: Float64Array, size: number) =>
  one.forEach((value, at) => expect(Math.abs(value - other[at]!)).toBeLessThan(1e-12 * (1 + size)));

it('U·diag·Vᵀ is the matrix also when its rank is low, and both bases are orthonormal', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }).chain((k) => fc.tuple(fc.constant(k), square(k), fc.boolean())),
      ([k, whole, low]) => {
        const matrix = low ? whole.map((_, at) => whole[at % k]! * (1 + Math.floor(at / k))) : whole;
        const { u, v, values } = smallSvd(matrix, k);
        const size = Math.hypot(...matrix);
        near(
          product(
            product(
              u,
              values.reduce((diagonal, value, j) => diagonal.with(j * k + j, value), new Float64Array(k * k)),
              k,
            ),
            flipped(v, k),
            k,
          ),
          matrix,
          size,
        );
        near(product(flipped(u, k), u, k), unit(k), 1);
        near(product(flipped(v, k), v, k), unit(k), 1);
        expect([...values]).toEqual([...values].toSorted((a, b) => b - a));
      },
    ),
  ));

const samples = 7;
const axis = fc.array(cell, { minLength: samples, maxLength: samples }).map((values) => Float64Array.from(values));
const plane = fc.tuple(axis, axis).filter((axes) => axes.every((values) => new Set(values).size > 2));

it('in the plane no rotation, mirrored or not, leaves a smaller residual', () =>
  fc.assert(
    fc.property(
      plane,
      plane,
      fc.double({ min: 0, max: 6.3, noNaN: true }),
      fc.boolean(),
      fc.double({ min: 0.1, max: 3, noNaN: true }),
      (first, second, angle, mirrored, factor) => {
        const { rotated, scale, ss, target } = superimpose(first, second, false);
        const apart = (axes: readonly Float64Array[]): number =>
          axes.reduce(
            (sum, values, k) => values.reduce((part, value, i) => part + (value - target[k]![i]!) ** 2, sum),
            0,
          );
        expect(apart(rotated)).toBeCloseTo(ss, 6);
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const mean = second.map((values) => values.reduce((sum, value) => sum + value, 0) / samples);
        const turned = Array.from(
          { length: samples },
          (_, i) => [second[0][i]! - mean[0]!, (mirrored ? -1 : 1) * (second[1][i]! - mean[1]!)] as const,
        );
        const other = [
          turned.map(([x, y]) => scale * factor * (c * x - s * y)),
          turned.map(([x, y]) => scale * factor * (s * x + c * y)),
        ].map((values) => Float64Array.from(values));
        expect(apart(other)).toBeGreaterThanOrEqual(ss - 1e-9 * (1 + ss));
      },
    ),
  ));

it('moving, rotating or enlarging either ordination changes neither the fit nor its p', () =>
  fc.assert(
    fc.property(
      plane,
      plane,
      fc.double({ min: 0, max: 6.3, noNaN: true }),
      fc.integer({ min: 1, max: 999 }),
      (first, second, angle, seed) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const moved = [
          second[0].map((x, i) => 3 * (c * x - s * second[1][i]!) + 5),
          second[0].map((x, i) => 3 * (s * x + c * second[1][i]!) - 2),
        ];
        const [one, other] = [superimpose(first, second, true), superimpose(first, moved, true)];
        expect(other.r).toBeCloseTo(one.r, 10);
        expect(one.ss).toBeCloseTo(1 - one.r ** 2, 10);
        const orders = shuffles(samples, 49, seed);
        expect(protest(first, moved, other.r, orders)).toBe(protest(first, second, one.r, orders));
      },
    ),
  ));

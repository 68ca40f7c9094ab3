import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jensenShannon } from './jensenShannon.ts';
import { aroundMedoids, calinskiHarabasz, silhouettes } from './partition.ts';

const table = fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 4, maxLength: 4 }), {
  minLength: 5,
  maxLength: 9,
});
const sharesOf = (rows: readonly (readonly number[])[]): Float64Array =>
  Float64Array.from(
    rows.flatMap((row) => {
      const filled = row.map((value, at) => value + Number(at === 0));
      const total = filled.reduce((sum, value) => sum + value, 0);
      return filled.map((value) => value / total);
    }),
  );

it('the Jensen–Shannon distance is a metric between 0 and √ln 2', () =>
  fc.assert(
    fc.property(table, (rows) => {
      const n = rows.length;
      const distance = jensenShannon(sharesOf(rows), n);
      for (let i = 0; i < n; i += 1)
        for (let j = 0; j < n; j += 1) {
          expect(distance[i * n + j]).toBe(distance[j * n + i]);
          expect(distance[i * n + j]).toBeLessThanOrEqual(Math.sqrt(Math.LN2) + 1e-12);
          for (let k = 0; k < n; k += 1)
            expect(distance[i * n + j]).toBeLessThanOrEqual(distance[i * n + k]! + distance[k * n + j]! + 1e-7);
        }
    }),
  ));

it('no single exchange of a medoid lowers the cost, and every sample belongs to its nearest medoid', () =>
  fc.assert(
    fc.property(table, fc.nat(), (rows, seed) => {
      const n = rows.length;
      const distance = jensenShannon(sharesOf(rows), n);
      const k = 2 + (seed % (n - 3));
      const { code, cost, medoids } = aroundMedoids(distance, n, k);
      const costOf = (set: readonly number[]): number =>
        Array.from({ length: n }, (_, j) => Math.min(...set.map((i) => distance[i * n + j]!))).reduce(
          (sum, value) => sum + value,
          0,
        );
      expect(costOf(medoids)).toBeCloseTo(cost, 9);
      medoids.forEach((_, at) => {
        for (let h = 0; h < n; h += 1)
          if (!medoids.includes(h)) expect(costOf(medoids.with(at, h))).toBeGreaterThanOrEqual(cost - 1e-9);
      });
      code.forEach((cluster, j) =>
        expect(distance[medoids[cluster]! * n + j]).toBeCloseTo(
          Math.min(...medoids.map((i) => distance[i * n + j]!)),
          12,
        ),
      );
      silhouettes(distance, n, code, k).widths.forEach((value) => expect(Math.abs(value)).toBeLessThanOrEqual(1));
    }),
  ));

it('for Euclidean distances the index equals that of the coordinates', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 8, maxLength: 8 }), (x) => {
      const n = x.length;
      const distance = Float64Array.from({ length: n * n }, (_, at) => Math.abs(x[Math.floor(at / n)]! - x[at % n]!));
      const code = Int32Array.from(x, (_, at) => at % 3);
      const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
      const squares = (values: readonly number[]): number =>
        values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0);
      const within = [0, 1, 2].reduce((sum, cluster) => sum + squares(x.filter((_, at) => at % 3 === cluster)), 0);
      const expected = (squares(x) - within) / 2 / (within / (n - 3));
      const found = calinskiHarabasz(distance, n, code, 3);
      expect(Math.abs(found - expected)).toBeLessThan(1e-6 * Math.max(1, Math.abs(expected)));
    }),
  ));

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logGamma } from '../../statistics/index.ts';
import { close } from '../../testing/tables.ts';
import { brentMaximum } from './dispersion/brentMaximum.ts';
import { dispersionAt, gridSize, highestDispersion } from './dispersion/grid.ts';
import { localMeans } from './dispersion/localMeans.ts';
import { quantileAdjust } from './dispersion/quantileAdjust.ts';
import { exactTests } from './exactTest.ts';
import { countFits } from './fit/countFits.ts';
import { modelOf } from './fit/model.ts';

const count = fc.integer({ min: 0, max: 60 });
const dispersions = fc.integer({ min: 1, max: 300 }).map((value) => value / 100);
const sizes = fc.array(fc.integer({ min: 500, max: 2000 }), { minLength: 7, maxLength: 7 });
const rows = fc.array(fc.array(count, { minLength: 7, maxLength: 7 }), { minLength: 1, maxLength: 6 });
const countsOf = (table: readonly (readonly number[])[], libraries: readonly number[]) => ({
  values: Float64Array.from(table.flat()),
  rows: table.length,
  samples: 7,
  sizes: Float64Array.from(libraries),
});

/** Three groups and a batch; without the batch every sample belongs to one cell. */
const withBatch = [
  [1, 0, 0, 0],
  [1, 0, 0, 1],
  [0, 1, 0, 0],
  [0, 1, 0, 1],
  [0, 1, 0, 1],
  [0, 0, 1, 0],
  [0, 0, 1, 1],
];
const groupsOnly = withBatch.map((row) => row.slice(0, 3));

describe('a fitted model', () => {
  it.each([
    ['of cells', groupsOnly],
    ['with a batch', withBatch],
  ])('%s is at the maximum of its likelihood', (_, design) => {
    fc.assert(
      fc.property(rows, sizes, dispersions, (table, libraries, dispersion) => {
        const model = modelOf(Float64Array.from(design.flat()), 7, design[0]!.length);
        const { fitted } = countFits(countsOf(table, libraries), model, () => dispersion);
        table.forEach((y, row) => {
          for (let a = 0; a < model.columns; a += 1) {
            const [slope, information] = y.reduce<readonly [number, number]>(
              ([s, n], value, i) => {
                const [x, mean] = [design[i]![a]!, fitted[row * 7 + i]!];
                return [
                  s + (x * (value - mean)) / (1 + dispersion * mean),
                  n + (x * x * mean) / (1 + dispersion * mean),
                ];
              },
              [0, 0],
            );
            // What a further step along this coefficient would gain. A fit whose last steps were shortened ends early,
            // also in edgeR: for the counts 0, 51, 46, 3, 7, 1, 26 it leaves 0.005, at the same means to 12 digits;
            // 400,000 draws had none with more. A group without counts has neither slope nor information.
            expect(slope ** 2 / (information + 1e-3)).toBeLessThan(0.02);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('the exact test', () => {
  const logChance = (x: number, size: number, mean: number): number =>
    logGamma(x + size) -
    logGamma(size) -
    logGamma(x + 1) +
    size * Math.log(size / (size + mean)) +
    x * Math.log(mean / (size + mean));
  it('is the sum of the probabilities by definition when all libraries have the same size', () => {
    fc.assert(
      fc.property(fc.array(count, { minLength: 7, maxLength: 7 }), dispersions, (y, dispersion) => {
        const test = exactTests(
          countsOf(
            [y],
            y.map(() => 1000),
          ),
          {
            common: 0,
            trended: new Float64Array(1),
            tagwise: Float64Array.of(dispersion),
            priorDf: 0,
            level: new Float64Array(1),
          },
          { reference: Int32Array.of(0, 1, 2), test: Int32Array.of(3, 4, 5, 6) },
        );
        const [s1, s] = [y[0]! + y[1]! + y[2]!, y.reduce((sum, value) => sum + value, 0)];
        const mean = s / 7;
        const chances = Array.from({ length: s + 1 }, (_, x) =>
          Math.exp(
            logChance(x, 3 / dispersion, 3 * mean) +
              logChance(s - x, 4 / dispersion, 4 * mean) -
              logChance(s, 7 / dispersion, s),
          ),
        );
        const tail = s1 < 3 * mean ? chances.slice(0, s1 + 1) : s1 > 3 * mean ? chances.slice(s1) : [1];
        expect(
          close(test.p[0]!, s === 0 ? 1 : Math.min(1, 2 * tail.reduce((sum, chance) => sum + chance, 0)), 1e-8),
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
  it('returns the counts unchanged when there is nothing to adjust, and keeps their order', () => {
    fc.assert(
      fc.property(
        count,
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        dispersions,
        (y, from, to, dispersion) => {
          expect(close(quantileAdjust(y, from / 50, from / 50, dispersion), y, 1e-9)).toBe(true);
          expect(quantileAdjust(y + 1, from / 50, to / 50, dispersion)).toBeGreaterThan(
            quantileAdjust(y, from / 50, to / 50, dispersion),
          );
        },
      ),
    );
  });
});

describe('smoothing and searching', () => {
  it('keep a constant curve constant, and stay within the neighbouring values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -50, max: 50 })), {
          minLength: 3,
          maxLength: 60,
        }),
        fc.integer({ min: 1, max: 10 }),
        (points, tenths) => {
          const x = Float64Array.from(points, ([at]) => at / 4);
          const y = Float64Array.from(points.flatMap(([, value]) => [value, 7]));
          const smooth = localMeans(x, y, 2, tenths / 10);
          const [low, high] = [
            Math.min(...points.map(([, value]) => value)),
            Math.max(...points.map(([, value]) => value)),
          ];
          points.forEach((_, row) => {
            expect(smooth[row * 2]).toBeGreaterThanOrEqual(low - 1e-9);
            expect(smooth[row * 2]).toBeLessThanOrEqual(high + 1e-9);
            expect(smooth[row * 2 + 1]).toBeCloseTo(7, 9);
          });
        },
      ),
    );
  });
  it('find the top of a parabola, on the grid and between its points', () => {
    fc.assert(
      fc.property(fc.integer({ min: -950, max: 950 }), (hundredths) => {
        const top = hundredths / 100;
        const found = highestDispersion(Float64Array.from({ length: gridSize }, (_, i) => -((i - 10 - top) ** 2)));
        expect(close(Math.log2(found / 0.1), top, 1e-9)).toBe(true);
        expect(Math.abs(brentMaximum((at) => -((at - top) ** 2), -10, 10, 1e-8) - top)).toBeLessThan(1e-6);
      }),
    );
    expect(highestDispersion(Float64Array.from({ length: gridSize }, (_, i) => i))).toBe(dispersionAt(gridSize - 1));
  });
});

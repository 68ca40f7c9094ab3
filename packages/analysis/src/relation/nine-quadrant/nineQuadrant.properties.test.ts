import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { nineQuadrant } from './index.ts';

const cell = fc.integer({ min: -400, max: 400 }).map((value) => value / 100);
const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000);
const rows = fc.array(fc.tuple(cell, share, cell, share), { minLength: 3, maxLength: 40 });
const table = (values: readonly (readonly [number, number])[]): Matrix => ({
  idName: 'id',
  ids: values.map((_, i) => `g${i}`),
  samples: ['log2fc', 'p_adj'],
  annotations: [],
  values: Float64Array.from(values.flat()),
});
const run = (one: Matrix, other: Matrix, raw: Record<string, unknown>): MethodOutput =>
  nineQuadrant.run({ matrix: one, matrix2: other }, parseOptions(nineQuadrant, raw), {
    seed: 1,
    progress: () => undefined,
  });
const numbers = (output: MethodOutput, id: string, name: string): number[] => [
  ...(output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values as Float64Array),
];

it('every pair lies in one quadrant, and exchanging the tables mirrors the quadrants along the diagonal', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 10, max: 40 }), fc.integer({ min: 10, max: 40 }), share, (values, a, b, p) => {
      const [one, other] = [table(values.map(([x, q]) => [x, q])), table(values.map(([, , y, q]) => [y, q]))];
      const straight = run(one, other, { fc_x: a / 10, fc_y: b / 10, p: Math.max(1e-9, p) });
      const turned = run(other, one, { fc_x: b / 10, fc_y: a / 10, p: Math.max(1e-9, p) });
      expect(numbers(straight, 'quadrants', 'count').reduce((sum, count) => sum + count, 0)).toBe(values.length);
      // Places 1…9: column and row, counted from the middle, change places.
      const mirrored = numbers(straight, 'pairs', 'quadrant').map((at) => {
        const [x, y] = [((at - 1) % 3) - 1, 1 - Math.floor((at - 1) / 3)];
        return (1 - x) * 3 + y + 2;
      });
      expect(numbers(turned, 'pairs', 'quadrant')).toEqual(mirrored);
    }),
    { numRuns: 60 },
  );
});

it('quadrants follow their definition: two thresholds, and a limit for p in either table', () => {
  fc.assert(
    fc.property(rows, (values) => {
      const found = numbers(
        run(table(values.map(([x, q]) => [x, q])), table(values.map(([, , y, q]) => [y, q])), {}),
        'pairs',
        'quadrant',
      );
      const way = (change: number, p: number): number => (p < 0.05 && Math.abs(change) >= 1 ? Math.sign(change) : 0);
      values.forEach(([x, p, y, q], i) => expect(found[i]).toBe((1 - way(y, q)) * 3 + way(x, p) + 2));
    }),
    { numRuns: 60 },
  );
});

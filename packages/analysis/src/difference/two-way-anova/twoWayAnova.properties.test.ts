import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { meanOf, varianceOf } from '../../testing/byDefinition.ts';
import { close, matrixOf, tables, type Cells } from '../../testing/tables.ts';
import { twoWayAnova } from './index.ts';

const scheme = (group: readonly string[], factor: readonly string[]): Groups => ({
  samples: group.map((_, i) => `S${i + 1}`),
  group,
  levels: [...new Set(group)],
  colors: {},
  factors: [{ name: 'b', values: factor }],
});
const run = (rows: Cells, groups: Groups, raw: Record<string, unknown>): MethodOutput =>
  twoWayAnova.run({ matrix: matrixOf(rows), groups }, parseOptions(twoWayAnova, raw), {
    seed: 1,
    progress: () => undefined,
  });
const numbers = (output: MethodOutput, name: string): number[] => [
  ...(output.tables[0]!.columns.find((one) => one.name === name)!.values as Float64Array),
];

/** Two groups, three levels, two samples in each combination. */
const balanced = scheme(Array.from('AAAAAABBBBBB'), Array.from('xxyyzzxxyyzz'));
const whole = fc.integer({ min: 1, max: 9000 }).map((value) => value / 100);

it('with equal cells both types are the textbook sums of squares, and they add up', () => {
  fc.assert(
    fc.property(tables({ rows: [1, 6], columns: [12, 12] }, whole), (rows) => {
      const output = run(rows, balanced, {});
      const [squares, other] = [numbers(output, 'ss'), numbers(run(rows, balanced, { squares: 'III' }), 'ss')];
      rows.forEach((row, i) => {
        const values = row as number[];
        const part = (keep: (at: number) => boolean) => values.filter((_, at) => keep(at));
        const centre = meanOf(values);
        const cells = [0, 1].flatMap((a) =>
          [0, 1, 2].map((b) => part((at) => Math.floor(at / 6) === a && Math.floor((at % 6) / 2) === b)),
        );
        const within = cells.reduce((sum, cell) => sum + varianceOf(cell), 0);
        const ofA = [0, 1].reduce(
          (sum, a) => sum + 6 * (meanOf(part((at) => Math.floor(at / 6) === a)) - centre) ** 2,
          0,
        );
        const ofB = [0, 1, 2].reduce(
          (sum, b) => sum + 4 * (meanOf(part((at) => Math.floor((at % 6) / 2) === b)) - centre) ** 2,
          0,
        );
        const between = cells.reduce((sum, cell) => sum + 2 * (meanOf(cell) - centre) ** 2, 0);
        if (within < 1e-18) return;
        const expected = [ofA, ofB, between - ofA - ofB];
        expected.forEach((value, effect) => {
          const found = squares[effect * rows.length + i]!;
          expect(Math.abs(found - value), `${found} for ${value}`).toBeLessThanOrEqual(1e-9 * (1 + between));
          expect(Math.abs(other[effect * rows.length + i]! - found)).toBeLessThanOrEqual(1e-9 * (1 + between));
        });
      });
    }),
    { numRuns: 60 },
  );
});

it('exchanging the factors exchanges their effects and keeps the interaction, also with missing values', () => {
  const [group, factor] = [Array.from('AAAAABBBBBBBB'), Array.from('xxxyyxxyyyyyy')];
  fc.assert(
    fc.property(tables({ rows: [1, 6], columns: [13, 13] }), fc.constantFrom('II', 'III'), (rows, squares) => {
      const [one, other] = [
        run(rows, scheme(group, factor), { squares }),
        run(rows, scheme(factor, group), { squares }),
      ].map((output) => numbers(output, 'f'));
      const size = rows.length;
      rows.forEach((_, i) => {
        for (const [from, to] of [
          [0, 1],
          [1, 0],
          [2, 2],
        ] as const) {
          const [a, b] = [one![from * size + i]!, other![to * size + i]!];
          expect(close(a, b, 1e-7) || Math.abs(a - b) < 1e-7, `${a} and ${b}`).toBe(true);
        }
      });
    }),
    { numRuns: 60 },
  );
});

it('p and partial η² lie within 0…1', () => {
  fc.assert(
    fc.property(tables({ rows: [1, 8], columns: [12, 12] }), (rows) => {
      const output = run(rows, balanced, {});
      for (const name of ['p', 'p_adj', 'partial_eta2'])
        for (const value of numbers(output, name)) expect(Number.isNaN(value) || (value >= 0 && value <= 1)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it('with equal cells marginal means are plain means, and a factor of two levels has the p of its main effect', () => {
  fc.assert(
    fc.property(tables({ rows: [1, 6], columns: [12, 12] }, whole), (rows) => {
      const output = run(rows, balanced, { post_hoc: 'group', scope: 'all' });
      const table = output.tables.find(({ id }) => id === 'post_hoc')!;
      const [feature, difference, p] = ['feature', 'difference', 'p_adj'].map(
        (name) => table.columns.find((one) => one.name === name)!.values,
      );
      Array.from(feature as readonly string[]).forEach((id, i) => {
        const row = Number(id.slice(1)) - 1;
        const values = rows[row] as number[];
        expect(
          Math.abs((difference as Float64Array)[i]! - (meanOf(values.slice(6)) - meanOf(values.slice(0, 6)))),
        ).toBeLessThan(1e-9);
        const main = numbers(output, 'p')[row]!;
        expect(Math.abs((p as Float64Array)[i]! - main), `${main}`).toBeLessThanOrEqual(1e-9 + 1e-6 * main);
      });
    }),
    { numRuns: 40 },
  );
});

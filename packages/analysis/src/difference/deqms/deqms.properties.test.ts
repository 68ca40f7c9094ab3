import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { matrixOf } from '../../testing/tables.ts';
import { deqms } from './index.ts';

const group = Array.from('AAABBB');
const groups: Groups = {
  samples: group.map((_, i) => `S${i + 1}`),
  group,
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};
const run = (rows: readonly (readonly number[])[], counts: readonly number[]): MethodOutput =>
  deqms.run(
    { matrix: { ...matrixOf(rows), annotations: [{ name: 'PSMs', values: counts.map(String) }] }, groups },
    parseOptions(deqms, { logged: true }),
    { seed: 1, progress: () => undefined },
  );
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array),
];

// Distinct thousandths: no protein is without variation.
const proteins = fc
  .array(
    fc.tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 30_000 }), { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 1, max: 60 }),
    ),
    { minLength: 25, maxLength: 40 },
  )
  .filter((rows) => new Set(rows.map(([, count]) => count)).size > 4);

it('every variance is shrunk to its own prior, weighted by their degrees of freedom', () => {
  fc.assert(
    fc.property(proteins, (drawn) => {
      const output = run(
        drawn.map(([row]) => row.map((value) => value / 1000)),
        drawn.map(([, count]) => count),
      );
      const [own, prior, shrunk] = ['sd', 'sd_prior', 'sd_post'].map((name) =>
        numbers(output, 'variance', name).map((sd) => sd ** 2),
      );
      const d0 = numbers(output, 'hyper', 'd0')[0]!;
      shrunk!.forEach((value, i) => expect(value).toBeCloseTo((d0 * prior![i]! + 4 * own![i]!) / (d0 + 4), 9));
      numbers(output, 'result', 'df').forEach((df) => expect(df).toBeCloseTo(d0 + 4, 9));
    }),
    { numRuns: 40 },
  );
});

it('the base of the logarithm changes no p', () => {
  fc.assert(
    fc.property(proteins, (drawn) => {
      const counts = drawn.map(([, count]) => count);
      const [one, other] = [1000, 4000].map((unit) =>
        numbers(
          run(
            drawn.map(([row]) => row.map((value) => value / unit)),
            counts,
          ),
          'result',
          'p',
        ),
      );
      one!.forEach((p, i) => expect(Math.abs(other![i]! - p)).toBeLessThanOrEqual(1e-6 * p + 1e-12));
    }),
    { numRuns: 25 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Environment } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { matrixOf } from '../../testing/tables.ts';
import { mantelNetwork } from './index.ts';

const samples = 7;
const tables = fc
  .array(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: samples, maxLength: samples }), {
    minLength: 3,
    maxLength: 6,
  })
  .filter((rows) => rows[0]!.every((_, j) => rows.some((row) => row[j]! > 0)));
const columns = fc.array(
  fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: samples, maxLength: samples }),
  { minLength: 1, maxLength: 3 },
);
const context = { seed: 4, progress: () => undefined };
const linksOf = (rows: readonly (readonly number[])[], values: readonly (readonly number[])[]) => {
  const matrix = matrixOf(rows);
  const env: Environment = {
    samples: matrix.samples,
    variables: values.map((_, at) => `v${at}`),
    values: values.map((column) => Float64Array.from(column)),
  };
  const output = mantelNetwork.run({ matrix, env }, { ...defaultOptions(mantelNetwork), permutations: 99 }, context);
  return Array.from(output.tables[0]!.columns.find(({ name }) => name === 'r')!.values as Float64Array);
};

it('scaling the abundances of a sample, or scaling and negating a variable, keeps r', () => {
  fc.assert(
    fc.property(tables, columns, fc.integer({ min: 2, max: 9 }), (rows, values, factor) => {
      const plain = linksOf(rows, values);
      const diluted = linksOf(
        rows.map((row) => row.map((value, j) => (j === 2 ? value * factor : value))),
        values,
      );
      const turned = linksOf(
        rows,
        values.map((column) => column.map((value) => 3 - factor * value)),
      );
      plain.forEach((r, at) => {
        // Of a community without differences rounding alone could make some.
        if (Number.isNaN(r) || Number.isNaN(diluted[at]!)) return;
        expect(diluted[at]).toBeCloseTo(r, 6);
        expect(turned[at]).toBeCloseTo(r, 9);
        expect(Math.abs(r)).toBeLessThan(1 + 1e-9);
      });
    }),
    { numRuns: 40 },
  );
});

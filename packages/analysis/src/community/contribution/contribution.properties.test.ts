import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { contribution } from './index.ts';

const cell = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 90 }) },
);
const tables = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(cell, { minLength: 3, maxLength: 3 }),
    ),
    { minLength: 2, maxLength: 14 },
  )
  .filter((rows) => rows.some(([, , cells]) => cells.some((value) => value > 0)));
const context = { seed: 1, progress: () => undefined };

it('with relative abundances all amounts of a sample sum to 1 and the shares within a function to 1, whatever the depth', () =>
  fc.assert(
    fc.property(tables, fc.integer({ min: 2, max: 9 }), (rows, by) => {
      const made = (factor: number) =>
        recordsOf({
          function: rows.map(([fn]) => `K${fn}`),
          taxon: rows.map(([, taxon]) => `t${taxon}`),
          ...Object.fromEntries(
            [0, 1, 2].map((i) => [`S${i + 1}`, rows.map(([, , cells]) => cells[i]! * (i === 1 ? factor : 1))]),
          ),
        });
      const outputs = [1, by].map(
        (factor) =>
          contribution.run({ records: made(factor) }, defaultOptions(contribution), context).tables[0]!.columns,
      );
      const [one, other] = outputs.map((columns) =>
        ['function', 'amount', 'share'].map((name) => columns.find((column) => column.name === name)!.values),
      ) as unknown as [
        [readonly string[], Float64Array, Float64Array],
        [readonly string[], Float64Array, Float64Array],
      ];
      expect(one[1].reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
      for (const fn of new Set(one[0]))
        expect([...one[2]].filter((_, row) => one[0][row] === fn).reduce((sum, value) => sum + value, 0)).toBeCloseTo(
          1,
          10,
        );
      const sorted = (values: Float64Array): number[] => [...values].toSorted((a, b) => a - b);
      sorted(other[1]).forEach((value, at) => expect(value).toBeCloseTo(sorted(one[1])[at]!, 10));
    }),
  ));

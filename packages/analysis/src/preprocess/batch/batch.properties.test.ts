import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanOf } from '../../testing/byDefinition.ts';
import { combat, removeLinear, type Layout } from './removeBatch.ts';

/** Two batches of unequal size, each with both groups in the same share. */
const layout: Layout = {
  samples: 9,
  batchOf: Uint16Array.of(0, 1, 0, 1, 0, 1, 1, 1, 1),
  batches: 2,
  groupOf: Uint16Array.of(0, 0, 0, 0, 1, 1, 0, 0, 1),
  groups: 2,
};
const rows = 6;
const table = fc
  .array(fc.double({ min: -10, max: 30, noNaN: true }), { minLength: rows * 9, maxLength: rows * 9 })
  .map((list) => Float64Array.from(list, (value, at) => value + (at % 9) * 0.013 + Math.floor(at / 9) * 0.7));
const cell = (values: Float64Array, row: number, batch: number, group: number): number =>
  meanOf(
    [...layout.batchOf.keys()]
      .filter((i) => layout.batchOf[i] === batch && layout.groupOf[i] === group)
      .map((i) => values[row * 9 + i]!),
  );

it('linear removes exactly the constant that a batch adds to every sample', () =>
  fc.assert(
    fc.property(table, fc.double({ min: -20, max: 20, noNaN: true }), (values, effect) => {
      const plain = removeLinear(values, layout).values;
      const moved = removeLinear(
        values.map((value, at) => value + (layout.batchOf[at % 9] === 1 ? effect : 0)),
        layout,
      ).values;
      // The overall mean stays, and with it half of the batch effect.
      moved.forEach((value, at) => expect(value).toBeCloseTo(plain[at]! + effect / 2, 8));
      removeLinear(plain, layout).values.forEach((value, at) => expect(value).toBeCloseTo(plain[at]!, 8));
    }),
  ));

it('linear without group differences makes the batch means equal to their mean', () =>
  fc.assert(
    fc.property(table, (values) => {
      const one: Layout = { ...layout, groupOf: new Uint16Array(9), groups: 1 };
      const after = removeLinear(values, one).values;
      for (let row = 0; row < rows; row += 1) {
        const [before, own] = [values, after].map((from) =>
          [0, 1].map((batch) =>
            meanOf(
              [...layout.batchOf.keys()].filter((i) => layout.batchOf[i] === batch).map((i) => from[row * 9 + i]!),
            ),
          ),
        ) as [number[], number[]];
        for (const mean of own) expect(mean).toBeCloseTo(meanOf(before), 8);
      }
    }),
  ));

it('combat keeps the order of samples within a batch and group, and moves the batches together', () =>
  fc.assert(
    fc.property(table, (values) => {
      const moved = values.map((value, at) => value + (layout.batchOf[at % 9] === 1 ? 400 : 0));
      const { untouched, values: after } = combat(moved, layout);
      expect(untouched).toEqual([]);
      for (let row = 0; row < rows; row += 1) {
        for (const group of [0, 1]) {
          const gap = (from: Float64Array): number => Math.abs(cell(from, row, 1, group) - cell(from, row, 0, group));
          expect(gap(after)).toBeLessThan(gap(moved));
          for (const batch of [0, 1]) {
            const own = [...layout.batchOf.keys()].filter(
              (i) => layout.batchOf[i] === batch && layout.groupOf[i] === group,
            );
            const order = (from: Float64Array): number[] =>
              own.toSorted((a, b) => from[row * 9 + a]! - from[row * 9 + b]! || a - b);
            expect(order(after)).toEqual(order(moved));
          }
        }
      }
    }),
    { numRuns: 60 },
  ));

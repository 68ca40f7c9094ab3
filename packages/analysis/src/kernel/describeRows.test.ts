import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeRows } from './describeRows.ts';

const value = fc.oneof(
  { weight: 3, arbitrary: fc.double({ noNaN: true }) },
  { weight: 3, arbitrary: fc.constantFrom(Number.NaN, 0, -0, 1000, 999.5, 12) },
);

it('describes rows and columns correctly, whatever is missing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 7 }),
      fc.infiniteStream(value),
      (rows, columns, stream) => {
        const values = Float64Array.from({ length: rows * columns }, () => stream.next().value as number);
        const table = Array.from({ length: rows }, (_, row) => [
          ...values.subarray(row * columns, (row + 1) * columns),
        ]);
        const there = table.map((row) => row.filter((one) => !Number.isNaN(one)));
        const found = describeRows(values, rows, columns);
        expect([...found.counts]).toEqual(there.map((row) => row.length));
        expect([...found.low].map((one) => one + 0)).toEqual(there.map((row) => Math.min(...row) + 0));
        expect([...found.high].map((one) => one + 0)).toEqual(there.map((row) => Math.max(...row) + 0));
        expect([...found.present]).toEqual(
          Array.from({ length: columns }, (_, column) => table.filter((row) => !Number.isNaN(row[column])).length),
        );
        expect([found.zeros, found.large]).toEqual([
          there.flat().filter((one) => one === 0).length,
          there.flat().filter((one) => one >= 1000).length,
        ]);
      },
    ),
  );
});

it.each([
  [9000, 3],
  [5, 70_001],
])('works across tables of more than one block: %i × %i', (rows, columns) => {
  const values = Float64Array.from({ length: rows * columns }, (_, at) => (at % 7 === 0 ? Number.NaN : at % 1500));
  const { counts, large, present } = describeRows(values, rows, columns);
  const there = values.filter((one) => !Number.isNaN(one));
  expect([counts, present].map((numbers) => numbers.reduce((sum, one) => sum + one, 0))).toEqual([
    there.length,
    there.length,
  ]);
  expect(large).toBe(there.filter((one) => one >= 1000).length);
});

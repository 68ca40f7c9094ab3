import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOptions } from '../../options/index.ts';
import { meanOf } from '../../testing/byDefinition.ts';
import { close, matrixOf, reals, tables, tied, type Cells } from '../../testing/tables.ts';
import { normalize } from './index.ts';

/** Positive values with ties and gaps; the first two rows are complete, so that every sample has a size. */
const positive = fc.oneof({ weight: 3, arbitrary: reals }, { weight: 2, arbitrary: tied.map((value) => value + 1) });
const data = fc
  .tuple(
    tables(
      { rows: [1, 8], columns: [5, 5] },
      fc.oneof({ weight: 7, arbitrary: positive }, { weight: 1, arbitrary: fc.constant(null) }),
    ),
    tables({ rows: [2, 2], columns: [5, 5] }, positive),
  )
  .map(([some, complete]): Cells => [...complete, ...some]);

const run = (rows: Cells, method: string): number[][] => {
  const output = normalize.run({ matrix: matrixOf(rows) }, parseOptions(normalize, { method }), {
    seed: 1,
    progress: () => undefined,
  });
  return output.tables[0]!.columns.flatMap((column) => (column.kind === 'number' ? [Array.from(column.values)] : []));
};
const columnOf = (rows: Cells, sample: number): (number | null)[] => rows.map((row) => row[sample]!);
const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);
const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Of every sample, what its values are divided by. */
const divisors: Readonly<Record<string, (rows: Cells) => number[]>> = {
  sum: (rows) => relative(samples(rows).map((sample) => sum(known(sample)))),
  median: (rows) => relative(samples(rows).map((sample) => middle(known(sample)))),
  pqn: (rows) => {
    const sizes = samples(rows).map((sample) => sum(known(sample)));
    const spectrum = rows.map((row) => middle(row.flatMap((value, i) => (value === null ? [] : [value / sizes[i]!]))));
    return samples(rows).map(
      (sample, i) =>
        (sizes[i]! / middle(sizes)) *
        middle(sample.flatMap((value, row) => (value === null ? [] : [value / sizes[i]! / spectrum[row]!]))),
    );
  },
};
const samples = (rows: Cells): (number | null)[][] => rows[0]!.map((_, sample) => columnOf(rows, sample));
const relative = (sizes: readonly number[]): number[] => sizes.map((size) => size / middle(sizes));

it.each(Object.entries(divisors))(
  '%s divides every sample as defined, and leaves missing values missing',
  (method, of) => {
    fc.assert(
      fc.property(data, (rows) => {
        const expected = of(rows);
        run(rows, method).forEach((column, sample) =>
          column.forEach((value, row) => {
            const before = rows[row]![sample];
            expect(close(value, before === null ? Number.NaN : before! / expected[sample]!, 1e-9)).toBe(true);
          }),
        );
      }),
      { numRuns: 80 },
    );
  },
);

it('quantile gives complete samples the mean of the sorted samples, and tied values the mean of their ranks', () => {
  fc.assert(
    fc.property(tables({ rows: [2, 9], columns: [4, 4] }, positive), (rows) => {
      const sorted = samples(rows).map((sample) => known(sample).toSorted((a, b) => a - b));
      const target = rows.map((_, rank) => meanOf(sorted.map((sample) => sample[rank]!)));
      run(rows, 'quantile').forEach((column, sample) =>
        column.forEach((value, row) => {
          const own = rows[row]![sample]!;
          const rank = (sorted[sample]!.indexOf(own) + sorted[sample]!.lastIndexOf(own)) / 2;
          expect(close(value, (target[Math.floor(rank)]! + target[Math.ceil(rank)]!) / 2, 1e-9)).toBe(true);
        }),
      );
    }),
    { numRuns: 80 },
  );
});

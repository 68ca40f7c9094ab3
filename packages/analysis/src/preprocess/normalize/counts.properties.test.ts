import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cssFactors } from './countFactors.ts';
import { libraryFactors } from '../../library-factors/index.ts';
import { sampleFactors } from './sampleFactors.ts';

const samples = 3;
/** Counts of 9 features; the first is always there. */
const counts = fc
  .array(
    fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.integer({ min: 1, max: 5_000 }) }),
    { minLength: 27, maxLength: 27 },
  )
  .map((list) => Float64Array.from(list, (value, at) => (at < samples ? value + 1 : value)));
const columnOf = (values: Float64Array, sample: number): number[] =>
  [...values].filter((_, at) => at % samples === sample);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
};
const centred = (values: readonly number[]): number[] =>
  values.map((value) => value / Math.exp(sum(values.map(Math.log)) / values.length));
const near = (actual: number, expected: number): void =>
  expect(Math.abs(actual - expected)).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected)));

it('cpm and tss divide by the sum', () =>
  fc.assert(
    fc.property(counts, (values) => {
      const [cpm, tss] = [sampleFactors(values, 9, samples, 'cpm'), sampleFactors(values, 9, samples, 'tss')];
      for (let i = 0; i < samples; i += 1) {
        near(tss[i]!, sum(columnOf(values, i)));
        near(cpm[i]!, sum(columnOf(values, i)) / 1e6);
      }
    }),
  ));

it('css divides by a thousandth of the sum of counts up to the median of those above 0', () =>
  fc.assert(
    fc.property(counts, (values) => {
      const columns = Array.from({ length: samples }, (_, i) => columnOf(values, i));
      cssFactors(columns.map((column) => Float64Array.from(column))).forEach((factor, i) => {
        const limit = middle(columns[i]!.filter((value) => value > 0));
        near(factor, sum(columns[i]!.filter((value) => value <= limit)) / 1000);
      });
    }),
  ));

it('rle is the median ratio to the geometric mean of features present in every sample, divided by the library size', () =>
  fc.assert(
    fc.property(counts, (values) => {
      const rows = Array.from({ length: 9 }, (_, row) => [
        ...values.subarray(row * samples, (row + 1) * samples),
      ]).filter((row) => row.every((value) => value > 0));
      const raw = Array.from(
        { length: samples },
        (_, i) =>
          middle(rows.map((row) => row[i]! / Math.exp(sum(row.map(Math.log)) / samples))) / sum(columnOf(values, i)),
      );
      libraryFactors(values, samples, 'rle').factors.forEach((factor, i) => near(factor, centred(raw)[i]!));
    }),
  ));

it.each(['tmm', 'rle'] as const)('%s is 1 for samples that differ in depth only', (method) =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 8, maxLength: 8 }),
      fc.integer({ min: 2, max: 9 }),
      (list, depth) => {
        const values = Float64Array.from(list.flatMap((value) => [value, value * depth, value * 3]));
        const { factors, sizes } = libraryFactors(values, samples, method);
        for (const factor of factors) near(factor, 1);
        near(sizes[1]!, depth * sum(list));
      },
    ),
  ),
);

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { communityDistances, type CommunityMeasure } from './measures.ts';

const [size, features] = [4, 5];
/** Counts with many zeros; the first feature is always there, so that no sample is empty. */
const table = fc
  .array(
    fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 900 }) }),
    { minLength: size * features, maxLength: size * features },
  )
  .map((list) =>
    Array.from({ length: size }, (_, i) =>
      list.slice(i * features, (i + 1) * features).map((value, f) => (f === 0 ? value + 1 : value)),
    ),
  );

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const bray = (a: readonly number[], b: readonly number[]): number =>
  sum(a.map((value, f) => Math.abs(value - b[f]!))) / sum([...a, ...b]);
const logRatios = (a: readonly number[]): number[] => {
  const logs = a.map((value) => Math.log(value + 1));
  return logs.map((value) => value - sum(logs) / logs.length);
};
const euclidean = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(sum(a.map((value, f) => (value - b[f]!) ** 2)));

const definitions: Readonly<Record<CommunityMeasure, (a: readonly number[], b: readonly number[]) => number>> = {
  bray,
  jaccard: (a, b) =>
    1 - a.filter((value, f) => value > 0 && b[f]! > 0).length / a.filter((value, f) => value > 0 || b[f]! > 0).length,
  jaccard_abundance: (a, b) =>
    1 - sum(a.map((value, f) => Math.min(value, b[f]!))) / sum(a.map((value, f) => Math.max(value, b[f]!))),
  euclidean,
  aitchison: (a, b) => euclidean(logRatios(a), logRatios(b)),
};

it.each(Object.entries(definitions))(
  '%s follows its definition for every pair, is symmetric, and is 0 from a sample to itself',
  (measure, of) =>
    fc.assert(
      fc.property(table, (rows) => {
        const found = communityDistances(Float64Array.from(rows.flat()), size, features, measure as CommunityMeasure);
        rows.forEach((a, i) =>
          rows.forEach((b, j) => {
            const value = found[i * size + j]!;
            expect(Math.abs(value - of(a, b))).toBeLessThan(1e-9 * (1 + of(a, b)));
            expect(value).toBe(found[j * size + i]);
          }),
        );
        for (let i = 0; i < size; i += 1) expect(found[i * size + i]).toBe(0);
      }),
    ),
);

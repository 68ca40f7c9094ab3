import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uniform } from '../linear/index.ts';
import { InputError } from '../model/index.ts';
import { close, matrixOf } from '../testing/tables.ts';
import { communityDistance, communityDistances, type CommunityMeasure } from './index.ts';
import reference from './distances.reference.json' with { type: 'json' };

const matrix = matrixOf(reference.values);

describe('agrees with vegdist of vegan', () => {
  it.each([
    ['bray_counts', 'bray', false, 1],
    ['bray_relative', 'bray', true, 1],
    ['jaccard', 'jaccard', true, 1],
    ['jaccard_abundance_counts', 'jaccard_abundance', false, 1],
    ['jaccard_abundance_relative', 'jaccard_abundance', true, 1],
    ['euclidean_counts', 'euclidean', false, 1],
    ['euclidean_relative', 'euclidean', true, 1],
    ['aitchison_1', 'aitchison', true, 1],
    ['aitchison_0.5', 'aitchison', true, 0.5],
  ] as const)('%s', (name, distance, relative, pseudocount) => {
    const { values } = communityDistance({ matrix }, { distance, relative, pseudocount });
    reference[name].forEach((value, at) =>
      expect(close(values[at]!, value, 1e-10), `${values[at]} for ${value}`).toBe(true),
    );
  });
});

const counts = fc.integer({ min: 2, max: 5 }).chain((features) =>
  fc.array(
    fc
      .array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })), { minLength: features, maxLength: features })
      .map((row) => (row.some((value) => value > 0) ? row : [1, ...row.slice(1)])),
    { minLength: 2, maxLength: 6 },
  ),
);
const byDefinition: Readonly<Record<CommunityMeasure, (a: readonly number[], b: readonly number[]) => number>> = {
  bray: (a, b) =>
    a.reduce((sum, value, k) => sum + Math.abs(value - b[k]!), 0) / a.reduce((sum, value, k) => sum + value + b[k]!, 0),
  jaccard: (a, b) =>
    1 - a.filter((value, k) => value > 0 && b[k]! > 0).length / a.filter((value, k) => value > 0 || b[k]! > 0).length,
  jaccard_abundance: (a, b) =>
    1 -
    a.reduce((sum, value, k) => sum + Math.min(value, b[k]!), 0) /
      a.reduce((sum, value, k) => sum + Math.max(value, b[k]!), 0),
  euclidean: (a, b) => Math.hypot(...a.map((value, k) => value - b[k]!)),
  aitchison: (a, b) => {
    const log = (row: readonly number[]) =>
      row.map((value) => Math.log(value + 1) - row.reduce((sum, one) => sum + Math.log(one + 1), 0) / row.length);
    return Math.hypot(...log(a).map((value, k) => value - log(b)[k]!));
  },
};

it.each(Object.keys(byDefinition) as CommunityMeasure[])('%s follows its definition', (measure) => {
  fc.assert(
    fc.property(counts, (rows) => {
      const found = communityDistances(Float64Array.from(rows.flat()), rows.length, rows[0]!.length, measure);
      rows.forEach((a, i) =>
        rows.forEach((b, j) =>
          expect(
            close(found[i * rows.length + j]!, byDefinition[measure](a, b), 1e-9),
            `${measure} ${found[i * rows.length + j]}`,
          ).toBe(true),
        ),
      );
    }),
  );
});

it('the quick way for a table of nearly all 0 gives the same distances', () => {
  const next = uniform(8);
  const [size, features] = [9, 400];
  const rows = Array.from({ length: size }, (_, i) =>
    Array.from({ length: features }, (__, k) => (k === i || next() < 0.03 ? 1 + Math.floor(next() * 90) : 0)),
  );
  const found = communityDistances(Float64Array.from(rows.flat()), size, features, 'bray');
  rows.forEach((a, i) => rows.forEach((b, j) => expect(found[i * size + j]).toBe(byDefinition.bray(a, b))));
});

it('equal samples are at distance 0 although their relative abundances are rounded', () => {
  const next = uniform(3);
  const row = Array.from({ length: 400 }, () => Math.floor(next() * 50));
  const { values } = communityDistance(
    { matrix: matrixOf(row.map((value) => [value, value * 3, value])) },
    { distance: 'bray', relative: true, pseudocount: 1 },
  );
  values.forEach((value) => expect(value).toBeLessThan(1e-14));
});

it('leaves out samples without counts, and uses given distances unchanged', () => {
  const found = communityDistance(
    {
      matrix: matrixOf([
        [1, 0, 3, 4],
        [2, 0, 1, 1],
      ]),
    },
    { distance: 'bray', relative: true, pseudocount: 1 },
  );
  expect(found.ids).toEqual(['S1', 'S3', 'S4']);
  const given = { ids: ['a', 'b', 'c'], values: Float64Array.from([0, 1, 2, 1, 0, 3, 2, 3, 0]) };
  expect(communityDistance({ distance: given }, { distance: 'bray', relative: true, pseudocount: 1 })).toMatchObject({
    ...given,
    given: true,
  });
});

it.each([
  ['neither input', {}, '没有提供丰度表，也没有提供距离矩阵'],
  [
    'two samples',
    {
      matrix: matrixOf([
        [1, 2],
        [3, 4],
      ]),
    },
    '有计数的样本只有 2 个',
  ],
  [
    'a negative distance',
    { distance: { ids: ['a', 'b', 'c'], values: Float64Array.from([0, -1, 2, -1, 0, 3, 2, 3, 0]) } },
    '“a”与“b”的距离缺失或为负值',
  ],
])('refuses %s in Chinese', (_, inputs, text) => {
  const attempt = () => communityDistance(inputs, { distance: 'bray', relative: true, pseudocount: 1 });
  expect(attempt).toThrow(InputError);
  expect(attempt).toThrow(text);
});

import { expect, it } from 'vitest';
import type { Groups } from '../model/index.ts';
import { matrixOf, type Cells } from '../testing/tables.ts';
import { typicalSpread } from './typicalSpread.ts';
import reference from './typicalSpread.reference.json' with { type: 'json' };

const matrix = matrixOf(reference.values as Cells);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.groups,
  levels: ['A', 'B', 'QC'],
  colors: {},
  factors: [],
};
const logs = { ...matrix, values: matrix.values.map((value) => (value > 0 ? Math.log2(value) : Number.NaN)) };

it('agrees with sigma of lm on log2 values, whether or not the logarithms were taken before', () => {
  for (const found of [typicalSpread(matrix, groups, false), typicalSpread(logs, groups, true)]) {
    expect(found!.features).toBe(reference.features);
    expect(Math.abs(found!.sd / reference.sd - 1)).toBeLessThan(1e-9);
  }
});

it('is not there when nothing varies within the groups', () =>
  expect(
    typicalSpread(
      matrixOf([
        [1, 1, 5, 5],
        [2, 2, 2, null],
      ]),
      { ...groups, samples: ['S1', 'S2', 'S3', 'S4'], group: ['A', 'A', 'B', 'B'] },
      true,
    ),
  ).toBeNull());

import { expect, it } from 'vitest';
import type { Groups } from '../model/index.ts';
import { matrixOf, type Cells } from '../testing/tables.ts';
import { samplesNeeded } from './samplesNeeded.ts';
import { upperDifference } from './upperDifference.ts';
import reference from './plan.reference.json' with { type: 'json' };

it('needs as many samples as power.t.test, and none when the most are too few', () => {
  for (const [effect, alpha, power, n] of reference.needed as number[][])
    expect(samplesNeeded(effect!, { alpha: alpha!, power: power!, most: 2_000 }), `${effect} at ${alpha}`).toBe(n);
  expect(samplesNeeded(0.1, { alpha: 0.05, power: 0.8, most: 500 })).toBeNaN();
});

const matrix = matrixOf(reference.values as Cells);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.groups,
  levels: ['C', 'A', 'B', 'QC'],
  colors: {},
  factors: [],
};

it('finds the difference that a tenth of the features reach between the two largest groups', () => {
  expect(Math.abs(upperDifference(matrix, groups, false)! / reference.upper - 1)).toBeLessThan(1e-12);
  const logs = { ...matrix, values: matrix.values.map((value) => (value > 0 ? Math.log2(value) : Number.NaN)) };
  expect(Math.abs(upperDifference(logs, groups, true)! / reference.upper - 1)).toBeLessThan(1e-12);
});

it('says nothing of one group, or of a handful of features', () => {
  expect(
    upperDifference(matrix, { ...groups, group: groups.group.map((name) => (name === 'QC' ? name : 'A')) }, true),
  ).toBeNull();
  const few = matrixOf((reference.values as Cells).slice(0, 9));
  expect(upperDifference(few, groups, false)).toBeNull();
});

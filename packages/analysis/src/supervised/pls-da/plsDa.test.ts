import { describe, expect, it } from 'vitest';
import { builtFrom, context, deviation, numbersOf, textsOf, withColumns } from '../../testing/runs.ts';
import { caught } from '../../testing/caught.ts';
import { plsDa as definition } from './index.ts';
import { plsDa } from './plsDa.ts';
import reference from './plsDa.reference.json' with { type: 'json' };

const defaults = { transform: 'none', scale: 'auto', components: 3, folds: 7, permutations: 30 } as const;
const data = builtFrom(reference.values, reference.groups);

describe('agrees with R', () => {
  it.each([
    ['three_auto', 3, 7],
    ['three_pareto', 3, 7],
    ['two_auto', 3, 7],
    ['two_none', 2, 5],
  ] as const)('%s', (name, components, folds) => {
    const expected = reference[name];
    const part = builtFrom(
      withColumns(reference.values, expected.columns),
      expected.columns.map((column) => reference.groups[column]!),
    );
    const output = plsDa(part, { ...defaults, scale: expected.scale as 'auto', components, folds }, context);
    const size = Math.max(...expected.scores.flat().map(Math.abs));
    for (let h = 0; h < components; h += 1) {
      const column = (rows: readonly (readonly number[])[]): number[] => rows.map((row) => row[h]!);
      expect(deviation(numbersOf(output, 'scores', `t${h + 1}`), column(expected.scores), size)).toBeLessThan(1e-9);
      expect(deviation(numbersOf(output, 'loadings', `p${h + 1}`), column(expected.loadings), 1)).toBeLessThan(1e-9);
    }
    expect(deviation(numbersOf(output, 'vip', 'vip'), expected.vip)).toBeLessThan(1e-8);
    for (const column of ['r2x', 'r2y_cum', 'q2_cum', 'q2_cum_ropls'] as const)
      expect(deviation(numbersOf(output, 'fit', column), expected[column]), column).toBeLessThan(1e-8);
  });
});

describe('facts that do not depend on a reference', () => {
  it('gives every sample its own score in any order of the groups file', () => {
    const { samples, group } = data.groups;
    const reversed = { ...data.groups, samples: samples.toReversed(), group: group.toReversed() };
    expect(plsDa({ ...data, groups: reversed }, defaults, context)).toEqual(plsDa(data, defaults, context));
  });

  it('finds nothing in noise and says so, and finds a real difference', () => {
    const noise = builtFrom(
      Array.from({ length: 40 }, (_, i) =>
        Array.from({ length: 12 }, (__, j) => Math.sin(97.3 * i + 31.7 * j * j + i * j)),
      ),
      Array.from({ length: 12 }, (_, j) => (j % 2 ? 'A' : 'B')),
    );
    const found = plsDa(noise, { ...defaults, components: 2, permutations: 100 }, context);
    expect(numbersOf(found, 'permutation_test', 'p')[1]).toBeGreaterThan(0.05);
    expect(found.messages.some(({ level }) => level === 'warning')).toBe(true);
    const real = plsDa(data, { ...defaults, permutations: 100 }, context);
    expect(numbersOf(real, 'permutation_test', 'p')[1]).toBeLessThan(0.05);
  });

  it('permutation tests are the same for the same seed and differ for another', () => {
    const r = (seed: number): number[] => numbersOf(plsDa(data, defaults, { ...context, seed }), 'permutation', 'r');
    expect(r(3)).toEqual(r(3));
    expect(r(3)).not.toEqual(r(4));
    expect(r(3)[0]).toBe(1);
    expect(r(3)).toHaveLength(31);
  });
});

describe('edges', () => {
  it('leaves out constant features and those with missing values, and names them', () => {
    const output = plsDa(data, defaults, context);
    expect(output.removed.map(({ id }) => id)).toEqual(['f5', 'f7']);
    expect(textsOf(output, 'vip', 'feature')).not.toContain('f5');
  });

  it('leaves out QC samples and samples without a group', () => {
    const groups = {
      ...data.groups,
      group: data.groups.group.map((one, i) => (i < 3 ? 'QC' : one)),
      levels: ['QC', 'A', 'B', 'C'],
    };
    const output = plsDa({ ...data, groups }, { ...defaults, folds: 5 }, context);
    expect(textsOf(output, 'scores', 'sample')).not.toContain('S1');
    expect(output.removed[0]).toEqual({ kind: 'sample', id: 'S1', reason: '分组“QC”不参与建模' });
  });

  it('uses at most as many folds as samples, and as many components as the data have', () => {
    const small = builtFrom(
      [
        [1, 2, 3, 7, 8, 9.5],
        [2, 1, 2, 1, 3, 1],
      ],
      ['A', 'A', 'A', 'B', 'B', 'B'],
    );
    const output = plsDa(small, { ...defaults, folds: 100, components: 9 }, context);
    expect(output.facts).toMatchObject({ folds: 6, components: 2 });
    expect(
      output.tables
        .flatMap(({ columns }) => columns)
        .every(({ values }) => !Array.from(values as ArrayLike<unknown>).some(Number.isNaN)),
    ).toBe(true);
  });

  it('refuses one group, two samples of a group, and data without a usable feature, and says what to do', () => {
    const one = caught(() =>
      plsDa(
        { ...data, groups: { ...data.groups, group: data.groups.group.map(() => 'A'), levels: ['A'] } },
        defaults,
        context,
      ),
    );
    expect(one.problems[0]!.what).toContain('只有 1 个');
    const few = caught(() => plsDa(builtFrom([[1, 2, 3, 4, 5]], ['A', 'A', 'A', 'B', 'B']), defaults, context));
    expect(few.problems[0]!.what).toBe('分组“B”只有 2 个样本，每组至少需要 3 个');
    const empty = caught(() =>
      plsDa(builtFrom([[1, 2, null, 4, 5, 6]], ['A', 'A', 'A', 'B', 'B', 'B']), defaults, context),
    );
    expect(empty.problems[0]!.remedy).toContain('缺失值填补');
  });
});

it('writes a paragraph for publication, with its sources', () => {
  const options = { ...defaults };
  const note = definition.note(options, plsDa(data, defaults, context).facts);
  expect(note).toContain('17 个样本（A（7 个）、B（6 个）、C（4 个））的 12 个特征');
  expect(note).toContain('doi:10.1016/j.chemolab.2004.12.011');
  expect(note).not.toMatch(/undefined|NaN/u);
});

import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodInputs, MethodOutput, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { kruskalTest } from '../../group-tests/index.ts';
import { caught } from '../../testing/caught.ts';
import { effectsOf } from './effectSizes.ts';
import { lefse } from './index.ts';
import reference from './lefse.reference.json' with { type: 'json' };
import { asymptoticRankSum, subclassesAgree } from './subclasses.ts';

const relative = (actual: number, expected: number): number =>
  Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-12);

describe('lefse agrees with R', () => {
  const classOf = (row: number, k: number) =>
    Float64Array.from(
      reference.values.filter((_, at) => reference.code[at] === k),
      (own) => own[row]!,
    );
  it('the Kruskal–Wallis tests agree', () => {
    reference.kw.p.forEach((p, row) => {
      const test = kruskalTest([classOf(row, 0), classOf(row, 1), classOf(row, 2)]);
      if (p === null) return expect(test.p).toBeNaN();
      expect(relative(test.statistic, reference.kw.statistic[row]!)).toBeLessThan(1e-9);
      return expect(relative(test.p, p)).toBeLessThan(1e-9);
    });
  });

  it('the rank-sum test agrees with coin', () => {
    reference.wilcoxon.forEach((p, row) =>
      expect(relative(asymptoticRankSum([...classOf(row, 0)], [...classOf(row, 1)]), p)).toBeLessThan(1e-9),
    );
  });

  it('effect sizes agree with MASS::lda, also for collinear and tied features and repeated samples', () => {
    const values = Float64Array.from(reference.values.flatMap((own) => own.slice(0, 8)));
    const input = { values, code: Int32Array.from(reference.code), classes: 3 };
    reference.drawn.forEach((drawn, round) => {
      const effects = effectsOf(input, Int32Array.from(drawn));
      reference.effects[round]!.flat().forEach((expected, at) =>
        expect(relative(effects[at]!, expected), `round ${round}, ${at}`).toBeLessThan(1e-6),
      );
    });
  });
});

// 12 samples in two classes of two subclasses each; f1 is high in 乙 everywhere, f2 in one subclass of 乙 only, f3 never.
const samples = Array.from({ length: 12 }, (_, at) => `S${at + 1}`);
const counts = [
  [5, 7, 6, 8, 5, 6, 60, 72, 66, 81, 58, 63],
  [9, 8, 7, 60, 66, 70, 61, 59, 72, 300, 310, 290],
  [40, 52, 47, 39, 51, 44, 46, 50, 41, 53, 38, 49],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [500, 480, 510, 450, 470, 430, 390, 400, 380, 100, 120, 90],
];
const matrix: Matrix = {
  idName: 'id',
  ids: counts.map((_, row) => `f${row + 1}`),
  samples,
  values: Float64Array.from(counts.flat()),
  annotations: [],
};
const groups: Groups = {
  samples,
  group: samples.map((_, at) => (at < 6 ? '甲' : '乙')),
  levels: ['甲', '乙'],
  colors: {},
  factors: [{ name: '区组', values: samples.map((_, at) => (at % 6 < 3 ? 'x' : 'y')) }],
};
const run = (inputs: MethodInputs, raw: Record<string, unknown> = {}, seed = 1): MethodOutput =>
  lefse.run(inputs, parseOptions(lefse, raw), { seed, progress: () => undefined });
const column = (output: MethodOutput, name: string) => [
  ...output.tables[0]!.columns.find((one) => one.name === name)!.values,
];

describe('lefse', () => {
  it('finds the features that differ, and names the group that has more', () => {
    const output = run({ matrix, groups });
    expect(column(output, 'verdict')).toEqual(['差异', '差异', '组间不显著', '数值没有变化', '差异']);
    expect(column(output, 'group').filter((_, at) => at !== 2 && at !== 3)).toEqual(['乙', '乙', '甲']);
    expect(output.facts).toMatchObject({ tested: 4, passed_kw: 3, candidates: 3, kept: 3 });
  });

  it('with subclasses, drops features that differ in one subclass only', () => {
    const output = run({ matrix, groups }, { subclass: '区组', min_subclass: 3, wilcoxon: 0.05 });
    expect(column(output, 'verdict')[0]).toBe('差异');
    expect(column(output, 'verdict')[1]).toBe('亚组不一致');
    expect(column(output, 'lda')[1]).toBeNaN();
  });

  it('compares medians where a subclass is small', () => {
    const row = Float64Array.of(1, 2, 3, 4, 5, 6);
    const classes = [[{ name: 'a', samples: [0, 1, 2] }], [{ name: 'a', samples: [3, 4, 5] }]];
    expect(subclassesAgree(row, classes, { alpha: 0.001, least: 4, strategy: 'one-against-all' })).toBe(true);
    expect(subclassesAgree(row, classes, { alpha: 0.001, least: 3, strategy: 'one-against-all' })).toBe(false);
  });

  it('compares all pairs of classes, or each class with all others, as asked', () => {
    const row = Float64Array.of(1, 1, 1, 1, 9, 9);
    const classes = [
      [0, 1],
      [2, 3],
      [4, 5],
    ].map((own) => [{ name: 'a', samples: own }]);
    expect(subclassesAgree(row, classes, { alpha: 0.05, least: 10, strategy: 'one-against-all' })).toBe(true);
    expect(subclassesAgree(row, classes, { alpha: 0.05, least: 10, strategy: 'all-against-all' })).toBe(false);
  });

  it('one seed always gives the same scores, another nearly the same; the depth of a sample changes nothing', () => {
    const one = column(run({ matrix, groups }), 'lda') as number[];
    expect(column(run({ matrix, groups }), 'lda')).toEqual(one);
    (column(run({ matrix, groups }, {}, 2), 'lda') as number[]).forEach(
      (value, at) => Number.isNaN(one[at]!) || expect(Math.abs(value - one[at]!)).toBeLessThan(0.1),
    );
    const deeper = { ...matrix, values: matrix.values.map((value, at) => (at % 12 === 3 ? value * 4 : value)) };
    (column(run({ matrix: deeper, groups }), 'lda') as number[]).forEach(
      (value, at) => Number.isNaN(one[at]!) || expect(value).toBeCloseTo(one[at]!, 6),
    );
  });

  it('tests every clade of the taxonomy as the sum of its features', () => {
    const taxonomy: Taxonomy = {
      features: matrix.ids,
      ranks: ['Phylum', 'Genus'],
      values: [
        ['P', 'P', 'Q', 'Q', 'Q'],
        ['a', 'b', 'a', 'c', ''],
      ],
    };
    const output = run({ matrix, groups, taxonomy });
    expect(column(output, 'feature')).toEqual(['P', 'Q', 'P|a', 'P|b', 'Q|a', 'Q|c']);
    expect(column(output, 'features')).toEqual([2, 3, 1, 1, 1, 1]);
    const share =
      samples
        .slice(0, 6)
        .reduce(
          (sum, _, at) =>
            sum + (counts[0]![at]! + counts[1]![at]!) / counts.reduce((total, row) => total + row[at]!, 0),
          0,
        ) / 6;
    expect(column(output, 'mean_甲')[0]).toBeCloseTo(share, 12);
  });

  it('joins groups by name and in any order', () => {
    const turned: Groups = { ...groups, samples: samples.toReversed(), group: groups.group.toReversed(), factors: [] };
    expect(run({ matrix, groups: turned }).tables).toEqual(run({ matrix, groups }).tables);
  });
});

describe('lefse refuses', () => {
  it('a group of one sample', () =>
    expect(
      caught(() => run({ matrix, groups: { ...groups, group: samples.map((_, at) => (at < 11 ? '甲' : '乙')) } }))
        .problems[0]!.what,
    ).toContain('“乙”组只有 1 个'));
  it('a subclass that is not a column of the groups, listing the columns', () =>
    expect(caught(() => run({ matrix, groups }, { subclass: '批次' })).problems[0]!.remedy).toContain('区组'));
  it('a missing value', () =>
    expect(
      caught(() => run({ matrix: { ...matrix, values: matrix.values.with(3, Number.NaN) }, groups })).problems[0]!.code,
    ).toBe('value-missing'));
});

import { describe, expect, it } from 'vitest';
import type { Groups, MethodOutput, Options, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import { matrixOf } from '../../testing/tables.ts';
import { associationOf, combinationCount, combinationsOf, type Held, type Statistic } from './association.ts';
import { indicator } from './index.ts';
import type { IndicatorInputs } from './prepare.ts';
import reference from './indicator.reference.json' with { type: 'json' };

const matrix = matrixOf(reference.values);
const levels = ['组1', '组2', '组3'];
const groups: Groups = {
  samples: matrix.samples.toReversed(),
  group: reference.group.map((level) => `组${level}`).toReversed(),
  levels,
  colors: {},
  factors: [],
};
const plain = { rank: 'feature', relative: false, prevalence: 0 };
const run = (raw: Options = {}, given: Partial<IndicatorInputs> = {}, seed = 1): MethodOutput =>
  indicator.run({ matrix, groups, ...given }, parseOptions(indicator, { ...plain, ...raw }), {
    seed,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, name: string): Float64Array => column(output, 'result', name) as Float64Array;
const words = (output: MethodOutput, name: string, table = 'result'): string[] => [
  ...(column(output, table, name) as string[]),
];
/** A value of a feature, whatever the order of the rows. */
const of = (output: MethodOutput, feature: number, name: string): number =>
  numbers(output, name)[words(output, 'feature').indexOf(`f${feature + 1}`)]!;

const sizes = [6, 4, 3];
const heldIn = (row: number): Held => {
  const held = { sum: new Float64Array(3), square: new Float64Array(3), present: new Float64Array(3) };
  reference.values[row]!.forEach((value, sample) => {
    const group = reference.group[sample]! - 1;
    held.sum[group]! += value;
    held.square[group]! += value ** 2;
    held.present[group]! += Number(value > 0);
  });
  return held;
};
const combinations = combinationsOf(3, 3);
const kept = reference.values.flatMap((values, row) => (values.some((value) => value > 0) ? [row] : []));

describe('agrees with the definition in R', () => {
  it.each(['indval_g', 'indval', 'r_g', 'r'] as const)('%s of every combination of groups agrees', (statistic) => {
    for (const row of kept) {
      const association = associationOf(heldIn(row), sizes, statistic);
      reference[statistic][row]!.forEach((value, at) => {
        const actual = association.value(combinations[at]!);
        if (value === null) expect(actual).toBeNaN();
        else expect(actual).toBeCloseTo(value, 12);
      });
    }
  });

  it('specificity and fidelity agree', () => {
    for (const row of kept) {
      const [equal, site] = [
        associationOf(heldIn(row), sizes, 'indval_g'),
        associationOf(heldIn(row), sizes, 'indval'),
      ];
      combinations.forEach((combination, at) => {
        expect(equal.strength(combination).a).toBeCloseTo(reference.part_a_g[row]![at]!, 12);
        expect(site.strength(combination).a).toBeCloseTo(reference.part_a[row]![at]!, 12);
        expect(equal.strength(combination).b).toBeCloseTo(reference.part_b[row]![at]!, 12);
      });
    }
  });

  it.each([
    ['indval_g', 1],
    ['indval_g', 2],
    ['indval', 1],
    ['indval', 2],
    ['r_g', 1],
    ['r_g', 2],
    ['r', 1],
    ['r', 2],
  ] as const)(
    'the best combination by %s with up to %i groups agrees, and its p within the error of permutations',
    (statistic: Statistic, order: 1 | 2) => {
      const output = run({ statistic, max_order: order, permutations: 1_999 });
      const upTo = order === 1 ? 3 : 6;
      const chances = reference[`${statistic}_p${order}`];
      for (const row of kept) {
        const known = reference[statistic][row]!.slice(0, upTo);
        if (known.includes(null)) {
          expect(of(output, row, 'stat')).toBeNaN();
          continue;
        }
        expect(of(output, row, 'stat')).toBeCloseTo(Math.max(...(known as number[])), 12);
        const p = chances[row]!;
        expect(Math.abs(of(output, row, 'p') - p), `row ${row}`).toBeLessThan(
          6 * Math.sqrt((2 * p * (1 - p)) / 2_000) + 2e-3,
        );
      }
    },
  );
});

describe('indicator species', () => {
  it('a taxon in all samples of one group and in no other has 1, whatever the sizes of the groups', () => {
    const own = matrixOf([
      reference.group.map((level) => (level === 3 ? 2 : 0)),
      reference.group.map((_, at) => 1 + at),
    ]);
    const output = run({}, { matrix: own });
    expect([of(output, 0, 'a'), of(output, 0, 'b'), of(output, 0, 'stat')]).toEqual([1, 1, 1]);
    expect(words(output, 'group')[words(output, 'feature').indexOf('f1')]).toBe('组3');
    expect(of(output, 0, 'mean_out')).toBe(0);
  });

  it('names combinations of groups, and gives no p to the combination of all groups', () => {
    const output = run({ max_order: 3 });
    // The eighth row is of the second and the third group, the fifth everywhere the same.
    expect(words(output, 'group')[words(output, 'feature').indexOf('f8')]).toBe('组2+组3');
    expect(words(output, 'group')[words(output, 'feature').indexOf('f5')]).toBe('组1+组2+组3');
    expect(of(output, 4, 'p')).toBeNaN();
    expect(output.messages.map(({ text }) => text).join('')).toContain('与全部各组的合并关联最强');
    expect(words(output, 'group', 'summary')).toEqual([
      '组1',
      '组2',
      '组3',
      '组1+组2',
      '组1+组3',
      '组2+组3',
      '组1+组2+组3',
    ]);
  });

  it('with relative abundances the depth of the samples changes nothing', () => {
    const deeper = { ...matrix, values: matrix.values.map((value, at) => value * (1 + (at % 13))) };
    const [one, other] = [run({ relative: true }), run({ relative: true }, { matrix: deeper })];
    numbers(one, 'stat').forEach((value, at) => expect(numbers(other, 'stat')[at]).toBeCloseTo(value, 12));
    expect(numbers(other, 'p')).toEqual(numbers(one, 'p'));
  });

  it('leaves out rare and absent taxa, and samples without a group', () => {
    const output = run({ prevalence: 0.5 }, { groups: { ...groups, group: groups.group.with(0, '') } });
    expect(output.removed.map(({ id }) => id)).toEqual(expect.arrayContaining(['S13', 'f3']));
    expect(words(output, 'feature')).not.toContain('f3');
    expect(run()).toEqual(run());
  });

  it('adds up the features of a taxon', () => {
    const taxonomy: Taxonomy = {
      features: matrix.ids,
      ranks: ['genus'],
      values: [matrix.ids.map((_, row) => (row < 2 ? 'Alpha' : `G${row}`))],
    };
    const output = run({ rank: 'genus' }, { taxonomy });
    expect(words(output, 'feature')).toContain('Alpha');
    expect(words(output, 'feature')).toHaveLength(7);
  });

  it('warns when there are too few permutations for any adjusted p below the limit', () => {
    expect(run({ p_adjust: 'bonferroni', permutations: 99 }).messages).toContainEqual({
      level: 'warning',
      text: '置换 99 次、8 个检验时，校正后的 p 值不可能小于 0.05；请增加置换次数',
    });
  });

  it('lists combinations in the order of combn of R', () => {
    expect(combinationsOf(4, 2)).toEqual([[0], [1], [2], [3], [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
    for (const [many, most] of [
      [4, 2],
      [7, 3],
      [5, 5],
    ] as const)
      expect(combinationCount(many, most)).toBe(combinationsOf(many, most).length);
  });
});

describe('indicator species refuses', () => {
  const fault = (act: () => unknown) => caught(act).problems[0]!;
  it('a missing value', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, values: matrix.values.with(4, Number.NaN) } })).code).toBe(
      'value-missing',
    ));
  it('one group', () =>
    expect(
      fault(() => run({}, { groups: { ...groups, group: groups.group.map(() => '组1'), levels: ['组1'] } })).code,
    ).toBe('too-few-groups'));
  it('a group of one sample', () =>
    expect(
      fault(() =>
        run(
          {},
          { groups: { ...groups, group: groups.group.map((level, at) => (level === '组3' && at > 0 ? '' : level)) } },
        ),
      ),
    ).toMatchObject({ code: 'too-few-samples', what: '“组3”组只有 1 个样本参与分析' }));
  it('a table in which every taxon is too rare', () =>
    expect(
      fault(() =>
        run(
          { prevalence: 1 },
          {
            matrix: matrixOf([
              reference.group.map((_, at) => Number(at === 0)),
              reference.group.map((_, at) => Number(at > 0)),
            ]),
          },
        ),
      ).code,
    ).toBe('too-few-features'));
  it('too many combinations of groups', () => {
    const many = Array.from({ length: 30 }, (_, at) => `g${Math.floor(at / 2)}`);
    const wide = matrixOf([many.map((_, at) => at + 1), many.map((_, at) => 31 - at)]);
    expect(
      fault(() =>
        run(
          { max_order: 6 },
          {
            matrix: wide,
            groups: { samples: wide.samples, group: many, levels: [...new Set(many)], colors: {}, factors: [] },
          },
        ),
      ).code,
    ).toBe('option-value');
  });
});

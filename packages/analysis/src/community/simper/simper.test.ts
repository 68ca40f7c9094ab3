import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import { simper } from './index.ts';
import reference from './simper.reference.json' with { type: 'json' };

const context = { seed: 3, progress: () => undefined };
const options = { ...defaultOptions(simper), permutations: 9_999 };
const matrix = matrixOf(reference.values);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.group,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [],
};
const few = { ...options, permutations: 99 };
const columnOf = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(columnOf(output, table, name) as Float64Array),
];
const texts = (output: MethodOutput, table: string, name: string): readonly string[] =>
  columnOf(output, table, name) as readonly string[];

describe.each([
  ['of shares', true, reference.relative],
  ['of counts', false, reference.counts],
] as const)('agrees with simper of vegan %s', (_, relative, expected) => {
  const output = simper.run({ matrix, groups }, { ...options, relative }, context);
  it.each([
    ['A vs B', expected.A_B],
    ['A vs C', expected.A_C],
    ['B vs C', expected.B_C],
  ] as const)('%s', (name, one) => {
    const rows = texts(output, 'result', 'contrast').flatMap((contrast, row) => (contrast === name ? [row] : []));
    // The feature that is always 0 is left out.
    expect(rows).toHaveLength(9);
    for (const row of rows) {
      const feature = Number(texts(output, 'result', 'feature')[row]!.slice(1)) - 1;
      for (const [column, values] of [
        ['average', one.average],
        ['sd', one.sd],
        ['ratio', one.ratio],
        ['mean_a', one.ava],
        ['mean_b', one.avb],
      ] as const)
        expect(close(numbers(output, 'result', column)[row]!, values[feature] ?? Number.NaN, 1e-9), column).toBe(true);
      const [p, of] = [numbers(output, 'result', 'p')[row]!, one.p[feature]!];
      expect(Math.abs(p - of), `${p} for ${of}`).toBeLessThan(6 * Math.sqrt((2 * of * (1 - of)) / 9_999) + 2e-4);
    }
    rows.forEach((row, at) =>
      expect(close(numbers(output, 'result', 'cumulative')[row]!, one.cusum[at]!, 1e-9)).toBe(true),
    );
    expect(
      close(
        numbers(output, 'pairs', 'dissimilarity')[texts(output, 'pairs', 'contrast').indexOf(name)]!,
        one.overall[0]!,
        1e-9,
      ),
    ).toBe(true);
  });
});

describe('simper', () => {
  it('joins the groups by name, and leaves out empty samples and features', () => {
    const turned: Groups = { ...groups, samples: groups.samples.toReversed(), group: groups.group.toReversed() };
    expect(simper.run({ matrix, groups: turned }, few, context)).toEqual(simper.run({ matrix, groups }, few, context));
    const fewer: Groups = { ...groups, samples: groups.samples.slice(1), group: groups.group.slice(1) };
    expect(simper.run({ matrix, groups: fewer }, few, context).removed).toEqual([
      { kind: 'sample', id: 'S1', reason: '分组表中没有这个样本' },
      { kind: 'feature', id: 'f6', reason: '参与分析的样本中全部为 0' },
    ]);
  });

  it('with relative abundances the depth of a sample changes nothing', () => {
    const deep: Matrix = { ...matrix, values: matrix.values.map((value, at) => (at % 12 === 2 ? value * 4 : value)) };
    const [one, other] = [matrix, deep].map((given) => simper.run({ matrix: given, groups }, few, context));
    numbers(other!, 'result', 'average').forEach((value, row) =>
      expect(close(value, numbers(one!, 'result', 'average')[row]!, 1e-12)).toBe(true),
    );
    expect(numbers(other!, 'result', 'p')).toEqual(numbers(one!, 'result', 'p'));
  });

  it('two groups of one sample have no standard deviation, and a single sample is named', () => {
    const small = matrixOf([
      [3, 1, 4],
      [0, 5, 2],
    ]);
    const output = simper.run(
      {
        matrix: small,
        groups: { samples: small.samples, group: ['A', 'B', 'B'], levels: ['A', 'B'], colors: {}, factors: [] },
      },
      few,
      context,
    );
    expect(output.messages.map(({ text }) => text).join('')).toContain('A 只有一个样本');
    const three = simper.run(
      {
        matrix: small,
        groups: { samples: small.samples, group: ['A', 'B', 'C'], levels: ['A', 'B', 'C'], colors: {}, factors: [] },
      },
      few,
      context,
    );
    expect(numbers(three, 'result', 'sd').every(Number.isNaN)).toBe(true);
    expect(numbers(three, 'pairs', 'features_70')).toEqual([2, 2, 2]);
  });

  it('the note says how the table was read and what was found', () => {
    const { facts } = simper.run({ matrix, groups }, few, context);
    expect(simper.note(few, facts)).toContain('换算为相对丰度后');
    expect(simper.note({ ...few, relative: false }, facts)).toContain('未换算为相对丰度');
    expect(simper.note(few, facts)).toMatch(/A vs B 的平均差异为 0\.\d+，贡献最大的为 f\d/);
  });
});

describe('simper refuses', () => {
  const fault = (given: Matrix, by: Groups = groups): InputError =>
    caught(() => simper.run({ matrix: given, groups: by }, few, context));
  it('a missing value', () =>
    expect(fault({ ...matrix, values: matrix.values.with(5, Number.NaN) }).problems[0]!.what).toContain(
      '特征“f1”在样本“S6”的值缺失',
    ));
  it('a single group', () =>
    expect(fault(matrix, { ...groups, group: groups.group.map(() => 'A') }).problems[0]!.what).toContain(
      '至少需要 2 组',
    ));
  it('samples that are all equal', () =>
    expect(
      fault(matrixOf(Array.from({ length: 3 }, () => Array.from({ length: 12 }, () => 2)))).problems[0]!.code,
    ).toBe('no-variation'));
});

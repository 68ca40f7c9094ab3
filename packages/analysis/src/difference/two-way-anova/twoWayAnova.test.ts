import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import { twoWayAnova } from './index.ts';
import reference from './twoWayAnova.reference.json' with { type: 'json' };

const scheme = (group: readonly string[], factor: readonly string[], name = 'time'): Groups => ({
  samples: group.map((_, i) => `S${i + 1}`),
  group,
  levels: [...new Set(group)],
  colors: {},
  factors: [{ name, values: factor }],
});
const run = (rows: Cells, groups: Groups, raw: Record<string, unknown> = {}): MethodOutput =>
  twoWayAnova.run({ matrix: matrixOf(rows), groups }, parseOptions(twoWayAnova, raw), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) =>
  Array.from<string | number>(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
  );

const groups = scheme(['A', 'A', 'A', 'A', 'B', 'B', 'B', 'B', 'B'], ['0', '0', '6', '6', '0', '0', '6', '6', '6']);
const rows: Cells = [
  [1, 2, 1, 3, 1, 2, 8, 9, 9],
  [5, 5, 5, 5, 5, 5, 5, 5, 5],
  [1, 3, null, null, 2, 4, 3, 4, 8],
  [1, null, 3, null, null, 4, null, null, 8],
  [9, 1, 5, 4, 8, 3, 2, 7, 6],
];

describe('two-way-anova', () => {
  it('a sample without a value of the second factor leaves, and the others are as without it', () => {
    const whole = scheme(groups.group, [...groups.factors[0]!.values.slice(0, 8), '']);
    const output = run(rows, whole);
    const less = run(
      rows.map((row) => row.slice(0, 8)),
      scheme(groups.group.slice(0, 8), groups.factors[0]!.values.slice(0, 8)),
    );
    expect(output.removed).toEqual([{ kind: 'sample', id: 'S9', reason: '缺少“time”的值' }]);
    expect(output.tables).toEqual(less.tables);
  });

  it('finds the feature whose response to one factor depends on the other', () => {
    const output = run(rows, groups, { p_column: 'p' });
    const at = column(output, 'result', 'contrast').indexOf('分组 × time');
    expect(column(output, 'result', 'significant')[at]).toBe('yes');
    expect(column(output, 'summary', 'significant')[2]).toBe(1);
    expect(column(output, 'top', 'feature')[0]).toBe('f1');
    expect(output.messages.map(({ text }) => text).join('')).toContain('主效应不宜单独解释');
  });

  it('names the groups that differ at each level, and marks the combinations with letters', () => {
    const output = run(rows, groups, { p_column: 'p' });
    const of = (name: string) => column(output, 'post_hoc', name);
    expect([of('feature'), of('within'), of('group_a'), of('group_b')].map((list) => list.slice(0, 2))).toEqual([
      ['f1', 'f1'],
      ['0', '6'],
      ['A', 'A'],
      ['B', 'B'],
    ]);
    expect(of('significant').slice(0, 2)).toEqual(['no', 'yes']);
    // Combinations A·0, A·6, B·0, B·6: letters hold within one level.
    expect(column(output, 'means', 'letters').slice(0, 4)).toEqual(['a', 'b', 'a', 'a']);
    expect(new Set(column(output, 'top', 'letters'))).toContain('b');
  });

  it('compares pairs for the features whose effect is significant, or for all', () => {
    const compared = (raw: Record<string, unknown>) =>
      new Set(column(run(rows, groups, { p_column: 'p', ...raw }), 'post_hoc', 'feature'));
    expect(compared({})).toEqual(new Set(['f1']));
    expect(compared({ scope: 'all' })).toEqual(new Set(['f1', 'f3', 'f5']));
    expect(compared({ post_hoc: 'none' })).toEqual(new Set());
    // Of the third feature a combination is empty: group A has no marginal mean, so two groups leave nothing to
    // compare.
    expect(compared({ post_hoc: 'group', scope: 'all' })).toEqual(new Set(['f1', 'f5']));
    expect(new Set(column(run(rows, groups, { post_hoc: 'factor', scope: 'all' }), 'means', 'letters'))).toEqual(
      new Set(['']),
    );
  });

  it('gives the reason when a feature is not tested, and leaves it out of the correction', () => {
    const output = run(rows, groups);
    expect(column(output, 'result', 'reason').slice(0, 5)).toEqual([
      '',
      '组合内数值没有变化',
      '',
      '每个组合至多一个有效值，无法估计误差',
      '',
    ]);
    // Of the third feature one combination is empty: main effects, but nothing left for the interaction.
    expect(column(output, 'result', 'reason')[12]).toBe('有值的组合太少，没有交互作用可检验');
    expect(column(output, 'summary', 'tested')).toEqual([3, 3, 2]);
    const interaction = {
      p: column(output, 'result', 'p').slice(10),
      adjusted: column(output, 'result', 'p_adj').slice(10),
    };
    expect(interaction.adjusted[0]).toBeCloseTo(2 * Number(interaction.p[0]), 12);
    expect(column(run(rows, groups, { squares: 'III' }), 'result', 'reason')[2]).toBe(
      '有的组合没有有效值，III 型平方和无法计算',
    );
  });

  it('uses the first further column unless another is named, with numeric levels in numeric order', () => {
    const other = {
      ...groups,
      factors: [...groups.factors, { name: 'sex', values: ['f', 'm', 'f', 'm', 'f', 'm', 'f', 'm', 'f'] }],
    };
    expect(run(rows, other).facts['factor']).toBe('time');
    expect(run(rows, other, { factor: 'sex' }).facts['levels']).toBe('f、m');
    const late = scheme(
      groups.group,
      groups.factors[0]!.values.map((level) => (level === '0' ? '24' : level)),
    );
    expect(run(rows, late).facts['levels']).toBe('6、24');
  });

  it('joins by sample name and leaves out samples that the scheme does not know', () => {
    const reversed: Groups = {
      ...groups,
      samples: groups.samples.toReversed(),
      group: groups.group.toReversed(),
      factors: groups.factors.map(({ name, values }) => ({ name, values: values.toReversed() })),
    };
    expect(run(rows, reversed).tables).toEqual(run(rows, groups).tables);
    const fewer: Groups = {
      ...groups,
      samples: groups.samples.slice(0, 8),
      group: groups.group.slice(0, 8),
      factors: groups.factors.map(({ name, values }) => ({ name, values: values.slice(0, 8) })),
    };
    expect(run(rows, fewer).removed).toEqual([{ kind: 'sample', id: 'S9', reason: '不在分组表中' }]);
  });

  it('a shift or a change of unit changes nothing', () => {
    const moved = rows.map((row) => row.map((value) => (value === null ? null : value * 1000 - 77)));
    const [one, other] = [run(rows, groups), run(moved, groups)].map((output) => column(output, 'result', 'p'));
    one!.forEach((p, i) => expect(close(Number(other![i]), Number(p), 1e-9), `${i}`).toBe(true));
  });

  it('accepts a single row and does not change its input', () => {
    const matrix = matrixOf([rows[0]!]);
    const before = matrix.values.slice();
    const output = twoWayAnova.run({ matrix, groups }, parseOptions(twoWayAnova, {}), {
      seed: 1,
      progress: () => undefined,
    });
    expect(column(output, 'result', 'p_adj')).toEqual(column(output, 'result', 'p'));
    expect(matrix.values).toEqual(before);
  });

  it('warns of a combination without samples under type II, and refuses it under type III', () => {
    const design = scheme(
      ['A', 'A', 'A', 'A', 'B', 'B', 'B', 'B', 'B'],
      ['0', '0', '6', '6', '0', '0', '0', '6', '12'],
    );
    expect(
      run(rows, design)
        .messages.map(({ text }) => text)
        .join(''),
    ).toContain('“A”与“12”等 1 个组合没有样本');
    expect(refusal(() => run(rows, design, { squares: 'III' }))).toMatchObject({
      code: 'empty-cell',
      input: 'squares',
      remedy: expect.stringContaining('II 型') as string,
    });
  });

  it.each([
    ['no further column', { ...groups, factors: [] }, {}, 'option-value', 'factor'],
    ['an unknown column', groups, { factor: 'sex' }, 'option-value', 'factor'],
    [
      'a column of one value',
      scheme(
        groups.group,
        groups.group.map(() => '0'),
      ),
      {},
      'constant-factor',
      'factor',
    ],
    ['a column that repeats the groups', scheme(groups.group, groups.group), {}, 'confounded', 'factor'],
    [
      'a column of sample numbers',
      scheme(
        groups.group,
        groups.group.map((_, i) => `${i}`),
      ),
      {},
      'no-replicate',
      'factor',
    ],
    [
      'one group',
      scheme(
        groups.group.map(() => 'A'),
        groups.factors[0]!.values,
      ),
      {},
      'too-few-groups',
      'groups',
    ],
  ])('refuses %s, and says what to do', (_, design, raw, code, input) => {
    const problem = refusal(() => run(rows, design, raw));
    expect(problem).toMatchObject({ code, input });
    expect(problem.remedy).toMatch(/请|至少/);
  });
});

function refusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    return (error as InputError).problems[0]!;
  }
  return expect.unreachable();
}

describe('two-way-anova agrees with car::Anova', () => {
  const output = {
    II: run(reference.values as Cells, scheme(reference.group, reference.factor, 'h')),
    III: run(reference.values as Cells, scheme(reference.group, reference.factor, 'h'), { squares: 'III' }),
  };
  const bounds = { ss: 1e-6, df1: 0, df2: 0, f: 1e-6, p: 1e-5, p_adj: 1e-5, partial_eta2: 1e-6 } as const;
  const size = reference.values.length;
  for (const type of ['II', 'III'] as const) {
    it.each(['group', 'factor', 'interaction'] as const)(`type ${type}: %s`, (effect) => {
      const from = ['group', 'factor', 'interaction'].indexOf(effect) * size;
      for (const name of Object.keys(bounds) as (keyof typeof bounds)[]) {
        const found = column(output[type], 'result', name).slice(from, from + size);
        (reference.types[type][effect][name] as (number | null)[]).forEach((value, i) => {
          if (name === 'df2' && Number.isNaN(found[i])) expect(value).toBeNull();
          else
            expect(
              close(Number(found[i]), value ?? Number.NaN, bounds[name]),
              `${name} of ${i + 1}: ${found[i]} for ${value}`,
            ).toBe(true);
        });
      }
    });
  }
});

describe('two-way-anova agrees with the contrasts of lm and ptukey', () => {
  type Row = readonly [number, string, string, string, number, number, number, number, number];
  const kinds = Object.keys(reference.post_hoc) as (keyof typeof reference.post_hoc)[];
  it.each(kinds)('%s', (kind) => {
    const output = run(reference.values as Cells, scheme(reference.group, reference.factor, 'h'), {
      post_hoc: kind,
      scope: 'all',
    });
    const expected = reference.post_hoc[kind] as unknown as readonly Row[];
    const of = (name: string) => column(output, 'post_hoc', name);
    expect(of('feature')).toEqual(expected.map(([row]) => `f${row}`));
    ['within', 'group_a', 'group_b'].forEach((name, at) =>
      expect(of(name)).toEqual(expected.map((row) => row[at + 1])),
    );
    (['difference', 'se', 'statistic', 'df'] as const).forEach((name, at) => {
      of(name).forEach((value, i) =>
        expect(close(Number(value), expected[i]![at + 4] as number, 1e-6), `${name} of ${i}`).toBe(true),
      );
    });
    // ptukey takes its upper tail from 1, so that it has no digits of a small one.
    of('p_adj').forEach((value, i) => {
      const p = expected[i]![8];
      if (p < 1e-7) expect(Number(value)).toBeLessThan(1.1e-7);
      else expect(close(Number(value), p, 1e-5), `p of ${i}: ${value} for ${p}`).toBe(true);
    });
  });
});

import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { matrixOf, type Cells } from '../../testing/tables.ts';
import limmaReference from '../limma/limma.reference.json' with { type: 'json' };
import { multiGroup } from './index.ts';
import reference from './multiGroup.reference.json' with { type: 'json' };

const groupsOf = (sizes: readonly number[]): Groups => {
  const group = sizes.flatMap((size, level) => Array.from({ length: size }, () => 'ABCDE'[level]!));
  return {
    samples: group.map((_, i) => `S${i + 1}`),
    group,
    levels: ['A', 'B', 'C', 'D', 'E'].slice(0, sizes.length),
    colors: {},
    factors: [],
  };
};
const run = (rows: Cells, groups: Groups, raw: Record<string, unknown> = {}): MethodOutput =>
  multiGroup.run({ matrix: matrixOf(rows), groups }, parseOptions(multiGroup, raw), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) =>
  Array.from<string | number>(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
  );

const rows: Cells = [
  [1, 2, 3, 4, 5, 7, 11, 12, 13],
  [5, 5, 5, 5, 5, 5, 5, 5, 5],
  [1, null, null, 4, 5, 6, 7, 8, 9],
  [9, 1, 5, 4, 8, 3, 2, 7, 6],
];
const groups = groupsOf([3, 2, 4]);

describe('multi-group', () => {
  it('marks groups that differ by letters, with a for the highest', () => {
    const output = run(rows, groups);
    expect(column(output, 'means', 'letters').slice(0, 3)).toEqual(['b', 'b', 'a']);
    expect(column(output, 'result', 'highest')[0]).toBe('C');
    expect(column(output, 'post_hoc', 'difference').slice(0, 3)).toEqual([2.5, 8.75, 6.25]);
  });

  it('gives a constant or almost empty feature no p-value, gives the reason, and leaves it out of the correction', () => {
    const output = run(rows, groups);
    expect(column(output, 'result', 'reason')).toEqual(['', '数值没有变化', '有的组有效值不足 2 个', '']);
    const [p, adjusted] = [column(output, 'result', 'p'), column(output, 'result', 'p_adj')];
    expect(adjusted[0]).toBeCloseTo(Number(p[0]) * 2, 14);
    expect(p[1]).toBeNaN();
    expect(output.messages.filter(({ level }) => level === 'warning')).toHaveLength(2);
  });

  it('tells groups that are fully apart from values that do not change', () => {
    const apart: Cells = [
      [1, 1, 1, 2, 2, 9, 9, 9, 9],
      [1, 1, 1, 2, 3, 9, 8, 9, 9],
      [3, 3, 3, 3, 3, 3, 3, 3, 3],
    ];
    const reasons = (test: string) => column(run(apart, groups, { test }), 'result', 'reason');
    const undefinedTest = '组内没有变化而组间不同，检验没有定义';
    expect(reasons('anova')).toEqual([undefinedTest, '', '数值没有变化']);
    expect(reasons('welch')).toEqual([undefinedTest, '有的组内没有变化，检验没有定义', '数值没有变化']);
    expect(reasons('kruskal')).toEqual(['', '', '数值没有变化']);
  });

  it('compares pairs for features that differ, for all features, or for none', () => {
    expect(new Set(column(run(rows, groups), 'post_hoc', 'feature'))).toEqual(new Set(['f1']));
    expect(new Set(column(run(rows, groups, { scope: 'all' }), 'post_hoc', 'feature'))).toEqual(new Set(['f1', 'f4']));
    expect(column(run(rows, groups, { post_hoc: 'none' }), 'post_hoc', 'feature')).toEqual([]);
    expect(column(run(rows, groups, { post_hoc: 'none' }), 'means', 'letters').join('')).toBe('');
  });

  it('joins by sample name and leaves out samples that the scheme does not know', () => {
    const reversed: Groups = { ...groups, samples: groups.samples.toReversed(), group: groups.group.toReversed() };
    expect(run(rows, reversed).tables).toEqual(run(rows, groups).tables);
    const fewer: Groups = { ...groups, samples: groups.samples.slice(0, 8), group: groups.group.slice(0, 8) };
    expect(run(rows, fewer).removed).toEqual([{ kind: 'sample', id: 'S9', reason: '不在分组表中' }]);
  });

  it('draws the features with the smallest p, without their missing values', () => {
    const output = run(rows, groups, { top: 1 });
    expect(column(output, 'top', 'feature')).toEqual(Array.from({ length: 9 }, () => 'f1'));
  });

  it('names the pairwise test that belongs to the overall test', () => {
    expect(
      run(rows, groups, { test: 'kruskal' })
        .messages.map(({ text }) => text)
        .join(''),
    ).toContain('Dunn');
    expect(
      run(rows, groups, { test: 'kruskal', post_hoc: 'dunn' }).messages.filter(({ level }) => level === 'info'),
    ).toEqual([]);
  });

  it('accepts a single row and two groups, and does not change its input', () => {
    const one = matrixOf([rows[0]!]);
    const before = one.values.slice();
    const output = run([rows[0]!], groupsOf([4, 5]));
    expect(column(output, 'result', 'p_adj')).toEqual(column(output, 'result', 'p'));
    expect(one.values).toEqual(before);
  });

  it('refuses one group, and groups of one sample, and says what to do', () => {
    for (const [sizes, code] of [
      [[9], 'too-few-groups'],
      [[8, 1], 'too-few-samples'],
    ] as const) {
      try {
        run(rows, groupsOf(sizes));
        expect.unreachable();
      } catch (error) {
        expect((error as InputError).problems[0]).toMatchObject({ code, input: 'groups' });
      }
    }
  });
});

describe('multi-group agrees with R', () => {
  const data = reference.values as Cells;
  const scheme = groupsOf(reference.sizes);
  const agree = (
    actual: readonly (string | number)[],
    expected: readonly (number | null)[],
    tolerance: number,
    floor: number,
    what: string,
  ): void =>
    expected.forEach((value, i) => {
      if (value === null) expect(actual[i], `${what} ${i + 1}`).toBeNaN();
      else
        expect(Math.abs(Number(actual[i]) - value), `${what} ${i + 1}: ${actual[i]} for ${value}`).toBeLessThanOrEqual(
          floor + tolerance * Math.abs(value),
        );
    });
  it.each(['anova', 'welch', 'kruskal'] as const)('%s', (test) => {
    const output = run(data, scheme, { test });
    for (const name of ['statistic', 'df1', 'df2', 'p', 'p_adj'] as const)
      agree(column(output, 'result', name), reference.tests[test][name], name.startsWith('p') ? 1e-7 : 1e-8, 0, name);
  });
  it.each(['tukey', 'games-howell', 'dunn'] as const)('%s', (kind) => {
    // By Kruskal–Wallis every chosen feature has a p-value, so that all pairs are there.
    const output = run(data, scheme, { test: 'kruskal', post_hoc: kind, scope: 'all' });
    const at = column(output, 'post_hoc', 'feature').flatMap((id, i) =>
      reference.chosen.includes(Number(String(id).slice(1))) ? [i] : [],
    );
    const of = (name: string) => at.map((i) => column(output, 'post_hoc', name)[i]!);
    agree(of('difference'), reference.posts[kind].difference, 1e-9, 1e-12, 'difference');
    agree(of('statistic'), reference.posts[kind].statistic, 1e-8, 0, 'statistic');
    // R's ptukey is right to about 1e-9 at these degrees of freedom.
    agree(of('p_adj'), reference.posts[kind].p_adj, 1e-6, kind === 'dunn' ? 0 : 1e-9, 'p_adj');
  });
});

describe('multi-group with shared variances', () => {
  it('limma: the moderated F and its degrees of freedom agree with lmFit and eBayes', () => {
    const values = limmaReference.values as Cells;
    const whole = values.flatMap((row, i) => (row.includes(null) ? [] : [i]));
    const output = run(values, groupsOf([4, 3, 4]), { test: 'limma', p_adjust: 'qvalue' });
    for (const [name, expected] of [
      ['statistic', limmaReference.f.f],
      ['p', limmaReference.f.p],
    ] as const) {
      for (const row of whole)
        expect(
          Math.abs(Number(column(output, 'result', name)[row]) - expected[row]!),
          `${name} of ${row + 1}`,
        ).toBeLessThanOrEqual(1e-12 + 1e-6 * expected[row]!);
    }
    expect(column(output, 'result', 'reason')[21]).toBe('有的组有效值不足 2 个');
  });
});

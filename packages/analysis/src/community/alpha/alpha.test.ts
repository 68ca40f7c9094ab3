import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { alpha } from './index.ts';
import reference from './alpha.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const matrix = matrixOf(reference.values);
const groupsOf = (of: Matrix, group: readonly string[]): Groups => ({
  samples: of.samples,
  group,
  levels: [...new Set(group)],
  colors: {},
  factors: [],
});
const groups = groupsOf(matrix, reference.group);
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const run = (test: string, p_adjust: string) => alpha.run({ matrix, groups }, { test, p_adjust }, context);

describe('agrees with vegan and R', () => {
  it.each(Object.entries(reference.indices))('%s', (name, expected) => {
    const values = column(run('rank', 'BH'), 'indices', name) as Float64Array;
    expected.forEach((value, i) =>
      expect(close(values[i]!, value ?? Number.NaN, 1e-9), `${values[i]} for ${value}`).toBe(true),
    );
  });

  it.each([
    ['rank', 'BH', reference.rank],
    ['welch', 'holm', reference.welch],
  ] as const)('the tests of the Shannon index agree: %s', (test, adjust, expected) => {
    const output = run(test, adjust);
    const rows = (column(output, 'tests', 'index') as readonly string[]).flatMap((index, row) =>
      index === 'shannon' ? [row] : [],
    );
    const of = (name: string) => rows.map((row) => (column(output, 'tests', name) as Float64Array)[row]!);
    of('statistic').forEach((value, i) => expect(close(value, expected.statistic[i]!, 1e-9)).toBe(true));
    of('p').forEach((value, i) => expect(close(value, expected.p[i]!, 1e-7)).toBe(true));
    of('p_adj')
      .slice(1)
      .forEach((value, i) => expect(close(value, expected.p_adj[i]!, 1e-7)).toBe(true));
    if (!('df' in expected)) return;
    of('df').forEach((value, i) => expect(close(value, expected.df[i]!, 1e-9)).toBe(true));
    expect(close(of('df2')[0]!, expected.df2[0]!, 1e-9)).toBe(true);
  });
});

describe('with a tree', () => {
  const small = matrixOf([
    [3, 0, 1],
    [0, 2, 4],
    [5, 1, 0],
  ]);
  // ((F1:1,F2:2):3,F3:4); the features of the example tables are named F1, F2, F3.
  const tree = {
    parent: Int32Array.from([-1, 0, 1, 1, 0]),
    length: Float64Array.from([0, 3, 1, 2, 4]),
    name: ['', '', ...small.ids],
    isTip: Uint8Array.from([0, 0, 1, 1, 1]),
  };

  it('gives Faith’s diversity by its definition, and tests it between the groups', () => {
    const output = alpha.run(
      { matrix: small, groups: groupsOf(small, ['a', 'a', 'b']), tree },
      { test: 'rank', p_adjust: 'BH' },
      context,
    );
    expect([...(column(output, 'indices', 'faith_pd') as Float64Array)]).toEqual([8, 9, 6]);
    expect(column(output, 'tests', 'index')).toContain('faith_pd');
    expect(alpha.note({ test: 'rank', p_adjust: 'BH' }, output.facts)).toContain('Faith PD');
  });

  it('names the features that the tree does not have', () => {
    expect(() =>
      alpha.run(
        { matrix: small, tree: { ...tree, name: ['', '', 'x', 'y', 'z'] } },
        { test: 'rank', p_adjust: 'BH' },
        context,
      ),
    ).toThrow('3 个特征不在进化树中');
  });
});

describe('edges', () => {
  it('computes the indices without groups and leaves the tests empty', () => {
    const output = alpha.run({ matrix }, { test: 'rank', p_adjust: 'BH' }, context);
    expect(output.tables.map(({ rows }) => rows)).toEqual([9, 0]);
    expect(alpha.note({ test: 'rank', p_adjust: 'BH' }, output.facts)).not.toContain('组间');
  });

  it('joins the groups by name, whatever their order', () => {
    const reversed: Groups = { ...groups, samples: groups.samples.toReversed(), group: groups.group.toReversed() };
    expect(alpha.run({ matrix, groups: reversed }, { test: 'rank', p_adjust: 'BH' }, context).tables).toEqual(
      run('rank', 'BH').tables,
    );
  });

  it('leaves out a sample without counts and one without a group, and names them', () => {
    const small = matrixOf([
      [1, 0, 5, 2, 3],
      [2, 0, 5, 1, 9],
    ]);
    const scheme = { ...groupsOf(small, ['a', 'a', 'a', 'b', 'b']), samples: ['S1', 'S2', 'S3', 'S4', 'S9'] };
    const output = alpha.run({ matrix: small, groups: scheme }, { test: 'rank', p_adjust: 'BH' }, context);
    expect(column(output, 'indices', 'sample')).toEqual(['S1', 'S3', 'S4', 'S5']);
    expect(output.removed).toEqual([
      { kind: 'sample', id: 'S2', reason: '所有特征的计数都为 0' },
      { kind: 'sample', id: 'S5', reason: '分组表中没有这个样本' },
    ]);
  });

  it('gives of shares the indices that need no counts, the same as of the counts, and says which are missing', () => {
    const totals = matrix.samples.map((_, j) =>
      matrix.values.reduce((sum, value, at) => sum + (at % matrix.samples.length === j ? value : 0), 0),
    );
    const values = matrix.values.map((value, at) => (100 * value) / totals[at % totals.length]!);
    const options = { test: 'rank', p_adjust: 'BH' };
    const [counted, shared] = [
      run('rank', 'BH'),
      alpha.run({ matrix: { ...matrix, values }, groups }, options, context),
    ];
    for (const name of ['observed', 'shannon', 'shannon_log2', 'gini_simpson', 'inv_simpson', 'pielou'])
      (column(shared, 'indices', name) as Float64Array).forEach((value, i) =>
        expect(close(value, (column(counted, 'indices', name) as Float64Array)[i]!, 1e-12), name).toBe(true),
      );
    const missing = ['chao1', 'chao1_se', 'ace', 'goods_coverage'];
    for (const name of missing)
      expect((column(shared, 'indices', name) as Float64Array).every(Number.isNaN), name).toBe(true);
    expect(column(shared, 'tests', 'index')).not.toEqual(expect.arrayContaining(['chao1']));
    expect(shared.messages.map(({ text }) => text).join('')).toMatch(/有小数（如“.+”在“.+”为 .+Chao1、ACE 与 Good/u);
    expect(alpha.note(options, shared.facts)).toContain('相对丰度表');
  });

  it('gives no evenness and no variation for a single feature', () => {
    const output = alpha.run({ matrix: matrixOf([[3, 4, 9]]) }, { test: 'rank', p_adjust: 'BH' }, context);
    expect([...(column(output, 'indices', 'shannon') as Float64Array)]).toEqual([0, 0, 0]);
    expect([...(column(output, 'indices', 'pielou') as Float64Array)]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(output.messages.map(({ text }) => text).join('')).toContain('没有只出现 1 次的特征');
  });

  it.each([
    [
      'a missing value',
      [
        [1, null],
        [2, 3],
      ],
      '特征“f1”在样本“S2”的值缺失',
    ],
    [
      'negative values',
      [
        [1, -2],
        [-2, 3],
      ],
      '特征“f1”在样本“S2”的值为负值（共 2 处）',
    ],
    [
      'nothing but zeros',
      [
        [0, 0],
        [0, 0],
      ],
      '有计数的样本只有 0 个',
    ],
  ])('refuses %s in Chinese', (_, rows, text) => {
    const attempt = () => alpha.run({ matrix: matrixOf(rows) }, { test: 'rank', p_adjust: 'BH' }, context);
    expect(attempt).toThrow(InputError);
    expect(attempt).toThrow(text);
  });
});

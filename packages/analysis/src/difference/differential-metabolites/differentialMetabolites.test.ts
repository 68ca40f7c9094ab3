import { sideOf } from '../../changes/index.ts';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { oplsDa } from '../../whole-methods/index.ts';
import { builtFrom, context, numbersOf, textsOf } from '../../testing/runs.ts';
import { close, type Cells } from '../../testing/tables.ts';
import { twoGroup } from '../two-group/index.ts';
import { caught } from '../../testing/caught.ts';
import reference from './differentialMetabolites.reference.json' with { type: 'json' };
import { differentialMetabolites } from './index.ts';

const levels = ['QC', 'C', 'T'];
const raise = (rows: Cells): Cells =>
  rows.map((row) => row.map((value) => (value === null ? null : Math.log2(value + 1))));
const run = (
  rows: Cells,
  raw: Record<string, unknown> = {},
  group: readonly string[] = reference.groups,
): MethodOutput =>
  differentialMetabolites.run(
    builtFrom(
      rows,
      group,
      levels.filter((level) => group.includes(level)),
    ),
    parseOptions(differentialMetabolites, { permutations: 20, ...raw }),
    context,
  );
const same = (
  output: MethodOutput,
  table: string,
  column: string,
  expected: readonly (number | null)[],
  share: number,
): void => {
  const found = numbersOf(output, table, column);
  expect(found).toHaveLength(expected.length);
  found.forEach((value, i) =>
    expect(
      close(value, expected[i] ?? Number.NaN, share),
      `${table}.${column} of ${i}: ${value}, not ${expected[i]}`,
    ).toBe(true),
  );
};

describe('agrees with R', () => {
  it.each(['raw', 'logged', 'ranks', 'open'] as const)('%s', (name) => {
    const {
      components,
      differential,
      direction,
      direction_test,
      fc,
      log2fc,
      logged,
      model,
      orthogonal,
      p,
      p_adj,
      p_column,
      p_limit,
      scale,
      test,
      vip,
      vip_limit,
      z,
    } = reference[name];
    const output = run(logged ? raise(reference.values) : reference.values, {
      test,
      model,
      scale,
      orthogonal,
      components,
      vip: vip_limit,
      fc,
      p: p_limit,
      p_column,
      logged,
    });
    same(output, 'result', 'vip', vip, 1e-6);
    same(output, 'result', 'log2fc', log2fc, 1e-6);
    same(output, 'result', 'p', p, 1e-5);
    same(output, 'result', 'p_adj', p_adj, 1e-5);
    // The reference knows three words only: what one group alone has counts as up or down there.
    const plain = (word: string): string => ['down', 'none', 'up'][sideOf(word) + 1]!;
    expect(textsOf(output, 'result', 'direction').map(plain)).toEqual(direction);
    expect(textsOf(output, 'result', 'direction_test').map(plain)).toEqual(direction_test);
    expect(textsOf(output, 'differential', 'feature')).toEqual(differential);
    same(output, 'zscores', 'z', z.flat(), 1e-6);
  });
});

describe('differential metabolites', () => {
  const { values } = reference;

  it('takes the tests of the two-group method and the VIP of OPLS-DA, from the two groups alone', () => {
    const output = run(values, { transform: 'glog', scale: 'pareto' });
    const pair = reference.groups.flatMap((group, i) => (group === 'QC' ? [] : [i]));
    const alone = builtFrom(
      values.map((row) => pair.map((i) => row[i]!)),
      pair.map((i) => reference.groups[i]!),
    );
    const tests = twoGroup.run(alone, parseOptions(twoGroup, {}), context);
    for (const column of ['mean_ref', 'mean_test', 'log2fc', 'statistic', 'df', 'p', 'p_adj'])
      expect(numbersOf(output, 'result', column), column).toEqual(numbersOf(tests, 'result', column));
    const model = oplsDa.run(
      alone,
      parseOptions(oplsDa, { transform: 'glog', scale: 'pareto', permutations: 20 }),
      context,
    );
    expect(numbersOf(output, 'scores', 't_pred')).toEqual(numbersOf(model, 'scores', 't_pred'));
    for (const id of ['vip', 'fit', 'permutation', 'permutation_test'])
      expect(
        output.tables.find((table) => table.id === id),
        id,
      ).toEqual(model.tables.find((table) => table.id === id));
    expect(output.facts).toMatchObject({ reference: 'C', test_group: 'T', test_n_ref: 7, test_n_test: 6 });
    expect(output.messages.map(({ text }) => text).join('')).toContain('其他组的 3 个样本未参与');
  });

  it('names features that pass the test but have no VIP, and does not call them', () => {
    const output = run(values);
    const at = 7;
    expect(textsOf(output, 'result', 'direction_test')[at]).toBe('up');
    expect(textsOf(output, 'result', 'direction')[at]).toBe('none');
    expect(textsOf(output, 'result', 'vip_reason')[at]).toBe('有 1 个缺失值');
    expect(
      output.messages
        .filter(({ level }) => level === 'warning')
        .map(({ text }) => text)
        .join(''),
    ).toContain('没有 VIP，未列为差异代谢物');
    expect(textsOf(run(values, { vip: 0 }), 'result', 'direction')[at]).toBe('up');
  });

  it('measures z from the reference group, whose mean is 0 and standard deviation 1', () => {
    const output = run(values, { vip: 0, fc: 1, p: 1, p_column: 'p' });
    const [feature, group, z] = [
      textsOf(output, 'zscores', 'feature'),
      textsOf(output, 'zscores', 'group'),
      numbersOf(output, 'zscores', 'z'),
    ];
    for (const id of ['f1', 'f8', 'f11']) {
      const own = z.filter((value, i) => feature[i] === id && group[i] === 'C' && !Number.isNaN(value));
      const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
      expect(mean).toBeCloseTo(0, 10);
      expect(own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (own.length - 1)).toBeCloseTo(1, 10);
    }
    // 0 in every sample of the reference: no spread to measure by.
    expect(z.filter((_, i) => feature[i] === 'f14').every(Number.isNaN)).toBe(true);
  });

  it('exchanging the groups turns the changes and keeps the VIP', () => {
    const [forward, backward] = [run(values), run(values, { reference: 'T', test_group: 'C' })];
    expect(textsOf(backward, 'result', 'direction')).toEqual(
      textsOf(forward, 'result', 'direction').map(
        (word) => ({ up: 'down', down: 'up', only_test: 'only_ref', only_ref: 'only_test' })[word] ?? word,
      ),
    );
    same(backward, 'result', 'vip', numbersOf(forward, 'result', 'vip'), 1e-9);
  });

  it('writes its tables with no rows when nothing is found', () => {
    const output = run(values, { p: 0 });
    expect(output.tables.map(({ id }) => id)).toEqual(differentialMetabolites.tables.map(({ id }) => id));
    expect(output.tables.filter(({ id }) => ['differential', 'zscores'].includes(id)).map(({ rows }) => rows)).toEqual([
      0, 0,
    ]);
    expect(output.messages.map(({ text }) => text).join('')).toContain('没有特征同时达到三个阈值');
  });

  it('joins pairs by name', () => {
    const data = builtFrom(values, reference.groups, levels);
    const seen: Record<string, number> = {};
    const pair = reference.groups.map((group) => (group === 'QC' ? '' : `P${(seen[group] = (seen[group] ?? 0) + 1)}`));
    const inputs = { ...data, groups: { ...data.groups, factors: [{ name: 'pair', values: pair }] } };
    const output = differentialMetabolites.run(
      inputs,
      parseOptions(differentialMetabolites, { test: 'paired', permutations: 20 }),
      context,
    );
    expect(output.facts).toMatchObject({ test_n_ref: 6, test_pair: 'pair' });
    expect(output.removed.filter(({ kind }) => kind === 'sample')).toHaveLength(1);
  });
});

describe('refusals', () => {
  it('say what to do with one group, a group that does not exist, too few samples, and no usable features', () => {
    const { values } = reference;
    expect(
      caught(() =>
        run(
          values,
          {},
          values[0]!.map(() => 'C'),
        ),
      ).problems[0]!.what,
    ).toContain('不足 2 个');
    expect(caught(() => run(values, { test_group: 'X' })).problems[0]).toMatchObject({ input: 'test_group' });
    expect(
      caught(() =>
        run(
          values.map((row) => row.slice(0, 7)),
          {},
          reference.groups
            .slice(0, 7)
            .map((group) => (group === 'QC' ? 'T' : group))
            .map((group, i) => (i < 4 ? group : 'T')),
        ),
      ).problems[0]!.what,
    ).toContain('只有 2 个样本');
    expect(caught(() => run(values.map((row) => row.map(() => null)))).problems[0]!.remedy).toContain('缺失值填补');
    expect(() =>
      differentialMetabolites.check!(
        builtFrom(values, reference.groups, levels),
        parseOptions(differentialMetabolites, { test_group: 'X' }),
      ),
    ).toThrow(InputError);
  });

  it('do not include a single feature', () => {
    expect(numbersOf(run([reference.values[0]!]), 'result', 'vip')).toEqual([1]);
  });
});

it('writes a paragraph for publication that names every step with its source', () => {
  const raw = parseOptions(differentialMetabolites, { model: 'pls-da', permutations: 20 });
  const note = differentialMetabolites.note(raw, run(reference.values, raw).facts);
  for (const said of [
    'Welch',
    'doi:10.1016/j.chemolab.2004.12.011',
    'VIP ≥ 1、差异倍数 ≥ 2 或 ≤ 1/2、校正后 p 值 < 0.05',
    '“T”与参照组“C”',
  ])
    expect(note).toContain(said);
  expect(note).not.toMatch(/undefined|NaN/u);
});

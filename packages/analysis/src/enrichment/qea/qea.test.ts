import { describe, expect, it } from 'vitest';
import { type Groups, type Matrix, type MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import { positiveChance } from './globalTest.ts';
import { qea as method } from './index.ts';
import reference from './qea.reference.json' with { type: 'json' };

const samples = reference.group.map((_, i) => `S${i + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.ids,
  samples,
  annotations: [],
  values: Float64Array.from(reference.values.flat(), (value) => value ?? Number.NaN),
};
const groups: Groups = {
  samples,
  group: reference.group.map((one) => (one === 0 ? '对照' : '处理')),
  levels: ['对照', '处理'],
  colors: {},
  factors: [],
};
const sets = { ids: reference.sets, names: reference.sets.map(() => ''), members: reference.members };
const run = (options: Record<string, unknown> = {}, inputs = { matrix, groups, sets }): MethodOutput =>
  method.run(inputs, parseOptions(method, { logged: true, min_size: 1, ...options }), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, name: string, table = 'result') =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const valueOf = (output: MethodOutput, term: string, name: string): number =>
  Number(column(output, name)[(column(output, 'term') as readonly string[]).indexOf(term)]);

describe('agrees with the definition in R', () => {
  const output = run();
  it.each(reference.sets.map((term, at) => ({ term, at })))('for the set $term', ({ at, term }) => {
    expect(valueOf(output, term, 'measured')).toBe(reference.measured[at]);
    for (const [name, bound] of [
      ['q', 1e-9],
      ['expected', 1e-12],
      ['p', 1e-6],
      ['p_adj', 1e-6],
    ] as const)
      expect(Math.abs(valueOf(output, term, name) / Number(reference[name][at]) - 1)).toBeLessThan(bound);
    expect(valueOf(output, term, 'fold')).toBeCloseTo(reference.q[at]! / reference.expected[at]!, 9);
  });

  it('for the probability of a weighted sum', () =>
    reference.weights.forEach((weights, at) =>
      expect(Math.abs(positiveChance(Float64Array.from(weights)) - reference.chances[at]!)).toBeLessThan(1e-8),
    ));

  it('for a set of one feature, which is the t-test', () =>
    expect(Math.abs(valueOf(output, 'E', 'p') / reference.ttest[0]! - 1)).toBeLessThan(1e-6));
});

it('random relabellings come near all possible relabellings', () => {
  const output = run({ p_kind: 'permutation', permutations: 9999 });
  reference.sets.forEach((term, at) => {
    const p = reference.relabelled[at]!;
    // Four standard errors of a share of 9,999 draws.
    expect(Math.abs(valueOf(output, term, 'p') - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / 9999) + 2e-4);
  });
});

it('lists features without variation, and says how missing values count', () => {
  const output = run();
  expect(output.removed).toEqual([{ kind: 'feature', id: 'C24', reason: '两组中各样本的值都相同' }]);
  expect(output.facts['missing']).toBe(3);
  expect(output.messages.map(({ text }) => text).join()).toContain('3 个缺失值');
});

it('lists the contribution of each feature and its direction', () => {
  const output = run();
  const terms = column(output, 'term', 'features') as readonly string[];
  for (const term of reference.sets)
    expect(
      [...terms.keys()]
        .filter((row) => terms[row] === term)
        .reduce((sum, row) => sum + Number(column(output, 'share', 'features')[row]), 0),
    ).toBeCloseTo(1, 12);
  expect(valueOf(output, 'A', 'up')).toBe(3);
  expect(valueOf(output, 'C', 'down')).toBe(3);
});

describe('refuses in Chinese, and says what to do', () => {
  it.each([
    ['no-set-of-size', () => run({ min_size: 20 }), '放宽'],
    [
      'nothing-matches',
      () =>
        run(
          {},
          { matrix, groups, sets: { ...sets, members: sets.members.map((list) => list.map((name) => `x${name}`)) } },
        ),
      '编号',
    ],
    [
      'too-few-samples',
      () =>
        run(
          {},
          { matrix, sets, groups: { ...groups, group: groups.group.map((_, i) => (i === 0 ? '对照' : '处理')) } },
        ),
      '至少需要 2 个样本',
    ],
    [
      'not-positive',
      () =>
        run(
          { logged: false },
          { matrix: { ...matrix, values: matrix.values.map((value) => value - 8) }, groups, sets },
        ),
      '已取对数',
    ],
  ])('%s', (code, act, remedy) => {
    const [problem] = caught(act).problems;
    expect(problem).toMatchObject({ code });
    expect(problem!.remedy).toContain(remedy);
  });
});

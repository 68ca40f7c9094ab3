import { describe, expect, it } from 'vitest';
import type { Environment, MethodOutput, NameLists } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import { vpa } from './index.ts';
import reference from './vpa.reference.json' with { type: 'json' };

const context = { seed: 3, progress: () => undefined };
const options = { ...defaultOptions(vpa), permutations: 4_999 };
const few = { ...options, permutations: 99 };
const matrix = matrixOf(reference.values);
const env: Environment = {
  samples: matrix.samples,
  variables: ['a', 'b', 'c', 'd', 'e', 'f'],
  values: reference.env.map((column) => Float64Array.from(column)),
};
const listsOf = (...members: readonly (readonly string[])[]): NameLists => ({
  names: members.map((_, at) => `集合 ${at + 1}`),
  members,
});
const two = listsOf(['a', 'b', 'f'], ['c']);
const three = listsOf(['a', 'b', 'f'], ['c'], ['d']);
const four = listsOf(['a', 'b', 'f'], ['c'], ['d'], ['e']);
const valuesOf = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(valuesOf(output, table, name) as Float64Array),
];
const texts = (output: MethodOutput, table: string, name: string): readonly string[] =>
  valuesOf(output, table, name) as readonly string[];

/** vegan's letters of the regions, in its order. */
const regions = {
  2: ['10', '01', '11', '00'],
  3: ['100', '010', '001', '110', '011', '101', '111', '000'],
  4: [
    '1000',
    '0100',
    '0010',
    '0001',
    '1100',
    '0110',
    '1010',
    '1001',
    '0101',
    '0011',
    '1101',
    '1110',
    '0111',
    '1011',
    '1111',
    '0000',
  ],
} as const;
const unions = {
  2: [['1'], ['2'], ['1', '2']],
  3: [['1'], ['2'], ['3'], ['1', '2'], ['1', '3'], ['2', '3'], ['1', '2', '3']],
  4: [
    ['1'],
    ['2'],
    ['3'],
    ['4'],
    ['1', '2'],
    ['1', '3'],
    ['1', '4'],
    ['2', '3'],
    ['2', '4'],
    ['3', '4'],
    ['1', '2', '3'],
    ['1', '2', '4'],
    ['1', '3', '4'],
    ['2', '3', '4'],
    ['1', '2', '3', '4'],
  ],
} as const;

describe('agrees with varpart of vegan', () => {
  it.each([
    ['two sets', 2, two, reference.two, 'hellinger'],
    ['three sets', 3, three, reference.three, 'hellinger'],
    ['four sets', 4, four, reference.four, 'hellinger'],
    ['three sets of distances', 3, three, reference.bray, 'bray'],
  ] as const)('%s', (_, count, lists, expected, response) => {
    const output = vpa.run({ matrix, env, lists }, { ...few, response }, context);
    const codes = texts(output, 'parts', 'code');
    expect(codes).toHaveLength(2 ** count);
    regions[count].forEach((code, at) =>
      expect(close(numbers(output, 'parts', 'r2_adj')[codes.indexOf(code)]!, expected.parts[at]!, 1e-8), code).toBe(
        true,
      ),
    );
    const terms = texts(output, 'tests', 'term');
    unions[count].forEach((sets, at) => {
      const row = terms.indexOf(sets.map((one) => `集合 ${one}`).join(' + '));
      expect(texts(output, 'tests', 'condition')[row]).toBe('');
      expect(close(numbers(output, 'tests', 'r2')[row]!, expected.r2[at]!, 1e-8)).toBe(true);
      expect(close(numbers(output, 'tests', 'r2_adj')[row]!, expected.unions[at]!, 1e-8)).toBe(true);
      expect(numbers(output, 'tests', 'df')[row]).toBe(expected.df[at]);
    });
  });

  it.each([
    ['first', two, '集合 1', '', 'hellinger', reference.tests.first],
    ['first_given_second', two, '集合 1', '集合 2', 'hellinger', reference.tests.first_given_second],
    ['second_alone', three, '集合 2', '集合 1 + 集合 3', 'hellinger', reference.tests.second_alone],
    ['all', three, '集合 1 + 集合 2 + 集合 3', '', 'hellinger', reference.tests.all],
    ['first of distances', two, '集合 1', '', 'bray', reference.brayTests.first],
    ['second_alone of distances', three, '集合 2', '集合 1 + 集合 3', 'bray', reference.brayTests.second_alone],
  ] as const)('agrees with anova of the partial model: %s', (_, lists, term, condition, response, expected) => {
    const output = vpa.run({ matrix, env, lists }, { ...options, response }, context);
    const row = texts(output, 'tests', 'term').findIndex(
      (one, at) => one === term && texts(output, 'tests', 'condition')[at] === condition,
    );
    expect([numbers(output, 'tests', 'df')[row], numbers(output, 'tests', 'residual_df')[row]]).toEqual(expected.df);
    expect(close(numbers(output, 'tests', 'f')[row]!, expected.f[0]!, 1e-8)).toBe(true);
    const [p, of] = [numbers(output, 'tests', 'p')[row]!, expected.p[0]!];
    expect(Math.abs(p - of), `${p} for ${of}`).toBeLessThan(5 * Math.sqrt((2 * of * (1 - of)) / 4_999) + 6e-4);
  });
});

describe('vpa', () => {
  it('the regions add up to 1, and one seed always gives the same test of what a set explains alone', () => {
    const output = vpa.run({ matrix, env, lists: four }, few, context);
    expect(Math.abs(numbers(output, 'parts', 'r2_adj').reduce((sum, value) => sum + value, 0) - 1)).toBeLessThan(1e-12);
    const row = texts(output, 'tests', 'condition').indexOf('集合 2 + 集合 3 + 集合 4');
    expect(numbers(output, 'parts', 'p')[0]).toBe(numbers(output, 'tests', 'p')[row]);
    expect(output.messages.map(({ text }) => text).join('')).toContain(
      '集合“集合 1”中有变量完全由同一集合的其他变量决定',
    );
  });

  it('joins the tables by name, and leaves out samples with missing values', () => {
    const turned: Environment = {
      ...env,
      samples: env.samples.toReversed(),
      values: env.values.map((values) => values.toReversed()),
    };
    expect(vpa.run({ matrix, env: turned, lists: two }, few, context)).toEqual(
      vpa.run({ matrix, env, lists: two }, few, context),
    );
    const gap = {
      ...env,
      values: env.values.map((values, at) =>
        at === 2 ? values.with(3, Number.NaN) : at === 4 ? values.with(0, Number.NaN) : values,
      ),
    };
    // The gap in e says nothing to sets without e.
    expect(vpa.run({ matrix, env: gap, lists: two }, few, context).removed).toEqual([
      { kind: 'sample', id: 'S4', reason: '有环境因子缺失' },
    ]);
  });

  it('makes each variable a set of its own when there are few', () => {
    const small: Environment = { ...env, variables: ['a', 'c'], values: [env.values[0]!, env.values[2]!] };
    expect(vpa.run({ matrix, env: small }, few, context).tables).toEqual(
      vpa.run({ matrix, env, lists: { names: ['a', 'c'], members: [['a'], ['c']] } }, few, context).tables,
    );
  });

  it('the note names the sets of variables', () => {
    const { facts } = vpa.run({ matrix, env, lists: two }, few, context);
    expect(vpa.note(few, facts)).toContain('集合 1（a、b、f）；集合 2（c）');
    expect(vpa.note({ ...few, response: 'bray' }, facts)).toContain('Bray–Curtis');
  });
});

describe('vpa refuses', () => {
  const fault = (lists: NameLists | undefined, given: Environment = env): string =>
    caught(() => vpa.run({ matrix, env: given, lists }, few, context)).problems[0]!.code;
  it.each([
    ['many variables without sets', undefined, 'sets-missing'],
    ['names that are no variable', listsOf(['a'], ['z']), 'variable-unknown'],
    ['one set', listsOf(['a', 'b']), 'set-count'],
    ['a variable in two sets', listsOf(['a', 'b'], ['b']), 'variable-twice'],
  ] as const)('%s', (_, lists, code) => expect(fault(lists)).toBe(code));
  it('samples without environmental values', () =>
    expect(fault(two, { ...env, samples: env.samples.map((id) => `x${id}`) })).toBe('too-few-samples'));
  it('a set without variation', () =>
    expect(fault(two, { ...env, values: env.values.with(2, new Float64Array(16).fill(1)) })).toBe('no-variables'));
  it('as many variables as samples or more', () => {
    const many: Environment = {
      samples: env.samples,
      variables: env.samples,
      values: env.samples.map((_, at) => Float64Array.from(env.samples, (__, i) => Math.sin(i * (at + 1) + at))),
    };
    expect(fault(listsOf(env.samples.slice(0, 8), env.samples.slice(8)), many)).toBe('too-many-variables');
  });
});

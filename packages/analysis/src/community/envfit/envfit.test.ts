import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Environment, Groups, MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { shuffles } from '../../permutations/index.ts';
import { caught } from '../../testing/caught.ts';
import { fitFactor, fitVector } from './fits.ts';
import { envfit } from './index.ts';
import reference from './envfit.reference.json' with { type: 'json' };

const context = { seed: 3, progress: () => undefined };
const options = { ...defaultOptions(envfit), permutations: 9_999 };
const few = { ...options, permutations: 99 };
const matrix = matrixOf(reference.values);
const column = (values: readonly (number | null)[]): Float64Array =>
  Float64Array.from(values, (value) => value ?? Number.NaN);
const env: Environment = {
  samples: matrix.samples,
  variables: ['a', 'b', 'd', 'k'],
  values: [column(reference.a), column(reference.b), column(reference.d), column(reference.k)],
};
const groups: Groups = {
  samples: matrix.samples,
  group: reference.group,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [
    { name: 'block', values: reference.block },
    { name: '编号', values: matrix.samples },
  ],
};
const valuesOf = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(valuesOf(output, table, name) as Float64Array),
];
const nearP = (p: number, expected: number): void =>
  expect(Math.abs(p - expected), `${p} for ${expected}`).toBeLessThan(
    6 * Math.sqrt((2 * expected * (1 - expected)) / 9_999) + 2e-4,
  );

describe.each(['pcoa2', 'pcoa3', 'nmds3'] as const)('agrees with envfit of vegan on the coordinates of %s', (name) => {
  const expected = reference[name];
  it.each(['a', 'b', 'd'] as const)('the variable %s agrees', (variable) => {
    const kept = reference[variable].flatMap((value, i) => (value === null ? [] : [i]));
    const found = fitVector(
      expected.points.map((axis) => Float64Array.from(kept, (i) => axis[i]!)),
      Float64Array.from(kept, (i) => reference[variable][i]!),
      shuffles(kept.length, 9_999, 5),
    );
    expect(close(found.r2, expected[variable].r2[0]!, 1e-9)).toBe(true);
    found.direction.forEach((value, k) => expect(close(value, expected[variable].direction[k]!, 1e-8)).toBe(true));
    nearP(found.p, expected[variable].p[0]!);
  });
  it.each(['group', 'block'] as const)('the factor %s agrees', (factor) => {
    const levels = [...new Set(reference[factor])].toSorted();
    const found = fitFactor(
      expected.points.map((axis) => Float64Array.from(axis)),
      Int32Array.from(reference[factor], (level) => levels.indexOf(level)),
      levels.length,
      shuffles(12, 9_999, 5),
    );
    expect(close(found.r2, expected[factor].r2[0]!, 1e-9)).toBe(true);
    found.centroids.forEach((place, level) =>
      place.forEach((value, k) => expect(close(value, expected[factor].centroids[level]![k]!, 1e-8)).toBe(true)),
    );
    nearP(found.p, expected[factor].p[0]!);
  });
});

describe('agrees with envfit of vegan when it starts from the table', () => {
  it.each([
    [2, reference.pcoa2],
    [3, reference.pcoa3],
  ] as const)('for a PCoA with %i axes', (axes, expected) => {
    const output = envfit.run({ matrix, env, groups }, { ...options, axes }, context);
    const signs = expected.points.map((axis, k) => Math.sign(axis[0]! * numbers(output, 'points', `Axis${k + 1}`)[0]!));
    expect(numbers(output, 'vectors', 'n')).toEqual([12, 12, 11, 12]);
    for (const [at, variable] of (['a', 'b', 'd'] as const).entries()) {
      expect(close(numbers(output, 'vectors', 'r2')[at]!, expected[variable].r2[0]!, 1e-7)).toBe(true);
      expected[variable].direction.forEach((value, k) =>
        expect(close(numbers(output, 'vectors', `Axis${k + 1}`)[at]!, signs[k]! * value, 1e-6)).toBe(true),
      );
      nearP(numbers(output, 'vectors', 'p')[at]!, expected[variable].p[0]!);
    }
    expect(valuesOf(output, 'factors', 'factor')).toEqual(['分组', 'block']);
    for (const [at, factor] of (['group', 'block'] as const).entries())
      expect(close(numbers(output, 'factors', 'r2')[at]!, expected[factor].r2[0]!, 1e-7)).toBe(true);
    expect(valuesOf(output, 'centroids', 'level')).toEqual(['A', 'B', 'C', 'x', 'y']);
  });
});

describe('envfit', () => {
  it('joins both tables by name', () => {
    const turned: Environment = {
      ...env,
      samples: env.samples.toReversed(),
      values: env.values.map((values) => values.toReversed()),
    };
    const back: Groups = {
      ...groups,
      samples: groups.samples.toReversed(),
      group: groups.group.toReversed(),
      factors: groups.factors.map(({ name, values }) => ({ name, values: values.toReversed() })),
    };
    expect(envfit.run({ matrix, env: turned, groups: back }, few, context)).toEqual(
      envfit.run({ matrix, env, groups }, few, context),
    );
  });

  it('names the variables that could not be fitted and the samples that took no part', () => {
    const output = envfit.run({ matrix, env: { ...env, samples: env.samples.with(0, 'other') }, groups }, few, context);
    const said = output.messages.map(({ text }) => text).join('\n');
    expect(said).toContain('1 个样本不在环境因子表中，只参与排序');
    expect(said).toContain('不参与该因子的拟合：d（1 个）');
    expect(said).toContain('“k”没有变化');
    expect(said).toContain('“编号”只有一类，或类别多于样本的一半');
    expect(numbers(output, 'vectors', 'p')[3]).toBeNaN();
    expect(numbers(output, 'points', 'Axis1')).toHaveLength(12);
  });

  it('also fits onto a nonmetric scaling, and says so', () => {
    const chosen = { ...few, ordination: 'nmds', tries: 3 };
    const output = envfit.run({ matrix, env }, chosen, context);
    expect(numbers(output, 'axes', 'stress')[0]).toBeGreaterThan(0);
    expect(envfit.note(chosen, output.facts)).toContain('3 次起始取应力最小者');
    expect(envfit.note(chosen, output.facts)).not.toContain('分类变量');
  });

  it('fits the numbers of the groups table as a variable unless they are told to be classes', () => {
    const text = reference.b.map((value) => (value === null ? '' : String(value)));
    const of = (name: string, values: readonly string[], more: Record<string, string> = {}): MethodOutput =>
      envfit.run({ matrix, env, groups: { ...groups, factors: [{ name, values }] } }, { ...few, ...more }, context);
    const output = of('own', text);
    const names = [...valuesOf(output, 'vectors', 'variable')];
    expect(numbers(output, 'vectors', 'r2')[names.indexOf('own')]).toBe(
      numbers(output, 'vectors', 'r2')[names.indexOf('b')],
    );
    expect(output.messages.some(({ text: said }) => said.includes('“own”是数字，按数值'))).toBe(true);
    const coded = of(
      'lot',
      matrix.samples.map((_, i) => `${1 + (i % 2)}`),
      { covariate_type: 'category' },
    );
    expect([...valuesOf(coded, 'vectors', 'variable')]).not.toContain('lot');
    expect([...valuesOf(coded, 'factors', 'factor')]).toContain('lot');
  });

  it('does not change with the unit of a variable', () => {
    const scaled: Environment = { ...env, values: env.values.map((values) => values.map((value) => 40 * value - 3)) };
    const [one, other] = [env, scaled].map((given) => envfit.run({ matrix, env: given }, few, context));
    numbers(one!, 'vectors', 'r2').forEach((value, at) =>
      expect(close(numbers(other!, 'vectors', 'r2')[at]!, value, 1e-9)).toBe(true),
    );
  });
});

describe('envfit refuses', () => {
  const fault = (given: Environment, chosen = few): InputError =>
    caught(() => envfit.run({ matrix, env: given }, chosen, context));
  it('tables without a sample in common', () =>
    expect(fault({ ...env, samples: env.samples.map((id) => `x${id}`) }).problems[0]!.code).toBe('too-few-samples'));
  it('variables without variation', () =>
    expect(fault({ ...env, variables: ['k'], values: [env.values[3]!] }).problems[0]!.code).toBe('no-variables'));
  it('more axes than the ordination can have', () =>
    expect(() =>
      envfit.run(
        {
          matrix: matrixOf([
            [1, 2, 3],
            [3, 1, 1],
          ]),
          env,
        },
        few,
        context,
      ),
    ).toThrow('拟合 2 个轴至少需要 4 个'));
});

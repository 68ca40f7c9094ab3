import { describe, expect, it } from 'vitest';
import type { Environment, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { cca } from '../cca/index.ts';
import { rda } from '../rda/index.ts';
import { caught } from '../../testing/caught.ts';
import reference from './constrained.reference.json' with { type: 'json' };

const samples = reference.env[0]!.map((_, at) => `S${at + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.counts.map((_, row) => `f${row + 1}`),
  samples,
  values: Float64Array.from(reference.counts.flat()),
  annotations: [],
};
const env: Environment = {
  samples,
  variables: ['a', 'b', 'd', 'e'],
  values: reference.env.map((column) => Float64Array.from(column)),
};
const run = (
  method: typeof rda,
  raw: Record<string, unknown> = {},
  given: { matrix?: Matrix; env?: Environment } = {},
): MethodOutput =>
  method.run({ matrix, env, ...given }, parseOptions(method, raw), { seed: 1, progress: () => undefined });
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array),
];
const near = (actual: number, expected: number, tolerance = 1e-6): void =>
  expect(Math.abs(actual - expected), `${actual} for ${expected}`).toBeLessThan(
    tolerance * Math.max(Math.abs(expected), 1e-3),
  );

describe.each([
  ['rda on Hellinger shares', rda, { transform: 'hellinger' }, reference.hellinger],
  ['rda of counts', rda, { transform: 'none' }, reference.scaled],
  ['cca', cca, {}, reference.cca],
] as const)('%s agrees with vegan', (_, method, raw, expected) => {
  const output = run(method, { ...raw, permutations: 1999 });

  it('eigenvalues agree', () => {
    const all = [...expected.constrained, ...expected.unconstrained];
    const actual = numbers(output, 'eig', 'eigenvalue');
    expect(actual).toHaveLength(all.length);
    all.forEach((value, at) => near(actual[at]!, value));
    near(all[0]! / expected.total, numbers(output, 'eig', 'ratio')[0]!);
  });

  it('scores in scaling 2 agree up to the sign of an axis', () => {
    for (let axis = 0; axis < 4; axis += 1) {
      const species = numbers(output, 'species', `Axis${axis + 1}`);
      const largest = species.indexOf(Math.max(...species.map(Math.abs)));
      expect(largest).toBeGreaterThanOrEqual(0);
      const own = expected.species[axis]!;
      const sign = Math.sign(own[largest]!) || 1;
      species.forEach((value, at) => near(value, sign * own[at]!));
      numbers(output, 'points', `Axis${axis + 1}`).forEach((value, at) =>
        near(value, sign * expected.sites[axis]![at]!),
      );
      if (axis < expected.lc.length) {
        numbers(output, 'constraints', `Axis${axis + 1}`).forEach((value, at) =>
          near(value, sign * expected.lc[axis]![at]!),
        );
        numbers(output, 'arrows', `Axis${axis + 1}`).forEach((value, at) =>
          near(value, sign * expected.arrows[axis]![at]!),
        );
      }
    }
  });

  it('F of the model and of each variable agrees by margin and by terms, and p within the error of permutations', () => {
    const close = (p: number, other: number) =>
      expect(Math.abs(p - other), `${p} for ${other}`).toBeLessThan(
        0.003 + 6 * Math.sqrt((other * (1 - other)) / 2000),
      );
    near(numbers(output, 'test', 'f')[0]!, expected.model.f[0]!);
    close(numbers(output, 'test', 'p')[0]!, expected.model.p[0]!);
    for (const by of ['margin', 'terms'] as const) {
      const tested = run(method, { ...raw, by, permutations: 1999 });
      for (let at = 0; at < 3; at += 1) {
        near(numbers(tested, 'test', 'inertia')[at + 1]!, expected[by].inertia[at]!);
        near(numbers(tested, 'test', 'f')[at + 1]!, expected[by].f[at]!);
        close(numbers(tested, 'test', 'p')[at + 1]!, expected[by].p[at]!);
      }
    }
  });

  it('the adjusted R² agrees, and a variable determined by others is left out and named', () => {
    if (expected.r2adj !== null) near(output.facts['adjusted'] as number, expected.r2adj);
    expect(output.facts['variables']).toBe('a、b、d');
    expect(output.messages.some(({ text }) => text.startsWith('e 没有变化，或完全由其他因子决定'))).toBe(true);
  });
});

describe('constrained ordination', () => {
  it('joins the environment by name, and leaves out samples with missing values', () => {
    const turned: Environment = {
      samples: samples.toReversed(),
      variables: env.variables,
      values: env.values.map((column) => column.toReversed()),
    };
    expect(run(rda, {}, { env: turned }).tables).toEqual(run(rda).tables);
    const gap = run(
      rda,
      {},
      { env: { ...env, values: env.values.map((column, at) => (at === 0 ? column.with(2, Number.NaN) : column)) } },
    );
    expect(gap.removed).toEqual([{ kind: 'sample', id: 'S3', reason: '有环境因子缺失' }]);
    expect(numbers(gap, 'points', 'Axis1')).toHaveLength(12);
  });

  it('the unit of a variable changes nothing; the depth of all samples does not change a CCA', () => {
    const scaled: Environment = {
      ...env,
      values: env.values.map((column, at) => (at === 2 ? column.map((value) => 1000 * value + 7) : column)),
    };
    numbers(run(cca, {}, { env: scaled }), 'eig', 'eigenvalue').forEach((value, at) =>
      near(value, numbers(run(cca), 'eig', 'eigenvalue')[at]!, 1e-8),
    );
    numbers(
      run(cca, {}, { matrix: { ...matrix, values: matrix.values.map((value) => value * 3) } }),
      'points',
      'Axis1',
    ).forEach((value, at) => near(value, numbers(run(cca), 'points', 'Axis1')[at]!, 1e-8));
  });
});

describe('constrained ordination refuses', () => {
  it('tables without a sample in common', () =>
    expect(
      caught(() => run(rda, {}, { env: { ...env, samples: samples.map((id) => `x${id}`) } })).problems[0]!.code,
    ).toBe('too-few-samples'));
  it('as many variables as samples or more', () => {
    const many: Environment = {
      samples,
      variables: samples.map((id) => `v${id}`),
      values: samples.map((_, at) => Float64Array.from(samples, (__, i) => Math.sin(i * (at + 1) + at))),
    };
    expect(caught(() => run(rda, {}, { env: many })).problems[0]!.code).toBe('too-many-variables');
  });
  it('variables without variation', () =>
    expect(
      caught(() => run(cca, {}, { env: { samples, variables: ['k'], values: [new Float64Array(13).fill(2)] } }))
        .problems[0]!.code,
    ).toBe('no-variables'));
});

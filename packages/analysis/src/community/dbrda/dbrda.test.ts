import { describe, expect, it } from 'vitest';
import type { DistanceTable, Environment, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { communityDistances } from '../../community-distances/index.ts';
import { permanova } from '../permanova/index.ts';
import { caught } from '../../testing/caught.ts';
import reference from './dbrda.reference.json' with { type: 'json' };
import { dbrda } from './index.ts';

const n = reference.counts[0]!.length;
const samples = Array.from({ length: n }, (_, at) => `S${at + 1}`);
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
type Given = { matrix?: Matrix | undefined; env?: Environment; distance?: DistanceTable };
const run = (raw: Record<string, unknown> = {}, given: Given = {}): MethodOutput =>
  dbrda.run({ matrix, env, ...given }, parseOptions(dbrda, raw), { seed: 1, progress: () => undefined });
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array),
];
const words = (output: MethodOutput, table: string, name: string): string[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as string[]),
];
const near = (actual: number, expected: number, tolerance = 1e-6): void =>
  expect(Math.abs(actual - expected), `${actual} for ${expected}`).toBeLessThan(
    tolerance * Math.max(Math.abs(expected), 1e-3),
  );

describe.each(['keep', 'positive', 'lingoes', 'sqrt'] as const)(
  'dbrda agrees with vegan, negative eigenvalues: %s',
  (negative) => {
    const expected = reference[negative];
    const output = run({ negative, permutations: 499 });

    it('the eigenvalues agree, with the negative ones last', () => {
      const all = [...expected.constrained, ...expected.unconstrained];
      const [falling, below] = [all.filter((value) => value > 0), all.filter((value) => value < 0)];
      const actual = numbers(output, 'eig', 'eigenvalue');
      expect(actual).toHaveLength(all.length);
      [...falling, ...below].forEach((value, at) => near(actual[at]!, value));
      near(numbers(output, 'eig', 'ratio')[0]!, all[0]! / expected.total);
      near(output.facts['total'] as number, expected.total);
      expect(words(output, 'eig', 'name').filter((name) => name.startsWith('i'))).toHaveLength(below.length);
    });

    it('scores in scaling 2 agree up to the sign of an axis', () => {
      for (let axis = 0; axis < 4; axis += 1) {
        const sites = numbers(output, 'points', `Axis${axis + 1}`);
        const top = sites.reduce((best, value, at) => (Math.abs(value) > Math.abs(sites[best]!) ? at : best), 0);
        const sign = Math.sign(sites[top]! * expected.sites[axis]![top]!);
        sites.forEach((value, at) => near(value, sign * expected.sites[axis]![at]!));
        if (expected.species)
          numbers(output, 'species', `Axis${axis + 1}`).forEach((value, at) =>
            near(value, sign * expected.species![axis]![at]!),
          );
        if (axis >= expected.lc.length) continue;
        numbers(output, 'constraints', `Axis${axis + 1}`).forEach((value, at) =>
          near(value, sign * expected.lc[axis]![at]!),
        );
        numbers(output, 'arrows', `Axis${axis + 1}`).forEach((value, at) =>
          near(value, sign * expected.arrows[axis]![at]!),
        );
      }
    });

    it('F of the model, each variable and each axis agrees, and p within the error of permutations', () => {
      const close = (p: number, other: number) =>
        expect(Math.abs(p - other), `${p} for ${other}`).toBeLessThan(
          0.003 + 6 * Math.sqrt((other * (1 - other)) / 2000),
        );
      near(numbers(output, 'test', 'f')[0]!, expected.model.f[0]!);
      close(numbers(output, 'test', 'p')[0]!, expected.model.p[0]!);
      for (const by of ['margin', 'terms', 'axes'] as const) {
        const tested = run({ negative, by, permutations: 499 });
        for (let at = 0; at < 3; at += 1) {
          near(numbers(tested, 'test', 'inertia')[at + 1]!, expected[by].inertia[at]!);
          near(numbers(tested, 'test', 'f')[at + 1]!, expected[by].f[at]!);
          close(numbers(tested, 'test', 'p')[at + 1]!, expected[by].p[at]!);
        }
      }
    });

    it('the adjusted R² agrees', () => near(output.facts['adjusted'] as number, expected.r2adj));
  },
);

describe('db-RDA', () => {
  const shares = matrix.values.map((value, at) => value / reference.counts.reduce((sum, row) => sum + row[at % n]!, 0));
  const rows = Float64Array.from(
    { length: shares.length },
    (_, at) => shares[(at % matrix.ids.length) * n + Math.floor(at / matrix.ids.length)]!,
  );
  const distance: DistanceTable = { ids: samples, values: communityDistances(rows, n, matrix.ids.length, 'bray') };

  it('uses given distances unchanged, with or without abundances beside them', () => {
    const both = run({}, { distance });
    expect(both.tables).toEqual(run().tables);
    expect(both.messages.some(({ text }) => text.includes('只用于物种得分'))).toBe(true);
    const alone = run({}, { distance, matrix: undefined });
    expect(alone.tables.find(({ id }) => id === 'species')!.rows).toBe(0);
    expect(numbers(alone, 'points', 'Axis1')).toEqual(numbers(both, 'points', 'Axis1'));
  });

  it('joins the environment by name, and leaves out samples with missing values', () => {
    const turned: Environment = {
      samples: samples.toReversed(),
      variables: env.variables,
      values: env.values.map((column) => column.toReversed()),
    };
    expect(run({}, { env: turned }).tables).toEqual(run().tables);
    const gap = run(
      {},
      { env: { ...env, values: env.values.map((column, at) => (at === 0 ? column.with(2, Number.NaN) : column)) } },
    );
    expect(gap.removed).toEqual([{ kind: 'sample', id: 'S3', reason: '有环境因子缺失' }]);
  });

  it('explains the same share as PERMANOVA for the same two groups', () => {
    const group = samples.map((_, at) => (at % 3 === 0 ? '甲' : '乙'));
    const code: Environment = {
      samples,
      variables: ['g'],
      values: [Float64Array.from(group, (one) => Number(one === '甲'))],
    };
    const other = permanova.run(
      { matrix, groups: { samples, group, levels: ['甲', '乙'], colors: {}, factors: [] } },
      parseOptions(permanova, {}),
      { seed: 1, progress: () => undefined },
    );
    near(numbers(run({}, { env: code }), 'test', 'f')[0]!, numbers(other, 'result', 'f')[0]!, 1e-9);
  });
});

describe('db-RDA refuses', () => {
  const fault = (act: () => unknown): string => caught(act).problems[0]!.code;
  it('a run without a table and without distances', () =>
    expect(fault(() => run({}, { matrix: undefined }))).toBe('matrix-missing'));
  it('samples that are all equal', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, values: matrix.values.map(() => 1) } }))).toBe('no-variation'));
  it('tables without a sample in common', () =>
    expect(fault(() => run({}, { env: { ...env, samples: samples.map((id) => `x${id}`) } }))).toBe('too-few-samples'));
  it('variables without variation', () =>
    expect(fault(() => run({}, { env: { samples, variables: ['k'], values: [new Float64Array(n).fill(2)] } }))).toBe(
      'no-variables',
    ));
});

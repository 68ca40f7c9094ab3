import { describe, expect, it } from 'vitest';
import type { Groups, MethodOutput, Options } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { accumulationOver } from './accumulate.ts';
import reference from './accumulation.reference.json' with { type: 'json' };
import { accumulation } from './index.ts';
import { presencesOf } from './presences.ts';

const context = { seed: 1, progress: () => undefined };
const options = defaultOptions(accumulation);
const matrix = matrixOf(reference.values);
// Not in the order of the samples: they are joined by name.
const groups: Groups = {
  samples: matrix.samples.toReversed(),
  group: reference.groups.toReversed(),
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [],
};
const run = (changes: Options = {}, seed = 1) =>
  accumulation.run({ matrix, groups }, { ...options, ...changes }, { ...context, seed });
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const along = (output: MethodOutput, of: string, name: string) =>
  (column(output, 'curve', name) as Float64Array).filter((_, row) => column(output, 'curve', 'name')[row] === of);

describe('agrees with specaccum and specpool of vegan', () => {
  it.each(['全部样本', 'A', 'B', 'C'] as const)('the exact curve agrees, %s', (name) => {
    const output = run(name === '全部样本' ? { by: 'all' } : {});
    const expected = reference[name === '全部样本' ? 'all' : name];
    for (const measure of ['richness', 'sd'] as const)
      along(output, name, measure).forEach((value, at) =>
        expect(
          close(value, expected[measure][at]!, 1e-9) ||
            Math.abs(value - expected[measure][at]!) <
              1e-6 * expected.richness[at]! * Number(expected[measure][at]! < 1e-6),
          `${measure} ${at}`,
        ).toBe(true),
      );
    const row = column(output, 'pool', 'name').indexOf(name as never);
    ['observed', 'chao2', 'chao2_se', 'jack1', 'boot'].forEach((measure, i) =>
      expect(close((column(output, 'pool', measure) as Float64Array)[row]!, expected.pool[i]!, 1e-10), measure).toBe(
        true,
      ),
    );
  });

  it('the curve from random orders agrees when both use the same orders', () => {
    const values = Float64Array.from(
      matrix.samples.flatMap((_, sample) => reference.values.map((row) => row[sample]!)),
    );
    const presences = presencesOf(values, reference.values.length, [...matrix.samples.keys()]);
    const found = accumulationOver(
      presences,
      reference.orders.map((order) => order.map((sample) => sample - 1)),
    );
    for (const measure of ['richness', 'sd'] as const)
      found[measure].forEach((value, at) => expect(close(value, reference.random[measure][at]!, 1e-10)).toBe(true));
  });
});

it('random orders come near the exact curve, and one seed always gives the same orders', () => {
  const [exact, random] = [run({ by: 'all' }), run({ by: 'all', method: 'random', permutations: 2_000 })];
  const [richness, sd] = [along(exact, '全部样本', 'richness'), along(exact, '全部样本', 'sd')];
  along(random, '全部样本', 'richness').forEach((value, at) =>
    expect(Math.abs(value - richness[at]!)).toBeLessThan((6 * sd[at]!) / Math.sqrt(2_000) + 1e-9),
  );
  expect(run({ method: 'random' })).toEqual(run({ method: 'random' }));
  expect(run({ method: 'random' }).tables).not.toEqual(run({ method: 'random' }, 2).tables);
});

it('without groups all samples make one curve; a group of one sample is named in a warning', () => {
  const without = accumulation.run({ matrix }, options, context);
  expect(without.facts).toMatchObject({ curves: 1, grouped: 0, samples: 11 });
  expect(run().messages[0]!.text).toContain('1 个分组只有 1 个样本');
  expect((column(run(), 'pool', 'slope') as Float64Array)[2]).toBeNaN();
});

it('refuses missing values and a single sample', () => {
  expect(() =>
    accumulation.run(
      {
        matrix: matrixOf([
          [1, null],
          [2, 3],
        ]),
      },
      options,
      context,
    ),
  ).toThrow('缺失');
  expect(() => accumulation.run({ matrix: matrixOf([[1], [2]]) }, options, context)).toThrow('至少需要 2 个');
});

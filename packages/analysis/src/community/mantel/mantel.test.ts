import { expect, it } from 'vitest';
import type { Environment, MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { pearsonOf, ranksOf } from '../../testing/byDefinition.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { mantel } from './index.ts';
import { ranked } from '../../permutations/index.ts';
import reference from './mantel.reference.json' with { type: 'json' };

const context = { seed: 2, progress: () => undefined };
const options = { ...defaultOptions(mantel), permutations: 4_999 };
const matrix = matrixOf(reference.values);
const numbersOf = (values: readonly (number | null)[]) => Float64Array.from(values, (value) => value ?? Number.NaN);
const env: Environment = {
  samples: matrix.samples,
  variables: ['pH', '碳', '常数'],
  values: [reference.ph, reference.carbon, reference.flat].map(numbersOf),
};
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array;

it.each(['pearson', 'spearman'] as const)('agrees with mantel of vegan: %s', (method) => {
  const output = mantel.run({ matrix, env }, { ...options, method }, context);
  reference[method].r.forEach((r, row) =>
    expect(close(column(output, 'result', 'r')[row]!, r, 1e-9), `${row}`).toBe(true),
  );
  reference[method].p.forEach((p, row) =>
    expect(Math.abs(column(output, 'result', 'p')[row]! - p)).toBeLessThan(6 * Math.sqrt((p * (1 - p)) / 4_999) + 2e-3),
  );
  expect([...column(output, 'result', 'n')]).toEqual([8, 9, 8, 9]);
});

it('a variable without variation has no r and does not count in the adjustment', () => {
  const output = mantel.run({ matrix, env }, options, context);
  expect(column(output, 'result', 'r')[3]).toBeNaN();
  expect(column(output, 'result', 'p_adj')[3]).toBeNaN();
  expect(output.messages.map(({ text }) => text).join('')).toContain('“常数”没有变化');
});

it('r follows its definition over the pairs shown', () => {
  const output = mantel.run({ matrix, env: { ...env, variables: ['pH'], values: [env.values[0]!] } }, options, context);
  expect(
    close(
      column(output, 'result', 'r')[0]!,
      pearsonOf([...column(output, 'pairs', 'environment')], [...column(output, 'pairs', 'community')]),
      1e-9,
    ),
  ).toBe(true);
  const values = [3, 1, 3, 2, 8, 1];
  expect([...ranked(Float64Array.from(values))]).toEqual(ranksOf(values));
});

it('joins by name, and refuses tables with too few samples in common', () => {
  const reversed: Environment = {
    ...env,
    samples: env.samples.toReversed(),
    values: env.values.map((values) => values.toReversed()),
  };
  expect(mantel.run({ matrix, env: reversed }, options, context).tables).toEqual(
    mantel.run({ matrix, env }, options, context).tables,
  );
  expect(() =>
    mantel.run({ matrix, env: { ...env, samples: env.samples.map((name) => `X-${name}x`) } }, options, context),
  ).toThrow('共有的样本只有 0 个');
});

import { describe, expect, it } from 'vitest';
import type { Environment, Matrix, MethodOutput, Options, Taxonomy } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { mantelNetwork } from './index.ts';
import reference from './mantelNetwork.reference.json' with { type: 'json' };

const context = { seed: 2, progress: () => undefined };
const matrix = matrixOf(reference.values);
const env: Environment = {
  samples: matrix.samples,
  variables: ['pH', '有机碳', '含水量'],
  values: reference.env.map((column) => Float64Array.from(column, (value) => value ?? Number.NaN)),
};
const taxonomy: Taxonomy = {
  features: matrix.ids,
  ranks: ['phylum', 'genus'],
  values: [reference.phylum, matrix.ids.map(() => '')],
};
const run = (
  changes: Options = {},
  inputs: { matrix?: Matrix; env?: Environment; taxonomy?: Taxonomy | undefined } = {},
) => mantelNetwork.run({ matrix, env, taxonomy, ...inputs }, { ...defaultOptions(mantelNetwork), ...changes }, context);
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string) =>
  Array.from(column(output, table, name) as Float64Array);

describe('agrees with mantel of vegan and cor.test', () => {
  it.each([
    ['bray', 'pearson'],
    ['jaccard', 'spearman'],
  ] as const)('%s, %s', (distance, method) => {
    const output = run({ distance, method });
    // The taxa come by their share: the first phylum is the largest.
    expect(new Set(column(output, 'links', 'community') as readonly string[])).toEqual(
      new Set(['整个群落', 'P1', 'P2', 'P3']),
    );
    expect(numbers(output, 'links', 'n')).toEqual(reference[distance].n);
    numbers(output, 'links', 'r').forEach((value, at) =>
      expect(close(value, reference[distance].r[at] ?? Number.NaN, 1e-9)).toBe(true),
    );
    // Both are drawn; a taxon that every sample holds has no distances to compare.
    numbers(output, 'links', 'p').forEach((value, at) =>
      expect(
        Number.isNaN(value) ? reference[distance].p[at] : Math.abs(value - reference[distance].p[at]!) < 0.06,
      ).toBe(Number.isNaN(value) ? null : true),
    );
  });

  it('for correlations among the variables', () => {
    const output = run();
    numbers(output, 'env', 'r').forEach((value, at) => expect(close(value, reference.among.r[at]!, 1e-9)).toBe(true));
    numbers(output, 'env', 'p').forEach((value, at) => expect(close(value, reference.among.p[at]!, 1e-7)).toBe(true));
  });
});

it('uses the whole community only, when there is no taxonomy or no taxon is asked for', () => {
  expect(numbers(run({}, { taxonomy: undefined }), 'links', 'r')).toEqual(numbers(run(), 'links', 'r').slice(0, 3));
  expect(numbers(run({ taxa: 0 }), 'links', 'r')).toHaveLength(3);
  expect(numbers(run({ taxa: 1 }), 'links', 'r')).toHaveLength(6);
});

it('joins the environment by sample name, and is the same for the same seed', () => {
  const turned = { ...env, samples: env.samples.toReversed(), values: env.values.map((values) => values.toReversed()) };
  expect(run({}, { env: turned }).tables).toEqual(run().tables);
});

it('names variables without a coefficient, and samples without environmental values', () => {
  const flat = {
    samples: env.samples.slice(0, 9),
    variables: ['恒定', 'pH'],
    values: [new Float64Array(9).fill(3), env.values[0]!.slice(0, 9)],
  };
  const output = run({ taxa: 0 }, { env: flat });
  expect(numbers(output, 'links', 'r')[0]).toBeNaN();
  expect(numbers(output, 'links', 'p_adj')[0]).toBeNaN();
  expect(output.messages.map(({ text }) => text)).toEqual([
    '2 个样本不在环境因子表中，未参与分析',
    '“整个群落–恒定”没有变化或有值的样本不足 4 个，没有相关系数',
  ]);
  expect(output.removed.filter(({ kind }) => kind === 'sample')).toHaveLength(2);
});

it('refuses too few samples in common, missing abundances and a rank that is not there', () => {
  expect(() => run({}, { env: { ...env, samples: env.samples.map((name) => `x${name}`) } })).toThrow(
    '共有的样本只有 0 个',
  );
  expect(() =>
    run(
      {},
      {
        matrix: matrixOf([
          [1, null, 2, 3],
          [1, 2, 3, 4],
        ]),
      },
    ),
  ).toThrow('缺失');
  expect(() => run({ rank: 'class' })).toThrow('没有“纲”这一级');
});

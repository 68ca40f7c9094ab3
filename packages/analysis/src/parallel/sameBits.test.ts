import { expect, it } from 'vitest';
import { distances } from '../hierarchical-clustering/index.ts';
import { exampleFor, readExample } from '../examples/index.ts';
import { methodById } from '../index.ts';
import { uniform } from '../linear/index.ts';
import type { MethodOutput } from '../model/index.ts';
import { parseOptions } from '../options/index.ts';
import { correlate, crossCorrelate } from '../correlation/index.ts';
import { inThreads } from '../testing/inThreads.ts';

/** Methods whose kernels are divided, run on their example, with options that reach the divided part. */
const users: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['pls-da', { permutations: 30 }],
  ['opls-da', { permutations: 30 }],
  ['random-forest', { trees: 60 }],
  ['lasso', {}],
  ['svm-rfe', {}],
  ['gsea', { permutations: 100 }],
  ['kmeans', { starts: 7 }],
  ['correlation', { method: 'kendall' }],
  ['deseq2', { shrink: 'apeglm' }],
  ['edger', {}],
  ['sc-markers', { min_pct: 0, min_log2fc: 0 }],
  ['impute', { method: 'random-forest', trees: 20, rounds: 1 }],
];

/** Every value of the tables, numbers by their bits. */
const bitsOf = ({ facts, tables }: MethodOutput): unknown => [
  facts,
  tables.map(({ columns, id }) => [
    id,
    columns.map(({ name, values }) => [
      name,
      values instanceof Float64Array ? Buffer.from(values.slice().buffer).toString('hex') : [...values],
    ]),
  ]),
];

it.each(users)('%s gives the same tables to the bit when other threads share its work', async (id, set) => {
  const method = methodById(id)!;
  const example = exampleFor(id);
  const { inputs } = await readExample(
    example,
    method.inputs.map((input) => input.id),
  );
  const options = parseOptions(method, { ...example.options, ...set });
  const run = (): MethodOutput => method.run(inputs, options, { seed: 7, progress: () => undefined });
  expect(bitsOf(await inThreads(run))).toEqual(bitsOf(run()));
});

/** A fixed table without a pattern, with gaps, ties, a constant row and one without a value. */
const gappy = (size: number, columns: number): Float64Array => {
  const random = uniform(11);
  const values = Float64Array.from({ length: size * columns }, () =>
    random() < 0.15 ? Number.NaN : Math.round(random() * 20) / 10,
  );
  return values.fill(3, columns, 2 * columns).fill(Number.NaN, 2 * columns, 3 * columns);
};
const bytesOf = (values: Float64Array): string => Buffer.from(values.slice().buffer).toString('hex');

it.each(['pearson', 'spearman', 'kendall'] as const)(
  '%s correlations of a table with gaps are the same to the bit',
  async (method) => {
    const run = (): string[] => {
      const { p, r } = correlate(gappy(23, 9), 23, 9, method);
      return [bytesOf(r), bytesOf(p)];
    };
    expect(await inThreads(run)).toEqual(run());
  },
);

it.each(['pearson', 'spearman', 'kendall'] as const)(
  '%s correlations between two tables are the same to the bit',
  async (method) => {
    const run = (): string =>
      bytesOf(crossCorrelate({ first: gappy(11, 9), rows: 11, second: gappy(7, 9), others: 7, columns: 9 }, method).r);
    expect(await inThreads(run)).toBe(run());
  },
);

it.each(['euclidean', 'manhattan', 'spearman'] as const)(
  '%s distances of a table with gaps are the same to the bit',
  async (measure) => {
    const run = (): string => bytesOf(distances(gappy(23, 9), 23, 9, measure).values);
    expect(await inThreads(run)).toBe(run());
  },
);

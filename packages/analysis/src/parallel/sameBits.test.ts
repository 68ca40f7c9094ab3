import { expect, it } from 'vitest';
import { exampleFor, readExample } from '../examples/index.ts';
import { methodById } from '../index.ts';
import type { MethodOutput } from '../model/index.ts';
import { parseOptions } from '../options/index.ts';
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
  ['deseq2', {}],
];

/** Every value of the tables, numbers by their bits. */
const bitsOf = ({ facts, tables }: MethodOutput): unknown =>
  [facts, tables.map(({ columns, id }) => [id, columns.map(({ name, values }) => [name, values instanceof Float64Array ? Buffer.from(values.slice().buffer).toString('hex') : [...values]])])];

it.each(users)('%s gives the same tables to the bit when other threads do its parts', async (id, set) => {
  const method = methodById(id)!;
  const example = exampleFor(id);
  const { inputs } = await readExample(example, method.inputs.map((input) => input.id));
  const options = parseOptions(method, { ...example.options, ...set });
  const run = (): MethodOutput => method.run(inputs, options, { seed: 7, progress: () => undefined });
  expect(bitsOf(await inThreads(run))).toEqual(bitsOf(run()));
});

import { expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { MethodOutput, Records } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { volcano } from './index.ts';
import reference from './volcano.reference.json' with { type: 'json' };

const gene = reference.lfc.map((_, i) => `g${i + 1}`);
const run = (records: Records, raw: Record<string, unknown> = {}): MethodOutput =>
  volcano.run({ records }, parseOptions(volcano, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string) => [
  ...output.tables[0]!.columns.find((one) => one.name === name)!.values,
];
const problemOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error.problems[0]!;
  }
  throw new Error('not refused');
};

it('agrees with R in the adjusted p and the directions', () => {
  const output = run(recordsOf({ gene, log2FoldChange: reference.lfc, pvalue: reference.p }));
  expect(column(output, 'p_adj')).toEqual(
    reference.p_adj.map((p) => (p === null ? Number.NaN : (expect.closeTo(p, 14) as number))),
  );
  // R's comparison of a missing p gives neither up nor down; here it is said that it was not tested.
  const judged = (column(output, 'direction') as string[]).map((word) => (word === 'untested' ? 'none' : word));
  expect(judged).toEqual(reference.direction);
  expect(output.messages.map(({ text }) => text).join()).toContain('BH');
});

it.each([
  ['ln', reference.ln],
  ['ratio', reference.ratio],
])('converts fold changes to log2 from %s', (scale, change) => {
  const output = run(recordsOf({ gene, logFC: change, P: reference.p }), { fc_scale: scale, log2fc_column: 'logFC' });
  expect(column(output, 'log2fc')).toEqual(
    reference.lfc.flatMap((value) => (value === null ? [] : [expect.closeTo(value, 12) as number])),
  );
});

it('uses the adjusted p of the table, also when there is no other', () => {
  const both = run(
    recordsOf({ gene: ['a', 'b', 'c'], log2FC: [2, 2, -2], P: [0.01, 0.01, 0.01], padj: [0.04, 0.2, null] }),
  );
  expect(column(both, 'direction')).toEqual(['up', 'none', 'untested']);
  expect(column(run(recordsOf({ gene: ['a', 'b', 'c'], log2FC: [2, 2, -2], FDR: [0.04, 0.2, 0.01] })), 'p')).toEqual([
    0.04, 0.2, 0.01,
  ]);
});

it('draws no row without a name or a change', () => {
  const output = run(recordsOf({ gene: ['a', '', 'c'], log2FC: [2, 1, null], p: [0.01, 0.5, 0.5] }));
  expect(column(output, 'feature')).toEqual(['a']);
  expect(output.facts['left']).toBe(2);
});

it('refuses, in Chinese, invalid p-values and ratios and columns that do not exist', () => {
  const records = recordsOf({ gene: ['a', 'b', 'c'], log2FC: [2, -1, 1], p: [0.01, 3.2, 0.5] });
  expect(problemOf(() => run(records))).toMatchObject({
    input: 'p_value_column',
    what: '“p”列第 2 行的值 3.2 不在 0～1 之间，不是 P 值',
  });
  expect(
    problemOf(() => run(recordsOf({ gene: ['a', 'b'], log2FC: [2, -1], p: [0.01, 0.3] }), { fc_scale: 'ratio' })).what,
  ).toContain('不大于 0');
  expect(problemOf(() => run(recordsOf({ gene: ['a', 'b'], change: [2, -1], p: [0.1, 0.2] }))).what).toContain(
    '没有认出',
  );
});

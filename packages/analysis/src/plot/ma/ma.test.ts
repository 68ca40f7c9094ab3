import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { ma } from './index.ts';

const column = (output: MethodOutput, name: string) => [
  ...output.tables[0]!.columns.find((one) => one.name === name)!.values,
];

it('takes the logarithm of raw means, and keeps logged ones', () => {
  const draw = (mean: readonly number[], raw: Record<string, unknown> = {}) =>
    ma.run(
      {
        records: recordsOf({ gene: ['a', 'b', 'c'], baseMean: mean, log2FC: [2, -3, 0], pvalue: [0.001, 0.002, 0.9] }),
      },
      parseOptions(ma, raw),
      { seed: 1, progress: () => undefined },
    );
  expect(column(draw([0, 1023, 3]), 'mean')).toEqual([0, 10, 2]);
  expect(column(draw([2, 10, -1]), 'mean')).toEqual([2, 10, -1]);
  expect(column(draw([0, 1023, 3]), 'direction')).toEqual(['up', 'down', 'none']);
  expect(() => draw([2, 10, -1], { mean_scale: 'raw' })).toThrow('负值');
});

it('keeps a feature without a mean in the table and says that it is not drawn', () => {
  const output = ma.run(
    { records: recordsOf({ id: ['a', 'b'], logCPM: [3, null], logFC: [1, 2], FDR: [0.1, 0.2] }) },
    parseOptions(ma, { log2fc_column: 'logFC' }),
    { seed: 1, progress: () => undefined },
  );
  expect(column(output, 'mean')).toEqual([3, Number.NaN]);
  expect(output.messages.map(({ text }) => text).join()).toContain('1 个特征没有平均表达');
});

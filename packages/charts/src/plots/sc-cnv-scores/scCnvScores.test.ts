import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

it('says the median of an even number of cells as the middle of the two in the middle', () => {
  const tables = {
    cells: table('cells', {
      cell: ['a', 'b', 'c', 'd', 'e'],
      group: ['T', 'T', 'T', 'T', 'B'],
      score: [0.1, 0.4, 0.2, 0.9, 0.7],
      correlation: [0.1, 0.2, 0.3, 0.4, 0.5],
    }),
  };
  const { summary } = chartById('sc-cnv-scores')!.draw(exampleInput('sc-cnv-scores', { tables }));
  expect(summary).toContain('得分的中位数 T 0.3、B 0.7；');
});

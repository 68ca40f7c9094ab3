import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

const result = table('result', {
  feature: ['a', 'b', 'c', 'd'],
  mean: [1, 2, 3, Number.NaN],
  log2fc: [2, -2, 0.5, 3],
  p: [0.01, 0.01, 0.01, 0.01],
  p_adj: [0.01, 0.02, 0.01, 0.01],
});
const draw = (settings = {}) => chartById('ma-plot')!.draw(exampleInput('ma-plot', { tables: { result }, settings }));

it('colours by the thresholds of the run until the user sets others', () => {
  expect((draw().option.legend as { data: string[] }).data).toEqual(['上调（2）', '下调（1）', '不显著（1）']);
  expect((draw({ own: { fc: 1 } }).option.legend as { data: string[] }).data).toEqual([
    '上调（3）',
    '下调（1）',
    '不显著（0）',
  ]);
});

it('does not draw a feature without a mean, but keeps it in the data table', () => {
  const { data, option } = draw();
  const drawn = (option.series as { type: string; data: { value: unknown[] }[] }[])
    .filter(({ type }) => type === 'scatter')
    .flatMap((one) => one.data);
  expect(drawn).toHaveLength(3);
  expect(data.rows).toBe(4);
});

import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

const result = table('result', {
  contrast: ['A vs B', 'A vs B', 'C vs B'],
  feature: ['a', 'b', 'a'],
  p: [0.01, 0.99, 0.01],
});
const draw = (own = {}) =>
  chartById('p-histogram-contrasts')!.draw(
    exampleInput('p-histogram-contrasts', { tables: { result }, settings: { own: { bins: 5, ...own } } }),
  );
const counts = (drawing: ReturnType<typeof draw>) => [
  ...(drawing.data.columns.find(({ name }) => name === 'count')!.values as Float64Array),
];

it('counts the p-values of the chosen comparison alone, and says which', () => {
  expect(counts(draw())).toEqual([1, 0, 0, 0, 1]);
  expect(counts(draw({ contrast: 2 }))).toEqual([1, 0, 0, 0, 0]);
  expect(draw({ contrast: 2 }).summary).toMatch(/^C vs B，P 值分布：共 1 个 P 值/);
});

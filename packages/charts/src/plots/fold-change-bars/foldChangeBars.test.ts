import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

const { draw } = chartById('fold-change-bars')!;
const result = table('result', {
  feature: ['a', 'b', 'c', 'd', 'e', 'f'],
  log2fc: [1.2, -2, 3, Number.NaN, -1.1, 5],
  p: [0.04, 0.01, 1e-5, 0.001, 0.03, 0.5],
  p_adj: [0.06, 0.02, 1e-4, 0.002, 0.049, 0.6],
  direction: ['up', 'down', 'up', 'up', 'down', 'none'],
});
const drawn = (own = {}, options = {}) =>
  draw(exampleInput('fold-change-bars', { tables: { result }, settings: { own }, options }));
const column = (drawing: ReturnType<typeof draw>, name: string) =>
  Array.from<string | number>(drawing.data.columns.find((one) => one.name === name)!.values);

it('runs from the largest rise to the largest fall of what changed', () => {
  expect(column(drawn(), 'feature')).toEqual(['c', 'a', 'e', 'b']);
  expect(column(drawn({ scope: 'all' }), 'feature')).toEqual(['f', 'c', 'a', 'e', 'b']);
  expect(column(drawn({ top: 1 }), 'feature')).toEqual(['c', 'b']);
});

it('counts what the run found where it draws only the largest, and calls no insignificant change up', () => {
  const legend = (own: object) => (drawn(own).option.legend as { data: string[] }).data;
  expect(legend({ top: 1 })).toEqual(['上调（3，画出 1）', '下调（2，画出 1）']);
  expect(legend({ scope: 'all' })).toEqual(['升高（3）', '降低（2）']);
});

it('marks significance by the kind of p that the run compared with its threshold', () => {
  expect(column(drawn(), 'stars')).toEqual(['***', '', '*', '*']);
  expect(column(drawn({}, { p_column: 'p' }), 'stars')).toEqual(['***', '*', '*', '*']);
});

it('says so when nothing changed', () => {
  const none = {
    ...result,
    columns: result.columns.map((one) =>
      one.name === 'direction' && one.kind === 'text' ? { ...one, values: one.values.map(() => 'none') } : one,
    ),
  };
  expect(draw(exampleInput('fold-change-bars', { tables: { result: none } })).summary).toBe(
    '差异倍数条形图：没有上调或下调的特征。',
  );
});

import { expect, it } from 'vitest';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';
import { contrastCounts } from './contrastCounts.ts';

const result = table('result', {
  contrast: ['B - A', 'B - A', 'B - A', 'C - A', 'C - A', 'C - A'],
  feature: ['a', 'b', 'c', 'a', 'b', 'c'],
  log2fc: [1, -2, 3, 0.9, -1, Number.NaN],
  p: [0.001, 0.001, 0.2, 0.001, 0.04, 0.001],
  p_adj: [0.01, 0.01, 0.3, 0.01, 0.06, 0.01],
});
const draw = (own: Record<string, string | number> = {}, options = {}) =>
  contrastCounts.draw(exampleInput('volcano', { tables: { result }, options, settings: { own } }));
const columns = (drawing: ReturnType<typeof draw>) => drawing.data.columns.map(({ values }) => [...values]);

it('counts by the thresholds of the run, or by those set on the figure', () => {
  expect(columns(draw())).toEqual([
    ['B - A', 'C - A'],
    [1, 0],
    [1, 0],
  ]);
  expect(columns(draw({ column: 'p' }))).toEqual([
    ['B - A', 'C - A'],
    [1, 0],
    [1, 1],
  ]);
  expect(columns(draw({ fc: 1.5, p: 0.5 }))).toEqual([
    ['B - A', 'C - A'],
    [2, 1],
    [1, 1],
  ]);
  expect(columns(draw({}, { fc: 1.5, p: 0.05, p_column: 'p_adj' }))).toEqual([
    ['B - A', 'C - A'],
    [1, 1],
    [1, 0],
  ]);
});

it('says which comparison has the most changed features, and the thresholds used', () =>
  expect(draw().summary).toBe(
    '差异特征数（差异倍数 ≥ 2，校正后 P < 0.05）：2 个比较，最多的是 B - A，上调 1 个，下调 1 个。',
  ));

it('treats a table without a comparison column as one comparison', () => {
  const { columns: all, ...rest } = result;
  const drawing = contrastCounts.draw(
    exampleInput('volcano', { tables: { result: { ...rest, columns: all.slice(1) } }, options: {} }),
  );
  expect(columns(drawing)).toEqual([['全部'], [1], [1]]);
});

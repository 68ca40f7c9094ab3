import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { methodRun, methods } from '../../testing/methodRuns.ts';
import { nineTables } from '../../testing/twoOmicsTables.ts';
import { table } from '../../testing/tables.ts';

const draw = chartById('nine-quadrant')!.draw;
const pairs = table('pairs', {
  feature_x: ['a', 'b', 'c', 'd', 'e'],
  feature_y: ['a', 'b', 'C1', 'd', 'e'],
  log2fc_x: [2, -2, 1, 0, 3],
  log2fc_y: [2, 2, 0, -1, -0.9],
  p_x: [0.01, 0.01, 0.01, 0.5, 0.2],
  p_y: [0.01, 0.01, 0.5, 0.01, 0.01],
  p_adj_x: [0.02, 0.02, 0.02, 0.6, 0.3],
  p_adj_y: [0.02, 0.02, 0.6, 0.02, 0.02],
});
const quadrants = (options: Record<string, string | number>, own = {}) => [
  ...(draw(exampleInput('nine-quadrant', { tables: { pairs }, options, settings: { own } })).data.columns.find(
    ({ name }) => name === 'quadrant',
  )!.values as Float64Array),
];

it('divides the quadrants by the thresholds of the run until the user sets others', () => {
  expect(quadrants({ fc_x: 2, fc_y: 2, p: 0.05, p_column: 'p_adj' })).toEqual([3, 1, 6, 8, 5]);
  expect(quadrants({ fc_x: 2, fc_y: 2, p: 0.05, p_column: 'p_adj' }, { fc_x: 4 })).toEqual([3, 1, 5, 8, 5]);
  expect(quadrants({ fc_x: 2, fc_y: 2, p: 0.05, p_column: 'p_adj' }, { column: 'none', fc_y: 1.5 })).toEqual([
    3, 1, 6, 8, 9,
  ]);
});

it('gives every pair of the example the same quadrant as the result table', async () => {
  const run = await methodRun(methods.find(({ id }) => id === 'nine-quadrant')!);
  const of = (table_: { columns: readonly { name: string; values: ArrayLike<unknown> }[] }) =>
    Array.from(table_.columns.find(({ name }) => name === 'quadrant')!.values);
  expect(of(draw(run).data)).toEqual(of(run.tables['pairs']!));
  expect(new Set(of(run.tables['pairs']!)).size).toBe(9);
});

it('labels a pair of different features with both names, and writes the correlation only when there is one', () => {
  const drawing = draw(exampleInput('nine-quadrant', { tables: { pairs } }));
  expect(drawing.labelIds).toContain('c / C1');
  expect(drawing.summary).not.toContain('Pearson');
  expect(draw(exampleInput('nine-quadrant')).summary).toContain('Pearson r = 0.61');
});

it('draws more than 2,000 pairs as a dense layer with one point per row of the data', () => {
  const drawing = draw(exampleInput('nine-quadrant', { tables: nineTables(2_400) }));
  expect(drawing.layers).toMatchObject([{ kind: 'points', ids: drawing.data.columns[0]!.values }]);
});

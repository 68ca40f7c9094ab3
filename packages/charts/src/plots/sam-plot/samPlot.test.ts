import { expect, it } from 'vitest';
import { chartCode } from '../../code/index.ts';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { methodRun, methods } from '../../testing/methodRuns.ts';
import { table } from '../../testing/tables.ts';

const { draw } = chartById('sam-plot')!;
const expected = table('expected', {
  feature: ['a', 'b', 'c', 'd', 'e'],
  rank: [1, 2, 3, 4, 5],
  d: [-4, -0.5, 0, 2.5, 6],
  expected: [-1.5, -0.6, 0, 0.6, 1.5],
  direction: ['down', 'none', 'none', 'up', 'up'],
});

it('says from which |d| on features are significant, and draws that limit on both sides', () => {
  const { option, summary } = draw(exampleInput('sam-plot', { tables: { expected } }));
  expect(summary).toContain('上调 2 个，下调 1 个，差异特征的 |d| 不小于 2.5');
  expect(JSON.stringify(option)).toContain('[{"yAxis":-2.5},{"yAxis":2.5}]');
});

it('draws no limit when no feature is significant, and many points as a dense layer', () => {
  const none = table('expected', {
    feature: ['a', 'b'],
    rank: [1, 2],
    d: [-0.1, 0.1],
    expected: [-0.2, 0.2],
    direction: ['none', 'none'],
  });
  expect(draw(exampleInput('sam-plot', { tables: { expected: none } })).summary).not.toContain('虚线');
  const count = 2_001;
  const many = table('expected', {
    feature: Array.from({ length: count }, (_, i) => `f${i}`),
    rank: Array.from({ length: count }, (_, i) => i + 1),
    d: Array.from({ length: count }, (_, i) => i),
    expected: Array.from({ length: count }, (_, i) => i),
    direction: Array.from({ length: count }, () => 'none'),
  });
  expect(draw(exampleInput('sam-plot', { tables: { expected: many } })).layers).toHaveLength(1);
});

it('the code of the volcano of SAM has the curve of s₀ exactly when the page draws it', async () => {
  const run = await methodRun(methods.find(({ id }) => id === 'sam')!);
  const { python, r, tables } = chartCode(chartById('volcano')!, run);
  expect(Object.keys(tables)).toContain('curve');
  for (const code of [python, r]) expect(code).toContain('"curve.csv"');
  expect(Object.keys(chartCode(chartById('volcano')!, { ...run, settings: { own: { p: 0.2 } } }).tables)).not.toContain(
    'curve',
  );
});

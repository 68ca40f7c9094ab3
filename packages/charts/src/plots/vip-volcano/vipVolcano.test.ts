import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { methodRun, methods } from '../../testing/methodRuns.ts';
import { table } from '../../testing/tables.ts';

const { draw, runDefaults } = chartById('vip-volcano')!;
const result = table('result', {
  feature: ['a', 'b', 'c', 'd', 'e'],
  log2fc: [1, -1, 3, 2, 2],
  p: [0.01, 0.01, 0.01, 0.01, 0.2],
  p_adj: [0.02, 0.02, 0.02, 0.02, 0.3],
  vip: [1, 2, 0.99, Number.NaN, 3],
});
const legendOf = (drawing: ReturnType<typeof draw>) => (drawing.option.legend as { data: string[] }).data;

it('calls a feature changed when VIP, fold change and p all reach their limits, and never without a VIP', () => {
  expect(legendOf(draw(exampleInput('vip-volcano', { tables: { result } })))).toEqual([
    '上调（1）',
    '下调（1）',
    '不显著（3）',
  ]);
  expect(legendOf(draw(exampleInput('vip-volcano', { tables: { result }, settings: { own: { vip: 0 } } })))).toEqual([
    '上调（3）',
    '下调（1）',
    '不显著（1）',
  ]);
  expect(legendOf(draw(exampleInput('vip-volcano', { tables: { result }, options: { vip: 1.5 } })))).toEqual([
    '上调（0）',
    '下调（1）',
    '不显著（4）',
  ]);
  expect(runDefaults!({ vip: 1.5, fc: 3, p: 0.01, p_column: 'p' })).toEqual({ vip: 1.5, fc: 3, p: 0.01, column: 'p' });
});

it('gives every feature of the example the same direction as the result table', async () => {
  const run = await methodRun(methods.find(({ id }) => id === 'differential-metabolites')!);
  const said = run.tables['result']!.columns.find(({ name }) => name === 'direction')!.values as readonly string[];
  const drawn = draw(run).data.columns.find(({ name }) => name === 'direction')!.values as readonly string[];
  expect(new Set(said.map((word, i) => `${word} ${drawn[i]!}`))).toEqual(
    new Set(['up 上调', 'down 下调', 'none 不显著']),
  );
});

it('draws a feature larger the larger its VIP is', () => {
  const points = (
    draw(exampleInput('vip-volcano', { tables: { result } })).option.series as {
      data: { value: unknown[]; symbolSize: number }[];
    }[]
  ).flatMap(({ data }) => data);
  const size = Object.fromEntries(points.map(({ symbolSize, value }) => [String(value[2]), symbolSize]));
  expect(size['b']).toBeCloseTo(2 * size['a']!, 6);
  expect(size['d']).toBeLessThan(size['c']!);
});

it('draws unchanged features as a dense layer when there are many', () => {
  const count = 2_500;
  const many = table('result', {
    feature: Array.from({ length: count }, (_, i) => `f${i}`),
    log2fc: Array.from({ length: count }, (_, i) => (i < 5 ? 3 : 0.1)),
    p: Array.from({ length: count }, (_, i) => (i < 5 ? 0.001 : 0.5)),
    p_adj: Array.from({ length: count }, (_, i) => (i < 5 ? 0.001 : 0.5)),
    vip: Array.from({ length: count }, () => 1.2),
  });
  const { layers, option } = draw(exampleInput('vip-volcano', { tables: { result: many } }));
  const layer = layers![0]!;
  if (layer.kind !== 'points') throw new Error('expected points');
  expect(layer.x.filter(Number.isNaN)).toHaveLength(5);
  expect((option.series as { data: unknown[] }[]).flatMap(({ data }) => data)).toHaveLength(5);
});

import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';

const { draw } = chartById('z-score-plot')!;
const zscores = table('zscores', {
  feature: ['a', 'a', 'a', 'b', 'b', 'b'],
  sample: ['s1', 's2', 's3', 's1', 's2', 's3'],
  group: ['甲', '甲', '乙', '甲', '甲', '乙'],
  z: [-0.7, 0.7, 40, -0.7, 0.7, Number.NaN],
});
const drawn = (own = {}) =>
  draw(exampleInput('z-score-plot', { groups: null, tables: { zscores }, settings: { own } }));
const points = (drawing: ReturnType<typeof draw>) =>
  (drawing.option.series as { data?: { value: unknown[]; symbol?: string }[] }[]).flatMap(({ data = [] }) => data);

it('draws one point per sample, an extreme one at the edge with its value in the tooltip', () => {
  expect(points(drawn())).toHaveLength(5);
  const far = points(drawn()).find(({ symbol }) => symbol === 'triangle')!;
  expect(far.value).toEqual([15, 1, 'a，s3（z = 40）']);
  expect(drawn().summary).toContain('1 个点超出 ±15');
  expect(points(drawn({ clip: 0 })).map(({ value }) => value[0])).toContain(40);
  // The file has the value itself.
  expect(Array.from<string | number>(drawn().data.columns.find(({ name }) => name === 'z')!.values)).toContain(40);
});

it('draws the first features, and says so when there are none', () => {
  expect(new Set<string | number>(drawn({ top: 1 }).data.columns[0]!.values)).toEqual(new Set(['a']));
  const empty = table('zscores', { feature: [''], sample: [''], group: [''], z: [0] });
  const none = {
    ...empty,
    rows: 0,
    columns: empty.columns.map((one) =>
      one.kind === 'text' ? { ...one, values: [] } : { ...one, values: new Float64Array(0) },
    ),
  };
  expect(draw(exampleInput('z-score-plot', { tables: { zscores: none } })).summary).toBe('z 值图：没有差异代谢物。');
});

import { expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { matrixOf, type Cells } from '../../testing/tables.ts';
import { missingMap } from './index.ts';
import reference from './missing-map.reference.json' with { type: 'json' };

const rows = reference.rows as Cells;
const groups: Groups = {
  samples: ['S4', 'S1', 'S2', 'S3', 'S5'],
  group: ['A', 'A', 'B', 'B', 'B'],
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};
const run = (data: Cells, raw: Record<string, unknown> = {}): MethodOutput =>
  missingMap.run({ matrix: matrixOf(data), groups }, parseOptions(missingMap, raw), {
    seed: 1,
    progress: () => undefined,
  });
const values = (output: MethodOutput, table: string, column: string) => [
  ...output.tables.find(({ id }) => id === table)!.columns.find(({ name }) => name === column)!.values,
];

it.each([
  ['plain', false],
  ['zero', true],
] as const)('agrees with R: %s', (name, zero) => {
  const output = run(rows, { zero_missing: zero });
  const expected = reference[name];
  expect(values(output, 'profile', 'missing')).toEqual(
    expected.bySample.map((share) => expect.closeTo(share, 14) as number),
  );
  expect(values(output, 'features', 'count')).toEqual(expected.byFeature);
  expect(values(output, 'features', 'missing_A')).toEqual(expected.groupA);
  expect(values(output, 'patterns', 'features')).toEqual(expected.patterns);
  expect(output.facts['share']).toBeCloseTo(expected.share, 14);
});

it('draws features with the most missing values first, equal patterns side by side, and leaves out complete ones', () => {
  expect(values(run(rows), 'map', 'feature')).toEqual(['f2', 'f5', 'f6', 'f1', 'f4', 'f9', 'f8']);
  expect(values(run(rows, { order: 'input' }), 'map', 'feature')).toEqual(['f1', 'f2', 'f4', 'f5', 'f6', 'f8', 'f9']);
  expect(values(run(rows, { rows: 'all' }), 'map', 'feature')).toHaveLength(9);
  expect(values(run(rows), 'map', 'S3')).toEqual([1, 0, 0, 1, 1, 1, 0]);
});

it('names the samples of a pattern', () => expect(values(run(rows), 'patterns', 'samples')[0]).toBe('S3'));

it('says how many features are not drawn', () => {
  const many = Array.from({ length: 12 }, (_, i) => [1, i % 2 ? null : 3, null]);
  const output = run(many, { most: 10 });
  expect(output.tables[0]!.rows).toBe(10);
  expect(output.messages[0]!.text).toContain('12 个特征中画出缺失最多的 10 个');
});

it('draws a complete table and says so; refuses an empty one', () => {
  expect(
    run([
      [1, 2],
      [3, 4],
      [5, 6],
    ]).messages[0]!.text,
  ).toContain('没有缺失值');
  expect(() => run([[]])).toThrow('数据表是空的');
});

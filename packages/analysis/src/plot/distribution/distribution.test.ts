import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import { kernelDensity, ruleOfThumb } from '../../density/index.ts';
import reference from './distribution.reference.json' with { type: 'json' };
import { distribution } from './index.ts';

const run = (rows: Cells, raw: Record<string, unknown> = {}, groups?: Groups): MethodOutput =>
  distribution.run({ matrix: matrixOf(rows), groups }, parseOptions(distribution, { transform: 'none', ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
const columns = (output: MethodOutput, table: string) =>
  Object.fromEntries(
    output.tables.find(({ id }) => id === table)!.columns.map(({ name, values }) => [name, values]),
  ) as Record<string, Float64Array & readonly string[]>;
const groups: Groups = {
  samples: ['S5', 'S1', 'S3'],
  group: ['B', 'A', 'B'],
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};

describe('agrees with R', () => {
  const rows = reference.rows as Cells;
  const summary = columns(run(rows), 'summary');

  it.each(reference.samples.map((sample, at) => ({ sample, at })))('$sample', ({ at, sample }) => {
    const expected = reference[sample as 'S1'] as {
      box: readonly (number | null)[];
      bandwidth: readonly number[];
      x: readonly number[];
      y: readonly number[];
    };
    const names = ['n', 'mean', 'sd', 'min', 'lower', 'q1', 'median', 'q3', 'upper', 'max'];
    names.forEach((name, i) =>
      expect(close(summary[name]![at]!, expected.box[i] ?? Number.NaN, 1e-12), name).toBe(true),
    );
    expect(close(summary['bandwidth']![at]!, expected.bandwidth[0]!, 1e-12)).toBe(true);
    const values = Float64Array.from(
      rows.flatMap((row): readonly number[] => (row[at] === null || row[at] === undefined ? [] : [row[at]])),
    ).sort();
    const y = kernelDensity(values, Float64Array.from(expected.x), ruleOfThumb(values));
    expected.y.forEach((value, i) => expect(close(y[i]!, value, 1e-9)).toBe(true));
  });
});

describe('agrees with cut and table of R', () => {
  it.each(['fpkm', 'report'] as const)('%s', (intervals) => {
    const found = columns(run(reference.rows as Cells, { intervals }), 'intervals');
    expect([...found['count']!]).toEqual(reference.intervals[intervals]);
  });
});

it('counts zeros separately and divides the range by decades, or evenly when values are negative', () => {
  const decades = columns(
    run([
      [0, 20],
      [0.5, 3e4],
      [7, 1e5],
      [120, 2e9],
    ]),
    'intervals',
  );
  expect([...decades['interval']!].slice(0, 8)).toEqual([
    '0～1000',
    '1000～10⁴',
    '10⁴～10⁵',
    '10⁵～10⁶',
    '10⁶～10⁷',
    '10⁷～10⁸',
    '10⁸～10⁹',
    '≥ 10⁹',
  ]);
  expect([...decades['count']!]).toEqual([4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1]);
  const even = columns(
    run([
      [-2, 1],
      [3, 4],
      [0, -0.5],
    ]),
    'intervals',
  );
  expect(even['interval']![0]).toBe('< -1');
  expect([...even['count']!].reduce((sum, count) => sum + count, 0)).toBe(6);
});

it('has densities of area 1, also when they are computed from counts', () => {
  for (const length of [40, 3_001]) {
    const values = Float64Array.from({ length }, (_, i) => Math.sin(i) * 3 + (i % 7)).sort();
    const bandwidth = ruleOfThumb(values);
    const x = Float64Array.from(
      { length: 2_000 },
      (_, i) => values[0]! - 6 * bandwidth + (i * (values.at(-1)! - values[0]! + 12 * bandwidth)) / 1_999,
    );
    const area = kernelDensity(values, x, bandwidth).reduce((sum, y) => sum + y, 0) * (x[1]! - x[0]!);
    expect(area).toBeCloseTo(1, 4);
  }
});

it('pools the values of a group, joined by sample name; samples without a group take no part', () => {
  const summary = columns(
    run(
      [
        [1, 2, 3, 4, 5],
        [6, 7, null, 9, 10],
      ],
      { by: 'groups' },
      groups,
    ),
    'summary',
  );
  expect(summary['name']).toEqual(['A', 'B']);
  expect([...summary['n']!]).toEqual([2, 3]);
  expect([...summary['mean']!]).toEqual([3.5, 6]);
  expect([...summary['missing']!]).toEqual([0, 1]);
});

it('counts values without a logarithm as missing and says so', () => {
  const output = run(
    [
      [0, 1],
      [-4, 8],
      [null, 4],
    ],
    { transform: 'log2' },
  );
  expect(columns(output, 'summary')['n']).toEqual(Float64Array.of(3));
  expect(output.removed).toEqual([{ kind: 'sample', id: 'S1', reason: '没有可用的值' }]);
  expect(output.messages[0]!.text).toContain('2 个 0 或负值');
});

it('thins the points by rank and keeps both ends', () => {
  const points = columns(
    run(
      Array.from({ length: 500 }, (_, i) => [(i * 37) % 500]),
      { points: 11 },
    ),
    'points',
  );
  expect([...points['value']!]).toEqual([0, 50, 100, 150, 200, 250, 299, 349, 399, 449, 499]);
  expect(points['feature']![0]).toBe('f1');
});

it('refuses groups that do not exist, and tables without values', () => {
  expect(() => run([[1, 2]], { by: 'groups' })).toThrow(InputError);
  expect(() => run([[null, null]])).toThrow('没有可以作图的值');
});

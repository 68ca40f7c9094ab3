import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { line } from './index.ts';
import reference from './line.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  line.run({ records: recordsOf(columns) }, parseOptions(line, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string) => [
  ...output.tables[0]!.columns.find((one) => one.name === name)!.values,
];

it('agrees with R, in the order of time and not of the file', () => {
  const output = run({ 时间: reference.t, 数值: reference.y, 组: reference.g });
  ['position', 'n', 'mean', 'sd', 'sem', 'ci_low', 'ci_high'].forEach((name, at) =>
    column(output, name).forEach((value, cell) =>
      expect(close(Number(value), reference.cells[cell]![at] ?? Number.NaN, 1e-10), `${name} ${cell}`).toBe(true),
    ),
  );
  expect(column(output, 'group')).toEqual(['A', 'A', 'A', 'B', 'B', 'B']);
  expect(output.facts['left']).toBe(1);
});

it('keeps text stages in the order of their appearance, also for a group without the first', () => {
  const output = run(
    { stage: ['幼苗', '开花', '结果', '结果', '开花'], y: [1, 2, 3, 4, 5], g: ['A', 'A', 'A', 'B', 'B'] },
    { x_column: 'stage', group_column: 'g' },
  );
  expect(column(output, 'x')).toEqual(['幼苗', '开花', '结果', '开花', '结果']);
  expect(column(output, 'position').every(Number.isNaN)).toBe(true);
});

it('draws one line without groups, and refuses more lines than can be read', () => {
  expect(new Set(column(run({ time: [1, 2, 2], y: [3, 4, 5] }), 'group'))).toEqual(new Set(['']));
  expect(() =>
    run({
      time: Array.from({ length: 50 }, () => 1),
      y: Array.from({ length: 50 }, (_, i) => i),
      g: Array.from({ length: 50 }, (_, i) => `g${i}`),
    }),
  ).toThrow('最多画 40 条线');
  expect(() => run({ time: [1, 2], y: [null, null] })).toThrow('没有认出');
});

it('counts every complete row once, in any order of the rows', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          t: fc.integer({ min: 0, max: 4 }),
          y: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
          g: fc.constantFrom('A', 'B'),
        }),
        { minLength: 1, maxLength: 20 },
      ),
      (rows) => {
        const all = [...rows, { t: 1, y: 1, g: 'A' }];
        const output = run({ time: all.map(({ t }) => t), y: all.map(({ y }) => y), g: all.map(({ g }) => g) });
        expect(column(output, 'n').reduce((sum: number, n) => sum + Number(n), 0)).toBe(
          all.filter(({ y }) => y !== null).length,
        );
      },
    ),
  ));

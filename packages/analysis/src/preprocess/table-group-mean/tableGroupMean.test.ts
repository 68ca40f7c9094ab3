import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { meanOf, varianceOf } from '../../testing/byDefinition.ts';
import { close, matrixOf, tables, type Cells } from '../../testing/tables.ts';
import { tableGroupMean } from './index.ts';
import reference from './table-group-mean.reference.json' with { type: 'json' };

const groupsOf = (group: readonly string[]): Groups => ({
  samples: group.map((_, i) => `S${i + 1}`),
  group,
  levels: [...new Set(group)],
  colors: {},
  factors: [{ name: 'subject', values: group.map((_, i) => (i === 0 ? '' : `P${i % 2}`)) }],
});
const run = (rows: Cells, groups: Groups, raw: Record<string, unknown> = {}): MethodOutput =>
  tableGroupMean.run({ matrix: matrixOf(rows), groups }, parseOptions(tableGroupMean, raw), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, name: string, table = 1): Float64Array =>
  output.tables[table]!.columns.find((one) => one.name === name)!.values as Float64Array;
const groups = groupsOf(reference.groups);
const statistics = ['n', 'mean', 'sd', 'sem', 'median', 'min', 'max', 'sum'] as const;

describe('agrees with tapply of R', () => {
  it.each(statistics)('%s', (statistic) => {
    const output = run(reference.rows, groups, { statistic });
    column(output, statistic).forEach((value, at) =>
      expect(close(value, reference[statistic][at] ?? Number.NaN, 1e-14)).toBe(true),
    );
    reference[statistic].forEach((value, at) =>
      expect(
        close(column(output, ['甲', '乙', '丙'][at % 3]!, 0)[Math.floor(at / 3)]!, value ?? Number.NaN, 1e-14),
      ).toBe(true),
    );
  });
});

it('groups by another column of the groups, and leaves out samples without a value', () => {
  const output = run([[1, 2, 3, 4]], groupsOf(['a', 'a', 'b', 'b']), { by: 'subject', statistic: 'sum' });
  expect(output.tables[0]!.columns.map(({ name, values }) => [name, values[0]])).toEqual([
    ['feature', 'f1'],
    ['P1', 6],
    ['P0', 3],
  ]);
  expect(output.removed).toEqual([{ kind: 'sample', id: 'S1', reason: '“subject”没有值' }]);
});

it('leaves a cell empty when too few samples have a value', () => {
  const output = run([[1, null, 3, 4]], groupsOf(['a', 'a', 'b', 'b']), { least: 2 });
  expect([column(output, 'a', 0)[0], column(output, 'b', 0)[0]]).toEqual([Number.NaN, 3.5]);
  expect(output.messages.at(-1)!.text).toBe('1 格有值的样本少于 2 个，留空');
});

it('says when a group of one sample has no standard deviation', () => {
  expect(run(reference.rows, groups, { statistic: 'sd' }).messages.at(-1)).toEqual({
    level: 'warning',
    text: '丙只有一个样本，没有标准差',
  });
});

it('refuses a factor that does not exist', () =>
  expect(() => run([[1, 2]], groupsOf(['a', 'b']), { by: 'batch' })).toThrow('没有名为“batch”的列'));

it('gives mean and standard deviation of the observed values by definition', () =>
  fc.assert(
    fc.property(tables({ rows: [1, 4], columns: [3, 9] }), (rows) => {
      const output = run(rows, groupsOf(rows[0]!.map((_, i) => (i % 3 === 0 ? 'a' : 'b'))));
      rows
        .flatMap((row) =>
          [0, 1].map((group) =>
            row.filter((value, i): value is number => value !== null && (i % 3 === 0 ? 0 : 1) === group),
          ),
        )
        .forEach((values, at) => {
          expect(close(column(output, 'mean')[at]!, values.length > 0 ? meanOf(values) : Number.NaN, 1e-12)).toBe(true);
          expect(
            close(column(output, 'sd')[at]!, values.length > 1 ? Math.sqrt(varianceOf(values)) : Number.NaN, 1e-9),
          ).toBe(true);
        });
    }),
  ));

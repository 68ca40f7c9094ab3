import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { oav } from './index.ts';
import reference from './oav.reference.json' with { type: 'json' };

const matrixOf = (ids: readonly string[], rows: readonly (readonly (number | null)[])[]): Matrix => ({
  idName: 'id',
  ids,
  samples: rows[0]!.map((_, at) => `S${at + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const groupsOf = (group: readonly string[]): Groups => ({
  samples: group.map((_, at) => `S${at + 1}`).toReversed(),
  group: group.toReversed(),
  levels: [...new Set(group)],
  colors: {},
  factors: [],
});
type Columns = Parameters<typeof recordsOf>[0];
const run = (matrix: Matrix, records: Columns, raw: Record<string, unknown> = {}, groups?: Groups): MethodOutput =>
  oav.run({ matrix, groups, records: recordsOf(records) }, parseOptions(oav, raw), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) =>
  [...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values] as (
    | number
    | string
  )[];
const told = (output: MethodOutput): string => output.messages.map(({ text }) => text).join('|');

describe('oav agrees with its definition in R', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const output = run(
    matrixOf(ids, reference.values),
    {
      compound: ids.toReversed().map((id) => ` ${id.toUpperCase()}`),
      threshold: reference.threshold.toReversed().map((value) => value * 1000),
      odor: ['N3', 'N3', 'N2', 'N1', 'N1、N2；'],
    },
    { factor: 1000 },
    groupsOf(['A', 'A', 'A', 'A', 'B', 'B', 'B']),
  );
  const order = column(output, 'compounds', 'compound').map((id) => ids.indexOf(id as string));
  const same = (actual: readonly (number | string)[], expected: readonly (number | null | undefined)[]) =>
    actual.forEach((value, at) =>
      expect(close(value as number, expected[at] ?? Number.NaN, 1e-12), `${at}: ${value} for ${expected[at]}`).toBe(
        true,
      ),
    );

  it('values, means and shares of the highest agree', () => {
    reference.values[0]!.forEach((_, at) =>
      same(
        column(output, 'matrix', `S${at + 1}`),
        order.map((row) => reference.oav[row]![at]),
      ),
    );
    same(
      column(output, 'means', 'mean'),
      order.flatMap((row) => [reference.mean_a[row], reference.mean_b[row]]),
    );
    same(
      column(output, 'means', 'sd'),
      order.flatMap((row) => [reference.sd_a[row], reference.sd_b[row]]),
    );
    same(
      column(output, 'compounds', 'oav'),
      order.map((row) => reference.most[row]),
    );
    same(
      column(output, 'compounds', 'roav'),
      order.map((row) => reference.roav[row]),
    );
  });

  it('sums by note agree, and are missing where no compound of the note has a value', () => {
    const [axis, group] = [column(output, 'radar', 'axis'), column(output, 'radar', 'group')];
    const place = axis.map((name) => ['N1', 'N2', 'N3'].indexOf(name as string));
    same(
      column(output, 'radar', 'mean'),
      place.map((at, row) => (group[row] === 'A' ? reference.sums_a : reference.sums_b)[at]),
    );
    same(
      column(output, 'radar', 'scaled'),
      place.map((at, row) => reference.log[2 * at + Number(group[row] === 'B')]),
    );
  });
});

describe('oav', () => {
  const matrix = matrixOf(
    ['x', 'y', 'z'],
    [
      [10, 20],
      [1, 1],
      [5, 5],
    ],
  );

  it('draws compounds as axes when there are no notes, on the chosen scale', () => {
    const records = { name: ['x', 'y'], threshold: [1, 0.5] };
    const output = run(matrix, records, { scale: 'max' });
    expect(column(output, 'radar', 'axis')).toEqual(['x', 'y']);
    expect(column(output, 'radar', 'scaled')).toEqual([1, 1]);
    expect(column(run(matrix, records, { scale: 'none' }), 'radar', 'scaled')).toEqual([1, 2 / 15]);
    expect(column(output, 'without', 'compound')).toEqual(['z']);
    expect(column(output, 'compounds', 'role')).toEqual(['关键', '关键']);
    expect(told(output)).toMatch(/1 个化合物没有阈值.*雷达图成不了形/u);
    expect(column(run(matrix, records, { top: 1 }), 'lollipop', 'value')[0]).toBeCloseTo(Math.log10(15), 12);
  });

  it('says when no compound reaches the limit, and lists problems of the table of thresholds', () => {
    expect(told(run(matrix, { name: ['x', 'x', 'y', ''], threshold: [1e6, 2, 0, 3] }))).toMatch(
      /2 行没有化合物名或阈值不大于 0.*1 行的化合物重复.*没有化合物的平均 OAV 达到 1/u,
    );
  });

  it('draws the sixteen largest axes', () => {
    const ids = Array.from({ length: 20 }, (_, at) => `c${at}`);
    const output = run(
      matrixOf(
        ids,
        ids.map((_, at) => [at + 2]),
      ),
      { name: ids, threshold: ids.map(() => 1) },
    );
    expect(column(output, 'radar', 'axis')).toHaveLength(16);
    expect(told(output)).toContain('其余 4 个未画');
  });

  it('refuses what has no thresholds, no names in common or negative amounts', () => {
    expect(() => run(matrix, { name: ['x'], threshold: [0] })).toThrow('没有大于 0 的阈值');
    expect(() => run(matrix, { name: ['q'], threshold: [1] })).toThrow('都不在阈值表中');
    expect(() => run(matrixOf(['x'], [[-1]]), { name: ['x'], threshold: [1] })).toThrow('小于 0');
    expect(() => run(matrix, { name: ['x'], note: ['a'] })).toThrow('阈值列');
  });
});

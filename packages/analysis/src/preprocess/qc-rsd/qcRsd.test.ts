import { describe, expect, it } from 'vitest';
import type { GroupedInputs, MethodOutput } from '../../model/index.ts';
import { qcRsd as definition } from './index.ts';
import { qcRsd } from './qcRsd.ts';
import reference from './qcRsd.reference.json' with { type: 'json' };

const defaults = { qc: '', scale: 'raw', limit: 0.3 } as const;
const build = (rows: readonly (readonly (number | null)[])[], group: readonly string[]): GroupedInputs => {
  const samples = group.map((_, j) => `S${j + 1}`);
  return {
    matrix: {
      idName: 'id',
      ids: rows.map((_, i) => `f${i + 1}`),
      samples,
      values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
      annotations: [],
    },
    groups: { samples, group, levels: [...new Set(group)], colors: {}, factors: [] },
  };
};
const column = (output: MethodOutput, table: string, name: string): number[] =>
  Array.from(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array,
  );
const same = (actual: readonly number[], expected: readonly (number | null)[]): void =>
  actual.forEach((value, i) =>
    expected[i] === null
      ? expect(value).toBeNaN()
      : expect(Math.abs(value - expected[i]!)).toBeLessThan(1e-12 * Math.max(1, Math.abs(expected[i]!))),
  );
const data = build(reference.values, reference.groups);

describe('agrees with R', () => {
  it('in RSD, D-ratio and quartiles', () => {
    const output = qcRsd(data, defaults);
    same(column(output, 'rsd', 'rsd'), reference.rsd);
    same(column(output, 'rsd', 'd_ratio'), reference.d_ratio);
    same(
      ['q1', 'median', 'q3'].map((name) => column(output, 'summary', name)[0]!),
      reference.quartiles,
    );
  });

  it('in the RSD of logged data', () => {
    const logged = build(
      reference.values.map((row) => row.map((value) => (value === null ? null : Math.log2(Math.abs(value))))),
      reference.groups,
    );
    same(column(qcRsd(logged, { ...defaults, scale: 'log2' }), 'rsd', 'rsd'), reference.log2);
  });
});

it('does not change when a feature is measured in other units', () => {
  const scaled = build(
    reference.values.map((row, i) => row.map((value) => (value === null ? null : value * 10 ** i))),
    reference.groups,
  );
  same(column(qcRsd(scaled, defaults), 'rsd', 'rsd'), reference.rsd);
});

it('judges each feature and names those that cannot be judged', () => {
  const status = qcRsd(data, { ...defaults, limit: 0.05 }).tables[0]!.columns[2]!.values;
  expect(status[1]).toBe('达标');
  expect(status[3]).toBe('无法计算');
  expect(status[4]).toBe('无法计算');
  expect(status[0]).toBe('超出');
});

it('refuses without QC samples, and warns of values that look logged', () => {
  expect(() => qcRsd(build([[1, 2, 3]], ['A', 'A', 'B']), defaults)).toThrow('分组表中没有名为 QC 的组');
  expect(() => qcRsd(build([[1, 2, 3]], ['A', 'qc', 'B']), defaults)).toThrow('只有 1 个样本');
  expect(qcRsd(build([[1, 2, 3]], ['qc', 'qc', 'B']), defaults).messages.at(-1)!.text).toContain('可能已取过对数');
});

it('writes a paragraph for publication, with its sources', () => {
  const note = definition.note({ ...defaults }, qcRsd(data, defaults).facts);
  expect(note).toContain('4 个质控样本');
  expect(note).toContain('doi:10.1038/nprot.2011.335');
  expect(note).not.toMatch(/undefined|NaN/u);
});

import { describe, expect, it } from 'vitest';
import type { GroupedInputs, MethodOutput } from '../../model/index.ts';
import { drift } from './drift.ts';
import type { DriftOptions } from './drift.schema.ts';
import { drift as definition } from './index.ts';
import reference from './drift.reference.json' with { type: 'json' };

const defaults: DriftOptions = { qc: '', order: '', batch: '', degree: 2, span: 'cv', spanValue: 0.75, log: false };
const context = { seed: 1, progress: (): void => undefined };
const build = (
  rows: readonly (readonly (number | null)[])[],
  group: readonly string[],
  factors: Readonly<Record<string, readonly (string | number)[]>>,
): GroupedInputs => {
  const samples = group.map((_, j) => `S${j + 1}`);
  return {
    matrix: {
      idName: 'id',
      ids: rows.map((_, i) => `f${i + 1}`),
      samples,
      values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
      annotations: [],
    },
    groups: {
      samples,
      group,
      levels: [...new Set(group)],
      colors: {},
      factors: Object.entries(factors).map(([name, values]) => ({ name, values: values.map(String) })),
    },
  };
};
const data = build(reference.values, reference.groups, { order: reference.order, batch: reference.batch });
const corrected = (output: MethodOutput, sample: string): number[] =>
  Array.from(output.tables[0]!.columns.find(({ name }) => name === sample)!.values as Float64Array);
const column = (output: MethodOutput, table: string, name: string): ArrayLike<number | string> =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;

describe('agrees with R', () => {
  const settings: Readonly<Record<'quadratic' | 'linear' | 'fixed' | 'log', Partial<DriftOptions>>> = {
    quadratic: {},
    linear: { degree: 1 },
    fixed: { span: 'fixed', spanValue: 0.9 },
    log: { degree: 1, log: true },
  };
  it.each(['quadratic', 'linear', 'fixed', 'log'] as const)('%s', (name) => {
    const output = drift(data, { ...defaults, ...settings[name] }, context);
    let worst = 0;
    data.matrix.samples.forEach((sample, j) =>
      corrected(output, sample).forEach((value, i) => {
        const expected = reference[name].values[i]![j]!;
        if (expected === null) expect(value).toBeNaN();
        else worst = Math.max(worst, Math.abs(value / expected - 1));
      }),
    );
    expect(worst).toBeLessThan(1e-6);
    const spans = reference[name].spans;
    // For a constant row every span is equally good.
    Array.from(column(output, 'rsd', 'span') as ArrayLike<number>).forEach(
      (span, i) => i !== 2 && expect(span).toBeCloseTo((spans[2 * i]! + spans[2 * i + 1]!) / 2, 9),
    );
  });
});

describe('facts that do not depend on a reference', () => {
  const orders = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  const group = orders.map((order) => (order % 2 ? 'QC' : 'A'));
  const line = (slope: number): number[] => orders.map((order) => 100 + slope * order);

  it('removes a linear drift, for QC samples and the others alike', () => {
    const output = drift(build([line(5), line(-3)], group, { order: orders }), { ...defaults, degree: 1 }, context);
    const level = 100 + 5 * 7;
    for (const sample of data.matrix.samples.slice(0, 13)) expect(corrected(output, sample)[0]).toBeCloseTo(level, 8);
    expect((column(output, 'rsd', 'rsd_after') as Float64Array)[0]).toBeLessThan(1e-10);
  });

  it('does not depend on the order of the columns', () => {
    const turned = build([line(5).toReversed()], group.toReversed(), { order: orders.toReversed() });
    const output = drift(turned, defaults, context);
    expect(corrected(output, 'S1')[0]).toBeCloseTo(
      corrected(drift(build([line(5)], group, { order: orders }), defaults, context), 'S13')[0]!,
      9,
    );
  });

  it('brings batches to the same level', () => {
    const output = drift(data, defaults, context);
    const of = (batch: string): number[] =>
      data.matrix.samples.flatMap((sample, j) =>
        reference.batch[j] === batch && reference.groups[j] === 'QC' ? [corrected(output, sample)[0]!] : [],
      );
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean(of('a')) / mean(of('b')) - 1)).toBeLessThan(0.02);
  });

  it('refuses logarithms, which no ratio corrects', () => {
    const logs = { ...data.matrix, values: data.matrix.values.map((value) => Math.log2(value) - 40) };
    expect(() => definition.check?.({ ...data, matrix: logs }, {})).toThrow('不能按比值校正漂移');
  });

  it('leaves features that cannot be corrected unchanged, and says why', () => {
    const holes = line(5).map((value, i) => (i < 9 && group[i] === 'QC' ? null : value));
    const negative = orders.map((order) => (order < 7 ? 100 : -90));
    const output = drift(build([holes, negative], group, { order: orders }), defaults, context);
    expect(Array.from(column(output, 'rsd', 'status') as ArrayLike<string>)).toEqual([
      '有效 QC 值只有 2 个',
      '拟合的漂移曲线出现 0 或负值',
    ]);
    expect(corrected(output, 'S2')).toEqual([110, 100]);
    expect(output.messages.some(({ text }) => text.includes('2 个特征未能校正'))).toBe(true);
  });

  it('leaves samples without an injection order unchanged, and names them', () => {
    const output = drift(
      build([line(5)], group, { order: orders.map((order) => (order === 2 ? '' : order)) }),
      defaults,
      context,
    );
    expect(output.removed).toEqual([{ kind: 'sample', id: 'S2', reason: '缺少“order”的值，未校正' }]);
    expect(corrected(output, 'S2')[0]).toBe(110);
  });
});

describe('refusals say what to do', () => {
  const group = ['QC', 'QC', 'QC', 'QC', 'QC', 'A'];
  const rows = [[1, 2, 3, 4, 5, 6]];
  it.each([
    [{ batch: ['a', 'a', 'a', 'a', 'a', 'a'] }, '没有进样顺序'],
    [{ order: ['1', '2', '3', '4', '5', '6a'] }, '“6a”不是数字'],
    [{ order: [1, 2, 3, 4, 5, 5] }, '进样顺序都是 5'],
    [{ order: [1, 2, 3, 4, 5, 6], batch: ['a', 'a', 'a', 'b', 'b', 'b'] }, '批次“a”中有进样顺序的 QC 样本只有 3 个'],
  ] as const)('%o', (factors, words) => {
    expect(() => drift(build(rows, group, factors), defaults, context)).toThrow(words);
  });

  it('needs QC samples', () => {
    expect(() =>
      drift(build(rows, ['A', 'A', 'A', 'A', 'A', 'B'], { order: [1, 2, 3, 4, 5, 6] }), defaults, context),
    ).toThrow('没有名为 QC 的组');
  });
});

it('writes a paragraph for publication, with its sources', () => {
  const note = definition.note(
    { qc: '', order: '', batch: '', degree: 'quadratic', span: 'cv', span_value: 0.75, log: false },
    drift(data, defaults, context).facts,
  );
  expect(note).toContain('在 2 个批次内分别');
  expect(note).toContain('doi:10.1038/nprot.2011.335');
  expect(note).not.toMatch(/undefined|NaN/u);
});

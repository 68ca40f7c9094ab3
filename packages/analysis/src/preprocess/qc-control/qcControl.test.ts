import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { qcControl } from './index.ts';
import { fisherQuantileUpper } from './limits.ts';
import reference from './qcControl.reference.json' with { type: 'json' };

const samples = reference.order.map((_, at) => `S${at + 1}`);
const matrixOf = (rows: readonly (readonly (number | null)[])[]): Matrix => ({
  idName: 'id',
  ids: rows.map((_, at) => `f${at + 1}`),
  samples,
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const group = samples.map((_, at) => (reference.qc.includes(at + 1) ? 'QC' : 'A'));
const groups: Groups = {
  samples: samples.toReversed(),
  group: group.toReversed(),
  levels: ['A', 'QC'],
  colors: {},
  factors: [
    { name: 'order', values: reference.order.map(String).toReversed() },
    { name: 'batch', values: reference.batch.map(String).toReversed() },
  ],
};
const run = (matrix: Matrix, raw: Record<string, unknown> = {}, by = groups): MethodOutput =>
  qcControl.run({ matrix, groups: by }, parseOptions(qcControl, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) =>
  [...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values] as (
    | number
    | string
  )[];
const valuesOf = (output: MethodOutput, metric: string): number[] =>
  column(output, 'control', 'value').filter(
    (_, row) => column(output, 'control', 'metric')[row] === metric,
  ) as number[];

describe('qc-control agrees with prcomp and qf of R', () => {
  const output = run(matrixOf(reference.values));
  const same = (actual: readonly (number | string)[], expected: readonly number[]) =>
    actual.forEach((value, at) =>
      expect(close(value as number, expected[at]!, 1e-9), `${at}: ${value} for ${expected[at]}`).toBe(true),
    );

  it('values of every injection agree, in the order of the run', () => {
    expect(column(output, 'control', 'sample').slice(0, samples.length)).toEqual(
      reference.run.map((at) => samples[at - 1]),
    );
    for (const metric of ['total', 'pc1', 't2'] as const) same(valuesOf(output, metric), reference[metric]);
  });

  it('limits agree', () => {
    const row = (at: number) =>
      ['warn_low', 'warn_high', 'act_low', 'act_high'].map((name) => column(output, 'limits', name)[at]!);
    same(row(0), reference.total_limits);
    same(row(1), reference.pc1_limits);
    same([row(2)[1]!, row(2)[3]!], reference.t2_limits);
    same(
      [fisherQuantileUpper(0.05, 1, 4), fisherQuantileUpper(0.01, 3, 14), fisherQuantileUpper(0.001, 10, 200)],
      reference.quantiles,
    );
  });
});

describe('qc-control', () => {
  it('flags a QC far from the others and leaves out samples without an order', () => {
    const strange = reference.values.map((row) =>
      row.map((value, at) => (at === 8 && value !== null ? value * 9 : value)),
    );
    const output = run(
      matrixOf(strange),
      {},
      {
        ...groups,
        factors: [
          {
            name: 'order',
            values: groups.factors[0]!.values.map((value, at) => (groups.samples[at] === 'S2' ? '' : value)),
          },
          groups.factors[1]!,
        ],
      },
    );
    const [flag, sample, metric] = ['flag', 'sample', 'metric'].map((name) => column(output, 'control', name)) as [
      string[],
      string[],
      string[],
    ];
    // Of ten values none lies above (n − 1) ÷ √n = 2.85 standard deviations.
    expect(flag[sample.findIndex((name, row) => name === 'S9' && metric[row] === 'total')]).toBe('超出警戒限');
    expect(sample).not.toContain('S2');
    expect(output.removed).toHaveLength(1);
    expect(output.messages.map(({ text }) => text).join()).toMatch(/1 个样本没有进样顺序.*另 1 个未用/u);
  });

  it('uses data without a logarithm when asked', () => {
    expect(valuesOf(run(matrixOf(reference.values), { transform: 'none', components: 1 }), 't2')).not.toEqual(
      valuesOf(run(matrixOf(reference.values), { components: 1 }), 't2'),
    );
  });

  it('refuses data without an order, a QC sample, a complete feature or a logarithm', () => {
    expect(() => run(matrixOf(reference.values), {}, { ...groups, factors: [] })).toThrow('没有进样顺序');
    expect(() =>
      run(matrixOf(reference.values), {}, { ...groups, group: groups.group.map(() => 'A'), levels: ['A'] }),
    ).toThrow('没有名为 QC 的组');
    expect(() => run(matrixOf(reference.values.slice(1, 3)))).toThrow('不能做主成分');
    expect(() =>
      run(matrixOf(reference.values.map((row) => row.map((value) => (value === null ? null : -value))))),
    ).toThrow();
  });
});

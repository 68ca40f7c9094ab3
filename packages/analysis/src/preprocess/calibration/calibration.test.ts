import { describe, expect, it } from 'vitest';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { calibration } from './index.ts';
import reference from './calibration.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (
  columns: Columns,
  raw: Record<string, unknown> = {},
  more: { matrix?: Matrix; matrix2?: Matrix } = {},
): MethodOutput =>
  calibration.run({ records: recordsOf(columns), ...more }, parseOptions(calibration, raw), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) =>
  [...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values] as (
    | number
    | string
  )[];
const told = (output: MethodOutput): string => output.messages.map(({ text }) => text).join('|');
const matrix = (ids: readonly string[], samples: readonly string[], values: readonly number[]): Matrix => ({
  idName: 'id',
  ids,
  samples,
  values: Float64Array.from(values),
  annotations: [],
});

describe('calibration agrees with lm of R', () => {
  it.each(
    reference.cases.map((one) => ({ ...one, name: `${one.compound}, ${one.model}, ${one.weight}, ${one.intercept}` })),
  )('$name', ({ back, coefficients, compound, intercept, lod, loq, model, r2, sigma, weight }) => {
    const y = reference.y[compound as keyof typeof reference.y];
    const records = { compound: y.map(() => compound), conc: reference.x, area: y };
    for (const [at, kind] of (['residual', 'intercept', 'blank'] as const).entries()) {
      const output = run(records, { model, weight, intercept, sigma: kind });
      const said = (name: string): number => column(output, 'curves', name)[0] as number;
      for (const [name, expected] of [
        ['intercept', coefficients[0]],
        ['slope', coefficients[1]],
        ['quadratic', coefficients[2]],
        ['r2', r2[0]],
        ['sigma', sigma[0]],
        ['lod', lod[at]],
        ['loq', loq[at]],
      ] as const) {
        expect(close(said(name), expected ?? Number.NaN, 1e-8), `${name}: ${said(name)} for ${expected}`).toBe(true);
      }
      column(output, 'standards', 'back').forEach((value, i) =>
        expect(close(value as number, back[i] ?? Number.NaN, 1e-6), `back ${i}: ${value} for ${back[i]}`).toBe(true),
      );
    }
  });
});

const x = [1, 2, 5, 10, 50, 100];
const straight = { name: x.map(() => 'A'), conc: x, area: x.map((value) => 3 + 2 * value) };

describe('calibration', () => {
  it('finds an exact line with every weighting, and a concentration for every sample', () => {
    for (const weight of ['none', '1/x', '1/x2', 'auto']) {
      const output = run(
        straight,
        { weight },
        { matrix: matrix(['A'], ['s1', 's2', 's3', 's4'], [43, 1003, 3.4, Number.NaN]) },
      );
      expect(column(output, 'curves', 'slope')[0]).toBeCloseTo(2, 10);
      expect(column(output, 'curves', 'verdict')).toEqual(['合格']);
      expect(column(output, 'quantities', 'flag')).toEqual(['范围内', '高于最高标准点', '低于最低标准点', '响应缺失']);
      expect(column(output, 'matrix', 's1')[0]).toBeCloseTo(20, 10);
      expect(column(output, 'matrix', 's4')[0]).toBeNaN();
    }
    const kept = run(straight, { outside: 'missing' }, { matrix: matrix(['A'], ['s1', 's2'], [43, 1003]) });
    expect(column(kept, 'matrix', 's2')[0]).toBeNaN();
    expect(column(kept, 'quantities', 'concentration')[1]).toBeCloseTo(500, 9);
  });

  it('divides by the internal standard, given by compound and sample or once for all', () => {
    const records = {
      ...straight,
      area: straight.area.map((value, i) => value * (100 + i)),
      IS: x.map((_, i) => 100 + i),
    };
    const samples = matrix(['A'], ['s1', 's2'], [430, 860]);
    for (const id of ['A', 'd5']) {
      const output = run(records, {}, { matrix: samples, matrix2: matrix([id], ['s2', 's1'], [20, 10]) });
      expect(
        column(output, 'quantities', 'concentration').map((value) => Number((value as number).toFixed(9))),
      ).toEqual([20, 20]);
    }
    expect(told(run(records, {}, { matrix: samples }))).toContain('视为已除以内标');
    expect(told(run(straight, {}, { matrix: samples, matrix2: samples }))).toContain('未使用');
    expect(told(run({ ...records, IS: [0, ...records.IS.slice(1)] }))).toContain('1 行缺少');
  });

  it('names compounds without a curve, curves that fail, and curves that turn within the range', () => {
    const y = [3, 9, 4, 7, 5, 6];
    const output = run(
      {
        name: [...straight.name, ...x.map(() => 'B'), 'C', 'C'],
        conc: [...x, ...x, 1, 2],
        area: [...straight.area, ...y, 1, 2],
      },
      { weight: 'none' },
      { matrix: matrix(['A', 'B', 'C', 'D'], ['s'], [43, 5, 2, 1]) },
    );
    expect(column(output, 'curves', 'verdict')).toEqual(['合格', '不合格', '未拟合']);
    expect(output.removed).toEqual([{ kind: 'feature', id: 'C', reason: '只有 2 个不同浓度可用，至少要 3 个' }]);
    expect(told(output)).toMatch(/2 个化合物的曲线不合格：B（R² 低于下限）.*1 个化合物没有标准品，未定量：D/u);
    expect(column(output, 'quantities', 'flag').at(-1)).toBe('没有曲线');
    const turning = run(
      { ...straight, area: x.map((value) => 1 + 10 * value - 0.07 * value * value) },
      { model: 'quadratic' },
      { matrix: matrix(['A'], ['s'], [1e4]) },
    );
    expect(column(turning, 'curves', 'reason')).toEqual(['曲线在标准点范围内转折，浓度不唯一']);
    expect(column(turning, 'quantities', 'flag')).toEqual(['曲线上没有解']);
  });

  it('refuses what it cannot fit and says what to do', () => {
    expect(() => run({ ...straight, conc: [-1, ...x.slice(1)] })).toThrow('小于 0');
    expect(() => run({ name: ['A', 'A'], conc: [1, 2], area: [1, 2] })).toThrow('没有一个化合物能拟合曲线');
    expect(() => run({ name: ['A', 'A'], conc: [0, 0], area: [1, 2] })).toThrow('没有大于 0 的浓度');
    expect(() => run({ name: ['A'], conc: [null], area: [1] })).toThrow(/没有认出|没有一行/u);
    expect(() => run({ a: ['A'], b: [1], area: [1] })).toThrow('浓度列');
    expect(() => run(straight, {}, { matrix: matrix(['Z'], ['s'], [1]) })).toThrow('没有标准品测定表里的化合物');
  });

  it('says when there is no detection limit', () => {
    expect(told(run(straight, { sigma: 'blank' }))).toContain('浓度为 0 的测定不足两次');
    expect(told(run(straight, { sigma: 'intercept', intercept: 'zero' }))).toContain('没有截距的标准误');
    expect(told(run({ name: [...straight.name, 'A'], conc: [...x, 0], area: [...straight.area, 3] }))).toContain(
      '1 次浓度为 0 的测定不能加权',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import reference from './impute.reference.json' with { type: 'json' };
import { impute } from './index.ts';

type Rows = readonly (readonly (number | null)[])[];

const matrixOf = (rows: Rows): Matrix => ({
  idName: 'id',
  ids: rows.map((_, row) => `f${row + 1}`),
  samples: rows[0]!.map((_, column) => `S${column + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const run = (matrix: Matrix, raw: Record<string, unknown>, groups?: Groups): MethodOutput =>
  impute.run({ matrix, groups }, parseOptions(impute, raw), { seed: 1, progress: () => undefined });
const rowsOf = (output: MethodOutput): number[][] => {
  const columns = output.tables[0]!.columns.flatMap((column) => (column.kind === 'number' ? [column.values] : []));
  return Array.from({ length: output.tables[0]!.rows }, (_, row) => columns.map((column) => column[row]!));
};

const data = matrixOf([
  [4, null, 8, 6, null],
  [5, 5, 5, 5, 5],
  [null, null, null, null, null],
  [null, null, 20, 0, 30],
]);
const groups: Groups = {
  samples: data.samples,
  group: ['A', 'A', 'B', 'B', 'B'],
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};

describe('impute', () => {
  it.each([
    [
      'half_min',
      [
        [4, 2, 8, 6, 2],
        [5, 5, 5, 5, 5],
        [0, 0, 20, 0, 30],
      ],
    ],
    [
      'min',
      [
        [4, 4, 8, 6, 4],
        [5, 5, 5, 5, 5],
        [0, 0, 20, 0, 30],
      ],
    ],
    [
      'median',
      [
        [4, 6, 8, 6, 6],
        [5, 5, 5, 5, 5],
        [20, 20, 20, 0, 30],
      ],
    ],
  ])('%s fills the gaps of each feature from that feature alone', (method, expected) =>
    expect(rowsOf(run(data, { method }))).toEqual(expected),
  );

  it('by group uses the values of the group, or of all samples when the group has none', () => {
    expect(rowsOf(run(data, { method: 'median', scope: 'group' }, groups))).toEqual([
      [4, 4, 8, 6, 7],
      [5, 5, 5, 5, 5],
      [20, 20, 20, 0, 30],
    ]);
  });
  it('on a log2 scale half of the minimum is the minimum less 1', () =>
    expect(rowsOf(run(data, { logged: true }))[0]).toEqual([4, 3, 8, 6, 3]));
  it('treats 0 as missing when told', () =>
    expect(rowsOf(run(data, { method: 'min', zero_missing: true }))[2]).toEqual([20, 20, 20, 20, 30]));

  it.each(['half_min', 'min', 'median', 'knn'])(
    '%s changes no observed value, leaves no gap and does not change the input',
    (method) => {
      const before = data.values.slice();
      const rows = rowsOf(run(data, { method, k: 1 }));
      const observed = [data.values.slice(0, 5), data.values.slice(5, 10), data.values.slice(15)];
      observed.forEach((row, i) => row.forEach((value, j) => Number.isNaN(value) || expect(rows[i]![j]).toBe(value)));
      expect(rows.flat().some(Number.isNaN)).toBe(false);
      expect(data.values).toEqual(before);
    },
  );

  it('removes a feature without values and lists each feature it changed', () => {
    const output = run(data, {});
    expect(output.removed).toEqual([{ kind: 'feature', id: 'f3', reason: '全部缺失，已移除' }]);
    expect(output.tables[1]!.columns.map((column) => [...column.values])).toEqual([
      ['f3', 'f1', 'f4'],
      ['全部缺失，已移除', '已填补', '已填补'],
      [0, 2, 2],
      [1, 0.4, 0.4],
    ]);
  });

  it('gives densities of area 1 for observed and for imputed values', () => {
    const [stage, x, y] = run(data, {}).tables[2]!.columns.map((column) => column.values);
    const step = (x![1] as number) - (x![0] as number);
    for (const name of ['observed', 'imputed']) {
      const area = Array.from(y as Float64Array).reduce(
        (sum, value, i) => (stage![i] === name ? sum + value * step : sum),
        0,
      );
      expect(area).toBeGreaterThan(0.98);
      expect(area).toBeLessThan(1.02);
    }
  });

  it('changes nothing in a complete table, a single row included', () => {
    const output = run(matrixOf([[1, 2, 3]]), {});
    expect(rowsOf(output)).toEqual([[1, 2, 3]]);
    expect(output.messages[0]!.text).toContain('没有缺失值');
    expect(rowsOf(run(matrixOf([[1, null, 3]]), { method: 'min' }))).toEqual([[1, 1, 3]]);
  });

  it.each([
    ['half of a negative minimum', () => run(matrixOf([[-1, null, 3]]), {}), 'negative'],
    ['filling by group without groups', () => run(data, { scope: 'group' }), 'option-value'],
    ['a table without values', () => run(matrixOf([[null, null, null]]), {}), 'nothing-left'],
  ])('refuses %s', (_, act, code) => {
    try {
      act();
      expect.unreachable();
    } catch (error) {
      expect((error as InputError).problems[0]!.code).toBe(code);
    }
  });
});

describe('impute agrees with base R', () => {
  it.each([
    ['knn', { method: 'knn', k: 3 }, reference.knn3],
    ['half_min', { method: 'half_min' }, reference.half_min],
    ['median', { method: 'median' }, reference.median],
  ])('%s', (_, options, expected) => {
    rowsOf(run(matrixOf(reference.input), options)).forEach((row, i) =>
      row.forEach((value, j) => expect(value, `row ${i + 1}, column ${j + 1}`).toBeCloseTo(expected[i]![j]!, 10)),
    );
  });
});

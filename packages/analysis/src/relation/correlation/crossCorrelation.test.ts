import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import { close, matrixOf, tables } from '../../testing/tables.ts';
import { correlate, crossCorrelate, type CorrelationMethod } from '../../correlation/index.ts';
import { correlation } from './index.ts';
import reference from './cross.reference.json' with { type: 'json' };

const build = (
  ids: readonly string[],
  samples: readonly string[],
  rows: readonly (readonly (number | null)[])[],
): Matrix => ({ ...matrixOf(rows), ids, samples });
const matrix = build(reference.ids, reference.samples, reference.values);
const matrix2 = build(reference.ids2, reference.samples2, reference.values2);
const run = (options: Record<string, unknown> = {}, inputs: { matrix?: Matrix; matrix2?: Matrix } = {}): MethodOutput =>
  correlation.run({ matrix, matrix2, ...inputs }, parseOptions(correlation, options), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string): unknown[] => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];
const sideOf = (output: MethodOutput, side: number): unknown[] =>
  column(output, 'order', 'id').filter((_, row) => column(output, 'order', 'table')[row] === side);

function agrees(output: MethodOutput, expected: (typeof reference.cases)[number]): void {
  expect(column(output, 'r', 'id')).toEqual(expected.a);
  expect(output.tables[0]!.columns.slice(1).map(({ name }) => name)).toEqual(reference.ids2);
  const check = (name: string, values: readonly (number | null)[], share: number): void =>
    column(output, 'pairs', name).forEach((value, pair) =>
      expect(
        close(Number(value), values[pair] ?? Number.NaN, share),
        `${name} ${pair}: ${String(value)} for ${values[pair]}`,
      ).toBe(true),
    );
  check('r', expected.r, 1e-12);
  check('p', expected.p, 1e-9);
  check('p_adj', expected.bh, 1e-9);
  expected.a.forEach((_, i) =>
    reference.ids2.forEach((id, j) =>
      expect(column(output, 'r', id)[i]).toBe(column(output, 'pairs', 'r')[i * reference.ids2.length + j]),
    ),
  );
}

describe('two tables', () => {
  it.each(reference.cases)('agree with cor, cor.test and hclust of R: $method', (expected) => {
    const output = run({ method: expected.method });
    agrees(output, expected);
    expect(sideOf(output, 1)).toEqual(expected.rows);
    expect(sideOf(output, 2)).toEqual(expected.columns);
    expect(output.facts).toMatchObject({
      tables: 2,
      items: 6,
      items_second: 4,
      observations: reference.common.length,
      pairs: 24,
      samples_left: 2,
    });
  });

  it('use only samples complete in both when asked to', () => {
    const output = run({ missing: 'complete' });
    agrees(output, reference.complete);
    expect(output.facts['observations']).toBe(reference.whole.length);
    expect(output.removed.filter(({ kind }) => kind === 'sample')).toHaveLength(
      reference.common.length - reference.whole.length,
    );
  });

  it('name what was not used, and say that two tables were correlated', () => {
    const output = run();
    expect(output.removed).toEqual([{ kind: 'feature', id: 'c', reason: '取值恒定，相关系数没有定义' }]);
    expect(output.messages.map(({ text }) => text).join('')).toMatch(
      /两个表的特征之间.*有 2 个样本只在一个数据表中（例如“S9”）/u,
    );
    const note = correlation.note(parseOptions(correlation, {}), output.facts);
    expect(note).toContain('第一个表的 6 个特征与第二个表的 4 个特征之间的Pearson');
    expect(note).not.toMatch(/undefined|NaN/u);
  });

  it('list the adjusted p of every pair also in the layout of r', () => {
    const output = run();
    const [a, b, adjusted] = ['a', 'b', 'p_adj'].map((name) => column(output, 'pairs', name));
    a!.forEach((id, pair) =>
      expect(column(output, 'p_adj', String(b![pair]))[column(output, 'p_adj', 'id').indexOf(id)]).toBe(
        adjusted![pair],
      ),
    );
    const many = matrixOf(Array.from({ length: 102 }, (_, row) => [row, row % 7, row % 3, -1]));
    expect(
      run({}, { matrix: many, matrix2: { ...many, ids: many.ids.map((id) => `o${id}`) } }).tables.find(
        ({ id }) => id === 'p_adj',
      )!.rows,
    ).toBe(0);
    const alone = correlation.run({ matrix }, parseOptions(correlation, { of: 'features' }), {
      seed: 1,
      progress: () => undefined,
    });
    const [one, other, p] = ['a', 'b', 'p_adj'].map((name) => column(alone, 'pairs', name));
    one!.forEach((id, pair) =>
      [
        [id, other![pair]],
        [other![pair], id],
      ].forEach(([row, name]) =>
        expect(column(alone, 'p_adj', String(name))[column(alone, 'p_adj', 'id').indexOf(row)]).toBe(p![pair]),
      ),
    );
  });

  it('can use environmental variables as the second table', () => {
    const env = {
      samples: matrix2.samples,
      variables: matrix2.ids,
      values: matrix2.ids.map((_, row) =>
        matrix2.values.slice(row * matrix2.samples.length, (row + 1) * matrix2.samples.length),
      ),
    };
    const found = correlation.run({ matrix, env }, parseOptions(correlation, {}), {
      seed: 1,
      progress: () => undefined,
    });
    expect(found.tables).toEqual(run().tables);
  });

  it('use the most variable features of each, and work with a single feature', () => {
    expect(run({ of: 'features', top_variable: 2 }).tables[0]).toMatchObject({ rows: 2 });
    expect(run({ of: 'features', top_variable: 2 }).messages.map(({ text }) => text)).toContain(
      '第二个数据表的 4 个特征中取方差最大的 2 个计算。',
    );
    const single = run({}, { matrix2: build(['z'], matrix.samples, [[1, 4, 2, 8, 5, 7, 3, 6, 9]]) });
    expect(single.tables.map(({ rows }) => rows)).toEqual([6, 6, 7, 6]);
  });

  it('list the strongest pairs only, and adjust over all', () => {
    const [all, some] = [run(), run({ max_pairs: 3 })];
    const strength = (column(all, 'pairs', 'r') as number[]).map(Math.abs).toSorted((a, b) => b - a);
    expect((column(some, 'pairs', 'r') as number[]).map(Math.abs).toSorted((a, b) => b - a)).toEqual(
      strength.slice(0, 3),
    );
    for (const value of column(some, 'pairs', 'p_adj')) expect(column(all, 'pairs', 'p_adj')).toContain(value);
  });

  it('are refused in Chinese without common samples, and where a table has nothing to correlate', () => {
    expect(() =>
      run(
        {},
        {
          matrix2: build(
            reference.ids2,
            reference.samples2.map((name) => `x${name}`),
            reference.values2,
          ),
        },
      ),
    ).toThrow('两个数据表共有的样本只有 0 个，至少需要 3 个');
    expect(() => run({}, { matrix2: build(['k'], matrix.samples, [[1, 1, 1, 1, 1, 1, 1, 1, 1]]) })).toThrow(
      '第二个数据表可用的特征只有 0 个',
    );
    expect(() =>
      run(
        { missing: 'complete' },
        { matrix2: build(['k'], matrix.samples, [[1, null, 2, null, 4, null, null, null, null]]) },
      ),
    ).toThrow('没有缺失值的观测只有');
  });
});

it.each(['pearson', 'spearman', 'kendall'] as const satisfies readonly CorrelationMethod[])(
  '%s between tables equals that among the rows of both in one table',
  (method) => {
    fc.assert(
      fc.property(tables({ rows: [2, 7], columns: [3, 9] }), fc.integer({ min: 1, max: 6 }), (rows, cut) => {
        const columns = rows[0]!.length;
        const first = Math.min(cut, rows.length - 1);
        const others = rows.length - first;
        const { values } = matrixOf(rows);
        const { r, p } = crossCorrelate(
          {
            first: values.subarray(0, first * columns),
            rows: first,
            second: values.subarray(first * columns),
            others,
            columns,
          },
          method,
        );
        const all = correlate(values, rows.length, columns, method);
        let pair = 0;
        for (let i = 0; i < rows.length; i += 1) {
          for (let j = i + 1; j < rows.length; j += 1, pair += 1) {
            if (i >= first || j < first) continue;
            const at = i * others + j - first;
            expect(close(r[at]!, all.r[i * rows.length + j]!, 1e-12) && close(p[at]!, all.p[pair]!, 1e-9)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  },
);

describe('classes of the features', () => {
  const beside = (table: Matrix, name: string): Matrix => ({
    ...table,
    annotations: [
      { name: '说明', values: table.ids.map(() => 'x') },
      { name, values: table.ids.map((_, at) => (at === 0 ? '' : `c${at % 2}`)) },
    ],
  });

  it('are read from a column beside the values, and follow the order of clustering', () => {
    for (const [inputs, options] of [
      [{ matrix: beside(matrix, 'Class'), matrix2: beside(matrix2, 'Class') }, {}],
      [{ matrix: beside(matrix, '来源'), matrix2: beside(matrix2, '来源') }, { class_column: '来源' }],
    ] as const) {
      const output = run(options, inputs);
      const [ids, sides, classes] = ['id', 'table', 'class'].map((name) => column(output, 'order', name));
      ids!.forEach((id, row) => {
        const at = (sides![row] === 1 ? matrix : matrix2).ids.indexOf(String(id));
        expect(classes![row]).toBe(at === 0 ? '' : `c${at % 2}`);
      });
      expect(column(output, 'order', 'id')).toEqual(column(run(), 'order', 'id'));
    }
  });

  it('can be known for one table only, and without any the result is the same as before', () => {
    expect(new Set(column(run({}, { matrix2: beside(matrix2, '类别') }), 'order', 'class'))).toEqual(
      new Set(['', 'c0', 'c1']),
    );
    expect(
      run()
        .tables.find(({ id }) => id === 'order')!
        .columns.map(({ name }) => name),
    ).toEqual(['position', 'id', 'table']);
  });

  it('are refused when no table has the named column', () => {
    const [problem] = caught(() => run({ class_column: '大类' }, { matrix: beside(matrix, '来源') })).problems;
    expect(problem).toMatchObject({ code: 'option-value', input: 'class_column' });
    expect(problem!.remedy).toContain('说明、来源');
  });
});

it('offer the chord chart for two tables', () => {
  expect(run().charts).toBeUndefined();
  expect(
    correlation.run({ matrix }, parseOptions(correlation, {}), { seed: 1, progress: () => undefined }).charts,
  ).toEqual(['correlation-heatmap']);
});

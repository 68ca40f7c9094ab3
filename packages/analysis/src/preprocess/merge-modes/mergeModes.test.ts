import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { mergeModes } from './index.ts';
import { bareName, joinSamples } from './joinSamples.ts';
import reference from './mergeModes.reference.json' with { type: 'json' };

type Row = readonly (number | null)[];
const samples = ['A1', 'A2', 'B1', 'B2', 'QC1', 'QC2', 'QC3'];
const groups: Groups = {
  samples,
  group: ['A', 'A', 'B', 'B', 'QC', 'QC', 'QC'],
  levels: ['A', 'B', 'QC'],
  colors: {},
  factors: [],
};
const matrixOf = (
  ids: readonly string[],
  rows: readonly Row[],
  annotations: Matrix['annotations'] = [],
  names: readonly string[] = samples,
): Matrix => ({
  idName: 'id',
  ids,
  samples: names,
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations,
});
const run = (
  matrix: Matrix,
  matrix2: Matrix,
  raw: Record<string, unknown> = {},
  scheme: Groups | undefined = groups,
): MethodOutput =>
  mergeModes.run({ matrix, matrix2, groups: scheme }, parseOptions(mergeModes, raw), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];

const { level, name, negative, positive } = reference;
const half = (from: number, to: number): Matrix['annotations'] => [
  { name: 'compound', values: name.slice(from, to) },
  { name: 'Level', values: level.slice(from, to).map((one) => (one === null ? '' : `Level ${one}`)) },
];
const [pos, neg] = [
  matrixOf(
    positive.map((_, at) => `p${at + 1}`),
    positive,
    half(0, 12),
  ),
  matrixOf(
    negative.map((_, at) => `n${at + 13}`),
    negative,
    half(12, 21),
  ),
];
const placeOf = (id: unknown): number => Number(String(id).slice(1));

describe('agrees with order and duplicated of R', () => {
  it.each([
    ['rsd', reference.by_rsd],
    ['mean', reference.by_mean],
  ] as const)('the kept rows agree, by level and then by %s', (prefer, kept) =>
    expect(column(run(pos, neg, { prefer }), 'matrix', 'feature').map(placeOf)).toEqual(kept),
  );

  it('the RSD of dropped and kept rows agrees', () => {
    const output = run(pos, neg);
    const expected = (ids: readonly (number | string)[]) =>
      ids.map((id) => reference.rsd[placeOf(id) - 1] ?? Number.NaN);
    for (const [figures, ids] of [
      ['rsd', 'feature'],
      ['kept_rsd', 'kept'],
    ] as const) {
      expected(column(output, 'duplicates', ids)).forEach((value, at) =>
        expect(close(Number(column(output, 'duplicates', figures)[at]), value, 1e-12)).toBe(true),
      );
    }
  });
});

it('keeps the values, the mode and the text columns of both tables', () => {
  const output = run(
    matrixOf(
      ['x', 'y'],
      [
        [1, 2],
        [3, null],
      ],
      [
        { name: 'name', values: ['谷氨酸', '丙氨酸'] },
        { name: 'mz', values: ['148.06', '90.05'] },
      ],
      ['S1', 'S2'],
    ),
    matrixOf(
      ['x'],
      [[6, 5]],
      [
        { name: 'name', values: ['乳酸'] },
        { name: 'rt', values: ['1.2'] },
      ],
      ['S2', 'S1'],
    ),
    { prefer: 'mean' },
    undefined,
  );
  expect(column(output, 'matrix', 'feature')).toEqual(['x_pos', 'y', 'x_neg']);
  expect([column(output, 'matrix', 'S1'), column(output, 'matrix', 'S2')]).toEqual([
    [1, 3, 5],
    [2, Number.NaN, 6],
  ]);
  expect([column(output, 'matrix', 'mode'), column(output, 'matrix', 'mz'), column(output, 'matrix', 'rt')]).toEqual([
    ['pos', 'pos', 'neg'],
    ['148.06', '90.05', ''],
    ['', '', '1.2'],
  ]);
});

it('reads a numeric column as annotation when it is one in the other table', () => {
  const output = run(
    matrixOf(['p'], [[1, 2]], [{ name: 'mz', values: ['148.06'] }], ['S1', 'S2']),
    matrixOf(['n'], [[146.04, 2, 3, 4]], [], ['mz', 'level', 'S1', 'S2']),
    { prefer: 'mean' },
    undefined,
  );
  expect(output.removed).toEqual([]);
  expect([column(output, 'matrix', 'mz'), column(output, 'matrix', 'level')]).toEqual([
    ['148.06', '146.04'],
    ['', '2'],
  ]);
});

describe('samples', () => {
  it.each([
    ['S1_pos', 'S1'],
    ['NEG-S1', 'S1'],
    ['S1 正', 'S1'],
    ['posture', 'posture'],
    ['pos', 'pos'],
    ['S1.negative', 'S1'],
  ])('%s is %s', (given, bare) => expect(bareName(given)).toBe(bare));
  it('are joined by name first, and samples of only one table are named', () => {
    expect(joinSamples(['S1_pos', 'S2', 'X_pos'], ['S2', 'S1_neg', 'Y_neg'])).toEqual({
      shared: [
        { name: 'S1', columns: [0, 1] },
        { name: 'S2', columns: [1, 0] },
      ],
      alone: [
        { name: 'X_pos', mode: 'pos' },
        { name: 'Y_neg', mode: 'neg' },
      ],
    });
    const output = run(
      matrixOf(['p'], [[1, 2]], [], ['S1_pos', 'S2_pos']),
      matrixOf(['n'], [[1]], [], ['S1_neg']),
      { prefer: 'mean' },
      undefined,
    );
    expect(output.removed).toEqual([{ kind: 'sample', id: 'S2_pos', reason: '只在正离子表中' }]);
  });
  it('are not joined when two samples of the other table would fit', () =>
    expect(joinSamples(['S1'], ['S1_neg', 'S1_pos']).shared).toEqual([]));
});

it('refuses what it cannot join or judge, and says what to do', () => {
  const one = matrixOf(['p'], [[1, 2]], [], ['S1', 'S2']);
  expect(() => run(one, matrixOf(['n'], [[1]], [], ['Z9']), { prefer: 'mean' })).toThrow(
    '没有一个相同的样本：正离子表如“S1”，负离子表如“Z9”',
  );
  expect(() =>
    mergeModes.run({ matrix: one, matrix2: one }, parseOptions(mergeModes, {}), { seed: 1, progress: () => undefined }),
  ).toThrow('比较 QC 的 RSD 需要分组表');
  expect(() => run(pos, { ...neg, annotations: [] }, { name_column: 'compound' })).toThrow(
    '负离子表没有名为“compound”的文字列',
  );
  expect(() => run(pos, neg, { qc: 'Q' })).toThrow('QC 组“Q”不在分组表中');
});

it('keeps every compound once and every feature without a name', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'B', 'b', 'c', ''), { minLength: 1, maxLength: 9 }),
      fc.array(fc.constantFrom('A', 'b', 'd', ''), { minLength: 1, maxLength: 9 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
      (one: readonly string[], other: readonly string[], numbers) => {
        const table = (names: readonly string[], mark: string) =>
          matrixOf(
            names.map((_, at) => `${mark}${at}`),
            names.map(() => [numbers.next().value as number, numbers.next().value as number]),
            [{ name: 'name', values: names }],
            ['S1', 'S2'],
          );
        const output = run(table(one, 'p'), table(other, 'n'), { prefer: 'mean' }, undefined);
        const names = column(output, 'matrix', 'name').map((text) => String(text).toLowerCase());
        const all = [...one, ...other].map((text) => text.toLowerCase());
        expect(names.filter((text) => text !== '').toSorted()).toEqual(
          [...new Set(all.filter((text) => text !== ''))].toSorted(),
        );
        expect(names.filter((text) => text === '')).toHaveLength(all.filter((text) => text === '').length);
        expect(output.tables[0]!.rows + output.tables[1]!.rows).toBe(all.length);
      },
    ),
  ));

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import { idMap } from './index.ts';
import reference from './id-map.reference.json' with { type: 'json' };

const given = (rows: Cells, ids: readonly string[], annotations: Matrix['annotations'] = []): Matrix => ({
  ...matrixOf(rows),
  ids,
  annotations,
});
const run = (
  matrix: Matrix,
  mapping: Parameters<typeof recordsOf>[0],
  raw: Record<string, unknown> = {},
): MethodOutput =>
  idMap.run({ matrix, records: recordsOf(mapping) }, parseOptions(idMap, raw), { seed: 1, progress: () => undefined });
const cells = (output: MethodOutput, name: string, table = 0) => [
  ...output.tables[table]!.columns.find((column) => column.name === name)!.values,
];
const { ids, probe, rows, symbol } = reference;
const matrix = given(rows, ids);

describe('agrees with tapply of R', () => {
  it.each([
    ['sum', 'first'],
    ['mean', 'first'],
    ['median', 'first'],
    ['max', 'first'],
    ['min', 'first'],
    ['all', 'all'],
  ] as const)('%s, %s', (name, several) => {
    const output = run(matrix, { probe, symbol }, { duplicates: name === 'all' ? 'sum' : name, several });
    const expected = reference[name];
    expect(cells(output, 'feature')).toEqual(expected.id);
    expected.values.forEach((value, at) =>
      expect(
        close(
          Number(cells(output, `S${Math.floor(at / expected.id.length) + 1}`)[at % expected.id.length]),
          value ?? Number.NaN,
          1e-15,
        ),
      ).toBe(true),
    );
  });
});

it('lists features without a new id, and keeps them under their own when asked', () => {
  const output = run(matrix, { probe, symbol });
  expect(cells(output, 'feature', 2)).toEqual(['p6', 'p7']);
  expect(output.removed.map(({ id }) => id)).toEqual(['p6', 'p7']);
  const kept = run(matrix, { probe, symbol }, { unmapped: 'keep' });
  expect(cells(kept, 'feature')).toEqual(['甲', '乙', '丁', 'p6', 'p7']);
  expect(kept.removed).toEqual([]);
});

it('counts ids that map to several, and leaves such features out when asked', () => {
  expect(run(matrix, { probe, symbol }).messages.map(({ text }) => text)).toContain(
    '1 个特征对应几个新编号，取对照表中的第一个',
  );
  const output = run(matrix, { probe, symbol }, { several: 'drop' });
  expect(cells(output, 'reason', 2)).toEqual(['对应 2 个新编号', '对照表中没有', '对照表中没有']);
});

it('can keep a single row unchanged, the one with the largest mean', () => {
  const output = run(matrix, { probe, symbol }, { duplicates: 'max-mean' });
  expect(['S1', 'S2', 'S3', 'S4'].map((name) => cells(output, name)[0])).toEqual([5, Number.NaN, Number.NaN, 8]);
});

it('finds the column of the old ids itself, and ignores version suffixes', () => {
  const output = run(
    given([[1], [2]], ['ENSG1.4', 'ENSG2.1']),
    { symbol: ['TP53', 'MYC'], ensembl: ['ENSG1.7', 'ENSG2.2'] },
    { version: true },
  );
  expect(cells(output, 'feature')).toEqual(['TP53', 'MYC']);
});

it('joins the text columns of merged rows', () => {
  const output = run(
    given([[1], [2], [3]], ['a', 'b', 'c'], [{ name: '描述', values: ['激酶', '激酶', '受体, 膜'] }]),
    { old: ['a', 'b', 'c'], new: ['X', 'X', 'X'] },
  );
  expect(cells(output, '描述')).toEqual(['激酶; 受体, 膜']);
});

it('refuses a mapping of other ids and says what to check', () => {
  expect(() => run(given([[1]], ['a']), { old: ['b'], new: ['X'] })).toThrow(
    '没有一个在对照表的“old”列：前者如“a”，后者如“b”',
  );
  expect(() => run(given([[1]], ['a']), { old: ['a'], new: ['X'] }, { old_column: 'old', new_column: 'old' })).toThrow(
    '同一列',
  );
  expect(() => run(given([[1]], ['a']), { old: ['a', 'a'], new: ['X', 'Y'] }, { several: 'drop' })).toThrow(
    '没有一个特征留下',
  );
});

it('adding features together keeps the total', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.constantFrom('X', 'Y', 'Z')), {
        minLength: 1,
        maxLength: 12,
      }),
      (features) => {
        const names = features.map((_, i) => `f${i}`);
        const output = run(
          given(
            features.map(([value]) => [value]),
            names,
          ),
          { old: names, new: features.map(([, name]) => name) },
        );
        expect(cells(output, 'S1').reduce<number>((sum, value) => sum + Number(value), 0)).toBe(
          features.reduce((sum, [value]) => sum + value, 0),
        );
      },
    ),
  ));

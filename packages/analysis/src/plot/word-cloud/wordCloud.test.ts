import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { wordCloud } from './index.ts';
import reference from './word-cloud.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  wordCloud.run({ records: recordsOf(columns) }, parseOptions(wordCloud, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string) => [
  ...output.tables[0]!.columns.find((one) => one.name === name)!.values,
];
const { p, w, x } = reference;

describe('agrees with tapply of R', () => {
  it.each([
    ['none', { w, x }, {}],
    ['abs', { w, x }, { transform: 'abs' }],
    ['minusLog10', { w, p }, { weight_column: 'p', transform: 'minus-log10' }],
    ['count', { w }, {}],
  ] as const)('%s', (name, columns, raw) => {
    const output = run(columns, { word_column: 'w', ...raw });
    const expected = reference[name];
    expect(column(output, 'word')).toEqual(expected.word);
    for (const figure of ['weight', 'share', 'rows'] as const)
      expected[figure].forEach((value, at) =>
        expect(close(Number(column(output, figure)[at]), value, 1e-14)).toBe(true),
      );
  });
});

it('gives a word the group of its row with the largest weight, and keeps the words with the largest weights', () => {
  const output = run(
    { name: ['a', 'b', 'a', 'c', 'd'], score: [1, 4, 5, 2, 0.5], kind: ['甲', '乙', '丙', '甲', '乙'] },
    { group_column: 'kind', top: 3 },
  );
  expect([column(output, 'word'), column(output, 'group')]).toEqual([
    ['a', 'b', 'c'],
    ['丙', '乙', '甲'],
  ]);
  expect(output.messages.map(({ text }) => text)).toEqual([
    '5 行中相同的词权重相加，共 4 个词',
    '4 个词中画出权重最大的 3 个',
  ]);
});

it('refuses words without a weight and says what to do', () => {
  expect(() => run({ w: ['a'], x: [-1] })).toThrow('没有一行同时有“w”与大于 0 的“x”');
  expect(() => run({ w: ['a'], x: [3] }, { transform: 'minus-log10' })).toThrow('不在 0～1 之间');
});

it('has shares that add up to 1 when every word is shown', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('甲', '乙', 'c', 'd'), fc.integer({ min: 1, max: 99 })), {
        minLength: 1,
        maxLength: 20,
      }),
      (rows) => {
        const output = run({ w: rows.map(([word]) => word), x: rows.map(([, weight]) => weight) });
        expect(
          close(
            column(output, 'share').reduce<number>((sum, share) => sum + Number(share), 0),
            1,
            1e-12,
          ),
        ).toBe(true);
        const weights = column(output, 'weight').map(Number);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      },
    ),
  ));

import { expect, it } from 'vitest';
import { defineMethod, numberColumn, tableOf, textColumn } from './index.ts';
import type { MethodDefinition } from './index.ts';

const methodOf = (values: readonly number[]): MethodDefinition =>
  defineMethod({
    id: 'made',
    version: '1.0.0',
    family: 'plot',
    title: '例',
    summary: '例',
    keywords: [],
    inputs: [],
    options: [],
    tables: [{ id: 'result', title: '结果' }],
    charts: [],
    run: () => ({
      tables: [
        tableOf('result', '结果', [
          textColumn('feature', '特征', ['Infinity', 'b', 'c', 'd']),
          numberColumn('log2fc', 'log2 差异倍数', values),
          numberColumn('p', 'p 值', [0, 1, Number.NaN, 0.5]),
        ]),
      ],
      removed: [],
      messages: [{ level: 'info', text: '已有的话' }],
      facts: {},
    }),
    findings: () => '例',
    note: () => '',
  });
const run = (values: readonly number[]) => methodOf(values).run({}, {}, { seed: 1, progress: () => undefined });

it('no figure of a result is infinite: it is missing, and a message says of which column and how many', () => {
  const { messages, tables } = run([1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN]);
  expect(tables[0]!.columns.map(({ values }) => [...values])).toEqual([
    ['Infinity', 'b', 'c', 'd'],
    [1, Number.NaN, Number.NaN, Number.NaN],
    [0, 1, Number.NaN, 0.5],
  ]);
  expect(messages.map(({ text }) => text)).toEqual([
    '已有的话',
    '“结果”的“log2 差异倍数”列有 2 个值为无穷大（除以 0、对 0 取对数或超出数值范围），已写为空值',
  ]);
});

it('a finite result is passed on as it is', () =>
  expect(run([1, 2, Number.NaN, 1e308]).messages).toEqual([{ level: 'info', text: '已有的话' }]));

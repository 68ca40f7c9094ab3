import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { correlate, type CorrelationMethod } from '../../correlation/index.ts';
import { correlation } from './correlation.ts';
import type { CorrelationOptions } from './correlation.schema.ts';
import { correlation as definition } from './index.ts';
import { ranksOf } from '../../kernel/index.ts';
import reference from './correlation.reference.json' with { type: 'json' };

const defaults: CorrelationOptions = {
  method: 'pearson',
  of: 'features',
  topVariable: 'all',
  missing: 'pairwise',
  pAdjust: 'BH',
  minR: 0,
  maxPairs: 1_000,
  classColumn: '',
};
const methods: readonly CorrelationMethod[] = ['pearson', 'spearman', 'kendall'];

const build = (rows: readonly (readonly (number | null)[])[]): Matrix => ({
  idName: 'id',
  ids: rows.map((_, i) => `f${i + 1}`),
  samples: rows[0]!.map((_, j) => `S${j + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const column = (output: MethodOutput, table: string, name: string): unknown[] => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];
const random = uniform(9);
const noise = (rows: number, columns: number): Float64Array =>
  Float64Array.from({ length: rows * columns }, () => random());

describe('properties', () => {
  it.each(methods)('%s is symmetric, 1 with itself, −1 with its negative, and between for the rest', (method) => {
    const values = noise(6, 11);
    for (let k = 0; k < 11; k += 1) values[5 * 11 + k] = -values[k]!;
    const { r } = correlate(values, 6, 11, method);
    for (let i = 0; i < 6; i += 1) {
      expect(r[i * 6 + i]).toBe(1);
      for (let j = 0; j < 6; j += 1) expect(r[i * 6 + j]).toBe(r[j * 6 + i]);
    }
    expect(r[5]).toBeCloseTo(-1, 12);
    expect(Math.max(...r.map(Math.abs))).toBe(1);
  });

  it('ranks do not change under an increasing transformation, and ties share their rank', () => {
    expect([...ranksOf(Float64Array.of(3, Number.NaN, 1, 3, 8))]).toEqual([2.5, Number.NaN, 1, 2.5, 4]);
    const values = noise(4, 9);
    expect(correlate(values.map(Math.exp), 4, 9, 'spearman')).toEqual(correlate(values, 4, 9, 'spearman'));
    expect(correlate(values.map(Math.exp), 4, 9, 'kendall')).toEqual(correlate(values, 4, 9, 'kendall'));
  });

  it('counts concordant pairs by definition, with ties', () => {
    const x = Float64Array.from({ length: 40 }, () => Math.floor(random() * 6));
    const y = Float64Array.from({ length: 40 }, () => Math.floor(random() * 5));
    let s = 0;
    let tiedX = 0;
    let tiedY = 0;
    for (let i = 0; i < 40; i += 1) {
      for (let j = 0; j < i; j += 1) {
        s += Math.sign((x[i]! - x[j]!) * (y[i]! - y[j]!));
        tiedX += Number(x[i] === x[j]);
        tiedY += Number(y[i] === y[j]);
      }
    }
    const { r } = correlate(Float64Array.of(...x, ...y), 2, 40, 'kendall');
    expect(r[1]).toBeCloseTo(s / Math.sqrt((780 - tiedX) * (780 - tiedY)), 14);
  });

  it('correlating samples is correlating the features of the transposed table', () => {
    const rows = [
      [1, 4, 2, 8],
      [5, 7, 1, 2],
      [3, 3, 9, 1],
    ];
    const turned = rows[0]!.map((_, j) => rows.map((row) => row[j]!));
    expect(column(correlation(build(rows), { ...defaults, of: 'samples' }), 'pairs', 'r')).toEqual(
      column(correlation(build(turned), defaults), 'pairs', 'r'),
    );
  });
});

describe('edges', () => {
  it('leaves out a constant row and names it', () => {
    const output = correlation(build(reference.ties), defaults);
    expect(output.removed).toEqual([{ kind: 'feature', id: 'f3', reason: '取值恒定，相关系数没有定义' }]);
    expect(column(output, 'r', 'id')).toEqual(['f1', 'f2', 'f4', 'f5', 'f6', 'f7']);
  });

  it('keeps a pair without a common value empty, says so and does not cluster', () => {
    const output = correlation(
      build([
        [1, 2, null, null],
        [null, null, 3, 4],
        [1, 5, 3, 4],
      ]),
      defaults,
    );
    expect(column(output, 'pairs', 'r')[0]).toBeNaN();
    expect(column(output, 'order', 'id')).toEqual(['f1', 'f2', 'f3']);
    expect(output.messages.map(({ text }) => text).join()).toContain('未聚类');
  });

  it('lists only the strongest pairs, in the original order, and adjusts p over all pairs', () => {
    const all = correlation(build(reference.plain), defaults);
    const some = correlation(build(reference.plain), { ...defaults, maxPairs: 2 });
    expect([column(some, 'pairs', 'a'), column(some, 'pairs', 'b')]).toEqual([
      ['f1', 'f3'],
      ['f2', 'f4'],
    ]);
    expect(column(some, 'pairs', 'p_adj')).toEqual([
      column(all, 'pairs', 'p_adj')[0],
      column(all, 'pairs', 'p_adj')[7],
    ]);
    expect(some.messages.map(({ text }) => text)).toEqual(['共 10 对，成对表列出其中 2 对；p 值校正按全部对计算。']);
    expect(
      (column(correlation(build(reference.plain), { ...defaults, minR: 0.5 }), 'pairs', 'r') as number[]).every(
        (r) => Math.abs(r) >= 0.5,
      ),
    ).toBe(true);
  });

  it('uses the most variable features and says how many', () => {
    const output = correlation(build(reference.ties), { ...defaults, topVariable: 3 });
    expect(column(output, 'r', 'id')).toHaveLength(3);
    expect(output.messages[0]!.text).toBe('7 个特征中取方差最大的 3 个计算。');
  });

  it.each([
    ['a single row', [[1, 2, 3]], {}, '可用的特征只有 1 个'],
    ['one sample', [[1], [2], [3]], { of: 'samples' }, '可用的样本只有 1 个'],
    [
      'no complete observation',
      [
        [1, null, 2, 4],
        [null, 2, 3, 1],
      ],
      { missing: 'complete' },
      '没有缺失值的观测只有 2 个',
    ],
    ['too many features', Array.from({ length: 3_001 }, (_, i) => [i, -i - 1]), {}, '超过一次计算的上限 3000 个'],
  ] as const)('refuses %s in Chinese', (_, rows, options, text) => {
    expect(() => correlation(build(rows), { ...defaults, ...options })).toThrow(text);
  });

  it('does not change its input', () => {
    const matrix = build(reference.ties);
    const copy = matrix.values.slice();
    correlation(matrix, { ...defaults, method: 'kendall' });
    expect(matrix.values).toEqual(copy);
  });
});

/** Relative 1e-5 above 1e-12, 0.01 of log10 below. */
const expectP = (actual: number, expected: number | null): void => {
  if (expected === null) expect(actual).toBeNaN();
  else if (expected === 0) expect(actual).toBeLessThan(1e-15);
  else if (expected > 1e-12) expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-5);
  else expect(Math.abs(Math.log10(actual / expected))).toBeLessThan(0.01);
};

describe('agrees with cor, cor.test and p.adjust of R', () => {
  it.each(reference.cases.map((one) => [one.method, one.name, one] as const))('%s of %s', (method, name, expected) => {
    const matrix = build(reference[name as 'ties']);
    const output = correlation(matrix, { ...defaults, method: method as CorrelationMethod });
    const size = output.tables[0]!.rows;
    const actual = output.tables[0]!.columns.slice(1).flatMap(({ values }) => [...(values as Float64Array)]);
    expect(actual).toHaveLength(size * size);
    actual.forEach((value, at) => expect(Math.abs(value - expected.r[at]!)).toBeLessThan(1e-12));
    (column(output, 'pairs', 'p') as number[]).forEach((value, at) => expectP(value, expected.p[at]!));
    (column(output, 'pairs', 'p_adj') as number[]).forEach((value, at) => expectP(value, expected.bh[at]!));
  });

  it('for complete observations only', () => {
    const output = correlation(build(reference.ties), { ...defaults, missing: 'complete' });
    const actual = output.tables[0]!.columns.slice(1).flatMap(({ values }) => [...(values as Float64Array)]);
    actual.forEach((value, at) => expect(Math.abs(value - reference.complete[at]!)).toBeLessThan(1e-12));
    expect(output.removed.filter(({ kind }) => kind === 'sample').map(({ id }) => id)).toEqual(['S2', 'S3', 'S8']);
  });
});

it.each(methods)('writes a paragraph for %s for publication', (method) => {
  const options = {
    method,
    of: 'features',
    top_variable: 4,
    missing: 'pairwise',
    p_adjust: 'holm',
    min_r: 0,
    max_pairs: 10,
  };
  const output = definition.run({ matrix: build(reference.ties) }, options, { seed: 1, progress: () => undefined });
  const note = definition.note(options, output.facts);
  expect(note).toContain('取方差最大的 4 个特征');
  expect(note).toContain('6 对的 p 值以Holm 法（1979）校正');
  expect(note).not.toMatch(/undefined|NaN/u);
});

import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { pca as definition } from './index.ts';
import { pca } from './pca.ts';
import type { PcaOptions } from './pca.schema.ts';
import { principalComponents } from '../../principal-components/index.ts';
import reference from './pca.reference.json' with { type: 'json' };

const defaults: PcaOptions = { transform: 'none', scale: 'none', components: 5, topVariable: 'all' };

const build = (rows: readonly (readonly (number | null)[])[], ids = rows.map((_, i) => `f${i + 1}`)): Matrix => ({
  idName: 'feature',
  ids,
  samples: rows[0]!.map((_, j) => `S${j + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const numbers = (output: MethodOutput, table: string, column: string): number[] =>
  Array.from(
    output.tables.find(({ id }) => id === table)!.columns.find(({ name }) => name === column)!.values as Float64Array,
  );
const texts = (output: MethodOutput, table: string): readonly string[] =>
  output.tables.find(({ id }) => id === table)!.columns[0]!.values as readonly string[];

const matrix = build(reference.values, reference.ids);

describe('properties', () => {
  it('adding a constant to a feature changes nothing', () => {
    const moved = build(reference.values.map((row, i) => row.map((value) => (value === null ? null : value + i * 10))));
    const a = numbers(pca(matrix, defaults, 1), 'scores', 'PC2');
    numbers(pca(moved, defaults, 1), 'scores', 'PC2').forEach((value, i) => expect(value).toBeCloseTo(a[i]!, 8));
  });

  it('gives every sample its own score in any order of the columns', () => {
    const reversed = build(reference.values.map((row) => [...row].reverse()));
    const forward = numbers(pca(matrix, defaults, 1), 'scores', 'PC1');
    numbers(pca(reversed, defaults, 1), 'scores', 'PC1')
      .reverse()
      .forEach((value, i) => expect(value).toBeCloseTo(forward[i]!, 8));
  });

  it('explains all variance with all components', () => {
    expect(numbers(pca(matrix, defaults, 1), 'explained', 'cumulative').at(-1)).toBeCloseTo(1, 12);
  });

  it('makes the loading of largest size positive', () => {
    const output = pca(matrix, { ...defaults, scale: 'auto' }, 1);
    for (const name of ['PC1', 'PC2', 'PC3']) {
      const loading = numbers(output, 'loadings', name);
      expect(Math.max(...loading)).toBeCloseTo(Math.max(...loading.map(Math.abs)), 12);
    }
  });

  it('does not change its input', () => {
    const copy = matrix.values.slice();
    pca(matrix, { ...defaults, transform: 'glog', scale: 'pareto' }, 1);
    expect(matrix.values).toEqual(copy);
  });
});

describe('edges', () => {
  it('leaves out features with missing values, and names them', () => {
    const output = pca(matrix, defaults, 1);
    expect(output.removed).toEqual([{ kind: 'feature', id: 'g5', reason: '有 1 个缺失值' }]);
    expect(texts(output, 'loadings')).not.toContain('g5');
    expect(output.messages[0]!.text).toContain('9 个特征中有 1 个含缺失值');
  });

  it('keeps a constant feature without scaling, and leaves it out with scaling', () => {
    expect(texts(pca(matrix, defaults, 1), 'loadings')).toContain('g3');
    const scaled = pca(matrix, { ...defaults, scale: 'range' }, 1);
    expect(texts(scaled, 'loadings')).not.toContain('g3');
    expect(scaled.removed.at(-1)).toEqual({ kind: 'feature', id: 'g3', reason: '在所有样本中的值相同，无法缩放' });
    expect(scaled.facts).toMatchObject({ features: 7, features_missing: 1, features_constant: 1 });
  });

  it('drops components beyond the rank and says so', () => {
    const output = pca(
      build([
        [1, 2, 3, 4],
        [2, 4, 6, 8],
        [3, 6, 9, 12],
      ]),
      defaults,
      1,
    );
    expect(numbers(output, 'explained', 'ratio')).toHaveLength(1);
    expect(output.messages[0]!.text).toContain('最多支持 1 个主成分');
  });

  it('names the first value that has no logarithm, and counts them', () => {
    const attempt = (): unknown =>
      pca(
        build([
          [1, 2, 3],
          [4, 0, -1],
        ]),
        { ...defaults, transform: 'log2' },
        1,
      );
    expect(attempt).toThrow(InputError);
    expect(attempt).toThrow('特征“f2”在样本“S2”的值为 0（共 2 处）');
  });

  it.each([
    ['a single sample', [[1], [2], [3]], '只有 1 个样本'],
    [
      'two samples',
      [
        [1, 2],
        [2, 3],
        [3, 9],
      ],
      '只有 2 个样本',
    ],
    ['a single row', [[1, 2, 3]], '只剩 1 个特征'],
    [
      'nothing but constant rows',
      [
        [1, 1, 1],
        [2, 2, 2],
      ],
      '没有可分析的差异',
    ],
  ])('refuses %s in Chinese', (_, rows, text) => {
    expect(() => pca(build(rows), defaults, 1)).toThrow(text);
    expect(() => pca(build(rows), { ...defaults, scale: 'auto' }, 1)).toThrow(text);
  });
});

describe('agrees with prcomp of R', () => {
  const settings = {
    none_none: {},
    none_auto: { scale: 'auto' },
    none_pareto: { scale: 'pareto' },
    none_range: { scale: 'range' },
    log2_none: { transform: 'log2' },
    log10_auto: { transform: 'log10', scale: 'auto' },
    glog_none: { transform: 'glog' },
    clr_none: { transform: 'clr' },
    top3_none: { topVariable: 3 },
  } as const satisfies Record<string, Partial<PcaOptions>>;

  it.each(Object.entries(settings))('%s', (name, setting) => {
    const expected = reference[name as keyof typeof settings];
    const output = pca(matrix, { ...defaults, ...setting, components: expected.sdev.length }, 1);
    const check = (table: string, rows: readonly (readonly number[])[]): void =>
      rows.forEach((row, i) =>
        row.forEach((value, k) =>
          expect(Math.abs(numbers(output, table, `PC${k + 1}`)[i]! - value)).toBeLessThan(
            1e-9 * Math.max(1, Math.abs(rows[0]![0]!)),
          ),
        ),
      );
    expected.sdev.forEach((value, k) =>
      expect(Math.abs(numbers(output, 'explained', 'sdev')[k]! / value - 1)).toBeLessThan(1e-9),
    );
    expected.ratio.forEach((value, k) =>
      expect(Math.abs(numbers(output, 'explained', 'ratio')[k]! / value - 1)).toBeLessThan(1e-9),
    );
    check('scores', expected.scores);
    check('loadings', expected.loadings);
  });
});

it('recovers the singular values that a table of over 1,000 rows and columns was built from', () => {
  const features = 1_030;
  const samples = 1_010;
  // Sines of whole frequencies are orthogonal and centred, so that the singular values are known: 40, 20, 10, …
  const values = new Float64Array(features * samples);
  const strengths = [40, 20, 10, 5, 2.5, 1.25];
  for (let i = 0; i < features; i += 1) {
    for (let j = 0; j < samples; j += 1) {
      strengths.forEach((strength, k) => {
        values[i * samples + j]! +=
          strength *
          Math.sqrt(4 / (features * samples)) *
          Math.cos((2 * Math.PI * (k + 1) * i) / features) *
          Math.sin((2 * Math.PI * (k + 1) * j) / samples);
      });
    }
  }
  const { sdev, ratio, converged } = principalComponents(values, features, samples, 4, 3);
  const total = strengths.reduce((sum, value) => sum + value ** 2, 0);
  expect(converged).toBe(true);
  sdev.forEach((value, k) => expect(Math.abs((value * Math.sqrt(samples - 1)) / strengths[k]! - 1)).toBeLessThan(1e-9));
  ratio.forEach((value, k) => expect(value).toBeCloseTo(strengths[k]! ** 2 / total, 9));
});

it('writes a paragraph for publication, with its sources', () => {
  const options = { transform: 'glog', scale: 'pareto', components: 3, top_variable: 500 };
  const output = definition.run({ matrix }, options, { seed: 1, progress: () => undefined });
  const note = definition.note(options, output.facts);
  expect(note).toContain('5 个样本的 7 个特征');
  expect(note).toContain('1 个含缺失值的特征和1 个取值恒定的特征未参与计算');
  expect(note).toContain('doi:10.1186/1471-2164-7-142');
  expect(note).not.toMatch(/undefined|NaN/u);
});

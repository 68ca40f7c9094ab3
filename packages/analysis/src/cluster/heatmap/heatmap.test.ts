import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { heatmap, type HeatmapOptions } from '../../clustered-heatmap/index.ts';
import { heatmap as definition } from './index.ts';
import reference from './heatmap.reference.json' with { type: 'json' };

const defaults: HeatmapOptions = {
  distance: 'euclidean',
  linkage: 'average',
  scale: 'rows',
  cut: 1,
  clusterRows: true,
  clusterColumns: true,
  clip: 3,
  topVariable: 'all',
  annotations: 'all',
};
const matrix: Matrix = {
  idName: 'gene',
  ids: reference.ids,
  samples: reference.samples,
  values: Float64Array.from(reference.values.flat(), (value) => value ?? Number.NaN),
  annotations: [],
};
// Unequal groups, in an order of its own, with one sample that the matrix does not have and one that the groups do not
// know.
const groups: Groups = {
  samples: ['S5', 'S9', 'S1', 'S2', 'S3', 'S4', 'S6'],
  group: ['处理', '处理', '对照', '处理', '对照', '处理', '处理'],
  levels: ['处理', '对照'],
  colors: {},
  factors: [{ name: 'batch', values: ['1', '1', '2', '2', '1', '1', '2'] }],
};
const column = (output: MethodOutput, table: string, name: string): unknown[] => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];
const names = (output: MethodOutput, table: string): string[] =>
  output.tables.find(({ id }) => id === table)!.columns.map(({ name }) => name);

describe('properties', () => {
  it('draws the same tree wherever values are clipped', () => {
    const narrow = heatmap(matrix, undefined, { ...defaults, clip: 0.5 });
    expect(column(narrow, 'merge', 'height')).toEqual(column(heatmap(matrix, undefined, defaults), 'merge', 'height'));
    expect(Math.max(...(column(narrow, 'matrix', 'S1') as number[]))).toBeLessThanOrEqual(0.5);
  });

  it('lists rows and columns in one order everywhere', () => {
    const output = heatmap(matrix, groups, defaults);
    const order = column(output, 'order', 'id');
    expect(names(output, 'matrix').slice(1)).toEqual(order.slice(0, 7));
    expect(column(output, 'matrix', 'id')).toEqual(order.slice(7));
    expect(column(output, 'annotations', 'sample')).toEqual(order.slice(0, 7));
  });

  it('keeps missing values missing', () => {
    const output = heatmap(matrix, undefined, { ...defaults, clusterRows: false, clusterColumns: false });
    expect((column(output, 'matrix', 'S3') as number[]).map(Number.isNaN)).toEqual([
      false,
      false,
      true,
      ...Array<boolean>(6).fill(false),
    ]);
  });
});

describe('edges', () => {
  it('orders samples that are not clustered by group, those without a group last', () => {
    const output = heatmap(matrix, groups, { ...defaults, clusterColumns: false });
    expect(names(output, 'matrix').slice(1)).toEqual(['S2', 'S4', 'S5', 'S6', 'S1', 'S3', 'S7']);
    expect(column(output, 'annotations', 'group')).toEqual(['处理', '处理', '处理', '处理', '对照', '对照', '']);
    expect(column(output, 'annotations', 'batch')).toEqual(['2', '1', '1', '2', '2', '1', '']);
    expect(new Set(column(output, 'merge', 'axis'))).toEqual(new Set(['features']));
  });

  it('draws no annotation strips when none are asked for or no groups are given', () => {
    expect(heatmap(matrix, groups, { ...defaults, annotations: 'none' }).tables.map(({ id }) => id)).not.toContain(
      'annotations',
    );
    expect(names(heatmap(matrix, groups, { ...defaults, annotations: 'group' }), 'annotations')).toEqual([
      'sample',
      'group',
    ]);
    expect(heatmap(matrix, undefined, defaults).tables.map(({ id }) => id)).not.toContain('annotations');
  });

  it('names the constant feature that it left out, and says how many features it drew', () => {
    const output = heatmap(matrix, undefined, { ...defaults, topVariable: 4 });
    expect(output.removed).toEqual([{ kind: 'feature', id: 'c', reason: '在所有样本中的值相同' }]);
    expect(output.messages.at(-1)!.text).toBe('9 个可用特征中取方差最大的 4 个作图。');
  });

  it('draws raw values without standardising or clipping', () => {
    const output = heatmap(matrix, undefined, {
      ...defaults,
      scale: 'none',
      clusterRows: false,
      clusterColumns: false,
    });
    expect(column(output, 'matrix', 'S7')).toEqual([4, 33, 3, 3, 90, 21, 0, 8, 128, 12]);
  });

  it('refuses to cluster a single row but draws it', () => {
    const single: Matrix = { ...matrix, ids: ['a'], values: matrix.values.slice(0, 7) };
    expect(() => heatmap(single, undefined, defaults)).toThrow('可用的特征只有 1 个');
    expect(heatmap(single, undefined, { ...defaults, clusterRows: false }).tables[0]!.rows).toBe(1);
  });
});

it('agrees with scale, dist and hclust of R for the most variable features', () => {
  const output = heatmap(matrix, undefined, { ...defaults, topVariable: 6, clip: 1.5, cut: 3 });
  expect(column(output, 'matrix', 'id')).toEqual(reference.rows);
  expect(names(output, 'matrix').slice(1)).toEqual(reference.columns);
  reference.columns.forEach((sample, j) =>
    (column(output, 'matrix', sample) as number[]).forEach((value, i) => {
      const expected = reference.drawn[i]![j] ?? null;
      if (expected === null) expect(value).toBeNaN();
      else expect(value).toBeCloseTo(expected, 12);
    }),
  );
  (column(output, 'merge', 'height') as number[]).forEach((value, i) =>
    expect(Math.abs(value / reference.heights[i]! - 1)).toBeLessThan(1e-12),
  );
  expect(column(output, 'clusters', 'cluster')).toEqual(reference.cut3);
});

it('writes a paragraph for publication', () => {
  const options = {
    distance: 'pearson',
    linkage: 'complete',
    scale: 'rows',
    cut: 2,
    cluster_rows: true,
    cluster_columns: false,
    clip: 2,
    top_variable: 5,
    annotations: 'all',
  };
  const output = definition.run({ matrix, groups }, options, { seed: 1, progress: () => undefined });
  const note = definition.note(options, output.facts);
  expect(note).toContain('在 9 个可用特征中取方差最大的 5 个，对 7 个样本绘制热图');
  expect(note).toContain('对特征以1 − r（Pearson 相关系数）为距离');
  expect(note).not.toMatch(/undefined|NaN/u);
});

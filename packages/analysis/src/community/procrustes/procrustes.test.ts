import { describe, expect, it } from 'vitest';
import { parseNewick } from '../../phylogeny/index.ts';
import type { Environment, Matrix, MethodOutput, Options } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import { procrustes } from './index.ts';
import reference from './procrustes.reference.json' with { type: 'json' };
import type { ProcrustesInputs } from './procrustes.ts';

const build = (samples: readonly string[], rows: readonly (readonly (number | null)[])[]): Matrix => ({
  idName: 'id',
  ids: rows.map((_, row) => `F${row + 1}`),
  samples,
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const matrix = build(reference.samples, reference.values);
const matrix2 = build(reference.samples2, reference.values2);
const run = (raw: Options = {}, inputs: ProcrustesInputs = { matrix, matrix2 }, seed = 1): MethodOutput =>
  procrustes.run(inputs, parseOptions(procrustes, raw), { seed, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array;
/** Distances among the samples, as they do not depend on the signs of the axes of the first table. */
const between = (output: MethodOutput, side: 'x' | 'y', axes: number): number[] => {
  const at = Array.from({ length: axes }, (_, k) => column(output, 'points', `${side}${k + 1}`));
  const found: number[] = [];
  for (let j = 0; j < 10; j += 1)
    for (let i = j + 1; i < 10; i += 1) found.push(Math.hypot(...at.map((axis) => axis[i]! - axis[j]!)));
  return found;
};

describe('agrees with procrustes and protest of vegan', () => {
  it.each([
    ['two', { permutations: 4_999 }, 2],
    ['plain', { symmetric: false, permutations: 4_999 }, 2],
    ['three', { axes: 3, permutations: 4_999 }, 3],
    ['hellinger', { x_ordination: 'pca', axes: 3, symmetric: false, permutations: 4_999 }, 3],
  ] as const)('%s', (name, options, axes) => {
    const output = run(options);
    const expected = reference[name];
    expect(column(output, 'fit', 'ss')[0]).toBeCloseTo(expected.ss[0]!, 10);
    expect(column(output, 'fit', 'r')[0]).toBeCloseTo(expected.r[0]!, 10);
    expect(column(output, 'fit', 'scale')[0]).toBeCloseTo(expected.scale[0]!, 10);
    expect(column(output, 'fit', 'rmse')[0]).toBeCloseTo(expected.rmse[0]!, 10);
    expected.residuals.forEach((value, at) => expect(column(output, 'points', 'residual')[at]).toBeCloseTo(value, 9));
    expected.distances.forEach((value, at) => expect(between(output, 'y', axes)[at]).toBeCloseTo(value, 9));
    expected.target.forEach((value, at) => expect(between(output, 'x', axes)[at]).toBeCloseTo(value, 9));
  });

  it.each([
    ['two', 2],
    ['three', 3],
  ] as const)('p for %s agrees within the error of permutations', (name, axes) => {
    const p = reference[name].p[0]!;
    expect(Math.abs(column(run({ axes, permutations: 4_999 }), 'fit', 'p')[0]! - p)).toBeLessThan(
      6 * Math.sqrt((2 * p * (1 - p)) / 4_999) + 1e-3,
    );
  });
});

describe('Procrustes', () => {
  it('joins samples by name, and names those that take no part', () => {
    const output = run();
    expect(output.removed.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['sample S99', 'feature F6', 'feature F4']);
    expect(output.messages.map(({ text }) => text).join('')).toMatch(
      /1 个样本只在一个数据表中（例如“S99”）.*|1 个特征含缺失值/u,
    );
    const turned = {
      ...matrix2,
      samples: matrix2.samples.toReversed(),
      values: Float64Array.from(
        { length: matrix2.values.length },
        (_, at) => matrix2.values[Math.floor(at / 11) * 11 + 10 - (at % 11)]!,
      ),
    };
    expect(run({}, { matrix, matrix2: turned }).tables).toEqual(output.tables);
  });

  it('symmetric fits are the same with the tables exchanged', () => {
    const swapped = run(
      { x_ordination: 'pca', x_transform: 'none', x_scale: 'auto', y_ordination: 'pcoa' },
      { matrix: matrix2, matrix2: matrix },
    );
    expect(column(swapped, 'fit', 'm2')[0]).toBeCloseTo(column(run(), 'fit', 'm2')[0]!, 12);
    expect(column(swapped, 'fit', 'ss')[0]).toBeCloseTo(reference.swapped.ss[0]!, 10);
  });

  it('uses environmental variables where there is no second table', () => {
    const kept = matrix2.ids.flatMap((_, row) => (row === 5 ? [] : [row]));
    const env: Environment = {
      samples: matrix2.samples,
      variables: kept.map((row) => matrix2.ids[row]!),
      values: kept.map((row) => matrix2.values.slice(row * 11, (row + 1) * 11)),
    };
    expect(column(run({}, { matrix, env }), 'points', 'residual')).toEqual(column(run(), 'points', 'residual'));
  });

  it('a table fits onto itself without residual', () => {
    const same = run({ y_ordination: 'pcoa', axes: 3 }, { matrix, matrix2: matrix });
    expect(column(same, 'fit', 'r')[0]).toBeCloseTo(1, 12);
    expect(Math.max(...column(same, 'points', 'residual'))).toBeLessThan(1e-7);
    expect(column(same, 'fit', 'p')[0]).toBe(1 / 1000);
  });

  it('uses as many axes as both ordinations have', () => {
    const few = run({ axes: 20 });
    expect(column(few, 'fit', 'axes')[0]).toBe(4);
    expect(few.messages.map(({ text }) => text)).toContainEqual('两个排序都有的坐标轴只有 4 个，少于设定的 20 个');
  });

  it('uses UniFrac of a tree for the first table', () => {
    const { tree } = parseNewick('((((F1:1,F2:2):1,F3:3):2,(F4:1,F5:1):2):1,((F6:2,F7:1):1,(F8:1,F9:4):2):1);');
    const output = run({ x_distance: 'wunifrac' }, { matrix, matrix2, tree });
    expect(column(output, 'fit', 'r')[0]).toBeGreaterThan(0);
    expect(column(output, 'fit', 'r')[0]).not.toBeCloseTo(column(run(), 'fit', 'r')[0]!, 3);
  });

  it('leaves out a sample without a count on either side', () => {
    const values = matrix.values.slice();
    for (let row = 0; row < 9; row += 1) values[row * 10 + 4] = 0;
    expect([...column(run({}, { matrix: { ...matrix, values }, matrix2 }), 'fit', 'n')]).toEqual([9]);
  });
});

describe('Procrustes refuses', () => {
  const fault = (act: () => unknown) => caught(act).problems[0]!;
  it('a single table', () =>
    expect(fault(() => procrustes.check!({ matrix }, parseOptions(procrustes, {})))).toMatchObject({
      code: 'matrix-missing',
      input: 'matrix2',
    }));
  it('tables without enough samples in common', () =>
    expect(
      fault(() => run({}, { matrix, matrix2: { ...matrix2, samples: matrix2.samples.map((name) => `x-${name}-y`) } })),
    ).toMatchObject({
      code: 'no-common-samples',
      input: 'matrix2',
      what: '两个表共有的可用样本只有 0 个，至少需要 4 个',
    }));
  it('a missing count, naming the table it is in', () => {
    expect(
      fault(() => run({}, { matrix: { ...matrix, values: matrix.values.with(0, Number.NaN) }, matrix2 })),
    ).toMatchObject({ code: 'value-missing', input: 'matrix' });
    expect(fault(() => run({ y_ordination: 'pcoa' }))).toMatchObject({ code: 'value-missing', input: 'matrix2' });
  });
  it('a logarithm of values that are not positive', () =>
    expect(
      fault(() =>
        run({ y_transform: 'log2' }, { matrix, matrix2: { ...matrix2, values: matrix2.values.with(1, -1) } }),
      ),
    ).toMatchObject({ code: 'not-positive', input: 'matrix2' }));
  it('a table whose samples are all equal', () =>
    expect(
      fault(() => run({}, { matrix, matrix2: { ...matrix2, values: matrix2.values.map(() => 3) } })),
    ).toMatchObject({ code: 'no-variation', input: 'matrix2' }));
  it('UniFrac without a tree', () => expect(fault(() => run({ x_distance: 'unifrac' })).code).toBe('tree-missing'));
});

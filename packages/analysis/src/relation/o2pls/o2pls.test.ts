import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Matrix, MethodOutput, Options } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { o2pls } from './index.ts';
import reference from './o2pls.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const build = (
  ids: readonly string[],
  samples: readonly string[],
  rows: readonly (readonly (number | null)[])[],
): Matrix => ({
  idName: 'id',
  ids,
  samples,
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const matrix = build(reference.ids, reference.samples, reference.values);
const matrix2 = build(reference.ids2, reference.samples2, reference.values2);
const run = (changes: Options = {}, tables: { matrix: Matrix; matrix2: Matrix } = { matrix, matrix2 }) =>
  o2pls.run(tables, { ...defaultOptions(o2pls), ...changes }, context);
const table = (output: MethodOutput, id: string) => output.tables.find((one) => one.id === id)!;
const numbers = (output: MethodOutput, id: string, name: string) =>
  Array.from(table(output, id).columns.find((one) => one.name === name)!.values as Float64Array);
const named = (output: MethodOutput, id: string, start: RegExp) =>
  table(output, id)
    .columns.filter(({ name }) => start.test(name))
    .map(({ values }) => Array.from(values as Float64Array));

/** Each column like one of the reference up to its sign. */
function alike(found: readonly (readonly number[])[], expected: readonly (readonly number[])[]): void {
  expect(found).toHaveLength(expected.length);
  found.forEach((values, k) => {
    const sign = values.reduce((sum, value, i) => sum + value * expected[k]![i]!, 0) < 0 ? -1 : 1;
    const size = Math.max(...expected[k]!.map(Math.abs));
    values.forEach((value, i) =>
      expect(close(1 + (sign * value) / size, 1 + expected[k]![i]! / size, 1e-8), `${k} ${i}`).toBe(true),
    );
  });
}

describe('agrees with o2m of OmicsPLS as written out in R', () => {
  it.each(['both', 'uneven', 'plain', 'half'] as const)('%s', (name) => {
    const { c, co, count, pareto, po, q2, r2, t, to, u, uo, w } = reference[name];
    const output = run({
      joint: count[0]!,
      x_orthogonal: count[1]!,
      y_orthogonal: count[2]!,
      scale: pareto ? 'pareto' : 'auto',
    });
    expect(table(output, 'scores').columns[0]!.values).toEqual(reference.used);
    alike(named(output, 'scores', /^t\d/u), t);
    alike(named(output, 'scores', /^u\d/u), u);
    alike(named(output, 'scores', /^to\d/u), to);
    alike(named(output, 'scores', /^uo\d/u), uo);
    alike(named(output, 'x_loadings', /^joint/u), w);
    alike(named(output, 'y_loadings', /^joint/u), c);
    alike(named(output, 'x_loadings', /^orthogonal/u), po);
    alike(named(output, 'y_loadings', /^orthogonal/u), co);
    const fit = (column: string) => numbers(output, 'fit', column);
    [
      fit('r2_joint')[0]!,
      fit('r2_orthogonal')[0]!,
      fit('r2_predicted')[0]!,
      fit('r2_joint')[1]!,
      fit('r2_orthogonal')[1]!,
      fit('r2_predicted')[1]!,
    ].forEach((value, i) => expect(close(value, r2[i]!, 1e-9)).toBe(true));
    fit('q2').forEach((value, i) => expect(close(value, q2[i]!, 1e-8)).toBe(true));
  });

  it('for its search, whichever combination is in use', () => {
    const output = run();
    const [joint, x, y] = ['joint', 'x_orthogonal', 'y_orthogonal'].map((name) => numbers(output, 'choice', name)) as [
      number[],
      number[],
      number[],
    ];
    const at = joint.findIndex((one, i) => one === 3 && x[i] === 0 && y[i] === 0);
    expect(close(numbers(output, 'choice', 'q2x')[at]!, reference.plain.q2[0]!, 1e-8)).toBe(true);
    expect(close(numbers(output, 'choice', 'q2y')[at]!, reference.plain.q2[1]!, 1e-8)).toBe(true);
  });
});

it('flips both components of a pair together so that the largest loading of the first table is positive', () => {
  const output = run();
  for (const values of [...named(output, 'x_loadings', /./u).slice(1), ...named(output, 'y_loadings', /^orthogonal/u)])
    expect(values.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0)).toBeGreaterThan(0);
  expect(Math.min(...numbers(output, 'components', 'r'))).toBeGreaterThan(0);
});

it('marks the combination in use and the best one, also when it is outside the search', () => {
  const marks = (output: MethodOutput) =>
    table(output, 'choice').columns.find(({ name }) => name === 'mark')!.values as readonly string[];
  expect(marks(run()).filter((mark) => mark.includes('本次所用'))).toHaveLength(1);
  expect(marks(run()).filter((mark) => mark.includes('最高'))).toHaveLength(1);
  const outside = run({ joint: 4, max_joint: 1, max_orthogonal: 0 });
  expect(marks(outside)).toHaveLength(2);
  expect(marks(outside)[1]).toContain('本次所用');
});

it('names samples of one table only, and unusable features', () => {
  const output = run();
  expect(
    output.removed
      .filter(({ kind }) => kind === 'sample')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['S01', 'S02', 'S18', 'T02']);
  expect(output.removed.find(({ id }) => id === 'g07')!.reason).toBe('第一个表：取值恒定');
  expect(output.removed.find(({ id }) => id === 'm04')!.reason).toBe('第二个表：有 1 个缺失值');
  expect(output.messages.some(({ text }) => text.includes('4 个样本只在一个数据表中'))).toBe(true);
});

it('does not depend on the order of the samples of the second table', () => {
  const turned = [...matrix2.samples.keys()].toReversed();
  const other = {
    ...matrix2,
    samples: turned.map((at) => matrix2.samples[at]!),
    values: Float64Array.from(
      matrix2.values,
      (_, cell) => matrix2.values[Math.floor(cell / turned.length) * turned.length + turned[cell % turned.length]!]!,
    ),
  };
  expect(run({}, { matrix, matrix2: other }).tables).toEqual(run().tables);
});

it('says when nothing can be predicted', () => {
  const noise = (rows: number, seed: number) =>
    build(
      Array.from({ length: rows }, (_, i) => `f${i}`),
      Array.from({ length: 12 }, (_, i) => `S${i}`),
      Array.from({ length: rows }, (_, i) =>
        Array.from({ length: 12 }, (__, j) => Math.sin(seed * (i * 12 + j + 1) ** 2)),
      ),
    );
  const output = run({ x_orthogonal: 0, y_orthogonal: 0 }, { matrix: noise(9, 1.7), matrix2: noise(7, 2.3) });
  expect(output.messages.some(({ level, text }) => level === 'warning' && text.includes('都不大于 0'))).toBe(true);
});

it('accepts a table of two features, with one joint component and no orthogonal one', () => {
  const small = build(['a', 'b'], matrix2.samples, [reference.values2[0]!, reference.values2[1]!]);
  const output = run({ joint: 1, x_orthogonal: 1, y_orthogonal: 1 }, { matrix, matrix2: small });
  expect(table(output, 'y_loadings').rows).toBe(2);
  expect(numbers(output, 'choice', 'joint').every((joint) => joint <= 2)).toBe(true);
});

it('refuses too few samples, too many components, and values without a logarithm', () => {
  expect(() =>
    run({}, { matrix, matrix2: { ...matrix2, samples: matrix2.samples.map((name) => `x${name}`) } }),
  ).toThrow('共有的样本只有 0 个');
  expect(() => run({ joint: 10, x_orthogonal: 8 })).toThrow(/超过数据能支持的 13 个/u);
  expect(() =>
    run(
      {},
      {
        matrix,
        matrix2: build(['a', 'b'], matrix2.samples, [matrix2.samples.map(() => 1), matrix2.samples.map((_, i) => i)]),
      },
    ),
  ).toThrow('第二个表的 2 个特征中可用的只有 1 个');
  expect(() =>
    run({ transform: 'log2' }, { matrix: { ...matrix, values: matrix.values.map((value) => value - 5) }, matrix2 }),
  ).toThrow(InputError);
});

import { describe, expect, it } from 'vitest';
import { type Groups, type Matrix, type MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import { ssgsea } from './index.ts';
import reference from './ssgsea.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const samples = Array.from({ length: 7 }, (_, at) => `S${at + 1}`);
const matrixOf = (rows: readonly (readonly (number | null)[])[]): Matrix => ({
  idName: 'id',
  ids: rows.map((_, row) => `f${row + 1}`),
  samples: samples.slice(0, rows[0]!.length),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const terms = reference.sets.map((_, at) => `T${at}`);
const sets = { ids: terms, names: terms, members: reference.sets.map((set) => set.map((row) => `f${row}`)) };
// The groups stand in another order than the matrix.
const groups: Groups = {
  samples: samples.toReversed(),
  group: ['B', 'B', 'B', 'B', 'A', 'A', 'A'],
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};
const run = (matrix: Matrix, more: Record<string, unknown> = {}, given: object = {}): MethodOutput =>
  ssgsea.run({ matrix, sets, ...given }, parseOptions(ssgsea, more), context);
const table = (output: MethodOutput, id: string) => output.tables.find((one) => one.id === id)!;
const column = (output: MethodOutput, name: string, id = 'scores') =>
  table(output, id).columns.find((one) => one.name === name)!.values;

const values = matrixOf(reference.values);
const agrees = (output: MethodOutput, expected: readonly (readonly (number | null)[])[]): void =>
  expected.forEach((row, set) =>
    row.forEach((score, at) =>
      expect(
        close(Number(column(output, samples[at]!)[set]), score ?? Number.NaN, 1e-9),
        `${set}, ${at}: ${String(column(output, samples[at]!)[set])} for ${score}`,
      ).toBe(true),
    ),
  );

describe('agrees with the definition of GSVA’s ssgsea written in R', () => {
  it('when normalised by the range of all scores', () => agrees(run(values), reference.normalized));
  it('when raw and weighted by rank^0.25', () => agrees(run(values, { normalize: false }), reference.raw));
  it('when unweighted', () => agrees(run(values, { normalize: false, alpha: 0 }), reference.alpha0));
  it('when weighted by the rank', () => agrees(run(values, { normalize: false, alpha: 1 }), reference.alpha1));
  it('when values are missing, which get no rank', () =>
    agrees(run(matrixOf(reference.holes), { normalize: false, min_size: 1 }), reference.with_holes));
  it('for Welch’s t of the scores of two groups', () => {
    const output = run(values, {}, { groups });
    const expected = {
      difference: reference.welch.difference,
      statistic: reference.welch.t,
      df: reference.welch.df,
      p: reference.welch.p,
      p_adj: reference.welch.p_adj,
    };
    for (const [name, list] of Object.entries(expected))
      list.forEach((value, set) =>
        expect(close(Number(column(output, name, 'result')[set]), value, 1e-7), name).toBe(true),
      );
  });
});

describe('ssgsea', () => {
  it('warns of missing values and of ties', () => {
    const texts = run(matrixOf(reference.holes))
      .messages.map(({ text }) => text)
      .join('');
    expect(texts).toContain('缺失的特征在该样本中不参与排序');
    expect(texts).toContain('按文件中的先后排序');
  });

  it('a set has no score in a sample that has too few of its features', () => {
    const few = matrixOf(
      reference.values.map((row, at) =>
        row.map((value, sample) => (sample === 2 && reference.sets[0]!.slice(0, 3).includes(at + 1) ? null : value)),
      ),
    );
    const output = run(few);
    expect(column(output, 'S3')[0]).toBeNaN();
    expect(column(output, 'S3')[1]).not.toBeNaN();
    expect(output.facts['lacking']).toBe(1);
  });

  it('both charts can be drawn from a run without groups', () => {
    const output = run(values);
    expect(output.tables.map(({ id }) => id)).toEqual(['scores', 'sets', 'top', 'matrix', 'order', 'merge']);
    expect(new Set(column(output, 'group', 'top') as readonly string[])).toEqual(new Set(['全部样本']));
    expect(output.messages.every(({ text }) => !text.includes('没有对应上的名称'))).toBe(true);
  });

  it('one sample, one set and equal scores are drawn without clustering', () => {
    const one = { ids: ['T'], names: [''], members: [['f1', 'f2', 'f3']] };
    const single = matrixOf(reference.values.map((row) => row.slice(0, 1)));
    const output = ssgsea.run({ matrix: single, sets: one }, parseOptions(ssgsea, { min_size: 2 }), context);
    expect(table(output, 'matrix').rows).toBe(1);
    expect(output.messages.some(({ text }) => text.includes('没有极差可除'))).toBe(true);
    const same = matrixOf(reference.values.map(([value]) => [value!, value!, value!]));
    expect(table(ssgsea.run({ matrix: same, sets }, parseOptions(ssgsea, {}), context), 'matrix').rows).toBe(9);
  });

  it('sets of the same name are told apart in the charts', () => {
    const named = { ...sets, names: sets.ids.map(() => '通路') };
    const output = ssgsea.run({ matrix: values, sets: named, groups }, parseOptions(ssgsea, {}), context);
    expect(new Set(column(output, 'id', 'matrix') as readonly string[]).size).toBe(9);
    expect(column(output, 'name')[0]).toBe('通路');
  });

  it('groups are compared only when there are two and comparing is wanted', () => {
    const onlyOne: Groups = { ...groups, group: groups.group.map(() => 'A'), levels: ['A'] };
    expect(run(values, {}, { groups: onlyOne }).messages.some(({ text }) => text.includes('只有一组'))).toBe(true);
    expect(run(values, { test: 'none' }, { groups }).tables.map(({ id }) => id)).not.toContain('result');
    expect(run(values, { test: 'wilcoxon' }, { groups }).tables.map(({ id }) => id)).toContain('result');
  });

  it('refuses sets without a measured feature, sizes that no set has, and groups that do not exist', () => {
    const message = (of: () => unknown): string =>
      caught(of)
        .problems.map(({ what, remedy }) => what + remedy)
        .join('');
    expect(
      message(() =>
        ssgsea.run(
          { matrix: values, sets: { ids: ['T'], names: ['T'], members: [['x', 'y']] } },
          parseOptions(ssgsea, {}),
          context,
        ),
      ),
    ).toContain('请检查两个文件的编号类型');
    expect(message(() => run(values, { min_size: 60, max_size: 70 }))).toContain('请放宽“集合最少特征数”');
    expect(message(() => run(values, { reference: 'C' }, { groups }))).toContain('请选择：A、B');
    expect(
      message(() => ssgsea.check!({ matrix: values, sets, groups }, parseOptions(ssgsea, { reference: 'C' }))),
    ).toContain('请选择：A、B');
  });
});

import { describe, expect, it } from 'vitest';
import { type Groups, type Matrix, type MethodInputs, type MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import reference from './daScore.reference.json' with { type: 'json' };
import { daScore } from './index.ts';

const context = { seed: 1, progress: () => undefined };
const samples = reference.groups.map((_, at) => `S${at + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.values.map((_, row) => `f${row + 1}`),
  samples,
  values: Float64Array.from(reference.values.flat(), (value) => value ?? Number.NaN),
  annotations: [],
};
const groups: Groups = {
  samples: samples.toReversed(),
  group: reference.groups.toReversed(),
  levels: ['N', 'T'],
  colors: {},
  factors: [],
};
const terms = reference.sets.map((_, at) => `P${at}`);
const sets = {
  ids: terms,
  names: terms.map((term) => (term === 'P0' ? '' : `通路 ${term}`)),
  members: reference.sets.map((set) => set.map((row) => `f${row}`)),
};
const run = (more: Record<string, unknown> = {}, given: MethodInputs = { matrix, groups }): MethodOutput =>
  daScore.run({ sets, ...given }, parseOptions(daScore, more), context);
const column = (output: MethodOutput, name: string, id = 'result') =>
  output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values;
const inOrder = (output: MethodOutput, name: string) =>
  terms.map((term) => column(output, name)[(column(output, 'term') as readonly string[]).indexOf(term)]!);
const ranked = (scores: Readonly<Record<string, number>>) => ({
  ids: Object.keys(scores),
  scores: Float64Array.from(Object.values(scores)),
});

describe('agrees with t.test, wilcox.test and p.adjust of R, and the score by its definition', () => {
  it.each(['welch', 'wilcoxon'] as const)('%s', (test) => {
    const [output, expected] = [run({ test }), reference[test]];
    expect(inOrder(output, 'up')).toEqual(expected.up);
    expect(inOrder(output, 'down')).toEqual(expected.down);
    inOrder(output, 'da_score').forEach((score, at) =>
      expect(close(Number(score), expected.score[at]!, 1e-12)).toBe(true),
    );
    (column(output, 'feature', 'features') as readonly string[]).forEach((feature, at) => {
      const row = matrix.ids.indexOf(feature);
      expect(
        close(Number(column(output, 'log2fc', 'features')[at]), expected.log2fc[row] ?? Number.NaN, 1e-9),
        feature,
      ).toBe(true);
      expect(
        close(Number(column(output, 'p_adj', 'features')[at]), expected.p_adj[row] ?? Number.NaN, 1e-6),
        feature,
      ).toBe(true);
    });
  });
});

describe('da-score', () => {
  it('a list of log2 fold changes gives the same directions at the same threshold', () => {
    const output = daScore.run(
      {
        sets: { ids: ['A'], names: ['甲'], members: [['a', 'b', 'c', 'd', 'x']] },
        ranked: ranked({ a: 1, b: -1.5, c: 2, d: 0.99, e: 3 }),
      },
      parseOptions(daScore, {}),
      context,
    );
    expect(column(output, 'da_score')[0]).toBe(0.25);
    expect([column(output, 'set_size')[0], column(output, 'measured')[0]]).toEqual([5, 4]);
    expect(column(output, 'up_features')[0]).toBe('a;c');
    expect(column(output, 'down_features')[0]).toBe('b');
    expect(output.facts).toMatchObject({ source: 'ranked', up: 3, down: 1, unmatched: 1 });
    expect(daScore.note(parseOptions(daScore, {}), output.facts)).toContain('取自排序表（5 个特征）');
  });

  it('a score of 0 has no direction even without a threshold', () => {
    const output = daScore.run(
      { sets: { ids: ['A'], names: ['甲'], members: [['a', 'b']] }, ranked: ranked({ a: 0, b: -0.1 }) },
      parseOptions(daScore, { fc: 1, min_size: 1 }),
      context,
    );
    expect(column(output, 'da_score')[0]).toBe(-0.5);
  });

  it('sorts from the highest score to the lowest, and shows the id where a name is missing', () => {
    const score = Array.from(column(run(), 'da_score') as Float64Array);
    expect(score).toEqual(score.toSorted((a, b) => b - a));
    expect(inOrder(run(), 'name')[0]).toBe('P0');
  });

  it('prefers a given list and says so; warns of a list without unchanged features, and of pathways without changes', () => {
    const both = run({}, { matrix, groups, ranked: ranked({ f1: 2, f2: -2, f3: 1 }) });
    expect(both.messages.map(({ text }) => text).join('')).toMatch(
      /数据表与样本分组未使用.*分母就不是全部测到的特征/su,
    );
    expect(run({ fc: 1000 }).messages.map(({ text }) => text)).toContain(
      '受检通路中没有上调或下调的特征，得分都是 0。可放宽差异倍数或显著性阈值。',
    );
  });

  it('refuses to run without directions, without measured pathways, and with groups that do not exist', () => {
    const message = (of: () => unknown): string =>
      caught(of)
        .problems.map(({ what, remedy }) => `${what}；${remedy}`)
        .join('');
    expect(message(() => run({}, {}))).toContain('没有提供数据表，也没有提供排序表；请选择数据表和样本分组');
    expect(message(() => daScore.check!({ sets, matrix }, parseOptions(daScore, {})))).toContain('没有样本分组');
    expect(
      message(() => daScore.check!({ sets, matrix, groups }, parseOptions(daScore, { reference: 'X' }))),
    ).toContain('请选择：N、T');
    expect(() => daScore.check!({ sets, ranked: ranked({ f1: 1 }) }, parseOptions(daScore, {}))).not.toThrow();
    expect(message(() => run({ min_size: 50 }))).toContain('请放宽“通路最少特征数”');
    expect(message(() => run({}, { ranked: ranked({ u: 1, v: 2 }) }))).toContain('请检查两个文件的编号类型');
  });
});

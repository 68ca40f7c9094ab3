import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { evaluate, namesOf, parseFormula } from './formula.ts';
import { ratioIndex } from './index.ts';
import reference from './ratioIndex.reference.json' with { type: 'json' };

const matrixOf = (ids: readonly string[], rows: readonly (readonly (number | null)[])[]): Matrix => ({
  idName: 'id',
  ids,
  samples: rows[0]!.map((_, at) => `S${at + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const groupsOf = (group: readonly string[]): Groups => ({
  samples: group.map((_, at) => `S${at + 1}`).toReversed(),
  group: group.toReversed(),
  levels: [...new Set(group)],
  colors: {},
  factors: [],
});
const run = (
  matrix: Matrix,
  group: readonly string[],
  formulas: readonly string[],
  raw: Record<string, unknown> = {},
  names?: readonly string[],
): MethodOutput =>
  ratioIndex.run(
    { matrix, groups: groupsOf(group), records: recordsOf({ ...(names && { 指标: names }), 公式: formulas }) },
    parseOptions(ratioIndex, raw),
    { seed: 1, progress: () => undefined },
  );
const column = (output: MethodOutput, table: string, name: string) =>
  [...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values] as (
    | number
    | string
  )[];
const valueOf = (text: string, values: Readonly<Record<string, number>>) => {
  const found = evaluate(parseFormula(text, namesOf(Object.keys(values))), (row) => Object.values(values)[row]!);
  return found.fault || found.value;
};

describe('ratio-index agrees with the same formulas in R', () => {
  const matrix = matrixOf(reference.id, reference.values);

  it('values of every sample agree', () => {
    const output = run(matrix, reference.group, reference.formula);
    reference.index.forEach((own, row) =>
      own.forEach((expected, at) => {
        const actual = column(output, 'matrix', `S${at + 1}`)[row] as number;
        expect(
          close(actual, expected ?? Number.NaN, 1e-12),
          `${reference.formula[row]} S${at + 1}: ${actual} for ${expected}`,
        ).toBe(true);
      }),
    );
    expect(column(output, 'formulas', 'zero')).toEqual([0, 0, 1, 0, 0]);
    expect(column(output, 'formulas', 'missing')).toEqual([1, 1, 0, 0, 0]);
  });

  it.each(['kruskal', 'welch', 'anova'] as const)('p-values of %s agree', (test) => {
    column(run(matrix, reference.group, reference.formula, { test }), 'result', 'p').forEach((p, at) =>
      expect(close(p as number, reference[test][at]!, 1e-8), `${reference.formula[at]}: ${p}`).toBe(true),
    );
  });
});

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', { A: 0 }, 7],
    ['8/4/2', { A: 0 }, 1],
    ['8-4-2', { A: 0 }, 2],
    ['-(2)*-3', { A: 0 }, 6],
    ['2×3÷4−1', { A: 0 }, 0.5],
    ['=A/B', { A: 6, B: 3 }, 2],
    ['a / b', { A: 6, B: 3 }, 2],
    ['（A＋B）', { A: 1, B: 1 }, 2],
    ['5-HT/5', { '5-HT': 10 }, 2],
    ['PC 34:1/PC 34', { 'PC 34:1': 8, 'PC 34': 2 }, 4],
    ['[A/B]/A', { 'A/B': 9, A: 3 }, 3],
    ['A/B', { 'A/B': 9, A: 6, B: 3 }, 9],
    ['A+A-B', { A: 1, 'A-B': 5 }, 6],
    ['18:1/2', { '18:1': 8 }, 4],
    ['18', { '18': 5 }, 18],
    ['sum(A, B, 1)/mean(A,B)', { A: 1, B: 3 }, 2.5],
    ['log2(A)+ln(1)+sqrt(0)+log10(100)', { A: 8 }, 5],
    ['Sum(A)', { A: 4 }, 4],
    ['1e-3*A', { A: 1000 }, 1],
    ['A/(B-B)', { A: 1, B: 2 }, 'zero'],
    ['A/B', { A: Number.NaN, B: 0 }, 'missing'],
    ['log2(A)', { A: -1 }, 'domain'],
    ['log2(A)', { A: 0 }, 'domain'],
  ] as const)('%s', (text, values, expected) => {
    if (typeof expected === 'string') expect(valueOf(text, values)).toBe(expected);
    else expect(valueOf(text, values)).toBeCloseTo(expected, 12);
  });

  it.each([
    ['A+', '不完整'],
    ['(A', '右括号'],
    ['A)', '多余'],
    ['A B', '多余'],
    ['X/A', '不认识“X”'],
    ['[X]', '没有“X”'],
    ['[A', '少一个'],
    ['log2(A,A)', '只能有一个'],
    ['alert(1)', '不认识'],
    ['process.exit()', '不认识'],
    ['', '不完整'],
    [`${'('.repeat(90)}A${')'.repeat(90)}`, '太深'],
    [`${'-'.repeat(90)}A`, '太多'],
  ])('%s is refused: %s', (text, why) => {
    expect(() => valueOf(text, { A: 1 })).toThrow(why);
  });
});

describe('ratio-index', () => {
  const matrix = matrixOf(
    ['A', 'B'],
    [
      [4, 2, 8, 4],
      [1, 1, 2, 0],
    ],
  );
  const group = ['x', 'x', 'y', 'y'];

  it('keeps names, numbers repeated ones and lists formulas that cannot be read', () => {
    const output = run(matrix, group, ['A/B', 'A', 'C/B'], {}, ['比', '比', '坏']);
    expect(column(output, 'formulas', 'index')).toEqual(['比', '比 (2)', '坏']);
    expect(column(output, 'formulas', 'features')).toEqual(['A、B', 'A', '']);
    expect(column(output, 'matrix', 'feature')).toEqual(['比', '比 (2)']);
    expect(output.messages.map(({ text }) => text).join()).toMatch(
      /1 个公式没有计算：C\/B（不认识“C”）.*1 个值的分母为 0/u,
    );
  });

  it('uses typed formulas, one on a line with or without a name, before those of a table', () => {
    const typed = '比 = A/B\r\n\n  B \n=A';
    const alone = ratioIndex.run({ matrix, groups: groupsOf(group) }, parseOptions(ratioIndex, { formulas: typed }), {
      seed: 1,
      progress: () => undefined,
    });
    expect([column(alone, 'formulas', 'index'), column(alone, 'formulas', 'formula')]).toEqual([
      ['比', 'B', '=A'],
      ['A/B', 'B', '=A'],
    ]);
    expect(column(run(matrix, group, ['B/A'], { formulas: 'A+B' }), 'matrix', 'feature')).toEqual(['A+B', 'B/A']);
    expect(() =>
      ratioIndex.run({ matrix, groups: groupsOf(group) }, parseOptions(ratioIndex, { formulas: ' \n' }), {
        seed: 1,
        progress: () => undefined,
      }),
    ).toThrow('还没有公式');
  });

  it('undoes the logarithm of logged data first, and takes the logarithm of an index when asked', () => {
    expect(column(run(matrix, group, ['A/B'], { logged: true }), 'matrix', 'S1')).toEqual([8]);
    expect(column(run(matrix, group, ['A/B', 'B - A'], { transform: 'log2' }), 'matrix', 'S1')).toEqual([
      2,
      Number.NaN,
    ]);
  });

  it('refuses what it cannot compute', () => {
    expect(() => run(matrix, group, ['X/Y'])).toThrow('没有一个公式能计算');
    expect(() => run(matrix, group, ['3'])).toThrow('公式中没有特征');
    expect(() => run(matrix, ['x', 'x', 'x', 'x'], ['A'])).toThrow('不足两组');
    expect(() => run(matrix, group, [''])).toThrow('没有公式');
    expect(() =>
      run(
        matrix,
        group,
        Array.from({ length: 501 }, () => 'A'),
      ),
    ).toThrow('最多 500 个');
  });
});

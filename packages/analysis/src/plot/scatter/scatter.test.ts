import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { bandAt, fitLine } from './fitLine.ts';
import { scatter } from './index.ts';
import reference from './scatter.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const data = { 样本: reference.id, 组: reference.g, 甲: reference.x, 乙: reference.y };
const run = (options: Record<string, unknown> = {}, columns: Columns = data): MethodOutput =>
  scatter.run({ records: recordsOf(columns) }, parseOptions(scatter, options), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string): unknown[] => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];
const same = (actual: unknown, expected: number | null | undefined, share = 1e-9): void =>
  expect(close(Number(actual), expected ?? Number.NaN, share), `${String(actual)} for ${expected}`).toBe(true);

function agrees(output: MethodOutput, group: string, expected: typeof reference.all): void {
  const row = column(output, 'fits', 'group').indexOf(group);
  expect(column(output, 'fits', 'n')[row]).toBe(expected.n);
  same(column(output, 'fits', 'r')[row], expected.r[0]);
  same(column(output, 'fits', 'p')[row], expected.p[0]);
  ['slope', 'slope_se', 'intercept', 'r2'].forEach((name, i) =>
    same(column(output, 'fits', name)[row], expected.line[i]),
  );
  const own = column(output, 'band', 'group').flatMap((name, at) => (name === group ? [at] : []));
  [own[0]!, own[30]!, own.at(-1)!].forEach((at, i) =>
    ['x', 'fit', 'low', 'high'].forEach((name, k) => same(column(output, 'band', name)[at], expected.band[4 * i + k])),
  );
}

describe('agrees with lm, predict and cor.test of R', () => {
  it('for all points', () => agrees(run(), '', reference.all));
  it('for Kendall’s tau', () => agrees(run({ method: 'kendall' }), '', reference.kendall));
  it('for each group', () => {
    const output = run({ fit: 'groups', method: 'spearman', level: 0.9 });
    agrees(output, 'A', reference.A);
    agrees(output, 'B', reference.B);
    expect(column(output, 'fits', 'drawn')).toEqual([0, 1, 1, 0]);
    expect(output.messages.map(({ text }) => text)).toEqual([
      '2 行缺少“甲”、“乙”或“组”，未参与。',
      '1 个组不足 3 个点或横轴取值恒定，没有回归线。',
    ]);
  });
});

it('recognises labels and groups by whether values repeat, and works without them', () => {
  expect(column(run(), 'points', 'id').slice(0, 2)).toEqual(['S1', 'S2']);
  const bare = run({ fit: 'groups' }, { a: [1, 2, 3, 5], b: [2, 2, 4, 4] });
  expect(column(bare, 'points', 'id')).toEqual(['1', '2', '3', '4']);
  expect(column(bare, 'fits', 'drawn')).toEqual([1]);
  expect(run({ fit: 'none' }).tables[2]!.rows).toBe(0);
});

it('refuses data without a correlation, and says what to do', () => {
  expect(() => run({}, { a: [1, 2, null], b: [1, 2, 3] })).toThrow('的行只有 2 个，至少需要 3 个');
  expect(() => run({}, { a: [1, 2, 3], b: [2, 2, 2] })).toThrow('“b”的取值全部相同');
  expect(() => run({ y_column: '组' })).toThrow('“组”列含有不是数字的内容');
  expect(() => run({}, { a: [1, 2, 3] })).toThrow('没有认出哪一列是“纵轴列”');
});

it.each(['all', 'groups', 'none'])('writes a paragraph for publication: %s', (fit) => {
  const output = run({ fit });
  const note = scatter.note(parseOptions(scatter, { fit }), output.facts);
  expect(note).toContain(fit === 'none' ? '没有画回归线' : '95% 置信带');
  expect(note).not.toMatch(/undefined|NaN/u);
});

it('the residuals have mean 0 and no slope, and the band is narrowest at the mean', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
        minLength: 4,
        maxLength: 20,
      }),
      (points) => {
        const [x, y] = [Float64Array.from(points, ([one]) => one), Float64Array.from(points, ([, other]) => other)];
        fc.pre(new Set(x).size > 1);
        const line = fitLine(x, y);
        const residuals = y.map((value, i) => value - line.intercept - line.slope * x[i]!);
        expect(Math.abs(residuals.reduce((sum, value) => sum + value, 0))).toBeLessThan(1e-9);
        expect(Math.abs(residuals.reduce((sum, value, i) => sum + value * x[i]!, 0))).toBeLessThan(1e-7);
        const width = (at: number): number => bandAt(line, at, 0.95).high - bandAt(line, at, 0.95).low;
        expect(width(line.meanX)).toBeLessThanOrEqual(width(line.meanX + 3) + 1e-12);
      },
    ),
  ));

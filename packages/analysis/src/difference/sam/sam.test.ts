import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import { twoGroup } from '../two-group/index.ts';
import { sam } from './index.ts';
import reference from './sam.reference.json' with { type: 'json' };

const schemeOf = (sizes: readonly [number, number]): Groups => {
  const group = [...Array.from({ length: sizes[0] }, () => 'CK'), ...Array.from({ length: sizes[1] }, () => 'T')];
  return { samples: group.map((_, i) => `S${i + 1}`), group, levels: ['CK', 'T'], colors: {}, factors: [] };
};
const run = (
  rows: Cells,
  sizes: readonly [number, number],
  raw: Record<string, unknown> = {},
  seed = 1,
): MethodOutput =>
  sam.run({ matrix: matrixOf(rows), groups: schemeOf(sizes) }, parseOptions(sam, { logged: true, ...raw }), {
    seed,
    progress: () => undefined,
  });
const student = (rows: Cells, sizes: readonly [number, number]): MethodOutput =>
  twoGroup.run(
    { matrix: matrixOf(rows), groups: schemeOf(sizes) },
    parseOptions(twoGroup, { logged: true, test: 'student' }),
    { seed: 1, progress: () => undefined },
  );
const column = (output: MethodOutput, table: string, name: string) =>
  Array.from<string | number>(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
  );

describe('SAM agrees with its definition in R', () => {
  it.each(['fixed', 'few', 'tuned'] as const)('%s', (name) => {
    const { d, expected, pi0, q, s0, s0_wanted, values } = reference[name];
    const output = run(values as Cells, [4, 4], s0_wanted === null ? {} : { s0_by: 'value', s0: s0_wanted });
    expect(output.facts).toMatchObject({ relabellings: 70, all: 1 });
    expect(close(Number(output.facts['s0']), s0, 1e-6), 's0').toBe(true);
    expect(close(Number(output.facts['pi0']), pi0, 1e-6), 'pi0').toBe(true);
    column(output, 'result', 'd').forEach((value, i) =>
      expect(close(Number(value), d[i]!, 1e-6), `d of ${i}`).toBe(true),
    );
    column(output, 'result', 'p_adj').forEach((value, i) =>
      expect(close(Number(value), q[i]!, 1e-6), `q of ${i}`).toBe(true),
    );
    column(output, 'expected', 'expected').forEach((value, i) =>
      expect(close(Number(value), expected[i]!, 1e-6), `expected d of rank ${i + 1}`).toBe(true),
    );
    expect(column(output, 'expected', 'd')).toEqual(
      column(output, 'result', 'd')
        .map(Number)
        .toSorted((a, b) => a - b),
    );
  });
});

describe('SAM', () => {
  const { values } = reference.fixed;
  const rows = values as Cells;

  it('is Student’s t at s0 = 0; a larger s0 requires a larger difference', () => {
    const plain = run(rows, [4, 4], { s0_by: 'value', s0: 0 });
    const other = student(rows, [4, 4]);
    column(plain, 'result', 'd').forEach((d, i) =>
      expect(Number(d)).toBeCloseTo(Number(column(other, 'result', 'statistic')[i]), 10),
    );
    expect(column(plain, 'result', 'p')).toEqual(column(other, 'result', 'p'));
    const held = run(rows, [4, 4], { s0_by: 'value', s0: 2 });
    column(held, 'result', 'd').forEach((d, i) =>
      expect(Math.abs(Number(d))).toBeLessThanOrEqual(Math.abs(Number(column(plain, 'result', 'd')[i]))),
    );
  });

  it('draws the boundary at which d is called: called features lie above it, others below', () => {
    const output = run(rows, [4, 4], { s0_by: 'value', s0: 0.1 });
    const [x, p] = [column(output, 's0_curve', 'log2fc').map(Number), column(output, 's0_curve', 'p').map(Number)];
    expect(x.length).toBeGreaterThan(50);
    const [change, own, q, missing] = [
      column(output, 'result', 'log2fc'),
      column(output, 'result', 'p'),
      column(output, 'result', 'p_adj'),
      column(output, 'result', 'n_ref'),
    ];
    change.forEach((value, i) => {
      if (Number(missing[i]) < 4 || column(output, 'result', 'n_test')[i] !== 4) return;
      // The first point of the line beyond the feature and the last before it: p falls with the difference along it.
      const side = x.map((at, k) => ({ at, p: p[k]! })).filter(({ at }) => Math.sign(at) === Math.sign(Number(value)));
      const [inner, outer] = [
        side.findLast(({ at }) => Math.abs(at) <= Math.abs(Number(value))),
        side.find(({ at }) => Math.abs(at) >= Math.abs(Number(value))),
      ];
      if (Number(q[i]) < 0.05) expect(Number(own[i])).toBeLessThanOrEqual(outer?.p ?? 1);
      else if (inner && outer) expect(Number(own[i])).toBeGreaterThanOrEqual(inner.p);
    });
    expect(column(run(rows, [4, 4], { p: 0 }), 's0_curve', 'p')).toEqual([]);
  });

  it('draws random relabellings by the seed when there are more than asked for', () => {
    const wide = reference.tuned.values
      .slice(0, 30)
      .map((row, i) => [...row, ...reference.tuned.values[i + 30]!]) as Cells;
    const [one, again, other] = [run(wide, [7, 9], {}, 1), run(wide, [7, 9], {}, 1), run(wide, [7, 9], {}, 2)];
    expect(one.tables).toEqual(again.tables);
    expect(column(one, 'result', 'd')).toEqual(column(other, 'result', 'd'));
    expect(one.facts).toMatchObject({ relabellings: 250, all: 0, seed: 1 });
    expect(column(one, 'result', 'p_adj')).not.toEqual(column(other, 'result', 'p_adj'));
  });

  it('leaves out features that cannot be tested, and lists the number expected by chance at each cut', () => {
    const output = run([...rows.slice(0, 12), [1, 1, 1, 1, 1, 1, 1, 1], [1, null, null, null, 2, 3, 4, 5]], [4, 4], {
      s0_by: 'value',
    });
    expect(column(output, 'result', 'reason').slice(12)).toEqual(['数值没有变化', '有效值不足']);
    expect(column(output, 'result', 'p_adj').slice(12)).toEqual([Number.NaN, Number.NaN]);
    const called = column(output, 'cuts', 'called').map(Number);
    expect(called.at(-1)).toBe(12);
    expect(called).toEqual(called.toSorted((a, b) => a - b));
    expect(
      run(
        rows.slice(0, 3).map((row) => row.slice(1, 7)),
        [3, 3],
      )
        .messages.map(({ text }) => text)
        .join(''),
    ).toContain('20 种分法');
  });

  it('takes log2 of raw data, and refuses values that have no logarithm', () => {
    const raised = rows.slice(0, 10).map((row) => row.map((value) => (value === null ? null : 2 ** (value / 4))));
    const lowered = rows.slice(0, 10).map((row) => row.map((value) => (value === null ? null : value / 4)));
    column(run(raised, [4, 4], { logged: false }), 'result', 'd').forEach((d, i) =>
      expect(Number(d)).toBeCloseTo(Number(column(run(lowered, [4, 4]), 'result', 'd')[i]), 8),
    );
    expect(() => run([[0, 1, 2, 3, 4, 5, 6, 7]], [4, 4], { logged: false })).toThrow(InputError);
    expect(
      run(
        rows.map((row) => row.map((value) => (value ?? 1) * 100)),
        [4, 4],
      )
        .messages.map(({ text }) => text)
        .join(''),
    ).toContain('不像取过 log2');
  });
});

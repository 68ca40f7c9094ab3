import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { context, numbersOf, textsOf } from '../../testing/runs.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import { stem } from './index.ts';
import { atLeast } from './stem.ts';
import { modelProfiles } from './modelProfiles.ts';
import reference from './stem.reference.json' with { type: 'json' };

const schemeOf = (group: readonly string[]): Groups => ({
  samples: group.map((_, i) => `S${i + 1}`),
  group,
  levels: [...new Set(group)],
  colors: {},
  factors: [],
});
const run = (rows: Cells, group: readonly string[] | null, raw: Record<string, unknown> = {}, seed = 1): MethodOutput =>
  stem.run({ matrix: matrixOf(rows), ...(group && { groups: schemeOf(group) }) }, parseOptions(stem, raw), {
    ...context,
    seed,
  });
const same = (found: readonly number[], expected: readonly (number | null)[], share: number, what: string): void => {
  expect(found, what).toHaveLength(expected.length);
  found.forEach((value, i) =>
    expect(close(value, expected[i] ?? Number.NaN, share), `${what} ${i}: ${value}, not ${expected[i]}`).toBe(true),
  );
};
const { grouped } = reference;

describe('agrees with R', () => {
  it.each(['grouped', 'coarse', 'single'] as const)('%s', (name) => {
    const {
      alike,
      assigned,
      changes,
      cluster,
      correction,
      correlation,
      expected,
      kept,
      limit,
      logged,
      min_change,
      models,
      own,
      p,
      p_adj,
      profiles,
      tied,
      times,
      units,
      values,
    } = reference[name];
    const output = run(values as Cells, times, {
      alike,
      correction,
      logged,
      min_change,
      p: limit,
      permutations: 120,
      profiles,
      units,
      by: name === 'single' ? 'samples' : 'groups',
    });
    expect(textsOf(output, 'assignments', 'id')).toEqual(kept);
    changes[0]!.forEach((_, j) =>
      same(
        numbersOf(output, 'assignments', `t${j + 1}`),
        changes.map((row) => row[j]!),
        1e-6,
        `change at ${j}`,
      ),
    );
    models[0]!.forEach((_, j) =>
      expect(numbersOf(output, 'models', `t${j + 1}`)).toEqual(models.map((row) => row[j]!)),
    );
    same(numbersOf(output, 'profiles', 'assigned'), assigned, 1e-6, 'assigned');
    same(numbersOf(output, 'profiles', 'expected'), expected, 1e-6, 'expected');
    same(numbersOf(output, 'profiles', 'p'), p, 1e-5, 'p');
    same(numbersOf(output, 'profiles', 'p_adj'), p_adj, 1e-5, 'p_adj');
    expect(numbersOf(output, 'profiles', 'cluster').map((value) => (Number.isNaN(value) ? null : value))).toEqual(
      cluster,
    );
    expect(numbersOf(output, 'assignments', 'profile')).toEqual(own);
    expect(numbersOf(output, 'assignments', 'tied')).toEqual(tied);
    same(numbersOf(output, 'assignments', 'correlation'), correlation, 1e-6, 'correlation');
  });
});

describe('short time series', () => {
  const rows = grouped.values as Cells;

  it('expects nearly the same number for each profile from random orders as from all orders', () => {
    const options = { profiles: 20, min_change: 0, by: 'samples', logged: true };
    const wide = Array.from({ length: 40 }, (_, i) =>
      Array.from({ length: 6 }, (__, j) => Math.sin(1 + i * 7.3 + j * (1 + (i % 5)) * 2.1)),
    );
    const [all, drawn] = [
      run(wide, null, { ...options, permutations: 720 }),
      run(wide, null, { ...options, permutations: 400 }),
    ];
    expect([all.facts['all'], drawn.facts['all']]).toEqual([1, 0]);
    numbersOf(all, 'profiles', 'expected').forEach((value, i) =>
      expect(Math.abs(value - numbersOf(drawn, 'profiles', 'expected')[i]!)).toBeLessThan(0.6),
    );
    expect(run(wide, null, { ...options, permutations: 400 }).tables).toEqual(drawn.tables);
    expect(numbersOf(run(wide, null, { ...options, permutations: 400 }, 2), 'profiles', 'expected')).not.toEqual(
      numbersOf(drawn, 'profiles', 'expected'),
    );
  });

  it('assigned and expected numbers both add up to the number of features', () => {
    const output = run(rows, grouped.times, { profiles: 15 });
    const sum = (column: string): number =>
      numbersOf(output, 'profiles', column).reduce((total, value) => total + value, 0);
    expect(sum('assigned')).toBeCloseTo(Number(output.facts['features']), 9);
    expect(sum('expected')).toBeCloseTo(Number(output.facts['features']), 9);
  });

  it('a constant factor changes nothing, as courses start from their first point', () => {
    const scaled = rows.map((row) => row.map((value) => (value === null ? null : value * 8)));
    const [one, other] = [run(rows, grouped.times), run(scaled, grouped.times)];
    expect(numbersOf(other, 'assignments', 'profile')).toEqual(numbersOf(one, 'assignments', 'profile'));
    expect(numbersOf(other, 'assignments', 't1').every((value) => value === 0)).toBe(true);
  });

  it('takes the order of time from the groups and leaves QC out', () => {
    const back = { ...schemeOf(grouped.times), levels: ['24h', '12h', '6h', '0h'] };
    const output = stem.run({ matrix: matrixOf(rows), groups: back }, parseOptions(stem, {}), context);
    expect(output.facts['times']).toBe('24h、12h、6h、0h');
    const withQc = run(
      rows.map((row) => [...row, 5]),
      [...grouped.times, 'QC'],
    );
    expect(withQc.facts['times']).toBe('0h、6h、12h、24h');
  });

  it('makes no more model profiles than there are shapes, the first of them falling', () => {
    const few = modelProfiles(3, 1, 50);
    expect(Array.from(few.subarray(0, 3))).toEqual([0, -1, -2]);
    // 8 courses: 1 + 1 monotone, 2 × 2 with one flat step, and 2 that turn; none of them has the shape of another.
    expect(few.length / 3).toBe(8);
    expect(
      run(rows, grouped.times, { units: 1 })
        .messages.map(({ text }) => text)
        .join(''),
    ).toContain('不同形状的模式只有 26 种');
  });

  it('the upper tail of the binomial distribution is exact', () => {
    // By hand: 10 of 1/2, at least 8: (45 + 10 + 1) ÷ 1024.
    expect(atLeast(8, 10, 0.5)).toBeCloseTo(56 / 1024, 12);
    expect(atLeast(7.5, 10, 0.5)).toBeCloseTo(56 / 1024, 12);
    expect([atLeast(0, 10, 0.2), atLeast(1, 10, 0), atLeast(3, 10, 1), atLeast(11, 10, 0.5)]).toEqual([1, 0, 1, 0]);
  });

  it('warns of profiles that are too small to become significant, and says why features were left out', () => {
    const output = run(rows.slice(0, 12), grouped.times);
    expect(output.messages.find(({ level }) => level === 'warning')!.text).toContain('平均每种模式不足 2 个');
    const reasons = run(rows, grouped.times, { min_change: 0 }).removed.map(({ id, reason }) => `${id} ${reason}`);
    expect(reasons).toEqual(['f40 各时间点的值都相同', 'f42 有 1 个时间点没有数值']);
  });
});

describe('refusals', () => {
  const rows = grouped.values as Cells;
  it('say what to do with too few or too many time points, missing groups, zeros, and when nothing is left', () => {
    expect(
      caught(() =>
        run(
          rows,
          grouped.times.map((time) => (time === '0h' ? '0h' : '6h')),
        ),
      ).problems[0],
    ).toMatchObject({
      what: '只有 2 个时间点，至少需要 3 个',
      remedy: expect.stringContaining('两组差异检验') as string,
    });
    expect(caught(() => run(rows, null, { by: 'samples' })).problems[0]!.remedy).toContain('每组一个');
    expect(caught(() => run(rows, null)).problems[0]!.what).toContain('需要样本分组');
    expect(
      caught(() =>
        run(
          rows.map((row) => row.map(() => 0)),
          grouped.times,
        ),
      ).problems[0]!.what,
    ).toContain('不能取对数');
    expect(caught(() => run([[4, 4, 4, 4, 4, 4, 4, 4, 4]], grouped.times)).problems[0]!.remedy).toContain(
      '最小变化幅度',
    );
    expect(() => stem.check!({ matrix: matrixOf(rows) }, parseOptions(stem, {}))).toThrow(InputError);
  });

  it('do not include a single feature', () => {
    expect(numbersOf(run([rows[0]!], grouped.times), 'assignments', 'correlation')).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { parseNewick } from '../../phylogeny/index.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { studentTwoSided } from '../../statistics/index.ts';
import { caught } from '../../testing/caught.ts';
import { nriNti } from './index.ts';
import reference from './nriNti.reference.json' with { type: 'json' };

const n = reference.group.length;
const samples = Array.from({ length: n }, (_, at) => `S${at + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.ids,
  samples,
  values: Float64Array.from(reference.counts.flat()),
  annotations: [],
};
const { tree } = parseNewick(reference.tree);
const groups: Groups = {
  samples: samples.toReversed(),
  group: reference.group.map((level) => `组${level}`).toReversed(),
  levels: ['组1', '组2', '组3'],
  colors: {},
  factors: [],
};
type Given = { matrix?: Matrix; groups?: Groups | undefined; tree?: typeof tree };
const run = (raw: Record<string, unknown> = {}, given: Given = {}, seed = 1): MethodOutput =>
  nriNti.run({ matrix, tree, groups, ...given }, parseOptions(nriNti, raw), { seed, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(column(output, table, name) as Float64Array),
];
const words = (output: MethodOutput, table: string, name: string): string[] => [
  ...(column(output, table, name) as string[]),
];
const cases = [
  ['mpd', 'nri', false, reference.mpd],
  ['mntd', 'nti', false, reference.mntd],
  ['mpd', 'nri', true, reference.mpd_weighted],
  ['mntd', 'nti', true, reference.mntd_weighted],
] as const;

describe('agrees with the definition in R', () => {
  it.each(cases)('%s, for %s, weighted %s', (distance, _, weighted, { obs }) => {
    const actual = numbers(run({ weighted, nulls: 99 }), 'indices', distance);
    obs.forEach((value, at) =>
      value === null ? expect(actual[at]).toBeNaN() : expect(actual[at]).toBeCloseTo(value, 12),
    );
  });
});

describe('null models compared to those of R', () => {
  it.each(cases)(
    '%s, for %s, weighted %s: mean, spread and rank agree within the error of drawing them',
    (distance, index, weighted, { mean, obs, p, sd }) => {
      const output = run({ weighted, nulls: 1_999 });
      const of = (name: string) => numbers(output, 'indices', name);
      obs.forEach((value, at) => {
        if (value === null) {
          expect(of(index)[at]).toBeNaN();
          expect(of(`${index}_p`)[at]).toBeNaN();
          return;
        }
        const spread = sd[at]!;
        expect(Math.abs(of(`${distance}_mean`)[at]! - mean[at]!)).toBeLessThan(5 * spread * Math.sqrt(2 / 1_999));
        expect(Math.abs(of(`${distance}_sd`)[at]! / spread - 1)).toBeLessThan(0.12);
        const share = Math.min(0.99, Math.max(0.01, p[at]!));
        expect(Math.abs(of(`${index}_p`)[at]! - p[at]!)).toBeLessThan(5 * Math.sqrt((2 * share * (1 - share)) / 1_999));
        expect(of(index)[at]).toBeCloseTo((of(`${distance}_mean`)[at]! - value) / of(`${distance}_sd`)[at]!, 8);
      });
    },
  );
});

describe('NRI and NTI', () => {
  const output = run({ nulls: 199 });

  it('are tested between groups and against 0', () => {
    expect(words(output, 'tests', 'index')).toEqual(['nri', 'nri', 'nri', 'nri', 'nti', 'nti', 'nti', 'nti']);
    expect(words(output, 'summary', 'group')).toEqual(['组1', '组2', '组3', '组1', '组2', '组3']);
    const nri = numbers(output, 'indices', 'nri').slice(0, 4);
    const mean = nri.reduce((sum, value) => sum + value, 0) / 4;
    const t = mean / Math.sqrt(nri.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 3 / 4);
    expect(numbers(output, 'summary', 't')[0]).toBeCloseTo(t, 10);
    expect(numbers(output, 'summary', 'p')[0]).toBeCloseTo(studentTwoSided(t, 3), 12);
    // The sample of one feature has no index and is not counted.
    expect(numbers(output, 'summary', 'n')).toEqual([4, 2, 2, 4, 2, 2]);
    const { p, t: known } = reference.t_test;
    expect(studentTwoSided(known[0]!, 3)).toBeCloseTo(p[0]!, 10);
  });

  it('do not depend on the depth of a sample, and are the same for the same seed', () => {
    const deeper = { ...matrix, values: matrix.values.map((value, at) => value * (1 + (at % n))) };
    expect(run({ nulls: 199, weighted: true }, { matrix: deeper }).tables.map(({ rows }) => rows)).toEqual(
      output.tables.map(({ rows }) => rows),
    );
    numbers(run({ nulls: 199, weighted: true }, { matrix: deeper }), 'indices', 'nri').forEach((value, at) => {
      const plain = numbers(run({ nulls: 199, weighted: true }), 'indices', 'nri')[at]!;
      if (Number.isNaN(plain)) expect(value).toBeNaN();
      else expect(value).toBeCloseTo(plain, 9);
    });
    expect(run({ nulls: 199 })).toEqual(output);
  });

  it('need no groups, and leave out samples without one', () => {
    const plain = run({ nulls: 99 }, { groups: undefined });
    expect(words(plain, 'summary', 'group')).toEqual(['全部样本', '全部样本']);
    expect(plain.tables.find(({ id }) => id === 'tests')!.rows).toBe(0);
    expect(
      run({ nulls: 99 }, { groups: { ...groups, group: groups.group.with(0, '') } }).removed.map(({ id }) => id),
    ).toEqual(['S9']);
  });

  it('are missing for a sample that holds every feature', () => {
    const whole = { ...matrix, values: matrix.values.map((value, at) => (at % n === 0 ? 1 : value)) };
    const found = run({ nulls: 99 }, { matrix: whole });
    expect(numbers(found, 'indices', 'nri')[0]).toBeNaN();
    expect(found.messages.some(({ text }) => text.startsWith('2 个样本只有一个特征，或换位后没有变化'))).toBe(true);
  });
});

describe('NRI and NTI refuse', () => {
  const fault = (act: () => unknown): string => caught(act).problems[0]!.code;
  it('missing values', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, values: matrix.values.with(3, Number.NaN) } }))).toBe(
      'value-missing',
    ));
  it('features that are not in the tree', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, ids: ['Z', ...matrix.ids.slice(1)] } }))).toBe(
      'feature-not-in-tree',
    ));
  it('two features', () =>
    expect(
      fault(() => run({}, { matrix: { ...matrix, values: matrix.values.map((value, at) => (at < 2 * n ? 1 : 0)) } })),
    ).toBe('too-few-features'));
});

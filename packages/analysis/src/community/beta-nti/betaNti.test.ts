import { describe, expect, it } from 'vitest';
import { parseNewick } from '../../phylogeny/index.ts';
import { uniform } from '../../linear/index.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import reference from './betaNti.reference.json' with { type: 'json' };
import { binomial } from './binomial.ts';
import { betaNti } from './index.ts';
import { processOf } from './processes.ts';

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
  betaNti.run({ matrix, tree, groups, ...given }, parseOptions(betaNti, raw), { seed, progress: () => undefined });
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array),
];
const words = (output: MethodOutput, table: string, name: string): string[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as string[]),
];
const upper = (values: readonly (readonly number[])[]): number[] =>
  samples.flatMap((_, i) => samples.slice(i + 1).map((__, k) => values[i]![i + 1 + k]!));

describe('agrees with the definition in R', () => {
  const output = run({ nulls: 1999 });

  it.each([
    ['weighted', true],
    ['unweighted', false],
  ] as const)('βMNTD agrees, %s', (name, weighted) => {
    const actual = numbers(weighted ? output : run({ weighted, nulls: 99 }), 'pairs', 'bmntd');
    upper(reference[name]).forEach((value, at) => expect(actual[at]).toBeCloseTo(value, 12));
  });

  it('Bray–Curtis agrees', () =>
    upper(reference.bray).forEach((value, at) => expect(numbers(output, 'pairs', 'bray')[at]).toBeCloseTo(value, 12)));

  it('mean and standard deviation of the null distribution agree within the error of drawing it', () => {
    const [mean, sd] = [numbers(output, 'pairs', 'null_mean'), numbers(output, 'pairs', 'null_sd')];
    upper(reference.mean).forEach((value, at) => {
      const other = upper(reference.sd)[at]!;
      expect(Math.abs(mean[at]! - value)).toBeLessThan(5 * other * Math.sqrt(2 / 1999));
      expect(Math.abs(sd[at]! / other - 1)).toBeLessThan(0.15);
    });
  });

  it('Raup–Crick agrees within the error of drawing it', () => {
    const rc = numbers(output, 'pairs', 'rc');
    upper(reference.rc).forEach((value, at) => {
      const share = Math.min(0.99, Math.max(0.01, (value + 1) / 2));
      expect(Math.abs(rc[at]! - value), `${rc[at]} for ${value}`).toBeLessThan(
        2 * 5 * Math.sqrt((2 * share * (1 - share)) / 1999),
      );
    });
  });
});

describe('βNTI', () => {
  const output = run({ nulls: 199 });

  it('the process of every pair is listed, and the share of each process within and between groups', () => {
    const [bnti, rc] = [numbers(output, 'pairs', 'bnti'), numbers(output, 'pairs', 'rc')];
    expect(words(output, 'pairs', 'process')).toEqual(
      bnti.map((value, at) => processOf(value, rc[at]!, { bnti_cut: 2, rc_cut: 0.95 })),
    );
    expect(words(output, 'summary', 'comparison')).toEqual([
      '全部',
      '组1',
      '组2',
      '组3',
      '组1 – 组2',
      '组1 – 组3',
      '组2 – 组3',
    ]);
    expect(numbers(output, 'summary', 'pairs')).toEqual([36, 6, 3, 1, 12, 8, 6]);
    const names = [
      'variable_selection',
      'homogeneous_selection',
      'dispersal_limitation',
      'homogenizing_dispersal',
      'drift',
    ];
    for (let row = 0; row < 7; row += 1)
      expect(names.reduce((sum, name) => sum + numbers(output, 'summary', name)[row]!, 0)).toBeCloseTo(1, 12);
  });

  it('the process is decided by βNTI first and by Raup–Crick where βNTI leaves it open', () => {
    const cuts = { bnti_cut: 2, rc_cut: 0.95 };
    expect(
      [
        [2.1, -1],
        [-2.1, 1],
        [2, 0.96],
        [-2, -0.96],
        [0, 0.95],
        [Number.NaN, 1],
      ].map(([bnti, rc]) => processOf(bnti!, rc!, cuts)),
    ).toEqual(['异质选择', '同质选择', '扩散限制', '同质扩散', '漂变等', '']);
  });

  it('needs no groups, leaves out samples without one, and gives the same result for the same seed', () => {
    const plain = run({ nulls: 99 }, { groups: undefined });
    expect(words(plain, 'summary', 'comparison')).toEqual(['全部']);
    expect(run({ nulls: 99 }, { groups: undefined })).toEqual(plain);
    const fewer = run({ nulls: 99 }, { groups: { ...groups, group: groups.group.with(0, '') } });
    expect(fewer.removed.map(({ id }) => id)).toEqual(['S9']);
  });

  it('is missing where shuffling the tips changes nothing', () => {
    const equal: Matrix = { ...matrix, values: matrix.values.map(() => 3) };
    const same = run({ nulls: 99 }, { matrix: equal });
    expect(numbers(same, 'pairs', 'bnti').every(Number.isNaN)).toBe(true);
    expect(same.messages.some(({ text }) => text.includes('βNTI 无法计算'))).toBe(true);
  });
});

describe('binomial draws', () => {
  it.each([
    [12, 0.3],
    [400, 0.01],
    [60, 0.4],
    [5_000, 0.7],
  ])('of %s trials at %s have the right mean, spread and third moment', (size, p) => {
    const random = uniform(7);
    const drawn = Array.from({ length: 40_000 }, () => binomial(random, size, p));
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const moment = (power: number): number =>
      drawn.reduce((sum, value) => sum + (value - mean) ** power, 0) / drawn.length;
    const variance = size * p * (1 - p);
    expect(Math.abs(mean - size * p)).toBeLessThan(5 * Math.sqrt(variance / drawn.length));
    expect(Math.abs(moment(2) / variance - 1)).toBeLessThan(0.05);
    expect(Math.abs(moment(3) / variance ** 1.5 - (1 - 2 * p) / Math.sqrt(variance))).toBeLessThan(0.08);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(size);
  });
});

describe('βNTI refuses', () => {
  const fault = (act: () => unknown): string => caught(act).problems[0]!.code;
  it('shares in place of counts', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, values: matrix.values.map((value) => value / 7) } }))).toBe(
      'value-not-whole',
    ));
  it('missing values', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, values: matrix.values.with(3, Number.NaN) } }))).toBe(
      'value-missing',
    ));
  it('features that are not in the tree', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, ids: ['Z', ...matrix.ids.slice(1)] } }))).toBe(
      'feature-not-in-tree',
    ));
  it('two samples', () =>
    expect(
      fault(() =>
        run({}, { groups: { ...groups, group: groups.group.map((level) => (level === '组3' ? level : '')) } }),
      ),
    ).toBe('too-few-samples'));
});

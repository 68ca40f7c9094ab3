import { describe, expect, it } from 'vitest';
import type { FeatureSets, MethodOutput, Ranked } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { gammaUpper } from './activity.ts';
import { mummichog } from './index.ts';
import reference from './mummichog.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const ids = reference.mass.map((_, at) => `c${at + 1}`);
const masses: Ranked = { ids, scores: Float64Array.from(reference.mass) };
const sets: FeatureSets = {
  ids: ['P1', 'P2', 'P3'],
  names: ['甲', '乙', '丙'],
  members: [
    ['c1', 'c2', 'c4', 'c5'],
    ['c3', 'c6', 'c8', 'c4'],
    ['c5', 'c6', 'c8', 'c7'],
  ],
};
const run = (
  records: Columns,
  raw: Record<string, unknown> = {},
  more: { ranked?: Ranked; sets?: FeatureSets; seed?: number } = {},
): MethodOutput =>
  mummichog.run(
    { records: recordsOf(records), ranked: more.ranked ?? masses, sets: more.sets ?? sets },
    parseOptions(mummichog, { min_size: 1, ...raw }),
    { seed: more.seed ?? 1, progress: () => undefined },
  );
const column = (output: MethodOutput, table: string, name: string) =>
  [...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values] as (
    | number
    | string
  )[];
const peaks = { mz: reference.mz, p: reference.p };

describe('mummichog agrees with its definition in R', () => {
  const output = run(peaks, { permutations: 20_000 });
  const order = column(output, 'result', 'term').map((term) => sets.ids.indexOf(term as string));
  const same = (actual: readonly (number | string)[], expected: readonly number[], share = 1e-10) =>
    actual.forEach((value, at) =>
      expect(close(value as number, expected[at]!, share), `${at}: ${value} for ${expected[at]}`).toBe(true),
    );

  it('ions within the tolerance agree', () => {
    const key = (peak: unknown, compound: unknown, adduct: unknown) => [peak, compound, adduct].join(' ');
    const expected = new Map(
      reference.match_peak.map((peak, at) => [
        key(reference.mz[peak - 1], reference.match_compound[at], reference.match_adduct[at]),
        reference.match_error[at]!,
      ]),
    );
    const actual = column(output, 'matches', 'mz').map((mz, at) =>
      key(mz, column(output, 'matches', 'compound')[at], column(output, 'matches', 'adduct')[at]),
    );
    expect(new Set(actual)).toEqual(new Set(expected.keys()));
    same(
      column(output, 'matches', 'error'),
      actual.map((one) => expected.get(one)!),
      1e-6,
    );
  });

  it('counts, Fisher and EASE agree', () => {
    for (const [name, expected] of [
      ['overlap', reference.overlap],
      ['set_size', reference.size],
      ['ease', reference.ease],
      ['p_fisher', reference.fisher],
    ] as const)
      same(
        column(output, 'result', name),
        order.map((at) => expected[at]!),
      );
    same(
      column(output, 'result', 'background'),
      order.map(() => reference.background),
    );
    same(
      column(output, 'result', 'list_size'),
      order.map(() => reference.list),
    );
  });

  it('the tail of the gamma distribution agrees', () => {
    const { p, scale, shape, x } = reference.upper;
    same(
      x.map((value) => gammaUpper({ shape, scale }, value)),
      p,
    );
  });
});

// Lists drawn at random near all lists there are: the error is that of the draw.
it('mummichog with random lists comes near the enumeration of all lists', () => {
  const output = run(peaks, { permutations: 20_000 });
  const order = column(output, 'result', 'term').map((term) => sets.ids.indexOf(term as string));
  column(output, 'result', 'p_empirical').forEach((p, at) =>
    expect(Math.abs((p as number) - reference.empirical[order[at]!]!)).toBeLessThan(0.02),
  );
  column(output, 'result', 'p').forEach((p, at) =>
    expect(
      Math.abs((p as number) - (reference.overlap[order[at]!] === 0 ? 1 : reference.gamma[order[at]!]!)),
    ).toBeLessThan(0.02),
  );
});

describe('mummichog', () => {
  it('requires the primary ion of a compound near in retention time, unless told otherwise', () => {
    const timed = { ...peaks, rt: reference.mz.map((_, at) => (at === 1 ? 90 : 10)) };
    const adductsOf = (output: MethodOutput) =>
      column(output, 'matches', 'compound').map(
        (compound, at) => `${compound} ${column(output, 'matches', 'adduct')[at]}`,
      );
    expect(adductsOf(run(peaks))).not.toContain('c7 M+Na');
    expect(adductsOf(run(peaks, { primary: false }))).toContain('c7 M+Na');
    expect(adductsOf(run(timed, { rt_tolerance: 5 }))).not.toContain('c1 M+Na');
    expect(adductsOf(run(timed))).toContain('c1 M+Na');
  });

  it('counts isomers separately when asked', () => {
    const [merged, apart] = [run(peaks), run(peaks, { merge: false })];
    expect(Number(apart.facts['units']) - Number(merged.facts['units'])).toBe(1);
    expect(column(merged, 'result', 'features').join()).toContain('c1/c2');
  });

  it('reads both modes from a column, and uses more ions when asked', () => {
    const mz = [
      reference.mass[2]! + 1.00727647,
      reference.mass[3]! - 1.00727647,
      reference.mass[7]! - 1.00727647,
      2 * reference.mass[2]! + 1.00727647,
      900,
    ];
    const columns = { mz, p: [0.01, 0.5, 0.01, 0.5, 0.9], mode: ['pos', 'neg', '负', '', 'POS'] };
    expect(column(run(columns), 'matches', 'adduct')).toEqual(['M+H', 'M-H', 'M-H']);
    expect(column(run(columns, { adducts: 'all' }), 'matches', 'adduct')).toEqual(['M+H', 'M-H', 'M-H', '2M+H']);
    expect(() => run({ ...columns, mode: ['pos', '?', '', '', ''] })).toThrow('看不出是正离子还是负离子');
    expect(column(run({ mz, p: columns.p }, { mode: 'negative' }), 'matches', 'mode')).toEqual(['负', '负']);
  });

  it('draws the same lists for the same seed', () => {
    expect(run(peaks)).toEqual(run(peaks));
    expect(run(peaks, {}, { seed: 2 })).not.toEqual(run(peaks));
  });

  it('refuses what gives no answer and says what to do', () => {
    expect(() => run(peaks, { p_cutoff: 1e-9 })).toThrow('没有 P <');
    expect(() => run({ mz: reference.mz, p: reference.p.map(() => 0.01) })).toThrow('没有可比的背景');
    expect(() => run({ mz: reference.mz.map((value) => value + 0.4), p: reference.p })).toThrow('没有一个峰在');
    expect(() => run(peaks, { min_size: 50 })).toThrow('没有一条通路');
    expect(() => run({ mz: [1, -2], p: [0.1, 0.2] })).toThrow('不是 m/z');
    expect(() => run({ mz: [100, 200], p: [3, 0.2] })).toThrow('不是 P 值');
    expect(() => run({ mz: [100, null], p: [null, 0.2] })).toThrow('没有一行同时有');
    expect(() => run(peaks, {}, { ranked: { ids: ['c1'], scores: Float64Array.of(0) } })).toThrow(
      '精确质量 0 不大于 0',
    );
    expect(() => run(peaks, {}, { ranked: { ids: ['x'], scores: Float64Array.of(100) } })).toThrow(
      '没有化合物表里的化合物',
    );
  });

  it('warns of too many significant peaks and of too few compounds', () => {
    const told = run({ mz: reference.mz, p: reference.p.map((p) => p / 10) })
      .messages.map(({ text }) => text)
      .join();
    expect(told).toMatch(/显著峰占 \d+%/u);
    expect(told).toContain('结果不可靠');
  });
});

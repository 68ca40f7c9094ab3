import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodInputs, MethodOutput, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import reference from './ancomBc.reference.json' with { type: 'json' };
import { ancomBc } from './index.ts';

const samples = reference.group.map((_, at) => `S${at + 1}`);
const ids = reference.counts.map((_, row) => `f${row + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids,
  samples,
  values: Float64Array.from(reference.counts.flat()),
  annotations: [],
};
const factors = [
  { name: 'batch', values: reference.batch },
  { name: 'age', values: reference.age.map(String) },
];
const groups: Groups = { samples, group: reference.group, levels: ['CK', 'LN', 'HN'], colors: {}, factors };
const run = (inputs: MethodInputs, raw: Record<string, unknown> = {}): MethodOutput =>
  ancomBc.run(inputs, parseOptions(ancomBc, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) =>
  [...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values] as (
    | number
    | string
  )[];
/** 0 when the two are equal or both missing. */
const apart = (actual: number, expected: number | null): number =>
  expected === null
    ? Number.isNaN(actual)
      ? 0
      : Infinity
    : Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-9);

const runs = [
  ['plain', {}],
  ['covariates', { batch: 'batch', covariate: 'age', conserve: true }],
  ['missing', { pseudo: 0 }],
] as const;

describe('ancom-bc agrees with its definition in R', () => {
  it.each(runs)('%s', (name, options) => {
    const expected = reference[name];
    const output = run({ matrix, groups }, { structural_zeros: false, ...options });
    const kept = expected.kept.map((row) => ids[row]);
    expect(column(output, 'result', 'feature')).toEqual([...kept, ...kept]);
    const compare = (table: string, one: string, values: readonly (number | null)[], within: number): void => {
      column(output, table, one).forEach((value, row) => {
        expect(apart(value as number, values[row]!), `${one} ${row}: ${value} for ${values[row]}`).toBeLessThan(within);
      });
    };
    for (const one of ['lfc', 'se'] as const) compare('result', one, expected[one].flat(), 1e-6);
    for (const one of ['p', 'p_adj'] as const) compare('result', one, expected[one].flat(), 1e-5);
    compare('bias', 'fraction', expected.fraction, 1e-6);
    compare('delta', 'delta_em', expected.delta, 1e-6);
    compare('delta', 'delta_wls', expected.wls, 1e-6);
    compare('delta', 'variance', expected.variance, 1e-6);
    compare('global', 'w', expected.global, 1e-6);
    compare('global', 'p', expected.global_p, 1e-5);
    compare('global', 'p_adj', expected.global_adj, 1e-5);
    expect(column(output, 'delta', 'iterations')).toEqual(expected.iterations);
  });

  it.each([
    ['zero', false],
    ['zero_bound', true],
  ] as const)('structural zeros agree: %s', (name, zero_bound) => {
    const output = run({ matrix, groups }, { zero_bound });
    const expected = reference.plain.kept.flatMap((row) =>
      reference[name][row]!.map((one) => (one === 1 ? '是' : '否')),
    );
    expect(column(output, 'zeros', 'zero')).toEqual(expected);
  });
});

describe('ancom-bc', () => {
  it('deeper sequencing of one sample changes the tests only through the pseudo-count', () => {
    // Without zeros and without a pseudo-count, depth only shifts the logarithms of a sample.
    const values = matrix.values.map((value) => value + 1);
    const deeper = values.map((value, at) => (at % samples.length === 3 ? value * 8 : value));
    const [one, other] = [values, deeper].map((own) =>
      run({ matrix: { ...matrix, values: own }, groups }, { pseudo: 0, max_iterations: 5000 }),
    );
    const [w, shifted] = [column(one!, 'result', 'w'), column(other!, 'result', 'w')] as [number[], number[]];
    w.forEach((value, row) => expect(Math.abs(shifted[row]! - value)).toBeLessThan(2e-3));
    const [fraction, moved] = [column(one!, 'bias', 'fraction'), column(other!, 'bias', 'fraction')] as [
      number[],
      number[],
    ];
    expect(moved[3]! - moved[0]! - (fraction[3]! - fraction[0]!)).toBeCloseTo(Math.log(8), 4);
  });

  it('reports a structural zero without a p-value and does not test it', () => {
    const output = run({ matrix, groups });
    const row = column(output, 'result', 'feature').indexOf('f12');
    expect(column(output, 'result', 'direction')[row]).toBe('only_test');
    expect(column(output, 'result', 'p')[row]).toBeNaN();
    expect(column(output, 'result', 'basis')[row]).toBe('结构零：CK 没有检出');
    const last = column(output, 'result', 'feature').lastIndexOf('f13');
    expect(column(output, 'result', 'direction')[last]).toBe('only_ref');
    expect(column(output, 'global', 'basis')[column(output, 'global', 'feature').indexOf('f13')]).toBe('结构零');
    expect(output.removed.map(({ id }) => id)).toEqual(['f11', 'f16']);
  });

  it('exchanging the reference turns the sign; samples join by name; two groups need no global test', () => {
    const two: Groups = {
      ...groups,
      samples: groups.samples.slice(0, 11).toReversed(),
      group: groups.group.slice(0, 11).toReversed(),
      levels: ['CK', 'LN'],
      factors: [],
    };
    const forward = run({ matrix, groups: two });
    const back = run({ matrix, groups: two }, { reference: 'LN' });
    // The stop of the iteration is 1e-5: where it stands differs a little.
    (column(back, 'result', 'lfc') as number[]).forEach((value, row) =>
      expect(value).toBeCloseTo(-(column(forward, 'result', 'lfc') as number[])[row]!, 2),
    );
    expect(forward.tables.find(({ id }) => id === 'global')!.rows).toBe(0);
    expect(forward.removed.filter(({ kind }) => kind === 'sample').map(({ id }) => id)).toEqual(samples.slice(11));
  });

  it('sums taxa of a rank before the logarithm', () => {
    const taxonomy: Taxonomy = { features: ids, ranks: ['Genus'], values: [ids.map((_, at) => `g${at % 12}`)] };
    const output = run({ matrix, groups, taxonomy });
    expect(new Set(column(output, 'result', 'feature')).size).toBe(12);
    expect(run({ matrix, groups, taxonomy }, { rank: 'feature' }).facts['taxa']).toBe(36);
  });

  it('names the phylum of every taxon and its mean share of the counts', () => {
    const taxonomy: Taxonomy = {
      features: ids,
      ranks: ['Phylum', 'Genus'],
      values: [ids.map((_, at) => (at % 12 < 5 ? 'P' : '')), ids.map((_, at) => `g${at % 12}`)],
    };
    for (const rank of ['genus', 'feature']) {
      const output = run({ matrix, groups, taxonomy }, { rank, prevalence: 0 });
      const [names, phyla, shares] = ['feature', 'phylum', 'abundance'].map((name) =>
        column(output, 'result', name),
      ) as [string[], string[], Float64Array];
      names.forEach((name, row) =>
        expect(phyla[row]).toBe((rank === 'genus' ? Number(name.slice(1)) : ids.indexOf(name) % 12) < 5 ? 'P' : ''),
      );
      expect(shares.slice(0, new Set(names).size).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
    expect(new Set(column(run({ matrix, groups }), 'result', 'phylum'))).toEqual(new Set(['']));
  });

  it('warns of few taxa, few samples and an iteration that does not end', () => {
    const few = { ...matrix, ids: ids.slice(0, 6), values: matrix.values.slice(0, 6 * samples.length) };
    const told = run({ matrix: few, groups }, { max_iterations: 10 })
      .messages.map(({ text }) => text)
      .join();
    expect(told).toContain('参与分析的分类单元只有 6 个');
    expect(told).toContain('没有收敛');
    expect(told).toContain('最小的组只有 4 个样本');
  });
});

describe('ancom-bc refuses', () => {
  const code = (inputs: MethodInputs, raw: Record<string, unknown> = {}): string =>
    caught(() => ancomBc.check!(inputs, parseOptions(ancomBc, raw))).problems[0]!.code;
  it('values that are not counts', () => {
    expect(code({ matrix: { ...matrix, values: matrix.values.with(0, 0.5) }, groups })).toBe('value-not-whole');
    expect(code({ matrix: { ...matrix, values: matrix.values.with(0, Number.NaN) }, groups })).toBe('value-missing');
    expect(code({ matrix: { ...matrix, values: matrix.values.with(0, -1) }, groups })).toBe('value-negative');
  });
  it('a reference that does not exist, naming the groups that do', () =>
    expect(caught(() => run({ matrix, groups }, { reference: 'WT' })).problems[0]!.remedy).toBe('请选择：CK、LN、HN'));
  it('a group of one sample', () =>
    expect(code({ matrix, groups: { ...groups, group: groups.group.map((_, at) => (at === 0 ? 'CK' : 'LN')) } })).toBe(
      'too-few-samples',
    ));
  it('a covariate that cannot be told from the groups', () => {
    const confounded = { ...groups, factors: [{ name: 'batch', values: groups.group }] };
    expect(code({ matrix, groups: confounded }, { batch: 'batch' })).toBe('confounded');
    expect(code({ matrix, groups }, { covariate: 'weight' })).toBe('option-value');
  });
  it('a table in which hardly any taxon is detected', () =>
    expect(
      code(
        {
          matrix: {
            ...matrix,
            values: matrix.values.map((value, at) => (at % samples.length === 0 || at < 15 ? value + 1 : 0)),
          },
          groups,
        },
        { prevalence: 0.9 },
      ),
    ).toBe('too-few-features'));
});

import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { libraryFactors } from '../../library-factors/index.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import { designOf, fitRows, moderatedF, moderatedTests } from '../../linear-model/index.ts';
import { limma } from './index.ts';
import reference from './limma.reference.json' with { type: 'json' };

const samples = reference.group.map((_, i) => `S${i + 1}`);
const groups: Groups = {
  samples,
  group: reference.group,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [
    { name: 'batch', values: reference.batch },
    { name: 'subject', values: reference.subject },
    { name: 'age', values: reference.age.map(String) },
    { name: 'same', values: samples.map(() => '1') },
    { name: 'twin', values: reference.group },
  ],
};
const data = matrixOf(reference.values as Cells);
const counts = matrixOf(reference.counts as Cells);
const run = (matrix = data, raw: Record<string, unknown> = {}, scheme = groups): MethodOutput =>
  limma.run(
    { matrix, groups: scheme },
    parseOptions(limma, { logged: true, reference: 'A', test_group: 'C', ...raw }),
    { seed: 1, progress: () => undefined },
  );
const column = (output: MethodOutput, name: string, table = 0) =>
  Array.from<string | number>(output.tables[table]!.columns.find((one) => one.name === name)!.values);
const number = (value: number | string | null): number => (value === null ? Number.NaN : Number(value));

describe('limma agrees with R', () => {
  const figures = ['log2fc', 'ave_expr', 't', 'p', 'b'] as const;
  type Expected = Readonly<Record<(typeof figures)[number], readonly (number | null)[]>> & {
    readonly d0: number | null;
    readonly s02: number;
  };
  const agree = (output: MethodOutput, expected: Expected): void => {
    if (expected.d0 !== null)
      expect(Math.abs(number(column(output, 'd0', 1)[0]!) / expected.d0 - 1)).toBeLessThan(1e-6);
    expect(Math.abs(number(column(output, 's02', 1)[0]!) / expected.s02 - 1)).toBeLessThan(1e-6);
    for (const name of figures) {
      const actual = column(output, name);
      expected[name].forEach((value, row) => {
        // The mean of a feature that is not tested is given all the same.
        if (name === 'ave_expr' && value === null) return;
        expect(
          close(number(actual[row]!), number(value), 1e-6),
          `${name} of ${row + 1}: ${actual[row]} for ${value}`,
        ).toBe(true);
      });
    }
  };
  it.each([
    ['plain', {}],
    ['batch', { batch: 'batch' }],
    ['pair', { pair: 'subject' }],
    ['covariate', { covariate: 'age' }],
    ['trend', { trend: true }],
  ] as const)('%s', (name, raw) => {
    const output = run(data, raw);
    agree(output, reference.cases[name]);
    reference.cases[name].p_adj.forEach((value, row) =>
      expect(close(number(column(output, 'p_adj')[row]!), number(value), 1e-6)).toBe(true),
    );
  });
  it('the F test over all groups agrees', () => {
    const design = designOf(data, groups, { batch: '', pair: '', covariate: '' });
    const fits = fitRows(data.values, design, null);
    const tests = moderatedTests(fits, [], false);
    const { f, p } = moderatedF(fits, 3, tests.variance, tests.prior);
    // Where values are missing limma takes the correlation of the coefficients from the whole design; here it is exact.
    const whole = [...reference.f.f.keys()].filter((row) => !reference.values[row]!.includes(null));
    expect(whole).toHaveLength(54);
    whole.forEach((row) => expect(close(f[row]!, number(reference.f.f[row]!), 1e-6)).toBe(true));
    whole.forEach((row) => expect(close(p[row]!, number(reference.f.p[row]!), 1e-6)).toBe(true));
  });
  it('voom agrees after filtering and TMM, with a batch', () => {
    const output = run(counts, { voom: true, batch: 'batch' });
    expect(column(output, 'feature').map((id) => Number(String(id).slice(1)))).toEqual(reference.kept);
    agree(output, reference.voom);
  });
  it('voom agrees for all features with total counts', () =>
    agree(run(counts, { voom: true, voom_factors: 'none', filter: false, test_group: 'B' }), reference.voomPlain));
  it('the TMM factors agree', () => {
    const kept = matrixOf(reference.kept.map((row) => reference.counts[row - 1]!));
    libraryFactors(kept.values, 11, 'tmm').factors.forEach((factor, i) =>
      expect(Math.abs(factor / reference.factors[i]! - 1)).toBeLessThan(1e-9),
    );
  });
});

describe('limma', () => {
  it('compares every group with the reference, or all pairs, and turns the sign with the reference', () => {
    expect([...new Set(column(run(data, { test_group: '' }), 'contrast'))]).toEqual(['B vs A', 'C vs A']);
    expect([...new Set(column(run(data, { contrasts: 'pairs' }), 'contrast'))]).toEqual(['B vs A', 'C vs A', 'C vs B']);
    const pairs = run(data, { contrasts: 'pairs', reference: 'B' });
    expect([...new Set(column(pairs, 'contrast'))]).toEqual(['A vs B', 'C vs B', 'C vs A']);
    const against = run(data, { reference: 'B', test_group: 'A' });
    expect(column(pairs, 'log2fc').slice(0, data.ids.length)).toEqual(column(against, 'log2fc'));
    const [forward, backward] = [column(run(), 't'), column(run(data, { reference: 'C', test_group: 'A' }), 't')];
    forward.forEach((t, row) => expect(close(Number(t), -Number(backward[row]), 1e-9)).toBe(true));
  });
  it('joins by sample name, whatever the order of the groups file', () => {
    const turned = <T>(values: readonly T[]): T[] => values.toReversed();
    const scheme: Groups = {
      ...groups,
      samples: turned(groups.samples),
      group: turned(groups.group),
      factors: groups.factors.map(({ name, values }) => ({ name, values: turned(values) })),
    };
    expect(run(data, { batch: 'batch' }, scheme).tables).toEqual(run(data, { batch: 'batch' }).tables);
  });
  it('takes the logarithm of raw data without being asked', () => {
    const raw = { ...data, values: data.values.map((value) => 2 ** value) };
    column(run(raw, { logged: false }), 't').forEach((t, row) =>
      expect(close(Number(t), Number(column(run(), 't')[row]), 1e-8)).toBe(true),
    );
  });
  it('gives a feature that a whole group lacks no p-value and says why', () => {
    const output = run();
    expect(column(output, 'reason')[24]).toContain('缺失太多');
    expect(column(output, 'p')[24]).toBeNaN();
    expect(output.messages.some(({ text }) => text.startsWith('2 个特征缺失太多'))).toBe(true);
  });
  it('accepts a single feature, and a feature without variation', () => {
    expect(column(run(matrixOf([reference.values[0]! as number[]])), 'p_adj')[0]).toBeLessThan(1);
    expect(column(run(), 'p')[19]).toBe(1);
  });
  it('takes the covariate as numbers unless told, and words as classes, and says which', () => {
    const numeric = run(data, { covariate: 'age' });
    expect(numeric.facts['terms']).toBe('“age”（数值）');
    expect(run(data, { covariate: 'batch' }).tables).toEqual(run(data, { batch: 'batch' }).tables);
    const coded = { ...groups, factors: [{ name: 'lot', values: reference.batch.map((_, i) => `${1 + (i % 2)}`) }] };
    const classes = run(data, { covariate: 'lot', covariate_type: 'category' }, coded);
    expect(classes.tables).toEqual(run(data, { batch: 'lot' }, coded).tables);
    expect(classes.facts['terms']).toBe('“lot”（分类，2 类）');
    expect(run(data, { covariate: 'lot' }, coded).messages[0]!.text).toContain('只有 2 个不同的数');
  });
  it('a sample without the covariate leaves, and the others are as without it', () => {
    const last = samples.length - 1;
    const holed = {
      ...groups,
      factors: groups.factors.map(({ name, values }) => ({ name, values: values.with(last, '') })),
    };
    const less = matrixOf((reference.values as Cells).map((row) => row.slice(0, last)));
    const output = run(data, { covariate: 'age' }, holed);
    expect(output.removed).toEqual([{ kind: 'sample', id: samples[last], reason: '缺少“age”的值' }]);
    expect(output.tables).toEqual(run(less, { covariate: 'age' }).tables);
  });
  it.each([
    ['a batch that is the groups', { batch: 'twin' }, 'confounded'],
    ['a batch without change', { batch: 'same' }, 'constant-factor'],
    ['a batch that is no column', { batch: 'lot' }, 'option-value'],
    ['a group that is not there', { reference: 'Z' }, 'option-value'],
    ['a group against itself', { test_group: 'A' }, 'option-value'],
    ['0 under a logarithm', { logged: false, matrix: counts }, 'not-positive'],
    ['missing counts', { voom: true }, 'not-a-count'],
  ])(
    'refuses %s and says what to do',
    (_, { matrix = data, ...raw }: { matrix?: typeof data } & Record<string, unknown>, code) => {
      try {
        run(matrix, raw);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        expect((error as InputError).problems[0]!.code).toBe(code);
        expect((error as InputError).problems[0]!.remedy).not.toBe('');
      }
    },
  );
});

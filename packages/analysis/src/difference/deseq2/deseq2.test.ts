import { describe, expect, it } from 'vitest';
import { exampleFor, readExample } from '../../examples/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import type { AdjustMethod } from '../../statistics/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { crowdedVariance } from './crowdedVariance.ts';
import { deseq2 } from './index.ts';
import reference from './deseq2.reference.json' with { type: 'json' };
import { independentFiltering } from './independentFiltering.ts';
import steps from './steps.reference.json' with { type: 'json' };

type Numbers = readonly (number | null)[];
type Case = {
  readonly group: readonly string[];
  readonly batch?: readonly string[];
  readonly counts: readonly (readonly number[])[];
  readonly trend: string;
  readonly prior: number;
  readonly contrasts: readonly (Readonly<Record<'log2fc' | 'lfc_se' | 'statistic' | 'p' | 'p_adj', Numbers>> & {
    readonly name: string;
  })[];
} & Readonly<Record<'factor' | 'base_mean' | 'gene_est' | 'fit' | 'map' | 'final' | 'outlier' | 'max_cooks', Numbers>>;
const cases = reference.cases as unknown as Readonly<Record<string, Case>>;

const context = { seed: 1, progress: () => undefined };
const groupsOf = ({ batch, group }: Pick<Case, 'group' | 'batch'>): Groups => {
  const samples = group.map((_, i) => `S${i + 1}`);
  return {
    samples,
    group,
    levels: [...new Set(group)],
    colors: {},
    factors: [
      { name: 'batch', values: batch ?? group.map((_, i) => String(i % 2)) },
      { name: 'twin', values: group },
      { name: 'same', values: group.map(() => '1') },
    ],
  };
};
const run = (matrix: Matrix, groups: Groups, raw: Record<string, unknown> = {}): MethodOutput =>
  deseq2.run({ matrix, groups }, parseOptions(deseq2, raw), context);
const column = (output: MethodOutput, table: string, name: string) =>
  Array.from<string | number>(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
  );
const number = (value: number | string | null | undefined): number =>
  value === null || value === undefined ? Number.NaN : Number(value);
const two = cases['two']!;
const matrix = matrixOf(two.counts);
const groups = groupsOf(two);

/** R prints ten digits; a count's own dispersion below 1e-6 is rounding noise in R and here alike. */
const share = 1e-6;
const noise = 1e-6;

describe('deseq2 agrees with DESeq2', () => {
  it.each([
    ['two', 'two groups of 4 and 3 with zeros and outliers', {}],
    ['reversed', 'the other reference', { reference: 'B' }],
    ['batch', 'three groups in two batches', { batch: 'batch', contrasts: 'pairs' }],
    ['duplicates', 'two against two', {}],
    ['replaced', 'outliers replaced in both groups', {}],
    ['partly', 'outliers replaced in one group', {}],
    ['local', 'no parametric trend', {}],
    ['mean', 'one dispersion for all', { trend: 'mean' }],
    ['lrt', 'the likelihood ratio test beside a batch', { test: 'lrt', batch: 'batch' }],
    ['lrtPlain', 'the likelihood ratio test of two groups', { test: 'lrt' }],
    ['poscounts', 'a zero in every feature', { size_factors: 'poscounts' }],
  ] as const)('%s: %s', (name, _, raw) => {
    const expected = cases[name]!;
    const output = run(matrixOf(expected.counts), groupsOf(expected), raw);
    const agree = (what: string, actual: readonly (string | number)[], wanted: Numbers): void =>
      wanted.forEach((value, row) =>
        expect(
          close(number(actual[row]), number(value), share) || Math.max(number(value), number(actual[row])) < noise,
          `${what} of ${row + 1}: ${actual[row]} for ${value}`,
        ).toBe(true),
      );
    expect(output.facts['trend']).toBe(expected.trend);
    expect(close(number(output.facts['prior']), expected.prior, share)).toBe(true);
    agree('factor', column(output, 'factors', 'factor'), expected.factor);
    for (const figure of ['base_mean', 'gene_est', 'fit', 'map', 'final', 'max_cooks'] as const)
      agree(figure, column(output, 'dispersions', figure), expected[figure]);
    expect(
      column(output, 'dispersions', 'outlier').map((word) => (word === '' ? null : word === 'yes' ? 1 : 0)),
    ).toEqual(expected.outlier);
    const contrast = column(output, 'result', 'contrast');
    expect([...new Set(contrast)]).toEqual(expected.contrasts.map((one) => one.name));
    for (const one of expected.contrasts) {
      const from = contrast.indexOf(one.name);
      for (const figure of ['log2fc', 'lfc_se', 'statistic', 'p', 'p_adj'] as const) {
        // A change of almost 0 is rounding; its p-values agree.
        const actual = column(output, 'result', figure).slice(from, from + expected.counts.length);
        one[figure].forEach((value, row) =>
          expect(
            close(number(actual[row]), number(value), 1e-5) || Math.abs(number(actual[row]) - number(value)) < 1e-7,
            `${one.name} ${figure} of ${row + 1}: ${actual[row]} for ${value}`,
          ).toBe(true),
        );
      }
    }
  });
  it.each(steps.crowded)('the width of the prior with $df degrees of freedom agrees', ({ df, residuals, variance }) =>
    expect(crowdedVariance(Float64Array.from(residuals), df)).toBeCloseTo(variance, 9),
  );
  it.each(steps.filtered)(
    'independent filtering for $method at $alpha agrees',
    ({ alpha, method, p_adj, threshold }) => {
      const found = independentFiltering(
        Float64Array.from(steps.means),
        Float64Array.from(steps.p, number),
        alpha,
        method as AdjustMethod,
      );
      expect(close(found.threshold, threshold, 1e-9)).toBe(true);
      p_adj.forEach((value, row) =>
        expect(
          close(found.adjusted[row]!, number(value), 1e-9),
          `${row + 1}: ${found.adjusted[row]} for ${value}`,
        ).toBe(true),
      );
    },
  );
});

describe('deseq2', () => {
  it('compares every group with the reference, or only one, and turns the sign with the reference', () => {
    const three = cases['batch']!;
    const of = (raw: Record<string, unknown>) => run(matrixOf(three.counts), groupsOf(three), raw);
    expect([...new Set(column(of({}), 'result', 'contrast'))]).toEqual(['B vs A', 'C vs A']);
    expect([...new Set(column(of({ reference: 'C', test_group: 'B' }), 'result', 'contrast'))]).toEqual(['B vs C']);
    const [forward, backward] = [
      column(of({ test_group: 'C' }), 'result', 'log2fc'),
      column(of({ reference: 'C', test_group: 'A' }), 'result', 'log2fc'),
    ];
    forward.forEach(
      (value, row) => Number.isNaN(value) || expect(Number(value) + Number(backward[row])).toBeCloseTo(0, 3),
    );
  });
  it('joins by sample name, whatever the order of the groups file', () => {
    const turned: Groups = {
      ...groups,
      samples: groups.samples.toReversed(),
      group: groups.group.toReversed(),
      factors: groups.factors.map(({ name, values }) => ({ name, values: values.toReversed() })),
    };
    expect(run(matrix, turned).tables).toEqual(run(matrix, groups).tables);
  });
  it('gives the reason when a feature has no p-value', () => {
    const reason = column(run(matrix, groups), 'result', 'reason');
    expect(reason[2]).toBe('没有计数');
    expect(reason[99]).toBe('离群计数');
    expect(column(run(matrix, groups, { cooks: false }), 'result', 'reason')[99]).toBe('');
  });
  it('names the features that independent filtering leaves out', async () => {
    const { inputs } = await readExample(exampleFor('deseq2'), ['matrix', 'groups']);
    const output = run(inputs.matrix!, inputs.groups!);
    const [reason, p, adjusted] = [
      column(output, 'result', 'reason'),
      column(output, 'result', 'p'),
      column(output, 'result', 'p_adj'),
    ];
    expect(reason).toContain('平均计数低于独立过滤的阈值');
    reason.forEach((why, row) => expect(why === '').toBe(!Number.isNaN(adjusted[row])));
    expect(p.filter(Number.isNaN).length).toBeLessThan(adjusted.filter(Number.isNaN).length);
  });
  it('corrects every p-value when independent filtering is off', () => {
    const output = run(matrix, groups, { filter: false });
    const [p, adjusted] = [column(output, 'result', 'p'), column(output, 'result', 'p_adj')];
    p.forEach((value, row) => expect(Number.isNaN(adjusted[row])).toBe(Number.isNaN(value)));
  });
  it('leaves out features with few reads and names them', () => {
    const output = run(matrix, groups, { min_count: 10 });
    expect(output.removed.filter(({ kind }) => kind === 'feature').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['f3', 'f4']),
    );
    expect(column(output, 'result', 'feature')).not.toContain('f3');
  });
  it('leaves out samples that have no group', () => {
    const fewer: Groups = { ...groups, samples: groups.samples.slice(1), group: groups.group.slice(1), factors: [] };
    const output = run(matrix, fewer);
    expect(output.removed).toContainEqual({ kind: 'sample', id: 'S1', reason: '不在分组表中' });
    expect(column(output, 'factors', 'sample')).toHaveLength(6);
  });
  it('rounds estimated counts when asked', () => {
    const estimated: Matrix = {
      ...matrix,
      values: matrix.values.map((value, i) => (value > 1 ? value + ((i % 5) - 2) / 10 : value)),
    };
    const output = run(estimated, groups, { round: true });
    expect(column(output, 'result', 'p')).toEqual(column(run(matrix, groups), 'result', 'p'));
    expect(output.messages.some(({ text }) => text.includes('四舍五入'))).toBe(true);
  });

  const changed = (row: number, value: number): Matrix => ({ ...matrix, values: matrix.values.with(row * 7, value) });
  const perMillion = (): Matrix => {
    const sums = Array.from({ length: 7 }, (_, i) =>
      matrix.values.reduce((sum, value, at) => sum + (at % 7 === i ? value : 0), 0),
    );
    return { ...matrix, values: matrix.values.map((value, at) => (value / sums[at % 7]!) * 1e6) };
  };
  it.each([
    ['missing counts', changed(9, Number.NaN), {}, 'not-a-count', '写 0'],
    ['negative values', changed(9, -1.5), {}, 'not-a-count', 'limma'],
    ['fractions', changed(9, 2.5), {}, 'not-a-count', '取整'],
    ['TPM', perMillion(), {}, 'normalized-counts', 'limma'],
    ['TPM, even to be rounded', perMillion(), { round: true }, 'normalized-counts', 'limma'],
    [
      'an empty sample',
      { ...matrix, values: matrix.values.map((value, at) => (at % 7 === 3 ? 0 : value)) },
      {},
      'empty-sample',
      '移除',
    ],
    [
      'a zero in every feature',
      { ...matrix, values: matrix.values.map((value, at) => (at % 7 === Math.floor(at / 7) % 7 ? 0 : value)) },
      {},
      'no-size-factors',
      'poscounts',
    ],
    [
      'features that all are constant',
      { ...matrix, values: matrix.values.map((_, at) => 20 + Math.floor(at / 7)) },
      {},
      'no-dispersion',
      '原始计数',
    ],
    ['too few features', matrix, { min_count: 900_000 }, 'too-few-features', '最低总计数'],
    ['a batch that is the groups', matrix, { batch: 'twin' }, 'confounded', '去掉'],
    ['a batch without change', matrix, { batch: 'same' }, 'constant-factor', '去掉'],
    ['a group that is not there', matrix, { reference: 'Z' }, 'option-value', '请选择'],
    ['a group against itself', matrix, { reference: 'A', test_group: 'A' }, 'option-value', '不同的组'],
  ] as const)('refuses %s and says what to do', (_, data, raw, code, remedy) => {
    try {
      run(data, groups, raw);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      expect((error as InputError).problems[0]!.code).toBe(code);
      expect((error as InputError).problems[0]!.remedy).toContain(remedy);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { unfilteredCounts } from '../../testing/unfilteredCounts.ts';
import { deseq2 } from './index.ts';
import { parametricTrend } from './parametricTrend.ts';
import reference from './unfiltered.reference.json' with { type: 'json' };

const number = (value: number | string | null): number => (value === null ? Number.NaN : Number(value));

describe('deseq2 agrees with DESeq2 on tables that nobody filtered', () => {
  it.each([
    ['whole', '37,000 genes', {}],
    ['replaced', 'counts far out replaced', {}],
    ['ratio', 'three groups beside donors', { test: 'lrt', batch: 'donor', test_group: 'B', reference: 'A' }],
    ['plain', 'a likelihood ratio test of two groups', { test: 'lrt' }],
    ['local', 'a local trend', { trend: 'local' }],
  ] as const)('%s: %s', (name, _, options) => {
    const expected = reference.cases[name];
    const data = unfilteredCounts(expected);
    const output = deseq2.run(data, parseOptions(deseq2, options), { seed: 1, progress: () => undefined });
    const column = (table: string, kind: string): readonly (number | string)[] =>
      Array.from<number | string>(
        output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === kind)!.values,
      );
    const figures = (table: string, kind: string): number[] => column(table, kind).map(number);
    const count = (values: readonly number[], of: (value: number, row: number) => boolean): number =>
      values.filter(of).length;
    const near = (what: string, actual: number, wanted: number | null, share: number): void =>
      expect(close(actual, number(wanted), share), `${what}: ${actual} for ${wanted}`).toBe(true);

    const [p, adjusted, log2fc] = ['p', 'p_adj', 'log2fc'].map((kind) => figures('result', kind)) as [
      number[],
      number[],
      number[],
    ];
    expect(output.facts['trend']).toBe(expected.trend);
    expect({
      counted: count(figures('dispersions', 'base_mean'), (mean) => mean > 0),
      tested: count(p, (value) => !Number.isNaN(value)),
      found: count(adjusted, (value) => value < 0.05),
      up: count(adjusted, (value, row) => value < 0.05 && log2fc[row]! > 0),
      adjusted: count(adjusted, (value) => !Number.isNaN(value)),
      outliers: count(
        column('dispersions', 'outlier').map((word) => Number(word === 'yes')),
        Boolean,
      ),
      replaced: output.facts['replaced'],
    }).toEqual({
      counted: expected.counted,
      tested: expected.tested,
      found: expected.found,
      up: expected.up,
      adjusted: expected.adjusted,
      outliers: expected.outliers,
      replaced: expected.replaced,
    });
    figures('factors', 'factor').forEach((factor, i) => near('factor', factor, expected.factor[i]!, 1e-9));
    expected.coefficients.forEach((wanted, i) =>
      near('trend', number(output.facts[i === 0 ? 'asymptotic' : 'extra'] as number), wanted, 1e-7),
    );
    near('prior', number(output.facts['prior'] as number), expected.prior, 1e-7);
    near('threshold', number(output.facts['threshold'] as string), Number(expected.threshold.toPrecision(4)), 1e-9);
    near(
      'sum of −ln p',
      -p.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : Math.log(Math.max(value, 1e-300))), 0),
      expected.logP,
      1e-6,
    );
    const kinds = [
      ['fit', figures('dispersions', 'fit')],
      ['final', figures('dispersions', 'final')],
      ['se', figures('result', 'lfc_se')],
      ['max_cooks', figures('dispersions', 'max_cooks')],
      ['p', p],
      ['p_adj', adjusted],
      ['log2fc', log2fc],
    ] as const;
    for (const [kind, values] of kinds)
      expected.rows.forEach((row, i) => {
        // With all reads in one sample there is no finite estimate: where the search stops is a matter of rounding.
        if ((kind === 'log2fc' || kind === 'max_cooks') && Math.abs(number(expected.log2fc[i]!)) > 15) return;
        near(`${kind} of g${row + 1}`, values[row]!, expected[kind][i]!, 1e-5);
      });
  });
});

it('halves a first step of the trend that leaves the valid range, as glm.fit does', () => {
  // Dispersions that rise faster than 1 ÷ mean: the first line through them from (0.1, 1) falls below 0.
  const means = Float64Array.of(4000, 900, 300, 120, 60, 30, 12, 5, 2, 1, 0.5, 0.3);
  const dispersions = Float64Array.of(0.002, 0.005, 0.009, 0.03, 0.06, 0.11, 0.3, 0.9, 3.1, 6.8, 15, 24);
  const found = parametricTrend(means, dispersions)!;
  expect(close(found.asymptotic, reference.steep[0]!, 1e-7)).toBe(true);
  expect(close(found.extra, reference.steep[1]!, 1e-7)).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import { normalUpper, sortedPresent, sortedQuantile } from '../../statistics/index.ts';
import { caught } from '../../testing/caught.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { impute } from './index.ts';
import { censoredNormal, fillLeftCensored, typicalSd } from './leftCensored.ts';
import reference from './leftCensored.reference.json' with { type: 'json' };
import { normalBelow } from './normalDraws.ts';

const data = matrixOf(reference.input);
const run = (matrix: Matrix, raw: Record<string, unknown>, seed = 1): MethodOutput =>
  impute.run({ matrix }, parseOptions(impute, raw), { seed, progress: () => undefined });

/** The largest distance of a sample from a distribution, times the root of its size: above 1.95 once in a thousand. */
function kolmogorov(draws: readonly number[], below: (value: number) => number): number {
  const sorted = draws.toSorted((a, b) => a - b);
  const far = sorted.map((value, i) =>
    Math.max(Math.abs(below(value) - i / sorted.length), Math.abs(below(value) - (i + 1) / sorted.length)),
  );
  return Math.max(...far) * Math.sqrt(sorted.length);
}

describe('agrees with the definitions of imputeLCMD in R', () => {
  it('the typical standard deviation of MinProb', () =>
    expect(close(typicalSd(data.values, data.samples.length), reference.sd, 1e-12)).toBe(true));

  it('the fitted distribution of QRILC, sample by sample', () =>
    data.samples.forEach((name, column) => {
      const own = reference.input.map((row) => row[column] ?? Number.NaN);
      const present = sortedPresent(own);
      const fit = censoredNormal({ name, present, missing: 1 - present.length / own.length });
      for (const figure of ['mean', 'sd', 'limit'] as const)
        expect(close(fit[figure], reference.fits[figure][column]!, 1e-9), `${figure} of ${name}`).toBe(true);
    }));
});

describe('draws follow the distribution they are said to', () => {
  /** One sample of 6,000 features, the lower 40 % lost, and one without a gap. */
  const random = uniform(4);
  const whole = Array.from({ length: 6_000 }, () => 20 + 2.5 * (random() + random() + random() + random() - 2));
  const limit = whole.toSorted((a, b) => a - b)[2_400]!;
  const table = matrixOf(whole.map((value) => [value < limit ? null : value, value + 1]));
  const filledOf = (values: Float64Array): number[] =>
    whole.flatMap((value, row) => (value < limit ? [values[2 * row]!] : []));
  const options = { logged: true, quantile: 0.01, tune_sigma: 0.8 };

  it('MinProb: normal about the low quantile of the sample', () => {
    const { sd, values } = fillLeftCensored(table, { ...options, method: 'minprob' }, 1);
    const present = sortedPresent(whole.filter((value) => value >= limit));
    const centre = sortedQuantile(present, 0.01);
    expect(kolmogorov(filledOf(values), (value) => 1 - normalUpper((value - centre) / sd))).toBeLessThan(1.95);
  });

  it('QRILC: normal below the limit of detection', () => {
    const { values } = fillLeftCensored(table, { ...options, method: 'qrilc' }, 1);
    const present = sortedPresent(whole.filter((value) => value >= limit));
    const fit = censoredNormal({ name: 'S1', present, missing: 0.4 });
    const spread = Math.sqrt(0.8 * fit.sd);
    const below = (value: number): number => 1 - normalUpper((value - fit.mean) / spread);
    const drawn = filledOf(values);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(fit.limit);
    expect(kolmogorov(drawn, (value) => below(value) / below(fit.limit))).toBeLessThan(1.95);
  });

  it.each([2, 0, -0.6, -3, -9])('of the normal distribution below %f', (bound) => {
    const draws = Array.from({ length: 4_000 }, () => normalBelow(bound, random));
    expect(kolmogorov(draws, (value) => normalUpper(-value) / normalUpper(-bound))).toBeLessThan(1.95);
  });
});

describe('filling below the limit of detection', () => {
  const raw = { ...data, values: data.values.map((value) => 2 ** value) };

  it.each(['minprob', 'qrilc'])('%s changes no observed value, fills every gap and follows the seed', (method) => {
    const before = raw.values.slice();
    const [one, again, other] = [1, 1, 2].map((seed) => run(raw, { method }, seed));
    const column = (output: MethodOutput, at: number) => output.tables[0]!.columns[at + 1]!.values as Float64Array;
    raw.samples.forEach((_, at) => {
      column(one!, at).forEach((value, row) => {
        const given = raw.values[row * raw.samples.length + at]!;
        if (Number.isNaN(given)) expect(value).toBeGreaterThan(0);
        else expect(value).toBe(given);
      });
    });
    expect(one).toEqual(again);
    expect(one!.tables[0]).not.toEqual(other!.tables[0]);
    expect(raw.values).toEqual(before);
  });

  it.each(['minprob', 'qrilc'])('%s of raw values is that of their logarithms, raised again', (method) => {
    const [plain, logged] = [run(raw, { method }), run(data, { method, logged: true })];
    plain.tables[0]!.columns.slice(1).forEach((column, at) =>
      (column.values as Float64Array).forEach((value, row) =>
        expect(close(Math.log2(value), (logged.tables[0]!.columns[at + 1]!.values as Float64Array)[row]!, 1e-9)).toBe(
          true,
        ),
      ),
    );
  });

  it.each(['minprob', 'qrilc'])('%s leaves a table without gaps alone, zeros and a single row included', (method) =>
    expect(
      run(matrixOf([[0, 2, 5]]), { method })
        .tables[0]!.columns.slice(1)
        .map(({ values }) => values[0]),
    ).toEqual([0, 2, 5]),
  );

  it('says what it drew from', () => {
    for (const [method, word] of [
      ['minprob', '1% 分位数'],
      ['qrilc', '最小二乘回归'],
    ] as const) {
      const options = parseOptions(impute, { method, logged: true, tune_sigma: 0.5 });
      const note = impute.note(options, run(data, { method, logged: true, tune_sigma: 0.5 }).facts);
      expect(note).toContain(word);
      expect(note).toContain('乘以 0.5');
      expect(note).not.toMatch(/undefined|NaN/u);
    }
  });

  it.each([
    [
      'a value without a logarithm',
      [
        [0, 2],
        [3, null],
        [4, 5],
      ],
      'minprob',
      '不能取对数',
    ],
    [
      'features that are all nearly empty',
      [
        [1, null, null],
        [null, 2, null],
        [null, null, 3],
      ],
      'minprob',
      '过半的样本',
    ],
    [
      'a sample of one value',
      [
        [1, 2],
        [2, null],
        [4, null],
        [5, null],
      ],
      'qrilc',
      '样本“S2”',
    ],
  ] as const)('refuses %s', (_, rows, method, what) =>
    expect(
      caught(() => impute.check!({ matrix: matrixOf(rows) }, parseOptions(impute, { method }))).problems[0]!.what,
    ).toContain(what),
  );
});

import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput, Options } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import { metagenomeseq } from './index.ts';
import { cssPercentile, cssSums } from './scaling.ts';
import reference from './metagenomeseq.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const matrix = matrixOf(reference.counts);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.group,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [],
};
const options: Options = { ...defaultOptions(metagenomeseq), rank: 'feature' };
const run = (more: Options = {}, of: Matrix = matrix, by: Groups = groups): MethodOutput =>
  metagenomeseq.run({ matrix: of, groups: by }, { ...options, ...more }, context);
const columnOf = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(columnOf(output, table, name) as Float64Array),
];
const texts = (output: MethodOutput, table: string, name: string): readonly string[] =>
  columnOf(output, table, name) as readonly string[];
const rowsOf = (output: MethodOutput, table: string, group: string): number[] =>
  texts(output, table, 'contrast').flatMap((contrast, row) => (contrast === `${group} vs A` ? [row] : []));

describe.each([
  ['B', 'B', 'auto'],
  ['C', 'C', 'auto'],
  ['half', 'B', 'half'],
] as const)('agrees with metagenomeSeq written out by its definition: %s', (key, group, percentile) => {
  const output = run({ percentile, present_error: 'coefficient' });
  const expected = reference[key];
  it('the scaling factors agree', () => {
    const rows = rowsOf(output, 'factors', group);
    expect(rows).toHaveLength(expected.factor.length);
    rows.forEach((row, at) =>
      expect(close(numbers(output, 'factors', 'factor')[row]!, expected.factor[at]!, 1e-9)).toBe(true),
    );
    expect(numbers(output, 'factors', 'percentile')[rows[0]!]).toBeCloseTo(expected.percentile, 10);
  });
  it.each([
    ['lfc', expected.lfc, 1e-6],
    ['positive', expected.positive, 1e-6],
    ['detection', expected.detection, 1e-6],
    ['se', expected.se, 1e-6],
    ['p', expected.p, 1e-5],
    ['p_adj', expected.q, 1e-5],
  ] as const)('%s', (name, values, share) => {
    const rows = rowsOf(output, 'result', group);
    expect(rows.map((row) => texts(output, 'result', 'feature')[row])).toEqual(
      expected.kept.map((row) => `f${row + 1}`),
    );
    rows.forEach((row, at) =>
      expect(
        close(numbers(output, 'result', name)[row]!, values[at] ?? Number.NaN, share),
        `${texts(output, 'result', 'feature')[row]}: ${numbers(output, 'result', name)[row]} for ${values[at]}`,
      ).toBe(true),
    );
  });
});

it.each([
  ['B', 'B', 'auto'],
  ['C', 'C', 'auto'],
  ['half', 'B', 'half'],
] as const)('tests what fitFeatureModel of the package tests: %s', (key, group, percentile) => {
  const output = run({ percentile });
  const rows = rowsOf(output, 'result', group);
  const expected = reference.package[key];
  expect(expected.lfc).toHaveLength(rows.length);
  rows.forEach((row, at) => {
    // The package has no error where the logistic model has no finite estimate; its ridge stops at 1e-7.
    if (expected.p[at] === null) return;
    for (const kind of ['lfc', 'se', 'p'] as const)
      expect(
        close(numbers(output, 'result', kind)[row]!, expected[kind][at]!, 1e-5) ||
          Math.abs(numbers(output, 'result', kind)[row]! - expected[kind][at]!) < 1e-6,
        `${kind} of ${texts(output, 'result', 'feature')[row]}: ${numbers(output, 'result', kind)[row]} for ${expected[kind][at]}`,
      ).toBe(true);
  });
  const without = (p: readonly (number | null)[]): number => p.filter((one) => Number.isNaN(one ?? Number.NaN)).length;
  expect(without(rows.map((row) => numbers(output, 'result', 'p')[row]!))).toBeLessThanOrEqual(without(expected.p));
});

it.each(reference.percentiles)(
  'agrees with the definition when the percentile lies above one half: $percentile',
  ({ counts, percentile, sums }) => {
    const columns = counts[0]!.map((_, i) => Float64Array.from(counts, (row) => row[i]!));
    expect(cssPercentile(columns)).toBeCloseTo(percentile, 12);
    cssSums(columns, percentile).forEach((sum, i) => expect(close(sum, sums[i]!, 1e-9)).toBe(true));
  },
);

describe('metagenomeseq', () => {
  it('exchanging the reference exchanges the two sides', () => {
    const pair: Groups = {
      samples: matrix.samples.slice(0, 20),
      group: reference.group.slice(0, 20),
      levels: ['A', 'B'],
      colors: {},
      factors: [],
    };
    const [one, other] = [run({}, matrix, pair), run({ reference: 'B' }, matrix, pair)];
    numbers(other, 'result', 'lfc').forEach((value, row) =>
      expect(close(value, -numbers(one, 'result', 'lfc')[row]!, 1e-9)).toBe(true),
    );
    numbers(other, 'result', 'se').forEach((value, row) =>
      expect(close(value, numbers(one, 'result', 'se')[row]!, 1e-9)).toBe(true),
    );
  });
  it('says what each test rests on', () => {
    const output = run();
    const of = (feature: string, group: string): string | undefined =>
      texts(output, 'result', 'basis')[
        rowsOf(output, 'result', group).find((row) => texts(output, 'result', 'feature')[row] === feature)!
      ];
    expect(of('f7', 'B')).toBe('对数线性模型');
    expect(of('f9', 'B')).toBe('只按丰度');
    expect(of('f10', 'B')).toBe('两部分');
    expect(output.removed).toContainEqual({ kind: 'feature', id: 'f4', reason: '检出率低于 0.1' });
    expect(output.messages.some(({ text }) => text.includes('线性模型'))).toBe(true);
    expect(output.messages.some(({ text }) => text.includes('残差标准差'))).toBe(true);
    expect(metagenomeseq.note(options, output.facts)).toContain('残差标准差');
  });
  it('joins the groups by name', () => {
    const turned: Groups = { ...groups, samples: groups.samples.toReversed(), group: groups.group.toReversed() };
    expect(run({}, matrix, turned)).toEqual(run());
  });
  it('names the phylum of every taxon and its mean share of the counts', () => {
    const taxonomy = {
      features: matrix.ids,
      ranks: ['phylum', 'genus'],
      values: [matrix.ids.map((_, at) => (at % 2 === 0 ? 'P' : 'Q')), matrix.ids.map((_, at) => `g${at % 4}`)],
    };
    const output = metagenomeseq.run(
      { matrix, groups, taxonomy },
      { ...options, rank: 'genus', prevalence: 0 },
      context,
    );
    texts(output, 'result', 'feature').forEach((name, row) =>
      expect(texts(output, 'result', 'phylum')[row]).toBe(Number(name.slice(1)) % 2 === 0 ? 'P' : 'Q'),
    );
    const rows = rowsOf(output, 'result', 'B');
    expect(rows.reduce((sum, row) => sum + numbers(output, 'result', 'abundance')[row]!, 0)).toBeCloseTo(1, 12);
    expect(new Set(texts(run(), 'result', 'phylum'))).toEqual(new Set(['']));
  });
  it('the note says how samples were scaled', () => {
    expect(metagenomeseq.note(options, run().facts)).toContain('由数据决定');
    expect(metagenomeseq.note({ ...options, percentile: 'half' }, run().facts)).toContain('取中位数');
  });
});

describe('metagenomeseq refuses', () => {
  const code = (more: Options, of: Matrix = matrix, by: Groups = groups): string =>
    caught(() => run(more, of, by)).problems[0]!.code;
  it('a table that does not hold counts', () => {
    expect(code({}, { ...matrix, values: matrix.values.with(2, Number.NaN) })).toBe('value-missing');
    expect(code({}, { ...matrix, values: matrix.values.with(2, 0.5) })).toBe('value-not-whole');
  });
  it('groups that are too small or do not exist', () => {
    expect(
      code({}, matrix, { ...groups, group: groups.group.map((name, i) => (name === 'C' && i < 25 ? 'B' : name)) }),
    ).toBe('too-few-samples');
    expect(code({ reference: 'Z' })).toBe('option-value');
    expect(code({}, matrix, { ...groups, group: groups.group.map(() => 'A') })).toBe('too-few-groups');
  });
  it('a table in which hardly any taxon is detected', () =>
    expect(code({ prevalence: 1 }, matrixOf(reference.counts.slice(9, 12)))).toBe('empty-sample'));
});

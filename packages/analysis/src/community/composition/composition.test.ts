import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodInputs, MethodOutput, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { beta } from '../beta/index.ts';
import { caught } from '../../testing/caught.ts';
import reference from './composition.reference.json' with { type: 'json' };
import { composition } from './index.ts';

function matrixOf(rows: readonly (readonly number[])[], samples = rows[0]!.map((_, at) => `S${at + 1}`)): Matrix {
  return {
    idName: 'id',
    ids: rows.map((_, row) => `A${row + 1}`),
    samples,
    values: Float64Array.from(rows.flat()),
    annotations: [],
  };
}
const counts = matrixOf(reference.counts);
const taxonomy: Taxonomy = { features: counts.ids, ranks: reference.ranks, values: reference.taxonomy };
const run = (inputs: MethodInputs, raw: Record<string, unknown> = {}): MethodOutput =>
  composition.run(inputs, parseOptions(composition, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string) => [
  ...(column(output, table, name) as Float64Array),
];

it('clusters samples as the beta diversity method does on the same table, however many taxa are listed', () => {
  const drawn = (top: number) =>
    composition
      .run({ matrix: counts }, parseOptions(composition, { rank: 'feature', top }), {
        seed: 1,
        progress: () => undefined,
      })
      .tables.find(({ id }) => id === 'merge')!;
  const heights = drawn(1).columns.find(({ name }) => name === 'height')!.values;
  expect(heights).toEqual(
    beta
      .run({ matrix: counts }, parseOptions(beta, {}), { seed: 1, progress: () => undefined })
      .tables.find(({ id }) => id === 'merge')!
      .columns.find(({ name }) => name === 'height')!.values,
  );
  expect(drawn(3)).toEqual(drawn(1));
});

describe('composition agrees with phyloseq', () => {
  it.each(['Phylum', 'Family', 'Genus'] as const)('%s', (rank) => {
    const output = run({ matrix: counts, taxonomy }, { rank: rank.toLowerCase(), top: 50 });
    const lineages = column(output, 'taxa', 'lineage') as string[];
    const { lineages: expected, values } = reference[rank];
    expect(lineages.toSorted()).toEqual(expected.toSorted());
    expected.forEach((lineage, at) => {
      const row = lineages.indexOf(lineage);
      values[at]!.forEach((value, sample) =>
        expect(numbers(output, 'composition', `S${sample + 1}`)[row]).toBeCloseTo(value, 14),
      );
    });
  });
});

describe('composition', () => {
  it('keeps taxa of the same name under different parents apart', () => {
    const output = run({ matrix: counts, taxonomy }, { rank: 'genus', top: 50 });
    expect(column(output, 'taxa', 'taxon')).toEqual(expect.arrayContaining(['G1（F1）', 'G1（F2）', 'G2']));
  });

  it('shares add up to 1 however many taxa are listed; without shares the values add up to the totals', () => {
    for (const raw of [
      { rank: 'genus', top: 2 },
      { rank: 'feature', top: 3 },
      { rank: 'phylum', unclassified: 'others' },
    ]) {
      const output = run({ matrix: counts, taxonomy }, raw);
      for (const sample of counts.samples)
        expect(numbers(output, 'composition', sample).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 13);
    }
    const sums = run({ matrix: counts, taxonomy }, { rank: 'genus', top: 2, relative: false });
    expect(numbers(sums, 'composition', 'S1').reduce((sum, value) => sum + value, 0)).toBe(
      reference.counts.reduce((sum, row) => sum + row[0]!, 0),
    );
  });

  it('does not change with the depth of a sample', () => {
    const deeper = { ...counts, values: counts.values.map((value, at) => (at % 5 === 2 ? value * 10 : value)) };
    const [plain, deep] = [
      run({ matrix: counts, taxonomy }, { rank: 'family' }),
      run({ matrix: deeper, taxonomy }, { rank: 'family' }),
    ];
    expect(column(deep, 'taxa', 'taxon')).toEqual(column(plain, 'taxa', 'taxon'));
    numbers(deep, 'composition', 'S3').forEach((value, row) =>
      expect(value).toBeCloseTo(numbers(plain, 'composition', 'S3')[row]!, 14),
    );
  });

  it('counts unknown taxa under the nearest known rank, or among the others', () => {
    const gaps: Taxonomy = {
      ...taxonomy,
      values: taxonomy.values.map((names, rank) => names.map((name, at) => (rank === 3 && at < 3 ? '' : name))),
    };
    const kept = run({ matrix: counts, taxonomy: gaps }, { rank: 'genus', top: 50 });
    expect(column(kept, 'taxa', 'taxon')).toEqual(expect.arrayContaining(['F1（未分类）', 'F2（未分类）', 'G2']));
    const merged = run({ matrix: counts, taxonomy: gaps }, { rank: 'genus', top: 50, unclassified: 'others' });
    expect((column(merged, 'taxa', 'taxon') as string[]).at(-1)).toBe('其他');
    expect(numbers(merged, 'taxa', 'taxa').at(-1)).toBe(2);
  });

  it('averages all samples of a group with equal weight, joined by name', () => {
    const groups: Groups = {
      samples: ['S5', 'S4', 'S2', 'S1'],
      group: ['乙', '乙', '甲', '甲'],
      levels: ['甲', '乙'],
      colors: {},
      factors: [],
    };
    const output = run({ matrix: counts, taxonomy, groups }, { rank: 'phylum' });
    const at = column(output, 'taxa', 'taxon').indexOf('P1' as never);
    const share = (sample: string) => numbers(output, 'composition', sample)[at]!;
    const means = column(output, 'means', 'group').length / 2;
    expect(numbers(output, 'means', 'mean')[at]).toBeCloseTo((share('S1') + share('S2')) / 2, 14);
    expect(numbers(output, 'means', 'mean')[means + at]).toBeCloseTo((share('S4') + share('S5')) / 2, 14);
    expect(numbers(output, 'means', 'sd')[at]).toBeCloseTo(Math.abs(share('S1') - share('S2')) / Math.SQRT2, 14);
  });

  it('names the features that the taxonomy lacks, and says when there is no taxonomy', () => {
    const part: Taxonomy = { features: ['A1', 'A2'], ranks: ['Phylum'], values: [['P1', 'P1']] };
    const output = run({ matrix: counts, taxonomy: part });
    expect(output.messages[0]!.text).toContain('10 个特征不在物种注释中');
    expect(column(output, 'taxa', 'taxon')).toContain('未注释');
    expect(run({ matrix: counts }).messages[0]!.text).toContain('没有提供物种注释');
  });

  it('takes a single feature and leaves an empty sample out', () => {
    const output = run({ matrix: matrixOf([[3, 0, 2]]) });
    expect(output.removed).toEqual([{ kind: 'sample', id: 'S2', reason: '所有特征的计数都为 0' }]);
    expect(numbers(output, 'composition', 'S3')).toEqual([1]);
  });
});

describe('composition refuses', () => {
  it('a rank that the taxonomy does not have, listing those it has', () =>
    expect(caught(() => run({ matrix: counts, taxonomy }, { rank: 'order' })).problems[0]).toMatchObject({
      input: 'rank',
      remedy: '请改为其中之一：界、门、科、属',
    }));
  it('a taxonomy of other features', () =>
    expect(
      caught(() => run({ matrix: counts, taxonomy: { ...taxonomy, features: counts.ids.map((id) => `x${id}`) } }))
        .problems[0]!.what,
    ).toContain('“A1”'));
  it('a missing value', () =>
    expect(
      caught(() =>
        run({
          matrix: matrixOf([
            [1, Number.NaN],
            [2, 3],
          ]),
        }),
      ).problems[0]!.code,
    ).toBe('value-missing'));
});

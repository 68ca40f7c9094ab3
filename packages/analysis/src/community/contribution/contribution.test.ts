import { describe, expect, it } from 'vitest';
import type { Groups, MethodOutput, Options, Records } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import reference from './contribution.reference.json' with { type: 'json' };
import { contribution } from './index.ts';
import { wideSamples } from './wideSamples.ts';

const context = { seed: 1, progress: () => undefined };
const samples = Array.from({ length: 9 }, (_, i) => `S${i + 1}`);
const groups: Groups = { samples, group: reference.groups, levels: ['A', 'B'], colors: {}, factors: [] };
const long = recordsOf({
  function: reference.fn,
  taxon: reference.taxon,
  sample: reference.sample,
  taxon_function_abun: reference.value,
});
const keys = [...new Set(reference.fn.map((fn, row) => `${fn}|${reference.taxon[row]!}`))];
/** As HUMAnN writes it: totals of the functions among the rows, a suffix at the samples. */
const wide = recordsOf({
  '# Pathway': [...keys, 'PWY-1', 'UNINTEGRATED|g__T1.s__x1', 'UNMAPPED'],
  ...Object.fromEntries(
    samples.map((sample) => [
      `${sample}_Abundance`,
      [
        ...keys.map(
          (key) =>
            reference.value[
              reference.fn.findIndex(
                (fn, row) => `${fn}|${reference.taxon[row]!}` === key && reference.sample[row] === sample,
              )
            ]!,
        ),
        900,
        50,
        70,
      ],
    ]),
  ),
});
const options = defaultOptions(contribution);
const run = (records: Records, more: Options = {}, given: Groups | undefined = groups): MethodOutput =>
  contribution.run({ records, groups: given }, { ...options, ...more }, context);
const columnOf = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(columnOf(output, table, name) as Float64Array),
];
const texts = (output: MethodOutput, table: string, name: string): readonly string[] =>
  columnOf(output, table, name) as readonly string[];

describe.each([
  ['all samples', '全部样本', true, reference.relative],
  ['plain amounts', '全部样本', false, reference.plain],
  ['the first group', 'A', true, reference.A],
  ['the second group', 'B', true, reference.B],
] as const)('agrees with R: %s', (_, scope, relative, expected) => {
  it.each([
    ['long', long],
    ['wide', wide],
  ] as const)('the %s table agrees', (__, records) => {
    const output = run(records, { relative });
    const rows = texts(output, 'contributions', 'scope').flatMap((one, row) => (one === scope ? [row] : []));
    expect(rows).toHaveLength(expected.fn.length);
    const at = new Map(
      rows.map((row) => [
        `${texts(output, 'contributions', 'function')[row]!}\n${texts(output, 'contributions', 'taxon')[row]!}`,
        row,
      ]),
    );
    expected.fn.forEach((fn, i) => {
      const row = at.get(`${fn}\n${expected.taxon[i]!}`)!;
      expect(close(numbers(output, 'contributions', 'amount')[row]!, expected.amount[i]!, 1e-9)).toBe(true);
      expect(close(numbers(output, 'contributions', 'share')[row]!, expected.share[i]!, 1e-9)).toBe(true);
    });
    expected.names.forEach((fn, i) => {
      const row = texts(output, 'functions', 'function').findIndex(
        (name, place) => name === fn && texts(output, 'functions', 'scope')[place] === scope,
      );
      expect(close(numbers(output, 'functions', 'amount')[row]!, expected.whole[i]!, 1e-9)).toBe(true);
      expect(close(numbers(output, 'functions', 'effective')[row]!, expected.effective[i]!, 1e-9)).toBe(true);
    });
  });
});

describe('the samples that groups can name', () => {
  it('are those of a wide table keyed by “function|taxon”, without the suffixes that HUMAnN adds', () =>
    expect(wideSamples(wide)).toEqual(samples));

  it('are those of a wide table with one column of functions and one of taxa', () => {
    expect(wideSamples(recordsOf({ KO: ['K1', 'K2'], 物种: ['a', 'b'], S1: [1, 2], S2: [3, 4] }))).toEqual([
      'S1',
      'S2',
    ]);
  });

  it('are not offered for a long table, nor for a table of single cells', () => {
    expect(wideSamples(long)).toBeUndefined();
    expect(
      wideSamples(recordsOf({ barcode: ['S1|AAAC', 'S2|AAAG'], cluster: ['T', 'B'], umap_1: [1, 2] })),
    ).toBeUndefined();
    expect(wideSamples(recordsOf({ Barcode: ['S1|AAAC', 'S2|AAAG'], seurat_clusters: [0, 1] }))).toBeUndefined();
    expect(wideSamples(recordsOf({ function: ['K1'], taxon: ['a'] }))).toBeUndefined();
  });
});

describe('contribution', () => {
  it('messages name the samples and rows that were left out', () => {
    const output = run(wide);
    expect(output.removed).toEqual([{ kind: 'sample', id: 'S9', reason: '没有分层的丰度' }]);
    expect(output.messages.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        '3 行是功能的合计、没有写明物种或没有归到功能，未参与',
        '5 个数值缺失，没有计入；未检出请填 0',
        '1 个样本没有分层的丰度，未参与',
      ]),
    );
  });
  it('the bars of a function sum to 1, including the taxa that the legend does not list', () => {
    const output = run(long, { top_taxa: 2, top_functions: 4 });
    expect(new Set(texts(output, 'bars', 'taxon')).size).toBe(3);
    for (const scope of ['全部样本', 'A', 'B']) {
      const own = numbers(output, 'bars', 'share').filter(
        (_, row) =>
          texts(output, 'bars', 'scope')[row] === scope &&
          texts(output, 'bars', 'function')[row] === texts(output, 'functions', 'function')[1],
      );
      expect(own.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
    }
    expect(new Set(texts(output, 'samples', 'function')).size).toBe(4);
  });
  it('the flows are the amounts of the functions shown', () => {
    const output = run(long, { top_functions: 3 });
    const flow = numbers(output, 'links', 'value').reduce((sum, value) => sum + value, 0);
    expect(flow).toBeCloseTo(
      numbers(output, 'functions', 'amount')
        .slice(0, 3)
        .reduce((sum, value) => sum + value, 0),
      10,
    );
  });
  it('species of one genus are added up at the rank of genus', () => {
    const two = recordsOf({
      function: ['K1', 'K1', 'K1'],
      taxon: ['g__A.s__a', 'g__A.s__b', 'unclassified'],
      S1: [1, 2, 3],
      S2: [3, 0, 1],
    });
    const output = contribution.run({ records: two }, { ...options, taxon_level: 'genus' }, context);
    expect(texts(output, 'contributions', 'taxon')).toEqual(['g__A', 'unclassified']);
    expect(numbers(output, 'contributions', 'share')).toEqual([0.625, 0.375]);
  });
  it('a sample without a group counts only for all samples together', () => {
    const some: Groups = { ...groups, samples: samples.slice(1), group: reference.groups.slice(1) };
    const output = run(long, {}, some);
    expect(output.messages.some(({ level, text }) => level === 'warning' && text.includes('S1'))).toBe(true);
    expect(numbers(output, 'contributions', 'share')[0]).toBe(numbers(run(long), 'contributions', 'share')[0]);
  });
  it('the note says what was counted', () =>
    expect(contribution.note(options, run(wide).facts)).toContain('3 行）不参与，5 个缺失'));
});

describe('contribution refuses', () => {
  const code = (records: Records, more: Options = {}, given: Groups | undefined = groups): string =>
    caught(() => contribution.check!({ records, groups: given }, { ...options, ...more })).problems[0]!.code;
  it('a table without functions, taxa or samples', () => {
    expect(code(recordsOf({ x: ['a', 'b'], y: [1, 2] }))).toBe('option-value');
    expect(code(recordsOf({ function: ['a', 'b'], taxon: ['x', 'y'] }))).toBe('option-value');
    expect(code(recordsOf({ function: ['a', 'b'], taxon: ['', ''], S1: [1, 2] }))).toBe('no-rows');
  });
  it('a negative amount, and groups of other samples', () => {
    expect(code(recordsOf({ function: ['a', 'b'], taxon: ['x', 'y'], S1: [1, -2] }))).toBe('value-negative');
    expect(code(long, {}, { ...groups, samples: samples.map((name) => `X${name}y`) })).toBe('too-few-groups');
  });
});

import { describe, expect, it } from 'vitest';
import type { FeatureSets, Matrix, MethodOutput, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import reference from './functionProfile.reference.json' with { type: 'json' };
import { functionProfile } from './index.ts';
import { functionsOf, plainName } from './lookUp.ts';

const samples = reference.counts[0]!.map((_, at) => `S${at + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.counts.map((_, row) => `asv${row + 1}`),
  samples,
  values: Float64Array.from(reference.counts.flat()),
  annotations: [],
};
const taxonomy: Taxonomy = { features: matrix.ids, ranks: ['family', 'genus', 'species'], values: reference.taxonomy };
const sets: FeatureSets = { ids: reference.names, names: reference.names, members: reference.sets };
type Given = { matrix?: Matrix; taxonomy?: Taxonomy | undefined; sets?: FeatureSets };
const run = (raw: Record<string, unknown> = {}, given: Given = {}): MethodOutput =>
  functionProfile.run({ matrix, taxonomy, sets, ...given }, parseOptions(functionProfile, raw), {
    seed: 1,
    progress: () => undefined,
  });
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array),
];
const words = (output: MethodOutput, table: string, name: string): string[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as string[]),
];

describe.each(['lowest', 'any'] as const)('agrees with the definition in R: %s', (match) => {
  it.each([
    [true, 'share'],
    [false, 'count'],
  ] as const)('the abundance of functions agrees, relative: %s', (relative, key) => {
    const output = run({ match, relative });
    const names = words(output, 'profile', 'function');
    expect(names).not.toContain('none');
    names.forEach((name, row) =>
      samples.forEach((sample, i) =>
        expect(numbers(output, 'profile', sample)[row]).toBeCloseTo(
          reference[match][key][reference.names.indexOf(name)]![i]!,
          12,
        ),
      ),
    );
  });
  it('the covered share of each sample and the number of features of each function agree', () => {
    const output = run({ match });
    numbers(output, 'samples', 'matched_share').forEach((value, i) =>
      expect(value).toBeCloseTo(reference[match].covered[i]!, 12),
    );
    words(output, 'functions', 'id').forEach((id, row) =>
      expect(numbers(output, 'functions', 'features')[row]).toBe(
        reference[match].features[reference.names.indexOf(id)],
      ),
    );
  });
});

describe('function profile', () => {
  it('lists features without a function, the most abundant first, and functions without a feature as left out', () => {
    const output = run();
    const mean = numbers(output, 'unmatched', 'mean');
    expect(mean).toEqual(mean.toSorted((a, b) => b - a));
    expect(words(output, 'unmatched', 'feature').toSorted()).toEqual(
      words(output, 'matches', 'feature')
        .filter((_, row) => numbers(output, 'matches', 'functions')[row] === 0)
        .toSorted(),
    );
    expect(output.removed).toEqual([{ kind: 'feature', id: 'none', reason: '没有特征具有这一功能' }]);
  });

  it('compares names without prefixes, brackets, wildcards and case, and joins an epithet to its genus', () => {
    expect(['g__Nitrospira', '*Nitrospira*', '[Nitrospira]', 'nitrospira', 'D_5__Nitrospira'].map(plainName)).toEqual(
      Array.from({ length: 5 }, () => 'nitrospira'),
    );
    const found = functionsOf(
      ['a'],
      { features: ['a'], ranks: ['genus', 'species'], values: [['Nitrospira'], ['moscoviensis']] },
      { ids: ['n', 'm'], names: ['n', 'm'], members: [['*Nitrospira*moscoviensis*'], ['Nitrospira']] },
      'lowest',
    );
    expect(found).toEqual([{ functions: [0], name: 'Nitrospira moscoviensis', level: 'species' }]);
  });

  it('draws a heat map of a single function and of a single sample too', () => {
    const one: FeatureSets = { ids: ['fix'], names: ['固氮'], members: [['Ga one', 'Gc']] };
    expect(run({}, { sets: one }).tables.find(({ id }) => id === 'matrix')!.rows).toBe(1);
    expect(
      run(
        {},
        { matrix: { ...matrix, samples: ['S1'], values: Float64Array.from(reference.counts.map((row) => row[0]!)) } },
      ).tables.find(({ id }) => id === 'matrix')!.columns,
    ).toHaveLength(2);
  });

  it('warns when only a small part of the community has a function', () => {
    const rare: FeatureSets = { ids: ['x'], names: ['x'], members: [['asv4']] };
    expect(run({}, { sets: rare }).messages.at(-1)!.level).toBe('warning');
  });
});

describe('function profile refuses', () => {
  it('missing values', () =>
    expect(
      caught(() => run({}, { matrix: { ...matrix, values: matrix.values.with(3, Number.NaN) } })).problems[0]!.code,
    ).toBe('value-missing'));
  it('a function table that matches no feature, saying that the taxonomy is missing', () => {
    const taxa: FeatureSets = { ids: ['rot'], names: ['rot'], members: [['F1', 'Gd']] };
    const { code, remedy } = caught(() => run({}, { taxonomy: undefined, sets: taxa })).problems[0]!;
    expect([code, remedy]).toEqual(['nothing-matches', '功能表写的是分类名时，请同时提供物种注释']);
  });
});

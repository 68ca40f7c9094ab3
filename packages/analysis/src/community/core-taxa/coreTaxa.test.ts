import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import reference from './coreTaxa.reference.json' with { type: 'json' };
import { coreTaxa } from './index.ts';

const n = reference.group.length;
const samples = Array.from({ length: n }, (_, at) => `S${at + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.counts.map((_, row) => `f${row + 1}`),
  samples,
  values: Float64Array.from(reference.counts.flat()),
  annotations: [],
};
const groups: Groups = {
  samples: samples.toReversed(),
  group: reference.group.map((level) => `组${level}`).toReversed(),
  levels: ['组1', '组2', '组3'],
  colors: {},
  factors: [],
};
type Given = { matrix?: Matrix; taxonomy?: Taxonomy; groups?: Groups | undefined };
const run = (raw: Record<string, unknown> = {}, given: Given = {}, seed = 1): MethodOutput =>
  coreTaxa.run({ matrix, groups, ...given }, parseOptions(coreTaxa, raw), { seed, progress: () => undefined });
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array),
];
const words = (output: MethodOutput, table: string, name: string): string[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as string[]),
];

describe.each([
  ['全部样本', 0, 'all'],
  ['组1', 1, 'group'],
  ['组2', 2, 'group'],
  ['组3', 3, 'group'],
] as const)('agrees with the definitions in R: %s', (name, at, by) => {
  const expected = reference.units[at]!;
  const output = run({ by, prevalence: 0.5, permutations: 2000 });
  const rowsOf = (table: string): number[] =>
    words(output, table, 'group').flatMap((group, row) => (group === name ? [row] : []));

  it('the core taxa, their prevalence and mean agree', () => {
    const rows = rowsOf('core');
    expect(rows.map((row) => Number(words(output, 'core', 'taxon')[row]!.slice(1))).toSorted((a, b) => a - b)).toEqual(
      expected.core,
    );
    for (const row of rows) {
      const taxon = Number(words(output, 'core', 'taxon')[row]!.slice(1)) - 1;
      expect(numbers(output, 'core', 'prevalence')[row]).toBeCloseTo(expected.prevalence[taxon]!, 12);
      expect(numbers(output, 'core', 'mean')[row]).toBeCloseTo(expected.mean[taxon]!, 12);
    }
  });

  it('the prevalence at every detection threshold agrees', () => {
    const rows = rowsOf('heat');
    expect(new Set(rows.map((row) => words(output, 'heat', 'taxon')[row])).size).toBe(
      expected.heat.filter(([first]) => first! >= 0.5).length,
    );
    rows.forEach((row, place) => {
      expect(numbers(output, 'heat', 'detection')[row]).toBeCloseTo(reference.detections[place % 10]!, 12);
      expect(numbers(output, 'heat', 'prevalence')[row]).toBeCloseTo(
        expected.heat[Number(words(output, 'heat', 'taxon')[row]!.slice(1)) - 1]![place % 10]!,
        12,
      );
    });
  });

  it('the expected pan and core curves over all orders agree within the error of drawing them', () => {
    const rows = rowsOf('curve');
    expect(rows).toHaveLength(expected.pan.length);
    rows.forEach((row, k) => {
      for (const [column, values] of [
        ['pan', expected.pan],
        ['core', expected.expected_core],
      ] as const) {
        expect(Math.abs(numbers(output, 'curve', column)[row]! - values[k]!)).toBeLessThan(
          1e-9 + (5 * numbers(output, 'curve', `${column}_sd`)[row]!) / Math.sqrt(2000),
        );
      }
    });
  });
});

describe('core taxa', () => {
  it('core and pan curves start at the same number and end at the taxa in all and in any samples, in every order', () => {
    const output = run({ permutations: 20 });
    const [pan, core, sd] = ['pan', 'core', 'pan_sd'].map((name) => numbers(output, 'curve', name)) as [
      number[],
      number[],
      number[],
    ];
    expect(pan[0]).toBe(core[0]);
    expect(pan.at(-1)).toBe(reference.counts.filter((row) => row.some((value) => value > 0)).length);
    expect(core.at(-1)).toBe(reference.counts.filter((row) => row.every((value) => value > 0)).length);
    expect(sd.at(-1)).toBe(0);
    expect(run({ permutations: 20 })).toEqual(run({ permutations: 20 }));
  });

  it('at a detection of 0 and a prevalence of 1 the core is what no sample lacks', () => {
    expect(words(run({ detection: 0, prevalence: 1 }), 'core', 'taxon').toSorted()).toEqual(
      matrix.ids.filter((_, row) => reference.counts[row]!.every((value) => value > 0)).toSorted(),
    );
  });

  it('core taxa are marked as shared by all groups or not, and are genera when a taxonomy is given', () => {
    const output = run({ by: 'group', prevalence: 0.5 });
    expect(output.facts['shared']).toBe(
      reference.units
        .slice(1)
        .map(({ core }) => core)
        .reduce((all, own) => all.filter((taxon) => own.includes(taxon))).length,
    );
    const taxonomy: Taxonomy = {
      features: matrix.ids,
      ranks: ['genus'],
      values: [matrix.ids.map((_, at) => `属${at % 4}`)],
    };
    expect(words(run({}, { taxonomy }), 'core', 'taxon').every((name) => name.startsWith('属'))).toBe(true);
  });

  it('warn when no taxon reaches the thresholds, and when groups are small', () => {
    const output = run({ by: 'group', prevalence: 1, detection: 0.5 });
    expect(output.messages.filter(({ level }) => level === 'warning').map(({ text }) => text)).toEqual([
      '组3 的样本少于 3 个，检出率很粗，核心类群不可靠',
      '没有达到阈值的核心类群，请降低检出阈值或检出率阈值',
    ]);
  });
});

describe('core taxa refuse', () => {
  const fault = (act: () => unknown): string => caught(act).problems[0]!.code;
  it('missing values', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, values: matrix.values.with(3, Number.NaN) } }))).toBe(
      'value-missing',
    ));
  it('a comparison by groups without groups', () =>
    expect(fault(() => run({ by: 'group' }, { groups: undefined }))).toBe('groups-missing'));
});

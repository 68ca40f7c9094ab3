import { describe, expect, it } from 'vitest';
import type { Matrix, MethodOutput, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import reference from './enterotype.reference.json' with { type: 'json' };
import { enterotype } from './index.ts';
import { jensenShannon } from './jensenShannon.ts';
import { aroundMedoids } from './partition.ts';

const n = reference.counts[0]!.length;
const width = reference.counts.length;
const samples = Array.from({ length: n }, (_, at) => `S${at + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.counts.map((_, row) => `f${row + 1}`),
  samples,
  values: Float64Array.from(reference.counts.flat()),
  annotations: [],
};
type Given = { matrix?: Matrix; taxonomy?: Taxonomy };
const run = (raw: Record<string, unknown> = {}, given: Given = {}): MethodOutput =>
  enterotype.run({ matrix, ...given }, parseOptions(enterotype, raw), { seed: 1, progress: () => undefined });
const numbers = (output: MethodOutput, table: string, name: string): number[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array),
];
const words = (output: MethodOutput, table: string, name: string): string[] => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as string[]),
];
const totals = samples.map((_, i) => reference.counts.reduce((sum, row) => sum + row[i]!, 0));
const shares = Float64Array.from(
  { length: n * width },
  (_, at) => reference.counts[at % width]![Math.floor(at / width)]! / totals[Math.floor(at / width)]!,
);
const distance = Float64Array.from(reference.distance.flat());

describe('agrees with cluster and the definitions in R', () => {
  it('the Jensen–Shannon distances agree', () =>
    jensenShannon(shares, n).forEach((value, at) => expect(value).toBeCloseTo(distance[at]!, 10)));

  it.each(reference.runs.map((one) => [one.k, one] as const))(
    'the partition into %s, its indices and silhouettes agree',
    (k, expected) => {
      const { code, cost, medoids } = aroundMedoids(distance, n, k);
      expect(medoids.map((at) => at + 1).toSorted((a, b) => a - b)).toEqual(expected.medoids);
      expect(cost).toBeCloseTo(expected.cost, 10);
      // The same clusters, whatever their numbers.
      for (let i = 0; i < n; i += 1)
        for (let j = 0; j < i; j += 1) expect(code[i] === code[j]).toBe(expected.code[i] === expected.code[j]);
      const output = run({ k });
      expect(numbers(output, 'k', 'ch')[k - 2]).toBeCloseTo(expected.ch, 9);
      expect(numbers(output, 'k', 'cost')[k - 2]).toBeCloseTo(expected.cost, 10);
      numbers(output, 'clusters', 'silhouette').forEach((value, at) =>
        expect(value).toBeCloseTo(expected.silhouette[at]!, 9),
      );
    },
  );

  it('the eigenvalues of the principal coordinates agree', () =>
    numbers(run(), 'eig', 'eigenvalue')
      .slice(0, 8)
      .forEach((value, at) => expect(value).toBeCloseTo(reference.eigenvalues[at]!, 9)));
});

describe('enterotype', () => {
  it('chooses the number of types with the highest index, and numbers the types from the largest', () => {
    const output = run();
    const ch = numbers(output, 'k', 'ch');
    expect(numbers(output, 'k', 'chosen')[ch.indexOf(Math.max(...ch))]).toBe(1);
    const sizes = [...Map.groupBy(words(output, 'clusters', 'type'), (type) => type)]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([, all]) => all.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(words(output, 'points', 'type')).toEqual(words(output, 'clusters', 'type'));
  });

  it('lists the driver taxa of each type by their definition', () => {
    const output = run({ k: 3, drivers: 2 });
    const type = words(output, 'clusters', 'type');
    words(output, 'drivers', 'taxon').forEach((taxon, row) => {
      const feature = matrix.ids.indexOf(taxon);
      const mean = (inside: boolean): number => {
        const of = samples.flatMap((_, i) =>
          (type[i] === words(output, 'drivers', 'type')[row]) === inside ? [shares[i * width + feature]!] : [],
        );
        return of.reduce((sum, value) => sum + value, 0) / of.length;
      };
      expect(numbers(output, 'drivers', 'difference')[row]).toBeCloseTo(mean(true) - mean(false), 12);
    });
    expect(
      words(output, 'drivers', 'taxon')
        .filter((_, row) => numbers(output, 'drivers', 'rank')[row] === 1)
        .toSorted(),
    ).toEqual(['f1', 'f2', 'f3']);
  });

  it('the depth of a sample changes nothing, and features of one genus are added up', () => {
    const deeper = { ...matrix, values: matrix.values.map((value, at) => (at % n === 3 ? value * 7 : value)) };
    expect(words(run({}, { matrix: deeper }), 'clusters', 'type')).toEqual(words(run(), 'clusters', 'type'));
    const taxonomy: Taxonomy = {
      features: matrix.ids,
      ranks: ['genus'],
      values: [matrix.ids.map((_, at) => `属${at % 5}`)],
    };
    expect(new Set(words(run({}, { taxonomy }), 'drivers', 'taxon')).size).toBeLessThanOrEqual(5);
  });

  it('warns when the samples show no clusters', () => {
    const even = { ...matrix, values: matrix.values.map((_, at) => 30 + Math.round(12 * Math.sin(at * at + 1))) };
    expect(run({}, { matrix: even }).messages.some(({ text }) => text.includes('平均轮廓系数只有'))).toBe(true);
  });
});

describe('enterotype refuses', () => {
  const fault = (act: () => unknown): string => caught(act).problems[0]!.code;
  it('missing values', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, values: matrix.values.with(3, Number.NaN) } }))).toBe(
      'value-missing',
    ));
  it('samples that are all equal', () =>
    expect(fault(() => run({}, { matrix: { ...matrix, values: matrix.values.map(() => 2) } }))).toBe('no-variation'));
  it('a number of types of 1', () => expect(fault(() => run({ k: 1 }))).toBe('bad-k'));
  it('more types than samples allow', () =>
    expect(
      fault(() =>
        run(
          { k: 4 },
          {
            matrix: {
              ...matrix,
              samples: samples.slice(0, 4),
              values: Float64Array.from(
                matrix.ids.flatMap((_, row) => [...matrix.values.subarray(row * n, row * n + 4)]),
              ),
            },
          },
        ),
      ),
    ).toBe('bad-k'));
});

import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import type { Groups, Matrix, MethodOutput, Options } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { matrixOf } from '../../testing/tables.ts';
import { caught } from '../../testing/caught.ts';
import { sourceDraws } from './gibbs.ts';
import { sourceTracker } from './index.ts';
import reference from './sourceTracker.reference.json' with { type: 'json' };

const progress = () => undefined;

describe.each(reference.cases.map((one, at) => [at, one] as const))(
  'agrees with an enumeration of all assignments: case %i',
  (_, { first, known, mean, sd, sink, source, sources, unknown }) => {
    const chain = { restarts: 20, burnIn: 50, draws: 4_000, delay: 2 };
    const draws = sourceDraws(
      Float64Array.from(sink),
      sources.map((one) => Float64Array.from(one)),
      { known, unknown, source },
      chain,
      uniform(5),
    );
    const [count, n, size] = [mean.length, chain.restarts * chain.draws, sink.reduce((sum, value) => sum + value, 0)];
    const shares = mean.map((__, v) => Float64Array.from({ length: n }, (___, b) => draws[b * count + v]! / size));
    it('the shares and their standard deviations', () =>
      shares.forEach((own, v) => {
        const average = own.reduce((sum, value) => sum + value, 0) / n;
        // Draws follow each other, so that they count for fewer.
        expect(Math.abs(average - mean[v]!), `${average} for ${mean[v]}`).toBeLessThan(0.012);
        expect(
          Math.abs(Math.sqrt(own.reduce((sum, value) => sum + (value - average) ** 2, 0) / n) - sd[v]!),
        ).toBeLessThan(0.012);
      }));
    it('the probability of every count of the first source', () =>
      first.forEach((chance, held) => {
        expect(
          Math.abs(shares[0]!.filter((value) => Math.round(value * size) === held).length / n - chance),
        ).toBeLessThan(0.015);
      }));
  },
);

/** Two sources without a taxon in common, and sinks mixed of them and of a taxon of neither. */
const counts = [
  [90, 80, 0, 0, 56, 28, 0],
  [60, 70, 1, 0, 44, 22, 0],
  [0, 0, 80, 60, 0, 24, 0],
  [0, 1, 60, 90, 0, 26, 0],
  [0, 0, 0, 0, 0, 0, 100],
  [3, 3, 3, 3, 0, 0, 0],
];
const matrix = matrixOf(counts);
const groups: Groups = {
  samples: matrix.samples,
  group: ['土壤', '土壤', '水体', '水体', '叶面', '叶面', '叶面'],
  levels: ['土壤', '水体', '叶面'],
  colors: {},
  factors: [],
};
const options: Options = { ...defaultOptions(sourceTracker), sink: '叶面', beta: 1 };
const run = (more: Options = {}, of: Matrix = matrix, by: Groups = groups, seed = 3): MethodOutput =>
  sourceTracker.run({ matrix: of, groups: by }, { ...options, ...more }, { seed, progress });
const shareOf = (output: MethodOutput, sink: string, source: string, column = 'share'): number => {
  const [sinks, sources, share] = ['sink', 'source', column].map(
    (name) => output.tables[0]!.columns.find((one) => one.name === name)!.values,
  ) as [readonly string[], readonly string[], Float64Array];
  return share[sinks.findIndex((one, row) => one === sink && sources[row] === source)]!;
};

describe('source-tracker', () => {
  it('recovers the sources that a sink was mixed from', () => {
    const output = run();
    // The taxa of a source may as well come from the unknown one, so that a share is seldom all of it.
    expect(shareOf(output, 'S5', '水体')).toBeLessThan(0.05);
    expect(shareOf(output, 'S5', '土壤')).toBeGreaterThan(0.5);
    expect(shareOf(output, 'S6', '水体')).toBeGreaterThan(0.3);
    expect(shareOf(output, 'S7', '土壤') + shareOf(output, 'S7', '水体')).toBeLessThan(0.1);
    expect(shareOf(output, 'S7', '未知来源')).toBeGreaterThan(0.9);
  });
  it('the shares of a sink sum to 1 and lie in their intervals', () => {
    const output = run();
    for (const sink of ['S5', 'S6', 'S7']) {
      const own = ['土壤', '水体', '未知来源'];
      expect(own.reduce((sum, source) => sum + shareOf(output, sink, source), 0)).toBeCloseTo(1, 10);
      own.forEach((source) => {
        expect(shareOf(output, sink, source, 'low')).toBeLessThanOrEqual(shareOf(output, sink, source) + 1e-12);
        expect(shareOf(output, sink, source, 'high')).toBeGreaterThanOrEqual(shareOf(output, sink, source) - 1e-12);
      });
    }
  });
  it('one seed always gives the same result, another seed another one', () => {
    expect(run()).toEqual(run());
    expect(run({}, matrix, groups, 4).tables[0]).not.toEqual(run().tables[0]);
  });
  it('uses no more sequences than asked for, and names the samples that have fewer', () => {
    const output = run({ depth: 150 });
    const used = output.tables.find(({ id }) => id === 'depths')!.columns.find(({ name }) => name === 'used')!
      .values as Float64Array;
    expect([...used]).toEqual([150, 150, 100, 100, 100]);
    expect(output.messages.some(({ level, text }) => level === 'warning' && text.includes('S5'))).toBe(true);
  });
  it('warns of sources that are nearly equal', () => {
    const same: Groups = { ...groups, group: ['土壤', '水体', '土壤', '水体', '叶面', '叶面', '叶面'] };
    expect(run({}, matrix, same).messages.some(({ text }) => text.includes('很相近'))).toBe(true);
  });
  it('the note describes the chain', () =>
    expect(sourceTracker.note(options, run().facts)).toMatch(/α₁ = 0\.001.*β = 1；10 次重启/u));
});

describe('source-tracker refuses', () => {
  const code = (more: Options, of: Matrix = matrix, by: Groups = groups): string =>
    caught(() => sourceTracker.check!({ matrix: of, groups: by }, { ...options, ...more })).problems[0]!.code;
  it('a sink that is not a group, a single group, and a group named like the unknown source', () => {
    expect(code({ sink: '空气' })).toBe('option-value');
    expect(code({}, matrix, { ...groups, group: groups.group.map(() => '叶面') })).toBe('too-few-groups');
    expect(
      code({}, matrix, {
        ...groups,
        group: groups.group.map((name) => (name === '水体' ? '未知来源' : name)),
        levels: ['土壤', '未知来源', '叶面'],
      }),
    ).toBe('reserved-name');
  });
  it('a table that does not hold counts', () => {
    expect(code({}, { ...matrix, values: matrix.values.with(2, Number.NaN) })).toBe('value-missing');
    expect(code({}, { ...matrix, values: matrix.values.with(2, 0.5) })).toBe('value-not-whole');
  });
});

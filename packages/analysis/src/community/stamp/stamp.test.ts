import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodInputs, MethodOutput, Taxonomy } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import { stamp } from './index.ts';
import reference from './stamp.reference.json' with { type: 'json' };

const samples = reference.counts[0]!.map((_, at) => `S${at + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.counts.map((_, row) => `f${row + 1}`),
  samples,
  values: Float64Array.from(reference.counts.flat()),
  annotations: [],
};
const groups: Groups = {
  samples,
  group: samples.map((_, at) => (at < reference.reference ? 'CK' : '处理')),
  levels: ['CK', '处理'],
  colors: {},
  factors: [],
};
const run = (inputs: MethodInputs, raw: Record<string, unknown> = {}, seed = 1): MethodOutput =>
  stamp.run(inputs, parseOptions(stamp, raw), { seed, progress: () => undefined });
const column = (output: MethodOutput, name: string) =>
  [...output.tables[0]!.columns.find((one) => one.name === name)!.values] as (number | string)[];
const relative = (actual: number, expected: number): number =>
  Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-300);

describe('stamp agrees with R', () => {
  it.each([
    ['welch', 0.95],
    ['student', 0.9],
  ] as const)('%s at %s', (test, confidence) => {
    const output = run({ matrix, groups }, { test, confidence });
    for (const name of ['statistic', 'df', 'ci_low', 'ci_high', 'p', 'p_adj'] as const) {
      reference[test][name].forEach((expected, row) => {
        const actual = column(output, name)[row] as number;
        if (expected === null) expect(actual, `${name} ${row}`).toBeNaN();
        else expect(relative(actual, expected), `${name} ${row}`).toBeLessThan(1e-8);
      });
    }
  });

  it('White’s test agrees within the error of its permutations', () => {
    const output = run({ matrix, groups }, { test: 'white', permutations: 4999 });
    reference.white.forEach((expected, row) => {
      const actual = column(output, 'p')[row] as number;
      if (expected === null) expect(actual).toBeNaN();
      else
        expect(Math.abs(actual - expected), `${row}: ${actual} for ${expected}`).toBeLessThan(
          4 * Math.sqrt((expected * (1 - expected)) / 4999) + 1 / 5000,
        );
    });
    expect(output.tables).toEqual(run({ matrix, groups }, { test: 'white', permutations: 4999 }).tables);
  });
});

describe('stamp', () => {
  it('exchanging the groups turns the sign, and the depth of a sample changes nothing', () => {
    const forward = column(run({ matrix, groups }), 'difference') as number[];
    (column(run({ matrix, groups }, { reference: '处理' }), 'difference') as number[]).forEach((value, row) =>
      expect(value).toBeCloseTo(-forward[row]!, 14),
    );
    const deeper = {
      ...matrix,
      values: matrix.values.map((value, at) => (at % samples.length === 1 ? value * 8 : value)),
    };
    (column(run({ matrix: deeper, groups }), 'difference') as number[]).forEach((value, row) =>
      expect(value).toBeCloseTo(forward[row]!, 14),
    );
  });

  it('gives an interval around a difference of exactly 0', () => {
    const flat: Matrix = {
      idName: 'id',
      ids: ['a', 'b'],
      samples: ['1', '2', '3', '4'],
      values: Float64Array.of(1, 3, 1, 3, 3, 1, 3, 1),
      annotations: [],
    };
    const two: Groups = {
      samples: flat.samples,
      group: ['x', 'x', 'y', 'y'],
      levels: ['x', 'y'],
      colors: {},
      factors: [],
    };
    const output = run({ matrix: flat, groups: two });
    expect(column(output, 'difference')[0]).toBe(0);
    expect(column(output, 'ci_low')[0]).toBeLessThan(-0.1);
    expect(column(output, 'p')[0]).toBe(1);
  });

  it('tests the sums of a rank, and can require a minimum difference as well', () => {
    const taxonomy: Taxonomy = {
      features: matrix.ids,
      ranks: ['Genus'],
      values: [['g', 'h', 'h', 'k', 'g', 'k', 'm', 'm']],
    };
    const output = run({ matrix, groups, taxonomy });
    expect(column(output, 'feature')).toEqual(['g', 'h', 'k', 'm']);
    const all = run({ matrix, groups }, { p_column: 'p', p: 1 });
    expect(run({ matrix, groups }, { p_column: 'p', p: 1, effect: 99 }).facts['significant']).toBe(0);
    expect(all.facts['significant']).toBe(7);
    expect(column(all, 'reason')[2]).toBe('数值没有变化');
  });
});

describe('stamp refuses', () => {
  it('a group that does not exist', () =>
    expect(caught(() => run({ matrix, groups }, { reference: 'WT' })).problems[0]!.remedy).toBe('请选择：CK、处理'));
  it('a group of one sample', () =>
    expect(
      caught(() => run({ matrix, groups: { ...groups, group: samples.map((_, at) => (at === 0 ? 'CK' : '处理')) } }))
        .problems[0]!.code,
    ).toBe('too-few-samples'));
  it('a negative value', () =>
    expect(
      caught(() => run({ matrix: { ...matrix, values: matrix.values.with(0, -1) }, groups })).problems[0]!.code,
    ).toBe('value-negative'));
});

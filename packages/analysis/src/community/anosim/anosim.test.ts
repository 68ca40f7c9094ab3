import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { ranksOf } from '../../testing/byDefinition.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { anosimTest, rankDistances } from './anosimTest.ts';
import { anosim } from './index.ts';
import reference from './anosim.reference.json' with { type: 'json' };

const context = { seed: 3, progress: () => undefined };
const options = { ...defaultOptions(anosim), permutations: 9_999 };
const matrix = matrixOf(reference.values);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.group,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [],
};
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array;

it('R and the ranks agree with anosim of vegan, p within the error of permutations', () => {
  const output = anosim.run({ matrix, groups }, options, context);
  expect(close(column(output, 'result', 'r')[0]!, reference.r[0]!, 1e-9)).toBe(true);
  expect(close(column(output, 'pairs', 'r')[0]!, reference.pair_r[0]!, 1e-9)).toBe(true);
  expect(Math.abs(column(output, 'result', 'p')[0]! - reference.p[0]!)).toBeLessThan(
    5 * Math.sqrt(reference.p[0]! / 9_999) + 2e-4,
  );
  expect(Math.abs(column(output, 'pairs', 'p')[0]! - reference.pair_p[0]!)).toBeLessThan(
    5 * Math.sqrt(reference.pair_p[0]! / 9_999) + 2e-4,
  );
  reference.mean.forEach((mean, i) => expect(close(column(output, 'ranks', 'mean')[i]!, mean, 1e-9)).toBe(true));
  ['min', 'q1', 'median', 'q3', 'max'].forEach((name, at) =>
    reference.quantiles.forEach((quantiles, i) =>
      expect(close(column(output, 'ranks', name)[i]!, quantiles[at]!, 1e-9)).toBe(true),
    ),
  );
});

it('R follows its definition', () => {
  const cases = fc.integer({ min: 4, max: 8 }).chain((size) =>
    fc.tuple(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: size * size, maxLength: size * size }),
      fc
        .array(fc.integer({ min: 0, max: 2 }), { minLength: size, maxLength: size })
        .filter((code) => new Set(code).size > 1 && new Set(code).size < size),
    ),
  );
  fc.assert(
    fc.property(cases, ([cells, code]) => {
      const size = code.length;
      const distance = new Float64Array(size * size);
      const pairs: { value: number; within: boolean }[] = [];
      for (let i = 0; i < size; i += 1) {
        for (let j = 0; j < i; j += 1) {
          distance[i * size + j] = distance[j * size + i] = cells[i * size + j]!;
          pairs.push({ value: cells[i * size + j]!, within: code[i] === code[j] });
        }
      }
      const ranks = ranksOf(pairs.map(({ value }) => value));
      const mean = (within: boolean) => {
        const own = ranks.filter((_, at) => pairs[at]!.within === within);
        return own.reduce((sum, rank) => sum + rank, 0) / own.length;
      };
      const { p, r } = anosimTest(rankDistances(distance, size), Int32Array.from(code), 99, 1);
      expect(close(r, (mean(false) - mean(true)) / (pairs.length / 2), 1e-9)).toBe(true);
      expect(p).toBeGreaterThan(0);
      expect(p).toBeLessThanOrEqual(1);
    }),
  );
});

it('refuses groups of one sample, and warns of few samples', () => {
  const small = matrixOf([
    [1, 2, 9, 8],
    [5, 4, 1, 3],
  ]);
  const scheme = (group: readonly string[]): Groups => ({
    ...groups,
    samples: small.samples,
    group,
    levels: [...new Set(group)],
  });
  expect(() => anosim.run({ matrix: small, groups: scheme(['A', 'B', 'C', 'D']) }, options, context)).toThrow(
    '每组只有一个样本',
  );
  const output = anosim.run({ matrix: small, groups: scheme(['A', 'A', 'B', 'B']) }, options, context);
  expect(output.messages.at(-1)!.text).toContain('只有 6 种');
});

it('a pair of groups without a distance inside either group has no R', () => {
  const output = anosim.run(
    {
      matrix: matrixOf([
        [1, 2, 9, 8],
        [5, 4, 1, 3],
      ]),
      groups: { ...groups, samples: ['S1', 'S2', 'S3', 'S4'], group: ['A', 'A', 'B', 'C'] },
    },
    options,
    context,
  );
  expect(column(output, 'pairs', 'r')[2]).toBeNaN();
  expect(column(output, 'pairs', 'p_adj')[2]).toBeNaN();
});

import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import { countPrior } from './countPrior.ts';
import { deqms } from './index.ts';
import reference from './deqms.reference.json' with { type: 'json' };

const counted = (rows: Cells, counts: readonly (number | string | null)[], name = 'unique peptides'): Matrix => ({
  ...matrixOf(rows),
  annotations: [
    { name: 'gene', values: rows.map((_, i) => `G${i}`) },
    { name, values: counts.map((count) => (count === null ? '' : String(count))) },
  ],
});
const matrix = counted(reference.values as Cells, reference.count);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.group,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [{ name: 'batch', values: reference.batch }],
};
const run = (of: Matrix = matrix, raw: Record<string, unknown> = {}, scheme: Groups = groups): MethodOutput =>
  deqms.run({ matrix: of, groups: scheme }, parseOptions(deqms, { logged: true, ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) =>
  Array.from<string | number>(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
  );
const size = reference.count.length;

describe('deqms agrees with limma and the definition in R', () => {
  it.each([
    ['plain', {}],
    ['batched', { batch: 'batch' }],
  ] as const)('%s', (name, raw) => {
    const output = run(matrix, raw);
    const expected = reference[name];
    expect(close(Number(column(output, 'hyper', 'd0')[0]), expected.d0, 1e-6)).toBe(true);
    for (const [own, theirs] of [
      ['sd_prior', expected.s02],
      ['sd_post', expected.post],
    ] as const) {
      column(output, 'variance', own).forEach((sd, i) => {
        // A protein without a count has no variance of its own kind.
        if (reference.count[i] !== null)
          expect(
            close(Number(sd) ** 2, (theirs as (number | null)[])[i] ?? Number.NaN, 1e-4),
            `${own} of ${i}: ${Number(sd) ** 2} for ${(theirs as (number | null)[])[i]} at ${reference.count[i]}`,
          ).toBe(true);
      });
    }
    (['B', 'C'] as const).forEach((contrast, k) => {
      for (const figure of ['log2fc', 't', 'p', 'p_adj'] as const) {
        column(output, 'result', figure)
          .slice(k * size, (k + 1) * size)
          .forEach((value, i) => {
            const wanted = (expected.contrasts[contrast][figure] as (number | null)[])[i] ?? null;
            if (figure === 'log2fc' && wanted === null) return;
            expect(
              close(Number(value), wanted ?? Number.NaN, 1e-4),
              `${figure} of ${i} in ${contrast}: ${value} for ${wanted}`,
            ).toBe(true);
          });
      }
    });
  });
});

describe('deqms', () => {
  it('trusts a protein with one peptide less than one with thirty and the same values', () => {
    const [one, many] = [
      counted(
        reference.values as Cells,
        reference.count.map((count, i) => (i === 0 ? 1 : count)),
      ),
      counted(
        reference.values as Cells,
        reference.count.map((count, i) => (i === 0 ? 30 : count)),
      ),
    ].map((of) => run(of));
    expect(Number(column(one!, 'variance', 'sd_post')[0])).toBeGreaterThan(
      Number(column(many!, 'variance', 'sd_post')[0]),
    );
    expect(column(one!, 'result', 'p_limma')[0]).toBe(column(many!, 'result', 'p_limma')[0]);
  });

  it('gives the reason when a protein is not tested, and leaves it out of the correction', () => {
    const output = run();
    expect(column(output, 'result', 'reason')[40]).toBe('没有肽段数');
    expect(column(output, 'result', 'reason')[38]).toContain('缺失太多');
    expect(output.messages.map(({ text }) => text).join('')).toContain('肽段数或 PSM 数取自“unique peptides”列');
  });

  it('raises counts by one when one is 0, and joins by sample name', () => {
    const zero = run(
      counted(
        reference.values as Cells,
        reference.count.map((count, i) => (i === 5 ? 0 : count === null ? null : count)),
      ),
    );
    expect(zero.facts['raised']).toBe(1);
    expect(column(zero, 'result', 'count')[5]).toBe(1);
    const reversed: Groups = {
      ...groups,
      samples: groups.samples.toReversed(),
      group: groups.group.toReversed(),
      factors: [],
    };
    expect(run(matrix, {}, reversed).tables).toEqual(run(matrix, {}, { ...groups, factors: [] }).tables);
  });

  it.each([
    ['no annotation', { ...matrix, annotations: [] }, {}, '请在数据表的特征名之后加一列'],
    ['no column of that name', matrix, { counts: 'spectra' }, '注释列有：gene、unique peptides'],
    [
      'words for counts',
      counted(
        reference.values as Cells,
        reference.count.map((count, i) => (i === 2 ? '多' : count)),
      ),
      {},
      '更正该列',
    ],
    [
      'one count for all',
      counted(
        reference.values as Cells,
        reference.count.map(() => 3),
      ),
      {},
      'limma',
    ],
    ['few proteins', counted(reference.values.slice(0, 12) as Cells, reference.count.slice(0, 12)), {}, 'limma'],
    [
      'values to be logged below 0',
      counted(reference.values.map((row, i) => (i === 3 ? row.map(() => -1) : row)) as Cells, reference.count),
      { logged: false },
      '数据已取对数',
    ],
  ])('refuses %s, and says what to do', (_, of, raw, remedy) => {
    try {
      run(of, raw);
      expect.unreachable();
    } catch (error) {
      expect((error as InputError).problems[0]!.remedy).toContain(remedy);
    }
  });
});

it('variances without excess spread are shrunk completely to the prior', () => {
  const sigma2 = Float64Array.from({ length: 30 }, () => 0.5);
  const prior = countPrior(
    sigma2,
    new Float64Array(30).fill(6),
    Float64Array.from({ length: 30 }, (_, i) => 1 + (i % 10)),
  );
  expect(prior.d0).toBeCloseTo(30, 9);
});

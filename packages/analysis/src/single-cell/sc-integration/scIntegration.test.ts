import { describe, expect, it } from 'vitest';
import { readExample } from '../../examples/readExample.ts';
import { simulateBatchedCells } from '../../examples/batchedCells.ts';
import type { CellCounts, MethodOutput, Records } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { harmony, usualSettings, type HarmonySettings } from './harmony.ts';
import { scIntegration } from './index.ts';
import { localDiversity, neighboursOf } from './lisi.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';
import reference from './scIntegration.reference.json' with { type: 'json' };

const [n, d] = [reference.batch.length, reference.points.length / reference.batch.length];
const points = Float64Array.from(reference.points);
const batches = { of: Int32Array.from(reference.batch), count: 3 };
/** The cells as the R script takes them. */
const orderOf = (pass: number): Int32Array =>
  Int32Array.from({ length: n }, (_, i) => i).sort((a, b) => ((a * 37 + 11 * pass) % n) - ((b * 37 + 11 * pass) % n));
const run = (settings: Partial<HarmonySettings> = {}) =>
  harmony(points, n, d, batches, Float64Array.from(reference.centres), { ...usualSettings, ...settings }, orderOf);
const all = (actual: ArrayLike<number>, expected: readonly number[], share = 1e-8): void => {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((value, i) =>
    expect(
      close(actual[i]!, value, share) || Math.abs(actual[i]! - value) < 1e-10,
      `${i}: ${actual[i]} for ${value}`,
    ).toBe(true),
  );
};

const near = (of: Float64Array, perplexity: number) => nearestNeighbours(of, n, d, neighboursOf(perplexity, n));

describe('agrees with the algorithm of the paper in R', () => {
  it.each([
    ['usual', {}],
    ['other', { theta: 1, lambda: 3, sigma: 0.25, rounds: 2 }],
  ] as const)('%s settings: for components and objective of every round', (name, settings) => {
    const found = run(settings);
    all(found.corrected, reference[name].corrected);
    all(
      found.rounds.flatMap(({ distance, diversity, entropy, objective, passes, round }) => [
        round,
        passes,
        objective,
        distance,
        entropy,
        diversity,
      ]),
      reference[name].rounds.flat(),
    );
  });

  it('for the LISI of batches and of types', () => {
    all(localDiversity(near(points, 10), [batches], 10)[0]!, reference.lisi['10'], 1e-7);
    all(
      localDiversity(near(run().corrected, 25), [batches, { of: Int32Array.from(reference.kind), count: 4 }], 25)[1]!,
      reference.lisi['25'],
      1e-7,
    );
  });
});

it('does not change its input, and with one batch leaves the components unchanged', () => {
  const before = points.slice();
  const alone = harmony(
    points,
    n,
    d,
    { of: new Int32Array(n), count: 1 },
    Float64Array.from(reference.centres),
    usualSettings,
    orderOf,
  );
  expect(points).toEqual(before);
  all(alone.corrected, reference.points, 1e-10);
});

describe('on cells of three batches', async () => {
  const { inputs } = await readExample(simulateBatchedCells());
  const cells = inputs.cells as CellCounts;
  const records = inputs.records as Records;
  const runCells = (given: Records, options: Record<string, unknown> = {}, counts = cells, seed = 1): MethodOutput =>
    scIntegration.run({ cells: counts, records: given }, parseOptions(scIntegration, { components: 10, ...options }), {
      seed,
      progress: () => undefined,
    });
  const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
    Array.from<number | string>(
      output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
    );
  const output = runCells(records);
  const changed = (name: string, of: (word: string, row: number) => string): Records => ({
    ...records,
    columns: records.columns.map((one) => (one.name === name ? { ...one, text: one.text.map(of) } : one)),
  });

  it('mixes the batches and keeps the types apart', () => {
    const { facts } = output;
    expect(Number(facts['ilisi_after'])).toBeGreaterThan(Number(facts['ilisi_before']) + 0.5);
    expect(Number(facts['clisi_after'])).toBeLessThan(1.1);
    expect(output.messages.filter(({ level }) => level === 'warning')).toEqual([]);
    expect(Number(facts['communities'])).toBe(4);
  });

  it('gives quartiles of LISI over all cells and over each batch', () => {
    expect(column(output, 'mixing', 'scope').slice(0, 4)).toEqual(['全部', '全部', '批次1', '批次1']);
    const own = column(output, 'cells', 'ilisi_after')
      .map(Number)
      .toSorted((a, b) => a - b);
    expect(column(output, 'mixing', 'median')[1]).toBeCloseTo(
      (own[(own.length - 1) >> 1]! + own[own.length >> 1]!) / 2,
      12,
    );
    expect(column(output, 'mixing', 'max')[1]).toBe(own.at(-1));
  });

  it('joins by name in any order of the table', () => {
    const turned = {
      ...records,
      columns: records.columns.map((one) => ({
        ...one,
        text: one.text.toReversed(),
        numbers: one.numbers?.toReversed() ?? null,
      })),
    };
    expect(runCells(turned).tables).toEqual(output.tables);
  });

  it('another seed changes the result only a little', () => {
    const other = runCells(records, {}, cells, 2);
    expect(Math.abs(Number(other.facts['ilisi_after']) - Number(output.facts['ilisi_after']))).toBeLessThan(0.2);
  });

  it('leaves out cells without a batch, and works without types', () => {
    const first = cells.cells[0]!;
    const row = records.columns[0]!.text.indexOf(first);
    const some = runCells(changed('batch', (word, at) => (at === row ? '' : word)));
    expect(some.removed).toContainEqual({ kind: 'sample', id: first, reason: '没有批次' });
    const bare = runCells({ ...records, columns: records.columns.slice(0, 2) });
    expect(bare.facts['clisi_after']).toBeUndefined();
    expect(scIntegration.note(parseOptions(scIntegration, {}), bare.facts)).toContain('批次 LISI 的中位数');
  });

  it('warns when types are mixed as well', () => {
    const confused = runCells(
      changed('cell_type', (_, at) => records.columns[1]!.text[at]!),
      { label_column: 'cell_type' },
    );
    expect(confused.messages.some(({ text }) => text.includes('可能过度整合'))).toBe(true);
  });

  it.each([
    ['one batch', () => runCells(changed('batch', () => 'a')), '没有要整合的批次'],
    [
      'a column of cells as batches',
      () =>
        runCells({
          ...records,
          columns: records.columns.map((one) =>
            one.name === 'batch' ? { ...one, text: one.text.map((_, i) => `b${i}`) } : one,
          ),
        }),
      '189 个不同的值',
    ],
    ['other cells', () => runCells(changed('cell', (word) => `x${word}`)), '没有一列是表达矩阵的细胞'],
    ['no cells to speak of', () => runCells(records, {}, countsOf([[1, 2]])), '没有一列是表达矩阵的细胞'],
  ])('refuses %s in Chinese', (_, of, text) => {
    expect(of).toThrow(text);
  });
});

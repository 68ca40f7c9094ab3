import { describe, expect, it } from 'vitest';
import { simulateDoubletCells } from '../../examples/doubletCells.ts';
import { readExample } from '../../examples/readExample.ts';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { librarySizes } from '../../cells/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { chosenGenes, doubletScores } from './doubletScores.ts';
import { scDoublets } from './index.ts';
import { readScDoubletsOptions } from './scDoublets.schema.ts';
import reference from './scDoublets.reference.json' with { type: 'json' };
import { valley } from './threshold.ts';
import { vScores } from './variability.ts';

const cells = countsOf(reference.counts);
const pairs = { one: Int32Array.from(reference.pairs[0]!), other: Int32Array.from(reference.pairs[1]!) };
const options = (given: Record<string, unknown> = {}) => readScDoubletsOptions(parseOptions(scDoublets, given));
const run = (given: Record<string, unknown> = {}, of = cells, seed = 1): MethodOutput =>
  scDoublets.run({ cells: of }, parseOptions(scDoublets, given), { seed, progress: () => undefined });
const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
  Array.from<number | string>(
    output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
  );

describe('agrees with the definition of Scrublet in Python', () => {
  it('for the v-scores of the genes', () => {
    const totals = librarySizes(cells);
    const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
    const values = cells.values.slice();
    cells.cells.forEach((_, cell) =>
      values
        .subarray(cells.starts[cell]!, cells.starts[cell + 1]!)
        .forEach((value, i) => (values[cells.starts[cell]! + i] = (value / totals[cell]!) * mean)),
    );
    const { genes, score } = vScores({ ...cells, values });
    const at = new Map(genes.map((gene, i) => [gene + 1, score[i]!]));
    reference.half.vgenes.forEach((gene, i) =>
      expect(close(at.get(gene)!, reference.half.v[i]!, 1e-9), `gene ${gene}`).toBe(true),
    );
  });

  it.each([
    ['fifteen', {}],
    ['half', { variable_share: 0.5, components: 5 }],
  ] as const)('for genes, scores, errors and threshold, %s', (name, given) => {
    const wanted = reference[name];
    const genes = chosenGenes(cells, options(given));
    expect(genes.map((gene) => gene + 1)).toEqual(wanted.genes);
    const { neighbors, observed, simulated } = doubletScores(cells, genes, pairs, options(given), 1);
    expect(neighbors).toBe(wanted.k);
    wanted.observed.forEach((value, i) => expect(close(observed.score[i]!, value, 1e-9), `cell ${i}`).toBe(true));
    wanted.error.forEach((value, i) => expect(close(observed.error[i]!, value, 1e-9)).toBe(true));
    wanted.simulated.forEach((value, i) => expect(close(simulated.score[i]!, value, 1e-9), `doublet ${i}`).toBe(true));
    expect(close(valley(simulated.score)!, wanted.threshold, 1e-9)).toBe(true);
  });

  it.each(['two', 'three', 'one'] as const)('for the valley between peaks, %s', (name) => {
    const wanted = reference.valleys[name];
    expect(close(valley(Float64Array.from(reference.samples[name])) ?? Number.NaN, wanted ?? Number.NaN, 1e-9)).toBe(
      true,
    );
  });
});

it('finds the doublets of the example', async () => {
  const { inputs } = await readExample(simulateDoubletCells());
  const output = scDoublets.run(inputs, parseOptions(scDoublets, {}), { seed: 1, progress: () => undefined });
  expect(output.messages).toEqual([]);
  const names = column(output, 'cells', 'cell').map(String);
  const called = new Set(names.filter((_, i) => column(output, 'cells', 'doublet')[i] === '是'));
  const mixed = names.filter((name) => name.startsWith('D'));
  expect(mixed.filter((name) => called.has(name)).length).toBeGreaterThan(0.8 * mixed.length);
  expect([...called].filter((name) => !name.startsWith('D')).length).toBeLessThan(0.03 * names.length);
  expect(output.facts['how']).toBe('valley');
});

it('uses a given threshold', () => {
  const output = run({ threshold: 0.2 });
  expect(output.facts).toMatchObject({ how: 'given', threshold: 0.2 });
  column(output, 'cells', 'score').forEach((score, i) =>
    expect(column(output, 'cells', 'doublet')[i]).toBe(Number(score) > 0.2 ? '是' : '否'),
  );
  const [score, error, z] = ['score', 'error', 'z'].map((name) => column(output, 'cells', name).map(Number));
  score!.forEach((value, i) => expect(z![i]).toBeCloseTo((value - 0.2) / error![i]!, 12));
});

it('counts every score in one interval of the histogram', () => {
  const output = run();
  const [group, count, density, from, to] = ['group', 'count', 'density', 'from', 'to'].map((name) =>
    column(output, 'bins', name),
  );
  for (const [name, n] of [
    ['观测', 131],
    ['模拟', 262],
  ] as const) {
    const rows = group!.flatMap((own, i) => (own === name ? [i] : []));
    expect(rows.reduce((sum, i) => sum + Number(count![i]), 0)).toBe(n);
    expect(rows.reduce((sum, i) => sum + Number(density![i]) * (Number(to![i]) - Number(from![i])), 0)).toBeCloseTo(
      1,
      9,
    );
  }
});

it('is the same for the same seed, leaves out empty cells and says so', () => {
  const withEmpty = countsOf(reference.counts.map((row) => [...row, 0]));
  const output = run({}, withEmpty);
  expect(output.removed).toEqual([{ kind: 'sample', id: 'c132', reason: '没有任何计数' }]);
  expect(column(output, 'cells', 'score')).toEqual(column(run(), 'cells', 'score'));
  expect(column(run({}, cells, 2), 'cells', 'score')).not.toEqual(column(run(), 'cells', 'score'));
});

it('falls back to the expected rate when there are not two peaks, and says so', () => {
  // Every cell has the neighbours of every other: scores are equal.
  const output = run({ neighbors: 200 });
  expect(output.facts['how']).toBe('rate');
  expect(output.messages[0]).toMatchObject({ level: 'warning' });
  expect(output.messages[0]!.text).toContain('没有两个峰');
});

it.each([
  ['few cells', () => run({}, countsOf(reference.counts.map((row) => row.slice(0, 40)))), '至少需要 50 个'],
  [
    'more than one library',
    () =>
      run(
        {},
        {
          genes: ['a'],
          cells: Array.from({ length: 20_001 }, (_, i) => `c${i}`),
          starts: Int32Array.from({ length: 20_002 }, (_, i) => i),
          rows: new Int32Array(20_001),
          values: new Float64Array(20_001).fill(1),
        },
      ),
    '在线分析最多 20,000 个',
  ],
  [
    'genes that do not vary',
    () => run({}, countsOf([1, 2, 3, 4].map((value) => Array.from({ length: 60 }, () => value)))),
    '只有 0 个基因',
  ],
])('refuses %s in Chinese', (_, of, text) => {
  expect(of).toThrow(text);
});

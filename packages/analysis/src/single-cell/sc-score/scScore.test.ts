import { describe, expect, it } from 'vitest';
import { simulateScoredCells } from '../../examples/scoredCells.ts';
import { readExample } from '../../examples/readExample.ts';
import type { FeatureSets, MethodOutput, Records } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { geneMoments, librarySizes, logNormalized } from '../../cells/index.ts';
import { scScore } from './index.ts';
import { expressionBins } from './scores.ts';
import reference from './scScore.reference.json' with { type: 'json' };

const genes = reference.counts.map((_, i) => `g${i + 1}`);
const cells = countsOf(reference.counts, genes);
const names = ['T', 'B', 'S', 'G2M'] as const;
const sets: FeatureSets = {
  ids: names,
  names: ['', '', 'na', 'https://example.org'],
  members: names.map((name) => [
    ...reference.sets[name].map((gene) => `g${gene}`),
    ...(name === 'T' ? ['absent', 'g5'] : []),
  ]),
};
const table = (columns: Readonly<Record<string, readonly (string | number)[]>>): Records => ({
  rows: cells.cells.length,
  columns: Object.entries(columns).map(([name, values]) => ({
    name,
    text: values.map(String),
    numbers: values.every((value) => typeof value === 'number') ? Float64Array.from(values as number[]) : null,
  })),
});
const place = cells.cells.map((_, i) => i / 2);
const records = table({
  barcode: cells.cells.toReversed(),
  leiden: reference.cluster.toReversed(),
  UMAP_1: place,
  UMAP_2: place.map((value) => -value),
});
const run = (
  options: Record<string, unknown> = {},
  given: Records | undefined = records,
  wanted = sets,
  seed = 1,
): MethodOutput =>
  scScore.run({ cells, sets: wanted, ...(given && { records: given }) }, parseOptions(scScore, options), {
    seed,
    progress: () => undefined,
  });
const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
  Array.from<number | string>(
    output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
  );
const all = (output: MethodOutput, expected: Readonly<Record<(typeof names)[number], readonly number[]>>): void => {
  for (const name of names) {
    column(output, 'cells', name).forEach((score, cell) =>
      expect(
        close(Number(score), expected[name][cell]!, 1e-9),
        `${name} of ${cell}: ${score} for ${expected[name][cell]}`,
      ).toBe(true),
    );
  }
};

describe('agrees with the definitions in R', () => {
  it('for bins of equal size as in cut_number', () => {
    const { mean } = geneMoments(logNormalized(cells, librarySizes(cells)));
    for (const bins of [24, 5] as const)
      expect(Array.from(expressionBins(mean, bins), (bin) => (bin < 0 ? null : bin + 1))).toEqual(reference.bins[bins]);
  });

  it('for module scores with all genes of a bin as controls', () => {
    all(run(), reference.module);
    all(run({ bins: 5 }), reference.module5);
  });

  it('for recovery over all orders of equal counts', () => {
    all(run({ method: 'recovery' }), reference.recovery['0.05']);
    all(run({ method: 'recovery', top: 0.3 }), reference.recovery['0.3']);
  });

  it('for means of z', () => all(run({ method: 'mean_z' }), reference.mean_z));

  it('for means of the clusters', () => {
    const output = run();
    const means = column(output, 'clusters', 'mean').map(Number);
    names.forEach((name, at) =>
      reference.means[name].forEach((value, c) => expect(close(means[at * 3 + c]!, value, 1e-9)).toBe(true)),
    );
  });

  it('for phases, when every bin is used whole', () => {
    // Controls of the cell cycle are as few as the smaller set, and a bin of the 96 genes has at most five.
    expect(column(run(), 'cells', 'phase')).toEqual(reference.phase);
    expect(column(run({ method: 'recovery' }), 'cells', 'phase')).toEqual(reference.phase);
  });
});

it('names a cluster after its highest set, or unknown when that is low or close to the next', () => {
  const output = run();
  expect(column(output, 'annotation', 'cluster')).toEqual(['a', 'b', 'c']);
  expect(column(output, 'annotation', 'label').slice(0, 2)).toEqual(['T', 'B']);
  const [score, second, margin] = ['score', 'second_score', 'margin'].map((name) =>
    column(output, 'annotation', name).map(Number),
  );
  margin!.forEach((value, i) => expect(value).toBeCloseTo(score![i]! - second![i]!, 12));
  expect(column(run({ min_margin: 10 }), 'annotation', 'label')).toEqual(['未知', '未知', '未知']);
  expect(column(run({ min_score: 10 }), 'annotation', 'label')).toEqual(['未知', '未知', '未知']);
  expect(run({ min_score: 10 }).messages.at(-1)!.text).toContain('3 个簇没有得分足够高');
  const alone = run({}, records, { ids: ['B'], names: [''], members: [sets.members[1]!] });
  expect(column(alone, 'annotation', 'second')).toEqual(['', '', '']);
  expect(column(alone, 'annotation', 'label')[1]).toBe('B');
  expect(alone.tables.find(({ id }) => id === 'cycle')!.rows).toBe(0);
});

it('joins cells by name and uses the map of the table', () => {
  const output = run();
  expect(column(output, 'cells', 'cluster')).toEqual(reference.cluster);
  expect(column(output, 'cells', 'x')).toEqual(place.toReversed());
  expect(output.facts['epochs']).toBe(0);
  const fewer = run(
    {},
    table({ barcode: cells.cells, leiden: reference.cluster.map((name, i) => (i === 2 ? '' : name)) }),
  );
  expect(fewer.removed).toEqual([{ kind: 'sample', id: 'c3', reason: '没有簇' }]);
  expect(fewer.messages[0]!.text).toContain('1 个细胞不在注释表中或没有簇');
});

it('computes clusters and a map when there is no table', () => {
  const output = scScore.run({ cells, sets }, parseOptions(scScore, {}), { seed: 1, progress: () => undefined });
  expect(output.messages.some(({ text }) => text.includes('没有提供细胞注释表'))).toBe(true);
  expect(column(output, 'cells', 'x').every((value) => Number.isFinite(value))).toBe(true);
});

it('names the sets that were too small', () => {
  const output = run({}, records, {
    ids: [...sets.ids, 'tiny'],
    names: [...sets.names, ''],
    members: [...sets.members, ['g1', 'zz', 'yy']],
  });
  expect(column(output, 'sets', 'used')).toEqual(['是', '是', '是', '是', '否']);
  expect(column(output, 'sets', 'missing')).toEqual(['absent', '', '', '', 'zz、yy']);
  expect(output.messages[0]!.text).toContain('tiny（1/3）');
});

it('draws control genes by the seed', () => {
  const few = (seed: number) => column(run({ bins: 2, controls: 3 }, records, sets, seed), 'cells', 'T');
  expect(few(1)).toEqual(few(1));
  expect(few(1)).not.toEqual(few(2));
});

it('recovers the types of the example', async () => {
  const { inputs } = await readExample(simulateScoredCells());
  const output = scScore.run(inputs, parseOptions(scScore, {}), { seed: 1, progress: () => undefined });
  const [label, cluster] = [column(output, 'annotation', 'label'), column(output, 'annotation', 'cluster')];
  expect(label.filter((name) => name === '未知')).toHaveLength(1);
  expect(new Set(label).size).toBe(cluster.length);
});

it.each([
  [
    'other genes',
    () => run({}, records, { ...sets, members: sets.members.map((own) => own.map((gene) => `x${gene}`)) }),
    '没有一个基因集在表达矩阵中有 2 个以上的基因',
  ],
  [
    'other cells',
    () => run({}, table({ barcode: cells.cells.map((name) => `x${name}`), leiden: reference.cluster })),
    '没有一列是表达矩阵的细胞',
  ],
  ['no clusters', () => run({}, table({ barcode: cells.cells })), '没有认出簇的列'],
])('refuses %s in Chinese', (_, of, text) => {
  expect(of).toThrow(text);
});

it('says when only the case of gene names differs', () => {
  try {
    run({}, records, { ...sets, members: sets.members.map((own) => own.map((gene) => gene.toUpperCase())) });
    expect.unreachable();
  } catch (error) {
    expect((error as { problems: { remedy: string }[] }).problems[0]!.remedy).toContain('大小写不同');
  }
});

import { describe, expect, it } from 'vitest';
import { edger } from '../../whole-methods/index.ts';
import { simulateAbundantCells } from '../../examples/abundantCells.ts';
import { readExample } from '../../examples/readExample.ts';
import type { Groups, MethodOutput, Records } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';
import { scMilo } from './index.ts';
import { neighbourhoodCounts, neighbourhoodsOf, overlaps, refinedCells, weightedFdr } from './neighbourhoods.ts';
import reference from './scMilo.reference.json' with { type: 'json' };

const example = await readExample(simulateAbundantCells());
const context = { seed: 1, progress: () => undefined };
const cells = example.inputs.cells!;
const records = example.inputs.records!;
const run = (options: Record<string, unknown> = {}, given: Records = records, groups?: Groups): MethodOutput =>
  scMilo.run({ cells, records: given, ...(groups && { groups }) }, parseOptions(scMilo, options), context);
const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
  Array.from<number | string>(
    output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
  );
const changed = (name: string, of: (value: string, row: number) => string): Records => ({
  ...records,
  columns: records.columns.map((one) => (one.name === name ? { ...one, text: one.text.map(of) } : one)),
});
const hoods = column(run(), 'result', 'feature').length;

describe('agrees with the steps of miloR written out in R', () => {
  const n = reference.points.length;
  const points = Float64Array.from(reference.points.flat());
  const known = nearestNeighbours(points, n, 4, reference.k);
  const centres = refinedCells(points, 4, known, Int32Array.from(reference.drawn));
  const found = neighbourhoodsOf(known, centres);
  const counts = neighbourhoodCounts(found, Int32Array.from(reference.sample), 8);

  it('for the neighbourhoods and their cells', () => {
    expect(Array.from(centres)).toEqual(reference.centre);
    expect(Array.from(counts)).toEqual(reference.counts.flat());
  });

  it.each(['tmm', 'none'] as const)('for changes, F, p and the spatial FDR, %s', (library) => {
    const samples = reference.group.map((_, i) => `S${i + 1}`);
    const groups: Groups = { samples, group: reference.group, levels: ['CK', 'T'], colors: {}, factors: [] };
    const result = edger.run(
      {
        matrix: { idName: 'n', ids: found.map((_, i) => String(i)), samples, values: counts, annotations: [] },
        groups,
      },
      parseOptions(edger, { filter: false, library }),
      context,
    ).tables[0]!;
    const values = (name: string) => result.columns.find((one) => one.name === name)!.values as Float64Array;
    const expected = reference[library];
    values('log2fc').forEach((value, at) =>
      expect(close(value, expected.log2fc[at]!, 1e-4), `log2fc ${at}`).toBe(true),
    );
    values('statistic').forEach((value, at) =>
      expect(close(value, expected.statistic[at]!, 1e-3), `F ${at}`).toBe(true),
    );
    values('p').forEach((value, at) => expect(close(value, expected.p[at]!, 1e-3), `p ${at}`).toBe(true));
    weightedFdr(
      Float64Array.from(expected.p),
      overlaps(found, n).map((sum) => 1 / sum),
    ).forEach((value, at) => expect(close(value, expected.fdr[at]!, 1e-10), `FDR ${at}`).toBe(true));
  });
});

describe('neighbourhoods of the example', () => {
  const output = run();

  it('show the simulated changes and no others', () => {
    const [cluster, direction] = [column(output, 'result', 'cluster'), column(output, 'result', 'direction')];
    const of = (kind: string, word: string): number =>
      cluster.filter((name, at) => name === kind && direction[at] === word).length;
    expect(of('B 细胞', 'down')).toBeGreaterThan(0);
    expect(of('成熟细胞', 'up')).toBeGreaterThan(0);
    for (const kind of ['T 细胞', '单核细胞']) expect(of(kind, 'up') + of(kind, 'down')).toBe(0);
    expect(output.facts['most']).toBe('增多最多的是“成熟细胞”，减少最多的是“B 细胞”');
    expect(output.messages.filter(({ level }) => level === 'warning')).toEqual([]);
  });

  it('count every cell of a neighbourhood once, by sample', () => {
    const size = column(output, 'result', 'size');
    const samples = [...new Set(column(output, 'cells', 'sample'))] as string[];
    size.forEach((value, at) =>
      expect(samples.reduce((sum, name) => sum + Number(column(output, 'counts', name)[at]), 0)).toBe(value),
    );
    const summed = column(output, 'clusters', 'neighbourhoods')
      .map(Number)
      .reduce((sum, value) => sum + value, 0);
    expect(summed).toBe(hoods);
  });

  it('turn the sign when the groups are exchanged, and join the scheme by sample name', () => {
    const turned = run({ reference: '处理' });
    column(turned, 'result', 'log2fc').forEach((value, at) =>
      expect(Number(value)).toBeCloseTo(-Number(column(output, 'result', 'log2fc')[at]), 6),
    );
    const groups: Groups = {
      samples: ['P7', 'P6', 'P5', 'P4', 'P3', 'P2', 'P1'],
      group: ['处理', '处理', '处理', '处理', '对照', '对照', '对照'],
      levels: ['对照', '处理'],
      colors: {},
      factors: [],
    };
    expect(column(run({}, records, groups), 'result', 'p')).toEqual(column(output, 'result', 'p'));
  });

  it('use the map of the table, and draw other cells with another seed', () => {
    const xs = records.columns[0]!.text.map((_, i) => i / 3);
    const placed = run(
      {},
      {
        ...records,
        columns: [
          ...records.columns,
          { name: 'UMAP_1', text: xs.map(String), numbers: Float64Array.from(xs) },
          { name: 'UMAP_2', text: xs.map(String), numbers: Float64Array.from(xs) },
        ],
      },
    );
    expect(column(placed, 'cells', 'x')).toEqual(xs);
    expect(placed.facts['epochs']).toBe(0);
    const other = scMilo.run({ cells, records }, parseOptions(scMilo, {}), { ...context, seed: 2 });
    expect(column(other, 'result', 'cell')).not.toEqual(column(output, 'result', 'cell'));
  });

  it('are compared between every group and the reference, each with its own FDR', () => {
    const three = run(
      {},
      changed('group', (value, row) => (['P6', 'P7'].includes(records.columns[1]!.text[row]!) ? '恢复' : value)),
    );
    expect([...new Set(column(three, 'result', 'contrast'))]).toEqual(['处理 vs 对照', '恢复 vs 对照']);
    expect(column(three, 'result', 'p')).toHaveLength(2 * hoods);
  });

  it('leave out a group without replicates and say so, with a warning of small neighbourhoods', () => {
    const single = run(
      {},
      changed('group', (value, row) => (records.columns[1]!.text[row] === 'P7' ? '恢复' : value)),
    );
    expect(single.messages.find(({ level }) => level === 'warning')!.text).toContain('“恢复”只有 1 个样本');
    expect(single.facts['samples']).toBe(6);
    expect(
      run({ neighbors: 5 })
        .messages.map(({ text }) => text)
        .join(''),
    ).toContain('请增大近邻数');
    const fewer = run(
      {},
      changed('cell', (value, row) => (row < 3 ? `${value}x` : value)),
    );
    expect(fewer.messages.map(({ text }) => text).join('')).toContain('3 个细胞没有样本或细胞类型');
  });
});

it.each([
  [
    'one sample a group',
    () =>
      run(
        {},
        changed('group', (_, row) => records.columns[1]!.text[row]!),
      ),
    '没有重复，不能检验',
  ],
  [
    'one group',
    () =>
      run(
        {},
        changed('group', () => '对照'),
      ),
    '至少有 2 个样本的组只有 1 个',
  ],
  ['a group that is not there', () => run({ reference: '术后' }), '参照组“术后”没有样本'],
  [
    'more neighbours than cells',
    () =>
      run(
        {},
        changed('cell', (value, row) => (row % 25 === 0 ? value : `${value}x`)),
      ),
    '近邻数 30 不少于细胞数',
  ],
  ['a batch that is not there', () => run({ batch: 'lane' }), '批次列“lane”不在分组表中'],
  [
    'other cells',
    () =>
      run(
        {},
        changed('cell', (value) => `${value}x`),
      ),
    '没有一列是表达矩阵的细胞',
  ],
])('refuses %s in Chinese', (_, of, text) => {
  expect(of).toThrow(text);
});

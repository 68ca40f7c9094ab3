import { describe, expect, it } from 'vitest';
import { readExample } from '../../examples/readExample.ts';
import { annotatedSingleCells } from '../../examples/singleCells.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { scMarkers } from './index.ts';
import reference from './scMarkers.reference.json' with { type: 'json' };

const cells = countsOf(reference.values);
const groups: Groups = {
  samples: cells.cells,
  group: reference.cluster,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [],
};
const context = { seed: 1, progress: () => undefined };
const run = (
  options: Record<string, unknown> = {},
  scheme: Groups | undefined = groups,
  counts = cells,
  list?: readonly string[],
): MethodOutput =>
  scMarkers.run(
    { cells: counts, ...(scheme && { groups: scheme }), ...(list && { list }) },
    parseOptions(scMarkers, options),
    context,
  );
const column = (output: MethodOutput, name: string) =>
  output.tables[0]!.columns.find((one) => one.name === name)!.values;

it('agrees with wilcox.test, p.adjust and the definitions of Seurat 4 for every gene and cluster', () => {
  const output = run({ min_pct: 0.1, min_log2fc: 0.1, only_up: false });
  const rowOf = new Map(
    Array.from(column(output, 'gene') as string[], (gene, row) => [`${column(output, 'cluster')[row]} ${gene}`, row]),
  );
  let tested = 0;
  for (const [cluster, expected] of Object.entries(reference.result)) {
    expected.p.forEach((p, gene) => {
      const row = rowOf.get(`${cluster} g${gene + 1}`);
      expect(row === undefined, `${cluster} g${gene + 1}`).toBe(p === null);
      if (row === undefined || p === null) return;
      tested += 1;
      expect(Math.abs(Number(column(output, 'p')[row]) / p - 1)).toBeLessThan(1e-9);
      expect(Math.abs(Number(column(output, 'p_adj')[row]) / expected.adj[gene]! - 1)).toBeLessThan(1e-9);
      expect(Number(column(output, 'avg_log2fc')[row])).toBeCloseTo(expected.fc[gene]!, 10);
      expect(Number(column(output, 'pct1')[row])).toBeCloseTo(expected.p1[gene]!, 12);
      expect(Number(column(output, 'pct2')[row])).toBeCloseTo(expected.p2[gene]!, 12);
    });
  }
  expect(tested).toBe(rowOf.size);
  expect(tested).toBeGreaterThan(40);
});

it('does not depend on the order of the groups table, and leaves out cells that it does not name', () => {
  const turned: Groups = { ...groups, samples: groups.samples.toReversed(), group: groups.group.toReversed() };
  expect(run({}, turned).tables).toEqual(run().tables);
  const fewer = run({}, { ...groups, samples: groups.samples.slice(1), group: groups.group.slice(1) });
  expect(fewer.removed).toEqual([{ kind: 'sample', id: 'c1', reason: '不在分组表中' }]);
});

it('lists only rising genes unless asked, sorted by p within each cluster', () => {
  const output = run();
  expect(Array.from(column(output, 'avg_log2fc') as Float64Array).every((value) => value >= 0.25)).toBe(true);
  const [clusters, p] = [column(output, 'cluster') as string[], column(output, 'p') as Float64Array];
  for (let row = 1; row < p.length; row += 1)
    if (clusters[row] === clusters[row - 1]) expect(p[row]).toBeGreaterThanOrEqual(p[row - 1]!);
  expect(run({ only_up: false }).tables[0]!.rows).toBeGreaterThan(output.tables[0]!.rows);
});

it('finds the simulated markers of each type, with given groups and with clusters of its own', async () => {
  const { inputs } = await readExample(annotatedSingleCells(45));
  const given = run({}, inputs.groups, inputs.cells);
  const first = (cluster: string) =>
    (column(given, 'gene') as string[])[(column(given, 'cluster') as string[]).indexOf(cluster)]!;
  // 18 genes were made for each kind, in order.
  expect(Number(first('T 细胞').slice(2))).toBeLessThanOrEqual(18);
  expect(Number(first('B 细胞').slice(2))).toBeGreaterThan(18);
  expect(Number(first('B 细胞').slice(2))).toBeLessThanOrEqual(36);
  const found = scMarkers.run({ cells: inputs.cells }, parseOptions(scMarkers, { resolution: 0.5 }), context);
  expect(found.facts['how']).toBe('found');
  expect(scMarkers.note(parseOptions(scMarkers, { resolution: 0.5 }), found.facts)).toContain('P 值会偏小');
});

describe('the expression of each cell', () => {
  const tableOf = (output: MethodOutput, id: string) => output.tables.find((one) => one.id === id)!;
  const named = (output: MethodOutput, id: string, name: string) =>
    Array.from(tableOf(output, id).columns.find((one) => one.name === name)!.values as Float64Array);

  it('is ln(1 + counts per 10,000) by definition, with the genes asked for first', () => {
    const output = run({}, groups, cells, ['g19', 'g7', 'nowhere', 'g19']);
    expect(
      tableOf(output, 'cell_expression')
        .columns.slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['cell', 'g19', 'g7']);
    const totals = cells.cells.map((_, cell) => reference.values.reduce((sum, row) => sum + row[cell]!, 0));
    named(output, 'cell_expression', 'g7').forEach((value, cell) =>
      expect(value).toBeCloseTo(Math.log(1 + (reference.values[6]![cell]! / totals[cell]!) * 1e4), 12),
    );
    expect(named(output, 'cell_expression', 'g19')).toEqual(cells.cells.map(() => 0));
    expect(output.messages.map(({ text }) => text).join('')).toContain('1 个不在表达矩阵中：nowhere');
    expect(run({}, groups, cells, ['nope']).messages.find(({ text }) => text.includes('nope'))!.level).toBe('warning');
  });

  it('takes the top markers of the clusters in turn', () => {
    const output = run();
    const first = ['A', 'B', 'C'].map(
      (name) => (column(output, 'gene') as string[])[(column(output, 'cluster') as string[]).indexOf(name)]!,
    );
    expect(
      tableOf(output, 'cell_expression')
        .columns.slice(1, 4)
        .map(({ name }) => name),
    ).toEqual(first);
  });

  it('is placed where the groups table says, else by UMAP, or nowhere', () => {
    const place = cells.cells.map((_, i) => String(i / 4));
    const placed = run(
      {},
      {
        ...groups,
        factors: [
          { name: 'UMAP_1', values: place },
          { name: 'UMAP_2', values: place.map((value) => `-${value}`) },
        ],
      },
    );
    expect(named(placed, 'cells', 'x')).toEqual(place.map(Number));
    expect(placed.facts['map']).toBe('given');
    const found = run();
    expect(found.facts['map']).toBe('umap');
    expect(named(found, 'cells', 'y').every(Number.isFinite)).toBe(true);
    const off = run({ map: false });
    expect(named(off, 'cells', 'x').every(Number.isNaN)).toBe(true);
    expect(off.tables.slice(0, 2)).toEqual(found.tables.slice(0, 2));
    const few = groups.samples.slice(8, 15);
    expect(run({}, { ...groups, samples: few, group: groups.group.slice(8, 15) }).facts['map']).toBe('none');
  });
});

it.each([
  ['a single cluster', { ...groups, group: groups.group.map(() => 'A') }, '只有 1 个簇'],
  ['a cluster of two', { ...groups, group: groups.group.map((_, i) => (i < 2 ? 'B' : 'A')) }, '簇“B”只有 2 个细胞'],
  ['other names', { ...groups, samples: groups.samples.map((name) => `x${name}`) }, '一个也没有'],
])('refuses %s in Chinese', (_, scheme, text) => {
  expect(() => run({}, scheme)).toThrow(text);
});

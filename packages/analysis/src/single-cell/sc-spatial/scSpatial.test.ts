import { describe, expect, it } from 'vitest';
import { readExample } from '../../examples/readExample.ts';
import { simulateSpatialSpots } from '../../examples/spatialSpots.ts';
import type { MethodOutput, Records } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { byGene, librarySizes, logNormalized } from '../../cells/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { scSpatial } from './index.ts';
import { moranOf } from './moran.ts';
import { neighbourhood } from './neighbourhood.ts';
import reference from './scSpatial.reference.json' with { type: 'json' };
import { nearestSpots, spotsWithin } from './spotGraph.ts';

const cells = countsOf(reference.counts);
const table = (columns: Readonly<Record<string, readonly (string | number)[]>>): Records => ({
  rows: Object.values(columns)[0]!.length,
  columns: Object.entries(columns).map(([name, values]) => ({
    name,
    text: values.map(String),
    numbers: values.every((value) => typeof value === 'number') ? Float64Array.from(values as number[]) : null,
  })),
});
const records = table({
  barcode: cells.cells.toReversed(),
  x: reference.x.toReversed(),
  y: reference.y.toReversed(),
  leiden: reference.cluster.toReversed(),
});
const run = (options: Record<string, unknown> = {}, of = records, seed = 1): MethodOutput =>
  scSpatial.run({ cells, records: of }, parseOptions(scSpatial, { permutations: 100, ...options }), {
    seed,
    progress: () => undefined,
  });
const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
  Array.from<number | string>(
    output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
  );
const [x, y] = [Float64Array.from(reference.x), Float64Array.from(reference.y)];
const graphs = { nearest: nearestSpots(x, y, 6), radius: spotsWithin(x, y, 1.4) };

describe('agrees with ape and the definition of Squidpy in R', () => {
  it.each(['nearest', 'radius'] as const)(
    'for Moran’s I, its standard deviation, p and permutations, neighbours by %s',
    (by) => {
      const wanted = reference[by];
      const found = moranOf(
        byGene(logNormalized(cells, librarySizes(cells))),
        wanted.genes.map((gene) => gene - 1),
        graphs[by],
        reference.moved.length,
        (b) => Int32Array.from(reference.moved[b]!),
      );
      expect(found).toHaveLength(wanted.genes.length);
      found.forEach(({ hits, i, p, sd }, at) => {
        expect(close(i, wanted.i[at]!, 1e-9), `I of ${at}`).toBe(true);
        expect(close(sd, wanted.sd[at]!, 1e-9)).toBe(true);
        expect(close(p, wanted.p[at]!, 1e-7)).toBe(true);
        expect(close(hits, wanted.hits[at]!, 0)).toBe(true);
      });
    },
  );

  it.each(['nearest', 'radius'] as const)('for neighbours of clusters under the same permutations, %s', (by) => {
    const wanted = reference[by];
    const found = neighbourhood(
      graphs[by],
      Int32Array.from(reference.cluster, (name) => 'abc'.indexOf(name)),
      3,
      reference.labels.length,
      (b) => Int32Array.from(reference.labels[b]!),
    );
    for (const [own, other] of [
      ['count', 'count'],
      ['mean', 'mean'],
      ['sd', 'sd_count'],
      ['z', 'z'],
    ] as const)
      wanted[other].forEach((value, at) => expect(close(found[own][at]!, value, 1e-9), `${own} ${at}`).toBe(true));
  });
});

it('joins spots by name, sorts genes by I and draws the first', () => {
  const output = run({ top: 2 });
  expect(column(output, 'genes', 'gene')[0]).toBe('g1');
  const i = column(output, 'genes', 'i').map(Number);
  expect(i).toEqual(i.toSorted((a, b) => b - a));
  expect(output.tables[0]!.columns.map(({ name }) => name)).toEqual([
    'cell',
    'x',
    'y',
    'cluster',
    'counts',
    'g1',
    String(column(output, 'genes', 'gene')[1]),
  ]);
  expect(column(output, 'spots', 'x')).toEqual(reference.x);
  expect(column(output, 'genes', 'p_permutation').every((p) => Number.isNaN(p))).toBe(true);
  expect(column(run({ gene_permutations: 99 }), 'genes', 'p_permutation')[0]).toBe(0.01);
});

it('names spots without a neighbour within the radius', () => {
  const output = run({ weights: 'radius', radius: 1.4 });
  expect(output.messages.map(({ text }) => text).join('')).toContain('2 个位点在半径内没有邻居');
});

it('leaves out spots without a place or a cluster, and names them', () => {
  const output = run(
    {},
    table({
      barcode: cells.cells.slice(1),
      x: reference.x.slice(1).map((value, i) => (i === 0 ? Number.NaN : value)),
      y: reference.y.slice(1),
      leiden: reference.cluster.slice(1).map((name, i) => (i === 1 ? '' : name)),
    }),
  );
  expect(output.removed.map(({ id, reason }) => [id, reason])).toEqual([
    ['c1', '不在位点表中'],
    ['c2', '没有坐标'],
    ['c3', '没有簇'],
  ]);
});

it('computes clusters when the table has none, the same for the same seed', () => {
  const bare = table({ barcode: cells.cells, x: reference.x, y: reference.y });
  const output = run({}, bare);
  expect(output.facts['how']).toBe('found');
  expect(column(output, 'neighbourhood', 'z')).toEqual(column(run({}, bare), 'neighbourhood', 'z'));
  expect(column(run(), 'neighbourhood', 'expected')).not.toEqual(
    column(run({}, records, 2), 'neighbourhood', 'expected'),
  );
});

it('finds the simulated patterns of the example', async () => {
  const { inputs } = await readExample(simulateSpatialSpots());
  const output = scSpatial.run(inputs, parseOptions(scSpatial, {}), { seed: 1, progress: () => undefined });
  expect(output.messages).toEqual([]);
  expect(
    column(output, 'genes', 'gene')
      .slice(0, 8)
      .every((gene) => Number(String(gene).slice(2)) <= 40),
  ).toBe(true);
  const [cluster, neighbour, z] = ['cluster', 'neighbour', 'z'].map((name) => column(output, 'neighbourhood', name));
  cluster!.forEach((name, at) => name === neighbour![at] && expect(Number(z![at])).toBeGreaterThan(3));
});

it.each([
  [
    'other spots',
    () => run({}, table({ barcode: cells.cells.map((name) => `x${name}`), x: reference.x, y: reference.y })),
    '没有一列是表达矩阵的细胞',
  ],
  ['no places', () => run({}, table({ barcode: cells.cells, leiden: reference.cluster })), '横坐标列'],
  [
    'repeated places',
    () => run({}, table({ barcode: cells.cells, x: reference.x.map((_, i) => i % 9), y: reference.x.map(() => 1) })),
    '只有 9 个不同的坐标',
  ],
  ['a radius without neighbours', () => run({ weights: 'radius', radius: 0.001 }), '半径内没有一个位点有邻居'],
  [
    'rare genes',
    () =>
      run({ min_pct: 1 }, table({ barcode: cells.cells, x: reference.x, y: reference.y, leiden: reference.cluster })),
    '没有一个基因',
  ],
])('refuses %s in Chinese', (_, of, text) => {
  expect(of).toThrow(text);
});

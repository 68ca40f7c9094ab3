import { describe, expect, it } from 'vitest';
import { simulateBranchingCells } from '../../examples/branchingCells.ts';
import { readExample } from '../../examples/readExample.ts';
import type { MethodInputs, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { logNormalized } from '../../cells/index.ts';
import { centresOf } from './clusteredCells.ts';
import { fittedCurve, geneTrends, splineBasis } from './geneTrends.ts';
import { scTrajectory } from './index.ts';
import { pseudotime } from './pseudotime.ts';
import reference from './scTrajectory.reference.json' with { type: 'json' };
import { likelyRoot, lineagesFrom, spanningTree } from './spanningTree.ts';

const points = Float64Array.from(reference.points.flat());
const cluster = Int32Array.from(reference.cluster);
const dimensions = 4;
const centres = centresOf(points, dimensions, cluster, 6);
const edges = spanningTree(centres, dimensions);
const near = (actual: number, expected: number, share = 1e-9): void =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(share * Math.max(1e-6, Math.abs(expected)));

describe('agrees with R', () => {
  it('for the tree, with igraph', () => {
    expect(edges.map(({ a, b }) => [a, b])).toEqual(reference.edges.map(([a, b]) => [a, b]));
    edges.forEach(({ length }, at) => near(length, reference.edges[at]![2]!));
  });

  it.each([
    [0, false, reference.clip],
    [0, true, reference.extend],
    [3, false, reference.from_4],
  ] as const)('for pseudotime from cluster %i, ends extended: %s', (root, beyond, expected) => {
    const { time } = pseudotime({ points, centres, dimensions, cluster }, edges, root, beyond);
    expected.forEach((value, cell) => expect(Math.abs(time[cell]! - value)).toBeLessThan(1e-10 * 20));
  });

  it('for the tests of genes and the fitted curve', () => {
    const time = Float64Array.from(reference.tested, (cell) => reference.extend[cell]!);
    const counts = countsOf(reference.counts);
    const expression = { ...counts, values: counts.values.map(Math.log1p) };
    const basis = splineBasis(time, 5);
    const found = geneTrends(expression, time, basis, 1);
    expect(found.map(({ gene }) => gene)).toEqual(reference.tests.flatMap(([f], gene) => (f === null ? [] : [gene])));
    for (const { f, gene, p, pRho, rho } of found) {
      const [f0, p0, rho0, pRho0, df] = reference.tests[gene]! as number[];
      near(f, f0!);
      near(p, p0!, 1e-8);
      near(rho, rho0!);
      near(pRho, pRho0!, 1e-8);
      expect(basis.df1).toBe(df);
    }
    const values = Float64Array.from(reference.counts[2]!, Math.log1p);
    fittedCurve(values, basis, Float64Array.from(reference.grid)).forEach((value, at) =>
      near(value, reference.fit[at]!, 1e-8),
    );
  });
});

it('lineages lead from the root to the ends; without a chosen root the tree starts at the most distant end', () => {
  expect(lineagesFrom(edges, 0)).toEqual([
    [0, 1, 2, 4, 5],
    [0, 1, 2, 3],
  ]);
  expect(likelyRoot(edges, [17, 12, 9, 14, 12, 10])).toBe(0);
  expect(lineagesFrom([], 2)).toEqual([[2]]);
});

it('a long edge can be cut, and clusters beyond it have no pseudotime', () => {
  const far = Float64Array.of(0, 1, 2, 40, 41);
  const cut = spanningTree(far, 1, 10);
  expect(cut.map(({ a, b }) => [a, b])).toEqual([
    [0, 1],
    [1, 2],
    [3, 4],
  ]);
  const { time } = pseudotime(
    { points: far, centres: far, dimensions: 1, cluster: Int32Array.of(0, 1, 2, 3, 4) },
    cut,
    0,
    false,
  );
  expect(Array.from(time)).toEqual([0, 1, 2, Number.NaN, Number.NaN]);
});

const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;

describe('on the simulated branching', async () => {
  const { inputs } = await readExample(simulateBranchingCells());
  const run = (options: Record<string, unknown> = {}, given: MethodInputs = inputs): MethodOutput =>
    scTrajectory.run(given, parseOptions(scTrajectory, options), { seed: 1, progress: () => undefined });

  it('finds both fates from the start genes, and the genes simulated for them', () => {
    const output = run();
    expect(output.facts['lineages']).toBe('干细胞 → 祖细胞 → 髓系；干细胞 → 祖细胞 → 红系');
    expect(output.messages[0]!.text).toContain('起点基因平均表达最高的是“干细胞”');
    const [lineage, gene, adjusted] = [
      column(output, 'genes', 'lineage') as string[],
      column(output, 'genes', 'gene') as string[],
      column(output, 'genes', 'p_adj') as Float64Array,
    ];
    const red = new Set(
      gene
        .filter((_, row) => lineage[row] === '2' && adjusted[row]! < 1e-6)
        .map((name) => Math.floor((Number(name.slice(2)) - 1) / 14)),
    );
    expect([...red].every((programme) => programme <= 4)).toBe(true);
    expect(red.has(0) && red.has(2)).toBe(true);
  });

  it('starts where it is told, in any order of the groups', () => {
    expect(run({ start: '髓系' }, { cells: inputs.cells, groups: inputs.groups }).facts['root']).toBe('髓系');
    const groups = {
      ...inputs.groups!,
      samples: inputs.groups!.samples.toReversed(),
      group: inputs.groups!.group.toReversed(),
    };
    expect(run({}, { ...inputs, groups }).tables).toEqual(run().tables);
    expect(run({}, { cells: inputs.cells, groups: inputs.groups }).messages[0]!.text).toContain(
      '没有指定起点，按树的形状',
    );
  });

  it('computes clusters when none are given, and says how', () => {
    const given = { cells: inputs.cells };
    const output = run({ start_cluster: 1, resolution: 1 }, given);
    expect(output.facts['how']).toBe('found');
    expect(output.facts['root']).toBe('1');
    expect(scTrajectory.note(parseOptions(scTrajectory, {}), output.facts)).toContain('用 Leiden 算法');
  });

  it('with ends extended few cells share the same time', () => {
    const same = (output: MethodOutput): number =>
      200 - new Set(column(output, 'cells', 'pseudotime') as Float64Array).size;
    expect(same(run({ ends: 'extend' }))).toBeLessThan(same(run()));
    expect(Math.min(...(column(run({ ends: 'extend' }), 'cells', 'pseudotime') as Float64Array))).toBe(0);
  });

  it.each([
    ['a start that is not there', { start: '肝细胞' }, inputs, '没有名为“肝细胞”的簇'],
    ['start genes that are not there', {}, { ...inputs, list: ['CD34'] }, '起点基因（如“CD34”）在表达矩阵中一个也没有'],
    [
      'one kind of cells',
      {},
      { ...inputs, groups: { ...inputs.groups!, group: inputs.groups!.group.map(() => 'A'), levels: ['A'] } },
      '只有 1 个簇',
    ],
    [
      'other names',
      {},
      { ...inputs, groups: { ...inputs.groups!, samples: inputs.groups!.samples.map((name) => `x${name}`) } },
      '一个也没有',
    ],
  ])('refuses %s in Chinese', (_, options, given, text) => {
    expect(() => run(options, given as MethodInputs)).toThrow(text);
  });
});

it('many cells at the same time get fewer knots, and every test succeeds', () => {
  const time = Float64Array.from({ length: 40 }, (_, i) => (i < 25 ? 0 : i - 24));
  const basis = splineBasis(time, 5);
  expect(basis.df1).toBeLessThan(5);
  const counts = countsOf([time.map((value) => value + 1)].map((row) => Array.from(row)));
  const [trend] = geneTrends(logNormalized(counts, new Float64Array(40).fill(100)), time, basis, 1);
  expect(trend!.rho).toBeGreaterThan(0.9);
});

import { describe, expect, it } from 'vitest';
import { exampleFor, readExample } from '../../examples/index.ts';
import { InputError, type CellCounts, type Matrix } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { nearestNeighbours, trustworthiness } from '../../neighbours/index.ts';
import { centreAndScale, principalComponents } from '../../principal-components/index.ts';
import { fitCurve, fuzzyGraph, powerFrom, powerTable, umapMap } from '../../umap/index.ts';
import { umap } from './index.ts';
import reference from './umap.reference.json' with { type: 'json' };

const points = Float64Array.from(reference.points.flat());
const [n, dimensions] = [reference.points.length, reference.points[0]!.length];
/** The same points on their components, as the method hands them over. */
const components = { scores: componentsOf() };
function componentsOf(): Float64Array {
  const centredRows = matrix().values.slice();
  centreAndScale(centredRows, dimensions, n, 'none');
  const { scores } = principalComponents(centredRows, dimensions, n, dimensions, 1);
  return Float64Array.from(
    { length: n * dimensions },
    (_, at) => scores[at % dimensions]![Math.floor(at / dimensions)]!,
  );
}
const settings = { neighbors: 15, minDist: 0.3, metric: 'euclidean' } as const;
const context = { seed: 1, progress: () => undefined };
function matrix(): Matrix {
  return {
    idName: 'f',
    ids: reference.points[0]!.map((_, d) => `f${d + 1}`),
    samples: reference.points.map((_, i) => `S${i + 1}`),
    values: Float64Array.from(
      { length: n * dimensions },
      (_, at) => points[(at % n) * dimensions + Math.floor(at / n)]!,
    ),
    annotations: [],
  };
}
const run = (options: Record<string, unknown> = {}, table = matrix()) =>
  umap.run({ matrix: table }, parseOptions(umap, options), context);

describe('agrees with uwot', () => {
  it('for the edges of the graph and their weights', () => {
    const graph = fuzzyGraph(nearestNeighbours(points, n, dimensions, 14));
    // uwot leaves out edges too light to be sampled once in 500 rounds.
    expect(graph.weights.filter((value) => value >= 1 / 500)).toHaveLength(reference.graph.edges);
    const weight = new Map(Array.from(graph.heads, (i, at) => [`${i} ${graph.tails[at]}`, graph.weights[at]!]));
    reference.graph.w.forEach((value, at) =>
      expect(Math.abs(weight.get(`${reference.graph.i[at]} ${reference.graph.j[at]}`)! - value)).toBeLessThan(1e-4),
    );
  });

  it.each(Object.entries(reference.curve))('for the curve of minimum distance %s', (minDist, [a, b]) => {
    const curve = fitCurve(Number(minDist));
    expect(Math.abs(curve.a / a! - 1)).toBeLessThan(1e-5);
    expect(Math.abs(curve.b / b! - 1)).toBeLessThan(1e-5);
  });

  it('for the definition of trustworthiness', () => {
    expect(trustworthiness(points, dimensions, Float64Array.from(reference.map.flat()), n, 5)).toBeCloseTo(
      reference.map_trust[0]!,
      9,
    );
  });

  it.each([1, 2, 3])('for the trustworthiness of the map at any seed (%i)', (seed) => {
    const map = umapMap(components.scores, n, dimensions, settings, seed);
    expect(trustworthiness(points, dimensions, map, n, 5)).toBeGreaterThan(reference.trust.k5 - 0.02);
    expect(trustworthiness(points, dimensions, map, n, 15)).toBeGreaterThan(reference.trust.k15 - 0.02);
  });
});

it('looks powers up in a table with an error below a millionth', () => {
  const table = powerTable(0.79);
  const power = (x: number): number => powerFrom(table, x, 0.79);
  for (let x = 1e-12; x < 1e12; x *= 1.7) expect(Math.abs(power(x) / x ** 0.79 - 1)).toBeLessThan(1e-6);
  expect(power(1e-30)).toBe(1e-30 ** 0.79);
});

it('gives the same bits for the same seed, and uses the options', () => {
  expect(run()).toEqual(run());
  const x = (options: Record<string, unknown>) => run(options).tables[0]!.columns[1]!.values;
  for (const other of [{ min_dist: 0 }, { neighbors: 5 }, { metric: 'cosine' }, { components: 2 }])
    expect(x(other)).not.toEqual(x({}));
});

it('which samples lie next to each other does not depend on their order', () => {
  const turned: Matrix = {
    ...matrix(),
    samples: matrix().samples.toReversed(),
    values: matrix().values.map((_, at) => matrix().values[at - (at % n) + (n - 1 - (at % n))]!),
  };
  const map = (output: ReturnType<typeof run>) =>
    Float64Array.from({ length: 2 * n }, (_, at) => output.tables[0]!.columns[1 + (at % 2)]!.values[at >> 1] as number);
  const there = map(run({}, turned));
  expect(
    trustworthiness(
      points,
      dimensions,
      Float64Array.from({ length: 2 * n }, (_, at) => there[2 * (n - 1 - (at >> 1)) + (at % 2)]!),
      n,
      5,
    ),
  ).toBeGreaterThan(reference.trust.k5 - 0.02);
});

describe('edges', () => {
  it('leaves out features with a missing value and constant ones, and says so', () => {
    const values = Float64Array.from([...matrix().values, ...new Float64Array(n).fill(3)]);
    values[5] = Number.NaN;
    const output = run({}, { ...matrix(), ids: [...matrix().ids, 'flat'], values });
    expect(output.removed).toEqual([{ kind: 'feature', id: 'f1', reason: '有 1 个缺失值' }]);
    expect(output.facts).toMatchObject({ features: 6, features_input: 8, features_missing: 1 });
  });

  it('uses fewer neighbours when there are few samples, and places equal ones', () => {
    const few: Matrix = {
      ...matrix(),
      samples: ['a', 'b', 'c', 'd', 'e', 'f'],
      ids: ['x', 'y'],
      values: Float64Array.of(1, 1, 2, 3, 9, 9, 0, 0, 1, 2, 5, 5),
    };
    const output = run({}, few);
    expect(output.messages.at(-1)!.text).toContain('近邻数改为 6');
    expect(Array.from(output.tables[0]!.columns[1]!.values as Float64Array).every(Number.isFinite)).toBe(true);
  });

  const cells: CellCounts = {
    genes: ['a'],
    cells: ['c'],
    starts: Int32Array.of(0, 0),
    rows: new Int32Array(),
    values: new Float64Array(),
  };
  it.each([
    ['nothing', {}, '没有提供数据'],
    ['both', { matrix: matrix(), cells }, '同时提供了'],
    [
      'four samples',
      { matrix: { ...matrix(), samples: ['a', 'b', 'c', 'd'], values: new Float64Array(28) } },
      '只有 4 个样本',
    ],
    ['constant features', { matrix: { ...matrix(), values: new Float64Array(n * dimensions) } }, '只有 0 个'],
    ['one empty cell', { cells }, '有计数的细胞只有 0 个'],
  ])('refuses %s in Chinese', (_, inputs, text) => {
    const attempt = () => umap.run(inputs, parseOptions(umap, {}), context);
    expect(attempt).toThrow(InputError);
    expect(attempt).toThrow(text);
  });
});

it('keeps the simulated types of cells apart and the path connected', async () => {
  const { inputs } = await readExample(exampleFor('umap'), ['cells', 'groups']);
  const output = umap.run(inputs, parseOptions(umap, {}), context);
  const kind = new Map(inputs.groups!.samples.map((cell, i) => [cell, inputs.groups!.group[i]!]));
  const [ids, x, y] = output.tables[0]!.columns.map(({ values }) => values) as [string[], Float64Array, Float64Array];
  const apart = ['T 细胞', 'B 细胞', '单核细胞'];
  let same = 0;
  let all = 0;
  ids.forEach((id, i) => {
    if (!apart.includes(kind.get(id)!)) return;
    const near = ids
      .map((_, j) => j)
      .filter((j) => j !== i)
      .toSorted((a, b) => (x[a]! - x[i]!) ** 2 + (y[a]! - y[i]!) ** 2 - (x[b]! - x[i]!) ** 2 - (y[b]! - y[i]!) ** 2)
      .slice(0, 5);
    same += near.filter((j) => kind.get(ids[j]!) === kind.get(id)).length;
    all += 5;
  });
  expect(same / all).toBeGreaterThan(0.93);
  expect(umap.note(parseOptions(umap, {}), output.facts)).toMatch(/180 个细胞.*doi:10\.48550/u);
});

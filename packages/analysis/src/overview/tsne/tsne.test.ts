import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import { InputError, type Matrix } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { trustworthiness } from '../../neighbours/index.ts';
import data from '../umap/umap.reference.json' with { type: 'json' };
import { beginDescent } from './descent.ts';
import { tsne } from './index.ts';
import reference from './tsne.reference.json' with { type: 'json' };
import { tsneMap } from './tsneMap.ts';

const points = Float64Array.from(data.points.flat());
const [n, dimensions] = [data.points.length, data.points[0]!.length];
const context = { seed: 1, progress: () => undefined };
const matrix: Matrix = {
  idName: 'f',
  ids: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  samples: data.points.map((_, i) => `S${i + 1}`),
  values: Float64Array.from({ length: n * dimensions }, (_, at) => points[(at % n) * dimensions + Math.floor(at / n)]!),
  annotations: [],
};

describe('agrees with Rtsne', () => {
  it.each([
    ['exact', 1_000, 1],
    ['exact', 1_000, 2],
    ['barnes_hut', 0, 1],
    ['barnes_hut', 0, 2],
  ] as const)('%s (limit %i, seed %i): the map is as trustworthy', (kind, limit, seed) => {
    const { exact, map } = tsneMap(points, n, dimensions, 20, seed, undefined, limit);
    expect(exact).toBe(kind === 'exact');
    expect(trustworthiness(points, dimensions, map, n, 5)).toBeGreaterThan(reference[kind].k5 - 0.02);
    expect(trustworthiness(points, dimensions, map, n, 15)).toBeGreaterThan(reference[kind].k15 - 0.02);
  });

  // Where a descent ends depends on the last digits, so several starts are made and the best is kept.
  it('the cost of the map is no higher', () => {
    expect(Math.min(...[1, 2, 3].map((seed) => tsneMap(points, n, dimensions, 20, seed).divergence))).toBeLessThan(
      reference.exact.kl * 1.1,
    );
  });
});

describe('the tree', () => {
  const random = uniform(3);
  const map = Float64Array.from({ length: 2 * 300 }, (_, at) => (at < 8 ? 0.25 : random() * (at % 3 === 0 ? 10 : 1)));
  const exactly = (i: number, count: number): [number, number, number] => {
    let [sum, fx, fy] = [0, 0, 0];
    for (let j = 0; j < count; j += 1) {
      if (j === i) continue;
      const [dx, dy] = [map[2 * i]! - map[2 * j]!, map[2 * i + 1]! - map[2 * j + 1]!];
      const similarity = 1 / (1 + dx * dx + dy * dy);
      sum += similarity;
      fx += similarity ** 2 * dx;
      fy += similarity ** 2 * dy;
    }
    return [sum, fx, fy];
  };

  const alone = { starts: new Int32Array(301), columns: new Int32Array(0), values: new Float64Array(0) };

  it.each([
    ['exact', 1e-9],
    [0, 1e-9],
    [0.5, 0.03],
  ] as const)('with θ = %s sums all pairs to %d, also for coinciding points', (theta, tolerance) => {
    for (const count of [300, 299, 298, 297]) {
      const { force, repel } = beginDescent(
        map.slice(0, 2 * count),
        { ...alone, starts: new Int32Array(count + 1) },
        { theta, rate: 200 },
      );
      const sum = repel();
      let all = 0;
      for (let i = 0; i < count; i += 1) {
        const [expected, fx, fy] = exactly(i, count);
        all += expected;
        expect(Math.hypot(force[2 * i]! - fx, force[2 * i + 1]! - fy)).toBeLessThan(
          tolerance * (Math.hypot(fx, fy) + expected),
        );
      }
      expect(Math.abs(sum / all - 1)).toBeLessThan(tolerance);
    }
  });

  it('handles points that all coincide', () => {
    const { force, repel } = beginDescent(
      new Float64Array(26).fill(2),
      { ...alone, starts: new Int32Array(14) },
      { theta: 0.5, rate: 200 },
    );
    expect(repel()).toBe(13 * 12);
    expect(force.every((value) => value === 0)).toBe(true);
  });
});

it('lowers a perplexity that is too large, says so, and gives the same bits again', () => {
  const run = () =>
    tsne.run(
      {
        matrix: {
          ...matrix,
          samples: matrix.samples.slice(0, 13),
          values: Float64Array.from({ length: 7 * 13 }, (_, at) => matrix.values[Math.floor(at / 13) * n + (at % 13)]!),
        },
      },
      parseOptions(tsne, {}),
      context,
    );
  const output = run();
  expect(output.facts['perplexity']).toBe(4);
  expect(output.messages.at(-1)!.text).toContain('困惑度改为 4.0');
  expect(run()).toEqual(output);
  expect(tsne.note(parseOptions(tsne, {}), output.facts)).toContain('困惑度 4，');
});

it('uses the chosen perplexity, and leaves out features with missing values', () => {
  const values = matrix.values.slice();
  values[3] = Number.NaN;
  const of = (options: Record<string, unknown>) =>
    tsne.run({ matrix: { ...matrix, values } }, parseOptions(tsne, options), context);
  expect(of({ perplexity: 5 }).tables).not.toEqual(of({ perplexity: 20 }).tables);
  expect(of({}).removed).toEqual([{ kind: 'feature', id: 'a', reason: '有 1 个缺失值' }]);
});

it.each([
  ['nothing', {}, '没有提供数据'],
  [
    'more cells than it was measured with',
    {
      cells: {
        genes: ['a'],
        cells: Array.from({ length: 60_001 }, (_, i) => `c${i}`),
        starts: new Int32Array(60_002),
        rows: new Int32Array(),
        values: new Float64Array(),
      },
    },
    '最多 60,000 个',
  ],
  [
    'six samples',
    { matrix: { ...matrix, samples: ['a', 'b', 'c', 'd', 'e', 'f'], values: new Float64Array(42) } },
    '只有 6 个样本',
  ],
])('refuses %s in Chinese', (_, inputs, text) => {
  const attempt = () => tsne.run(inputs, parseOptions(tsne, {}), context);
  expect(attempt).toThrow(InputError);
  expect(attempt).toThrow(text);
});

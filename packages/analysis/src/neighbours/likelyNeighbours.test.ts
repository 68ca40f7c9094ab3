import { describe, expect, it } from 'vitest';
import { uniform } from '../linear/index.ts';
import { trustworthiness } from './trustworthiness.ts';
import { umapMap } from '../umap/index.ts';
import { nearestNeighbours, searchNote } from './nearestNeighbours.ts';

const likely = (points: Float64Array, n: number, dimensions: number, k: number) =>
  nearestNeighbours(points, n, dimensions, k, undefined, 0);

/** The share of neighbours found that are no farther than the k-th nearest. */
function recall(points: Float64Array, n: number, dimensions: number, k: number): number {
  const [exact, found] = [nearestNeighbours(points, n, dimensions, k), likely(points, n, dimensions, k)];
  return (
    found.distance.reduce(
      (hits, value, at) => hits + Number(value <= exact.distance[Math.floor(at / k) * k + k - 1]!),
      0,
    ) / found.distance.length
  );
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Groups of unequal size about random centres. */
function clustered(n: number, dimensions: number, seed: number): Float64Array {
  const random = uniform(seed);
  const centre = Float64Array.from({ length: 12 * dimensions }, () => 4 * normal(random));
  return Float64Array.from(
    { length: n * dimensions },
    (_, at) =>
      centre[Math.floor(12 * (Math.floor(at / dimensions) / n) ** 2) * dimensions + (at % dimensions)]! +
      normal(random),
  );
}

describe('finds nearly all of the nearest neighbours of many points', () => {
  const random = uniform(3);
  const of = (n: number, dimensions: number, value: (i: number, d: number) => number): Float64Array =>
    Float64Array.from({ length: n * dimensions }, (_, at) => value(Math.floor(at / dimensions), at % dimensions));
  const few = Float64Array.from({ length: 300 * 10 }, () => random());
  it.each([
    ['clustered in 30 dimensions', 6_000, 30, clustered(6_000, 30, 1)],
    ['clustered in 50 dimensions', 5_000, 50, clustered(5_000, 50, 2)],
    ['uniform in 10 dimensions', 5_000, 10, of(5_000, 10, () => random())],
    ['uniform in 30 dimensions', 5_000, 30, of(5_000, 30, () => random())],
    ['twelve times the same', 3_600, 10, of(3_600, 10, (i, d) => few[(i % 300) * 10 + d]!)],
    ['tight groups far apart', 1_500, 7, of(1_500, 7, (i) => (i % 15) * 1_000 + random())],
    ['of one dimension', 3_001, 1, of(3_001, 1, () => random())],
  ])('%s', (_, n, dimensions, points) => {
    expect(recall(points, n, dimensions, 15)).toBeGreaterThanOrEqual(0.97);
  });
});

it('gives the same result again, lists no point twice or as its own neighbour, and measures distances exactly', () => {
  const [n, dimensions, k] = [2_003, 9, 11];
  const points = clustered(n, dimensions, 5);
  const found = likely(points, n, dimensions, k);
  expect(likely(points, n, dimensions, k)).toEqual(found);
  for (let i = 0; i < n; i += 1) {
    const own = found.index.subarray(i * k, (i + 1) * k);
    expect(new Set([i, ...own]).size).toBe(k + 1);
    own.forEach((j, rank) => {
      const squares = Array.from(
        { length: dimensions },
        (_, d) => (points[i * dimensions + d]! - points[j * dimensions + d]!) ** 2,
      );
      expect(found.distance[i * k + rank]).toBe(Math.sqrt(squares.reduce((sum, value) => sum + value, 0)));
    });
  }
});

it.each([
  ['equal points', () => 2.5],
  ['all but one equal', (i: number) => (i === 17 ? 1e9 : 0)],
  ['values beyond single precision', (i: number) => (i % 50) * 1e-60],
])('%s are handled', (_, value) => {
  const n = 500;
  const { distance, index } = likely(
    Float64Array.from({ length: 3 * n }, (__, at) => value(Math.floor(at / 3))),
    n,
    3,
    15,
  );
  for (let i = 0; i < n; i += 1) expect(new Set([i, ...index.subarray(15 * i, 15 * i + 15)]).size).toBe(16);
  expect(distance.every(Number.isFinite)).toBe(true);
});

it('a map made from approximate neighbours is as trustworthy as one from exact ones', () => {
  const [n, dimensions] = [360, 30];
  const points = clustered(n, dimensions, 8);
  const trust = (known: ReturnType<typeof likely>): number =>
    trustworthiness(
      points,
      dimensions,
      umapMap(points, n, dimensions, { neighbors: 15, minDist: 0.3, metric: 'euclidean', known }, 1),
      n,
      15,
    );
  expect(trust(likely(points, n, dimensions, 14))).toBeGreaterThan(
    trust(nearestNeighbours(points, n, dimensions, 14)) - 0.02,
  );
});

it('the note says which search was used', () => {
  expect(searchNote(100_000, 15)).toBe('精确搜索');
  expect(searchNote(100_001, 15)).toContain('NN-descent');
  expect(searchNote(100_001, 90)).toBe('精确搜索');
});

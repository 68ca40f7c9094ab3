import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import type { MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { matrixOf } from '../../testing/tables.ts';
import { nmds } from './index.ts';
import { kruskalStress, orderPairs } from './kruskalStress.ts';
import reference from './nmds.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const options = defaultOptions(nmds);
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array;

describe.each(['bray', 'bray3', 'jaccard'] as const)('beside vegan: %s', (name) => {
  const { distance, k, points, stress } = reference[name];
  const values = Float64Array.from(distance);
  const ids = Array.from({ length: points.length }, (_, i) => `S${i + 1}`);

  it('computes the same stress for the configuration that vegan found', () => {
    expect(
      Math.abs(
        kruskalStress(k, orderPairs(values, ids.length)).at(Float64Array.from(points.flat())).stress / stress[0]! - 1,
      ),
    ).toBeLessThan(1e-5);
  });

  it('reaches a stress of at most 1.02 times that of metaMDS', () => {
    const output = nmds.run({ distance: { ids, values } }, { ...options, k }, context);
    expect(column(output, 'fit', 'stress')[0]! / stress[0]!).toBeLessThan(1.02);
  });
});

it('the gradient is that of the stress', () => {
  const next = uniform(8);
  const pairs = orderPairs(Float64Array.from(reference.bray.distance), 18);
  const points = Float64Array.from({ length: 36 }, () => next() - 0.5);
  const stressOf = kruskalStress(2, pairs);
  const { gradient } = stressOf.at(points);
  for (const at of [0, 7, 20, 35]) {
    const moved = (by: number) => stressOf.at(points.map((value, i) => (i === at ? value + by : value))).stress;
    expect(Math.abs((moved(1e-6) - moved(-1e-6)) / 2e-6 - gradient[at]!)).toBeLessThan(1e-6);
  }
});

it('the monotone regression is the least-squares one by its definition, for long and short runs of ties', () => {
  const next = uniform(5);
  const size = 14;
  const pairs = orderPairs(
    Float64Array.from({ length: size * size }, (_, at) => {
      const [i, j] = [Math.max(Math.floor(at / size), at % size), Math.min(Math.floor(at / size), at % size)];
      return i === j ? 0 : (i + j) % 5 < 3 ? 1 : (i * 7 + j * 3) % 11;
    }),
    size,
  );
  const { distance, fitted, stress } = kruskalStress(3, pairs).whole(Float64Array.from({ length: size * 3 }, next));
  // In the order of the runs, and in a run of the distances, d̂ at a place is the largest, over beginnings up to it, of
  // the least mean that begins there and goes beyond it.
  const runOf = Array.from(distance, (_, at) => pairs.tieEnds.findIndex((end) => at < end));
  const order = [...distance.keys()].sort((a, b) => runOf[a]! - runOf[b]! || distance[a]! - distance[b]!);
  const mean = (from: number, to: number) =>
    order.slice(from, to + 1).reduce((sum, at) => sum + distance[at]!, 0) / (to - from + 1);
  order.forEach((at, k) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let from = 0; from <= k; from += 1)
      best = Math.max(best, Math.min(...order.slice(k).map((_, i) => mean(from, k + i))));
    expect(fitted[at]).toBeCloseTo(best, 12);
  });
  const sum = (of: (at: number) => number) => order.reduce((total, at) => total + of(at), 0);
  expect(stress).toBeCloseTo(
    Math.sqrt(sum((at) => (distance[at]! - fitted[at]!) ** 2) / sum((at) => distance[at]! ** 2)),
    12,
  );
  expect(pairs.tieEnds.length).toBeLessThan(distance.length / 4);
});

it('points whose distances already have the right order have no stress', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 4, maxLength: 8 }), (places) => {
      const size = places.length;
      const values = Float64Array.from(
        { length: size * size },
        (_, at) => Math.abs(places[Math.floor(at / size)]! - places[at % size]!) ** 1.7,
      );
      expect(kruskalStress(1, orderPairs(values, size)).at(Float64Array.from(places)).stress).toBeLessThan(1e-12);
      expect(
        column(
          nmds.run({ distance: { ids: places.map(String), values } }, { ...options, k: 1 }, context),
          'fit',
          'stress',
        )[0],
      ).toBeLessThan(1e-6);
    }),
    { numRuns: 20 },
  );
});

it('one seed always gives the same configuration, centred and of unit size', () => {
  const distance = {
    ids: Array.from({ length: 18 }, (_, i) => `S${i}`),
    values: Float64Array.from(reference.bray.distance),
  };
  const output = nmds.run({ distance }, options, context);
  expect(nmds.run({ distance }, options, context)).toEqual(output);
  const axes = ['Axis1', 'Axis2'].map((name) => column(output, 'points', name));
  for (const axis of axes) expect(axis.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 9);
  expect(axes.reduce((sum, axis) => sum + axis.reduce((own, value) => own + value * value, 0), 0) / 18).toBeCloseTo(
    1,
    9,
  );
  const place = (sample: string) => distance.ids.indexOf(sample);
  const [one, other] = ['sample_a', 'sample_b'].map(
    (name) => column(output, 'shepard', name) as unknown as readonly string[],
  );
  column(output, 'shepard', 'distance').forEach((value, row) =>
    expect(value).toBeCloseTo(
      Math.hypot(...axes.map((axis) => axis[place(one![row]!)]! - axis[place(other![row]!)]!)),
      9,
    ),
  );
});

it.each([
  [
    'too few samples for the dimensions',
    [
      [1, 2, 3],
      [4, 5, 1],
    ],
    '只有 3 个样本，2 维的 NMDS 至少需要 4 个',
  ],
  [
    'samples that are all the same',
    [
      [1, 1, 1, 1],
      [2, 2, 2, 2],
    ],
    '所有样本之间的距离都为 0',
  ],
])('refuses %s in Chinese', (_, rows, text) => {
  expect(() => nmds.run({ matrix: matrixOf(rows) }, options, context)).toThrow(text);
});

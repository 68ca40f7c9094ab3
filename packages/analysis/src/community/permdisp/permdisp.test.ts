import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { spatialMedian } from './dispersion.ts';
import { permdisp } from './index.ts';
import reference from './permdisp.reference.json' with { type: 'json' };

const context = { seed: 5, progress: () => undefined };
const options = { ...defaultOptions(permdisp), permutations: 4_999 };
const matrix = matrixOf(reference.values);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.group,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [],
};
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array;
const run = (centre: string) => permdisp.run({ matrix, groups }, { ...options, centre }, context);

it('agrees with betadisper of vegan around centroids, and with its tests', () => {
  const output = run('centroid');
  reference.centroid.forEach((value, i) =>
    expect(close(column(output, 'distances', 'distance')[i]!, value, 1e-8)).toBe(true),
  );
  reference.ss.forEach((value, i) => expect(close(column(output, 'result', 'ss')[i]!, value, 1e-8)).toBe(true));
  expect(close(column(output, 'result', 'f')[0]!, reference.f[0]!, 1e-8)).toBe(true);
  expect(close(column(output, 'result', 'p_parametric')[0]!, reference.p_parametric[0]!, 1e-6)).toBe(true);
  reference.t.forEach((value, i) => expect(close(column(output, 'pairs', 't')[i]!, value, 1e-8)).toBe(true));
  const near = (p: number, expected: number) =>
    expect(Math.abs(p - expected)).toBeLessThan(6 * Math.sqrt((expected * (1 - expected)) / 4_999) + 1e-3);
  near(column(output, 'result', 'p')[0]!, reference.p[0]!);
  reference.pair_p.forEach((p, i) => near(column(output, 'pairs', 'p')[i]!, p));
});

it('agrees with betadisper around spatial medians', () => {
  const distances = column(run('median'), 'distances', 'distance');
  reference.exact.forEach((value, i) =>
    expect(Math.abs(distances[i]! - value), `${distances[i]} for ${value}`).toBeLessThan(1e-6),
  );
  reference.median.forEach((value, i) => expect(Math.abs(distances[i]! - value)).toBeLessThan(1e-6));
});

it('no step away from a spatial median shortens the sum of distances', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
    minLength: 3,
    maxLength: 9,
  });
  fc.assert(
    fc.property(points, (places) => {
      const median = spatialMedian(places.map((place) => Float64Array.from(place)));
      const sum = (x: number, y: number) => places.reduce((all, [a, b]) => all + Math.hypot(a - x, b - y), 0);
      const least = sum(median[0]!, median[1]!);
      for (let angle = 0; angle < 12; angle += 1)
        expect(sum(median[0]! + 0.01 * Math.cos(angle), median[1]! + 0.01 * Math.sin(angle))).toBeGreaterThan(
          least - 1e-6,
        );
    }),
  );
});

it('warns of one group of one sample, and refuses when all groups are of one sample', () => {
  const small = matrixOf([
    [1, 2, 9, 8],
    [5, 4, 1, 3],
  ]);
  const scheme = (group: readonly string[]): Groups => ({
    ...groups,
    samples: small.samples,
    group,
    levels: [...new Set(group)],
  });
  expect(
    permdisp.run({ matrix: small, groups: scheme(['A', 'A', 'A', 'B']) }, options, context).messages.at(-1)!.text,
  ).toContain('“B”组只有 1 个样本');
  expect(() => permdisp.run({ matrix: small, groups: scheme(['A', 'B', 'C', 'D']) }, options, context)).toThrow(
    '每组只有一个样本',
  );
});

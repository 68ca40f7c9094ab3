import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { symmetricEigen, uniform } from '../../linear/index.ts';
import { InputError } from '../../model/index.ts';
import type { MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { pcoa } from './index.ts';
import { eigenvaluesOf, principalCoordinates } from './principalCoordinates.ts';
import reference from './pcoa.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const options = defaultOptions(pcoa);
const matrix = matrixOf(reference.values);
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array;

describe.each(['bray', 'aitchison'] as const)('agrees with wcmdscale of vegan: %s', (distance) => {
  const expected = reference[distance];
  it.each([
    ['from the table', { matrix }],
    ['from distances', { distance: { ids: matrix.samples, values: Float64Array.from(expected.distance) } }],
  ])('%s', (_, inputs) => {
    const output = pcoa.run(inputs, { ...options, distance }, context);
    expect(column(output, 'eig', 'eigenvalue')).toHaveLength(expected.eig.length);
    for (const [name, values] of [
      ['eigenvalue', expected.eig],
      ['ratio', expected.ratio],
    ] as const)
      values.forEach((value, k) => expect(close(column(output, 'eig', name)[k]!, value, 1e-8), name).toBe(true));
    column(output, 'eig', 'ratio_positive').forEach((value, k) =>
      expect(close(value, expected.ratio_positive[k] ?? Number.NaN, 1e-8)).toBe(true),
    );
    expected.points.forEach((axis, k) =>
      axis.forEach((value, i) =>
        expect(Math.abs(column(output, 'points', `Axis${k + 1}`)[i]! - value)).toBeLessThan(1e-8),
      ),
    );
  });
});

it('the points reproduce the distances when these are Euclidean', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
        minLength: 3,
        maxLength: 9,
      }),
      (places) => {
        const size = places.length;
        const distance = Float64Array.from({ length: size * size }, (_, at) =>
          Math.hypot(
            places[Math.floor(at / size)]![0] - places[at % size]![0],
            places[Math.floor(at / size)]![1] - places[at % size]![1],
          ),
        );
        const { axes } = principalCoordinates(distance, size, size);
        expect(axes.length).toBeLessThanOrEqual(2);
        distance.forEach((value, at) =>
          expect(
            Math.abs(Math.hypot(...axes.map((axis) => axis[Math.floor(at / size)]! - axis[at % size]!)) - value),
          ).toBeLessThan(1e-5),
        );
      },
    ),
  );
});

it('finds the same eigenvalues by bisection as by rotations', () => {
  const next = uniform(4);
  const matrixOfSize = Float64Array.from({ length: 40 * 40 });
  for (let i = 0; i < 40; i += 1)
    for (let j = i; j < 40; j += 1) matrixOfSize[i * 40 + j] = matrixOfSize[j * 40 + i] = next() - 0.5;
  const found = eigenvaluesOf(matrixOfSize, 40);
  symmetricEigen(matrixOfSize, 40).values.forEach((value, k) =>
    expect(Math.abs(found[k]! - value)).toBeLessThan(1e-12),
  );
});

it('says how large the negative eigenvalues are, and when there are fewer axes than asked for', () => {
  const output = pcoa.run({ matrix }, { ...options, k: 20 }, context);
  const text = output.messages.map((message) => message.text).join('');
  expect(text).toContain('负特征值');
  expect(text).toContain('少于设定的 20 个坐标轴');
  expect(pcoa.note(options, output.facts)).toContain('未作校正');
});

it('refuses samples that are all equal', () => {
  const attempt = () =>
    pcoa.run(
      {
        matrix: matrixOf([
          [1, 1, 1],
          [2, 2, 2],
        ]),
      },
      options,
      context,
    );
  expect(attempt).toThrow(InputError);
  expect(attempt).toThrow('所有样本之间的距离都为 0');
});

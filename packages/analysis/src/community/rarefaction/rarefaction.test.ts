import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { choices } from '../../testing/byDefinition.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { expectedRichness } from './expectedRichness.ts';
import { rarefaction } from './index.ts';
import reference from './rarefaction.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const options = defaultOptions(rarefaction);
const matrix = matrixOf(reference.values);
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;

it('agrees with rarefy of vegan', () => {
  reference.expected.forEach((expected, sample) => {
    const found = expectedRichness(
      Float64Array.from(reference.values, (row) => row[sample]!),
      reference.depths,
    );
    expected.forEach((value, at) =>
      expect(close(found[at]!, value ?? Number.NaN, 1e-8), `${found[at]} for ${value}`).toBe(true),
    );
  });
  expect(
    close(
      expectedRichness(
        Float64Array.from(reference.values, (row) => row[0]!),
        [3000],
      )[0]!,
      reference.large[0]!,
      1e-8,
    ),
  ).toBe(true);
});

it('the expected richness is the mean over all ways to draw', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 })
        .filter((counts) => counts.some((count) => count > 0)),
      (counts) => {
        const items = counts.flatMap((count, feature) => Array.from({ length: count }, () => feature));
        for (let depth = 1; depth <= items.length; depth += 1) {
          const draws = choices(items.length, depth).map((places) => new Set(places.map((place) => items[place])).size);
          expect(
            close(
              expectedRichness(Float64Array.from(counts), [depth])[0]!,
              draws.reduce((sum, size) => sum + size, 0) / draws.length,
              1e-9,
            ),
          ).toBe(true);
        }
      },
    ),
  );
});

it('every curve rises and ends at the observed richness', () => {
  const output = rarefaction.run({ matrix }, options, context);
  const [sample, expected] = [
    column(output, 'curve', 'sample') as readonly string[],
    column(output, 'curve', 'expected') as Float64Array,
  ];
  matrix.samples.forEach((name, i) => {
    const curve = expected.filter((_, row) => sample[row] === name);
    expect(curve.at(-1)).toBeCloseTo((column(output, 'summary', 'observed') as Float64Array)[i]!, 9);
    curve.forEach((value, at) => at > 0 && expect(value).toBeGreaterThanOrEqual(curve[at - 1]! - 1e-9));
  });
});

it('compares at the depth of the smallest sample unless one is set, and names samples that are too small for it', () => {
  expect(rarefaction.run({ matrix }, options, context).facts).toMatchObject({ depth: 5, depth_is_least: 1 });
  const output = rarefaction.run({ matrix }, { ...options, depth: 100 }, context);
  expect(output.messages[0]!.text).toContain('2 个样本的总条数少于抽平深度 100，没有抽平后的特征数：S3、S4');
  expect((column(output, 'summary', 'rarefied') as Float64Array)[2]).toBeNaN();
});

it('refuses relative abundances', () => {
  expect(() =>
    rarefaction.run(
      {
        matrix: matrixOf([
          [0.2, 0.4],
          [0.8, 0.6],
        ]),
      },
      options,
      context,
    ),
  ).toThrow('不是整数');
});

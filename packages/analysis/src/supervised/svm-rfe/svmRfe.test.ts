import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { builtFrom, context, numbersOf, textsOf } from '../../testing/runs.ts';
import { crossValidatedSizes, scaledBy } from './crossValidatedSizes.ts';
import { eliminate, sizesOf } from './elimination.ts';
import { svmRfe } from './index.ts';
import reference from './svm-rfe.reference.json' with { type: 'json' };

const { fold, group, rows } = reference;
const y = Float64Array.from(group, (name) => (name === 'B' ? 1 : -1));
const values = Float64Array.from(rows.flat());
const [features, samples] = [rows.length, group.length];

describe.each(['one', 'half'] as const)('agrees with svm of e1071, %s at a time', (removing) => {
  const expected = reference[removing];
  const { order, stages } = eliminate(
    scaledBy(values, features, samples, Int32Array.from(y.keys())),
    features,
    y,
    expected.cost,
    removing,
    () => undefined,
  );

  it('in the order of the features and the weights of every model', () => {
    expect([...order]).toEqual(expected.order);
    stages.forEach(({ intercept, weights }, k) => {
      weights.forEach((weight, f) => expect(close(weight, expected.weights[k]![f]!, 5e-6)).toBe(true));
      // LIBSVM keeps the products of samples in single precision.
      expect(Math.abs(intercept - expected.intercepts[k]!)).toBeLessThan(1e-6);
    });
  });

  it('in the error at every size and the decisions for left-out samples', () => {
    const cv = crossValidatedSizes(
      values,
      features,
      y,
      Int32Array.from(fold),
      4,
      { cost: expected.cost, removing },
      () => undefined,
    );
    cv.error.forEach((value, at) => expect(close(value, expected.error[at]!, 1e-12)).toBe(true));
    cv.se.forEach((value, at) => expect(close(value, expected.se[at]!, 1e-9)).toBe(true));
    cv.decisions
      .flatMap((one) => [...one])
      .forEach((value, at) => expect(close(value, expected.decisions[at]!, 1e-5)).toBe(true));
  });
});

it('removes one, a tenth, or down to powers of two, always ending at one feature', () => {
  expect(sizesOf(5, 'one')).toEqual([5, 4, 3, 2, 1]);
  expect(sizesOf(23, 'tenth').slice(0, 4)).toEqual([23, 21, 19, 18]);
  expect(sizesOf(100, 'half')).toEqual([100, 64, 32, 16, 8, 4, 2, 1]);
  expect(sizesOf(1, 'tenth')).toEqual([1]);
});

const run = (raw: Record<string, unknown> = {}, seed = 1) =>
  svmRfe.run(
    builtFrom([...rows, rows[0]!.map(() => 3), rows[0]!.map((_, i) => (i === 2 ? null : i))], group),
    parseOptions(svmRfe, raw),
    { ...context, seed },
  );

it('chooses the fewest features with the least error, and names them', () => {
  const output = run({ folds: 5 });
  const [error, sizes] = [numbersOf(output, 'error', 'error'), numbersOf(output, 'error', 'features')];
  const least = Math.min(...error);
  expect(output.facts['selected']).toBe(sizes[error.lastIndexOf(least)]);
  expect(textsOf(output, 'ranking', 'selected').filter((one) => one === '是')).toHaveLength(
    Number(output.facts['selected']),
  );
  expect(Number(run({ folds: 5, rule: '1se' }).facts['selected'])).toBeLessThanOrEqual(
    Number(output.facts['selected']),
  );
  expect(output.removed.map(({ reason }) => reason)).toEqual(['在参与建模的样本中取值恒定', '有 1 个缺失值']);
});

it('exchanging the groups turns the weights', () => {
  const [one, other] = [run(), run({ reference: 'B', test_group: 'A' })];
  expect(textsOf(other, 'ranking', 'feature')).toEqual(textsOf(one, 'ranking', 'feature'));
  numbersOf(other, 'ranking', 'weight_full').forEach((weight, i) =>
    expect(weight).toBeCloseTo(-numbersOf(one, 'ranking', 'weight_full')[i]!, 6),
  );
});

it('refuses groups that are too small', () => {
  const { groups, matrix } = builtFrom(
    rows.map((row) => row.slice(0, 14)),
    group.slice(0, 14),
  );
  expect(() => svmRfe.run({ matrix, groups }, parseOptions(svmRfe, {}), context)).toThrow(InputError);
});

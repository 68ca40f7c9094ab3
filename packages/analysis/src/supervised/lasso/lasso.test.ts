import { describe, expect, it } from 'vitest';
import { builtFrom, context, numbersOf } from '../../testing/runs.ts';
import { crossValidated } from './crossValidated.ts';
import { lasso as definition } from './index.ts';
import { stratifiedFolds } from '../design/index.ts';
import { lasso } from './lasso.ts';
import { logisticPath, penalties } from './logisticPath.ts';
import reference from './lasso.reference.json' with { type: 'json' };

describe.each(['long', 'wide'] as const)('agrees with glmnet: %s', (name) => {
  const expected = reference[name];
  const features = expected.values.length;
  const values = Float64Array.from(expected.values.flat());
  const y = Float64Array.from(reference.y);
  const lambda = Float64Array.from(expected.lambda);
  const worst = (actual: ArrayLike<number>, wanted: readonly number[]): number =>
    Math.max(...wanted.map((value, i) => Math.abs(actual[i]! - value) / Math.max(1e-2, Math.abs(value))));

  it('in the sequence of penalties', () => {
    expect(worst(penalties(values, features, y), expected.lambda_all)).toBeLessThan(1e-9);
  });

  it('in coefficients, intercepts and deviances', () => {
    const path = logisticPath(values, features, y, lambda, false);
    // Two equal features share a coefficient in any way.
    const joined = (row: ArrayLike<number>): number[] =>
      Array.from(row, (value, f) => (f === 4 ? 0 : f === 3 ? value + row[4]! : value));
    expected.beta.forEach((row, k) =>
      expect(worst(joined(path.coefficients[k]!), joined(row)), `λ ${k}`).toBeLessThan(1e-6),
    );
    expect(worst(path.intercept, expected.intercept)).toBeLessThan(1e-6);
    expect(worst(path.deviance, expected.dev)).toBeLessThan(1e-6);
  });

  it('in cross-validation', () => {
    const cv = crossValidated(values, features, y, lambda, Int32Array.from(reference.fold), 5, () => undefined);
    expect(worst(cv.mean, expected.cvm)).toBeLessThan(1e-6);
    expect(worst(cv.se, expected.cvsd)).toBeLessThan(1e-6);
    expect([cv.best, cv.oneSe]).toEqual([expected.min, expected.se1]);
  });
});

describe('facts that do not depend on a reference', () => {
  const defaults = { reference: '', testGroup: '', transform: 'none', folds: 5, rule: 'min' } as const;
  const group = reference.y.map((one) => (one ? 'P' : 'N'));
  const data = builtFrom(reference.long.values, group);

  it('the gradient is λ for chosen features and at most λ for others', () => {
    const rows = reference.wide.values;
    const y = Float64Array.from(reference.y);
    const values = Float64Array.from(rows.flat());
    const [penalty] = [reference.wide.lambda[4]!];
    const path = logisticPath(values, rows.length, y, Float64Array.of(reference.wide.lambda[0]!, penalty), false);
    const eta = y.map(
      (_, i) => path.intercept[1]! + rows.reduce((sum, row, f) => sum + row[i]! * path.coefficients[1]![f]!, 0),
    );
    rows.forEach((row, f) => {
      const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
      const sd = Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length);
      const gradient =
        row.reduce((sum, value, i) => sum + ((value - mean) / sd) * (y[i]! - 1 / (1 + Math.exp(-eta[i]!))), 0) /
        row.length;
      if (path.coefficients[1]![f] === 0) expect(Math.abs(gradient)).toBeLessThan(penalty + 1e-9);
      else expect(gradient).toBeCloseTo(Math.sign(path.coefficients[1]![f]!) * penalty, 8);
    });
  });

  it('folds hold every class evenly, and are the same for the same seed', () => {
    const classes = Int32Array.from(reference.y);
    const fold = stratifiedFolds(classes, 5, 3);
    expect(stratifiedFolds(classes, 5, 3)).toEqual(fold);
    expect(stratifiedFolds(classes, 5, 4)).not.toEqual(fold);
    for (let k = 0; k < 5; k += 1)
      expect([3, 4]).toContain(fold.filter((one, row) => one === k && classes[row] === 1).length);
  });

  it('the one-standard-error rule chooses fewer features, and exchanging the groups turns the signs', () => {
    const output = lasso(data, defaults, context);
    const count = (column: string): number =>
      numbersOf(output, 'coefficients', column).filter((value) => value !== 0).length;
    expect(count('coef_1se')).toBeLessThanOrEqual(count('coef_min'));
    const turned = lasso(data, { ...defaults, reference: 'P', testGroup: 'N' }, context);
    expect(numbersOf(turned, 'path', 'lambda')[0]).toBeCloseTo(numbersOf(output, 'path', 'lambda')[0]!, 12);
  });

  it('says when nothing predicts the groups, and refuses groups of four samples', () => {
    const noise = builtFrom(
      Array.from({ length: 5 }, (_, f) => group.map((__, i) => Math.sin(91.7 * f + 17.3 * i * i))),
      group,
    );
    const { facts, messages } = lasso(noise, { ...defaults, rule: '1se' }, context);
    expect(messages.some(({ text }) => text.includes('没有特征进入模型'))).toBe(facts['selected'] === 0);
    expect(() =>
      lasso(builtFrom([[1, 2, 3, 4, 5, 6, 7, 8, 9]], ['A', 'A', 'A', 'A', 'A', 'B', 'B', 'B', 'B']), defaults, context),
    ).toThrow('分组“B”只有 4 个样本');
  });

  it('writes a paragraph for publication, with its sources', () => {
    const note = definition.note(
      { reference: '', test_group: '', transform: 'none', folds: 5, rule: 'min' },
      lasso(data, defaults, context).facts,
    );
    expect(note).toContain('doi:10.18637/jss.v033.i01');
    expect(note).not.toMatch(/undefined|NaN/u);
  });
});

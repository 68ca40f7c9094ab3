import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import { parseOptions } from '../../options/index.ts';
import { builtFrom, context, deviation, numbersOf, textsOf } from '../../testing/runs.ts';
import { firthLogistic } from './firthLogistic.ts';
import { roc as definition } from './index.ts';
import reference from './firth.reference.json' with { type: 'json' };

describe('Firth’s logistic regression agrees with its penalised likelihood maximised in R', () => {
  it.each(
    reference.cases.map((one, at) => [['groups that overlap', 'a feature that separates', 'ties'][at]!, one] as const),
  )('%s', (_, { coefficients, p, se, x, y }) => {
    const fit = firthLogistic(x, y);
    expect(deviation([...fit.coefficients], coefficients)).toBeLessThan(1e-6);
    expect(deviation([...fit.se], se)).toBeLessThan(1e-6);
    expect(deviation(x.map(fit.probability), p)).toBeLessThan(1e-6);
  });
});

it('solves the modified score equations for any groups', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.boolean()), { minLength: 6, maxLength: 20 }),
      (points) => {
        fc.pre(
          points.some(([, one]) => one) && points.some(([, one]) => !one) && new Set(points.map(([x]) => x)).size > 1,
        );
        const rows = points.map(([x]) => [x]);
        const { coefficients, probability } = firthLogistic(
          rows,
          points.map(([, one]) => Number(one)),
        );
        expect([...coefficients].every(Number.isFinite)).toBe(true);
        // Leverages by the inverse of a 2 × 2 matrix.
        const weights = rows.map((row) => probability(row) * (1 - probability(row)));
        const sums = [0, 1, 2].map((power) => rows.reduce((sum, [x], i) => sum + weights[i]! * x! ** power, 0)) as [
          number,
          number,
          number,
        ];
        const determinant = sums[0] * sums[2] - sums[1] ** 2;
        const score = [0, 1].map((power) =>
          points.reduce((sum, [x, one], i) => {
            const leverage = (weights[i]! * (sums[2] - 2 * x * sums[1] + x * x * sums[0])) / determinant;
            const mean = probability([x]);
            return sum + x ** power * (Number(one) - mean + leverage * (0.5 - mean));
          }, 0),
        );
        for (const one of score) expect(Math.abs(one)).toBeLessThan(1e-6);
      },
    ),
  );
});

const random = uniform(4);
const group = Array.from({ length: 40 }, (_, at) => (at < 22 ? 'A' : 'B'));
const noise = Array.from({ length: 60 }, () => group.map(() => random()));
const shifted = [0, 1].map((at) => group.map((one) => random() + (one === 'B' ? 0.35 + 0.1 * at : 0)));
const run = (rows: readonly (readonly (number | null)[])[], raw: Record<string, unknown> = {}, of = group, seed = 1) =>
  definition.run(builtFrom(rows, of), parseOptions(definition, { combine: 'logistic', ...raw }), { ...context, seed });

describe('several features together', () => {
  it('separate pure noise in the samples of the fit, but not in others', () => {
    const output = run(noise, { top: 5 });
    const [apparent, validated] = numbersOf(output, 'combined', 'auc') as [number, number];
    expect(apparent).toBeGreaterThan(0.8);
    expect(validated).toBeLessThan(0.7);
    expect(output.messages.some(({ level, text }) => level === 'warning' && text.includes('容易过拟合'))).toBe(true);
  });

  it('are the named ones or the best single ones, and their curve comes first', () => {
    const named = run([...noise.slice(0, 3), ...shifted], { markers: 'f4\nf5' });
    expect(textsOf(named, 'model', 'feature')).toEqual(['（截距）', 'f4', 'f5']);
    expect(new Set(textsOf(run([...noise.slice(0, 3), ...shifted], { top: 2 }), 'model', 'feature'))).toEqual(
      new Set(['（截距）', 'f4', 'f5']),
    );
    expect(textsOf(named, 'curve', 'feature')[0]).toBe('多指标联合（交叉验证）');
    expect(numbersOf(named, 'combined', 'auc')[1]).toBeGreaterThan(0.8);
    expect(numbersOf(named, 'model', 'selected').slice(1)).toEqual([5, 5]);
  });

  it('give the same result for the same seed, and leave the table of single features unchanged', () => {
    const rows = [...noise.slice(0, 6), ...shifted];
    expect(run(rows, {}, group, 3)).toEqual(run(rows, {}, group, 3));
    expect(run(rows, {}, group, 3)).not.toEqual(run(rows, {}, group, 4));
    expect(run(rows).tables[0]).toEqual(run(rows, { combine: 'none' }).tables[0]);
    expect(run(rows, { combine: 'none' }).tables.map(({ id }) => id)).toEqual(['auc', 'curve']);
  });

  it('leave out samples that lack one of the features, and say so', () => {
    const gap = shifted.map((row, at) => row.map((value, sample) => (at === 0 && sample < 2 ? null : value)));
    const output = run(gap, { markers: 'f1；f2' });
    expect(numbersOf(output, 'combined', 'n_ref')).toEqual([20, 20]);
    expect(output.messages.map(({ text }) => text)).toContain('2 个样本在所选特征中有缺失，未参与联合模型');
  });

  it('refuse data that cannot be fitted', () => {
    expect(() => run(shifted, { markers: 'f9' })).toThrow('数据表中没有特征“f9”');
    expect(() => run([...shifted, group.map(() => 1)], { markers: 'f1\nf3' })).toThrow('“f3”在这些样本中没有变化');
    expect(() =>
      run(
        shifted.map((row) => row.slice(15, 26)),
        {},
        group.slice(15, 26),
      ),
    ).toThrow('联合模型可用的样本为 7 与 4 个');
    expect(() => run(noise, { markers: Array.from({ length: 11 }, (_, at) => `f${at + 1}`).join('\n') })).toThrow(
      '最多 10 个',
    );
  });
});

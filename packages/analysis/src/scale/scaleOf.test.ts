import { describe, expect, it } from 'vitest';
import { randomDraws } from '../examples/index.ts';
import { fewBelowZero, scaleOf } from './index.ts';

const samples = 6;
const draws = randomDraws(11);
const made = (draw: () => number, features = 200): Float64Array =>
  Float64Array.from({ length: features * samples }, draw);
const { normal, uniform } = draws;

describe('whether values are logarithms', () => {
  const cases: readonly (readonly [string, () => number, 'logged' | 'raw' | 'unknown'])[] = [
    ['log2 intensities of an array', () => Math.max(2, normal(8, 2)), 'logged'],
    ['log2 of protein intensities', () => normal(25, 2.5), 'logged'],
    ['log2 of FPKM + 1 with many zeros', () => Math.max(0, normal(2, 3)), 'logged'],
    ['centred log ratios', () => normal(0, 1), 'logged'],
    ['counts', () => Math.round(Math.exp(normal(4, 2))), 'raw'],
    ['small counts', () => Math.round(Math.exp(normal(1, 1))), 'raw'],
    ['intensities of a mass spectrometer', () => Math.exp(normal(12, 2)), 'raw'],
    ['shares of a whole', () => uniform(), 'raw'],
    ['FPKM', () => Math.exp(normal(1, 2.2)), 'raw'],
  ];
  it.each(cases)('%s', (_, draw, looks) => expect(scaleOf(made(draw), samples).looks).toBe(looks));

  it('percentages that add up to 100 in every sample are not', () => {
    const values = made(() => Math.exp(normal(0, 1)), 40);
    const sums = Array.from({ length: samples }, (_, sample) =>
      values.reduce((sum, value, at) => sum + (at % samples === sample ? value : 0), 0),
    );
    const shares = values.map((value, at) => (100 * value) / sums[at % samples]!);
    expect(scaleOf(shares, samples)).toMatchObject({ looks: 'raw', why: '各样本之和为 100，像是百分比' });
  });

  it('logarithms with the same values in every sample, as quantile normalisation leaves them, are', () => {
    const ranked = Float64Array.from({ length: 300 }, () => normal(8, 2));
    const values = Float64Array.from({ length: 300 * samples }, (_, at) => {
      const [feature, sample] = [Math.floor(at / samples), at % samples];
      // Two neighbours change places from sample to sample.
      return ranked[feature ^ (sample & 1)]!;
    });
    expect(scaleOf(values, samples).looks).toBe('logged');
  });

  it('concentrations of a narrow range are not, since their spread grows with their level', () => {
    const levels = Array.from({ length: 40 }, (_, feature) => 0.3 + feature / 5);
    const amounts = Float64Array.from(
      { length: 40 * samples },
      (_, at) => levels[Math.floor(at / samples)]! * Math.exp(normal(0, 0.3)),
    );
    expect(scaleOf(amounts, samples).looks).toBe('unknown');
    expect(
      scaleOf(
        amounts.map((value) => Math.log2(value) + 12),
        samples,
      ).looks,
    ).toBe('logged');
  });

  it('few concentrations, and values with a long tail, are left open', () => {
    expect(scaleOf(Float64Array.of(1.5, 2.5, 3.1, 4.2, 0.7, 9.3), samples).looks).toBe('unknown');
    const tailed = made(() => Math.min(45, Math.exp(normal(0, 1.5))));
    expect(scaleOf(tailed, samples).looks).toBe('unknown');
  });

  it('missing values are passed over, and values below 0 are counted', () => {
    expect(scaleOf(Float64Array.of(Number.NaN, -1.25, 3, -2, Number.NaN, 5), samples)).toEqual({
      looks: 'logged',
      negatives: 2,
      why: '有 2 个负值（最小 -2），未取对数的量不会小于 0',
    });
    expect(scaleOf(new Float64Array(4).fill(Number.NaN), 2).looks).toBe('unknown');
  });

  it('a few features below 0 among amounts do not speak for all', () => {
    const amounts = made(() => Math.exp(normal(5, 2)));
    amounts.set([-4.4, 3.7, -1.2, 0.5, -6.9, 2.1], samples * 3);
    expect(scaleOf(amounts, samples)).toMatchObject({ looks: 'raw', negatives: 3 });
    expect(scaleOf(amounts, samples).why).toContain('负值只在 1 个特征中');
    const logs = made(() => Math.max(0.01, normal(8, 2)));
    logs[7] = -0.3;
    expect(scaleOf(logs, samples).looks).toBe('logged');
  });

  it('a few features below 0 are not taken for another kind where the others may be logarithms', () => {
    const either = made(() => Math.abs(normal(3, 4)));
    expect(scaleOf(either, samples).looks).toBe('unknown');
    either[7] = -0.3;
    expect(scaleOf(either, samples).looks).toBe('logged');
    expect(fewBelowZero(either, samples)).toBeUndefined();
  });

  it('values below 0 are no logarithms where others are far from 0, as of arrays without their background', () => {
    const intensities = made(() => Math.exp(normal(5, 2)) - 60);
    const { looks, why } = scaleOf(intensities, samples);
    expect(looks).toBe('unknown');
    expect(why).toContain('像是扣过背景的强度');
  });
});

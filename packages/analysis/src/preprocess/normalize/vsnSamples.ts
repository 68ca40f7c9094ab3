import { InputError } from '../../model/index.ts';
import type { Matrix, Message } from '../../model/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import { vsn } from './vsn.ts';

/** Fewer features than this say too little of how the spread follows the level; the bound of vsn2. */
const leastFeatures = 42;

export type VsnSamples = {
  readonly values: Float64Array;
  readonly factors: Float64Array;
  readonly offsets: Float64Array;
  readonly scales: Float64Array;
  readonly used: number;
  readonly messages: readonly Message[];
};

/**
 * Calibrates the samples and stabilises the variance.
 *
 * @throws {InputError} When there are too few samples, features or values, or the samples agree exactly.
 */
export function vsnSamples(
  { ids, samples, values }: Matrix,
  quantile: number,
  progress: (fraction: number) => void,
): VsnSamples {
  const width = samples.length;
  if (width < 2)
    throw refusal(
      'too-few-samples',
      '方差稳定变换（VSN）至少需要 2 个样本',
      '样本之间的差别用来估计噪声；只有一个样本时请改用 glog 变换',
    );
  const seen = ids.reduce(
    (count, _, row) =>
      count + Number(values.subarray(row * width, (row + 1) * width).some((value) => !Number.isNaN(value))),
    0,
  );
  if (seen <= leastFeatures)
    throw refusal(
      'too-few-features',
      `有值的特征只有 ${seen} 个，方差稳定变换（VSN）至少需要 ${leastFeatures + 1} 个`,
      '特征少时请改用总和、中位数或 PQN 归一化，再作 log2 或 glog 变换',
    );
  samples.forEach((sample, column) => {
    const present = ids.reduce((count, _, row) => count + Number(!Number.isNaN(values[row * width + column]!)), 0);
    if (present <= leastFeatures / 2)
      throw refusal(
        'too-few-values',
        `样本“${sample}”只有 ${present} 个值，不足以估计它的偏移与倍数`,
        '请先移除该样本',
      );
    const first = values.find((value, at) => at % width === column && !Number.isNaN(value));
    if (!values.some((value, at) => at % width === column && !Number.isNaN(value) && value !== first))
      throw refusal('constant-sample', `样本“${sample}”的值全部相同`, '请先移除该样本');
  });
  const fit = vsn(values, width, quantile, progress);
  if (
    !fit.values.every((value, at) => Number.isFinite(value) || Number.isNaN(values[at]!)) ||
    spreadless(fit.values, width)
  ) {
    throw refusal(
      'no-noise',
      '各样本只差一个倍数和一个常数，没有噪声可供估计',
      '请检查是否重复使用了同一个样本；否则请改用其他归一化方法',
    );
  }
  const middle = Math.exp(fit.scales.reduce((sum, scale) => sum + Math.log(scale), 0) / width);
  return {
    values: fit.values,
    factors: fit.scales.map((scale) => middle / scale),
    offsets: fit.offsets,
    scales: fit.scales,
    used: fit.used,
    messages: fit.converged
      ? []
      : [
          {
            level: 'warning',
            text: '方差稳定变换（VSN）的似然没有收敛，请核对均值–标准差图；数据已取过对数时不宜再用',
          },
        ],
  };
}

/** Whether features hardly vary at all between samples: then the likelihood has no maximum. */
function spreadless(values: Float64Array, width: number): boolean {
  let squares = 0;
  for (let at = 0; at < values.length; at += width) {
    const own = values.subarray(at, at + width).filter((value) => !Number.isNaN(value));
    const mean = arithmeticMean(own);
    for (const value of own) squares += (value - mean) ** 2;
  }
  return !(squares > 1e-12 * values.length);
}

const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

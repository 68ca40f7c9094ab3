import { InputError, type Matrix } from '../../model/index.ts';

/**
 * The correction divides by the drift, which means nothing for logarithms.
 * @throws {InputError} For values below 0, naming the first.
 */
export function refuseNegative({ ids, samples, values }: Matrix): void {
  const at = values.findIndex((value) => value < 0);
  if (at < 0) return;
  throw new InputError([
    {
      code: 'negative-unlogged',
      severity: 'error',
      input: 'matrix',
      what: `特征“${ids[Math.floor(at / samples.length)]}”在样本“${samples[at % samples.length]}”的值为 ${values[at]}，不是未取对数的强度，不能按比值校正漂移`,
      remedy: '请换用未取对数的强度表；没有测到的值请留空',
    },
  ]);
}

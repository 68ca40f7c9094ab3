import { meanAt } from './amounts.ts';
import type { Pair } from './checkLipid.ts';

/** log2 of the ratio of the means; `NaN` where one of them is missing or 0. */
export function changeOf(values: Float64Array, pair: Pair): number {
  if (!pair) return Number.NaN;
  const [reference, test] = [meanAt(values, pair.reference.columns), meanAt(values, pair.test.columns)];
  return reference > 0 && test > 0 ? Math.log2(test / reference) : Number.NaN;
}

export const changeWords = (pair: Pair): string =>
  pair ? `log2（${pair.test.name} 的均值 ÷ ${pair.reference.name} 的均值）` : '没有分组，不计算差异倍数';

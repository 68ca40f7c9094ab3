import { sortedQuantile } from '../../statistics/index.ts';

export type Combining = 'mean' | 'sum' | 'max' | 'min' | 'median';

export const combiningWords: Readonly<Record<Combining, string>> = {
  mean: '取平均',
  sum: '相加',
  max: '取最大值',
  min: '取最小值',
  median: '取中位数',
};

/** One value out of several; missing ones (`NaN`) take no part, and of nothing but missing ones nothing comes. */
export function combine(values: readonly number[], by: Combining): number {
  const present = values.filter((value) => !Number.isNaN(value));
  if (present.length === 0) return Number.NaN;
  if (present.length === 1) return present[0]!;
  if (by === 'median') return sortedQuantile(Float64Array.from(present).toSorted(), 0.5);
  if (by === 'max') return present.reduce((most, value) => Math.max(most, value));
  if (by === 'min') return present.reduce((least, value) => Math.min(least, value));
  const sum = present.reduce((total, value) => total + value, 0);
  return by === 'sum' ? sum : sum / present.length;
}

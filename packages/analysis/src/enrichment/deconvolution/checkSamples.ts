import { failure } from './failure.ts';

export function refuseSample(values: Float64Array, name: string, types: number): void {
  const present = values.filter((value) => !Number.isNaN(value));
  const least = Math.max(10, types + 2);
  if (present.length < least)
    throw failure(
      'too-few-values',
      'matrix',
      `样本“${name}”在签名基因中只有 ${present.length} 个有数值，至少需要 ${least} 个`,
      '请移除该样本，或先填补缺失值',
    );
  if (present.every((value) => value === present[0]))
    throw failure('no-variation', 'matrix', `样本“${name}”的签名基因都是同一个值`, '请移除该样本');
}

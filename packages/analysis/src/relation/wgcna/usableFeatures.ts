import { InputError } from '../../model/index.ts';
import type { Matrix, Removal } from '../../model/index.ts';
import { mostVariableRows, rowAt, rowMoments, selectRows } from '../../rows/index.ts';
import { maxFeatures, type WgcnaOptions } from './wgcna.schema.ts';

/**
 * What the network is made of, and what was left out. `usable` is how many features there were before the most variable
 * were taken.
 */
export type UsableFeatures = { readonly matrix: Matrix; readonly removed: readonly Removal[]; readonly usable: number };

const fewestSamples = 5;

/**
 * Samples and features with at least half of their values, features that vary, and of these the most variable.
 *
 * @throws {InputError} Under five samples, fewer features than a module, or more than can be computed.
 */
export function usableFeatures(input: Matrix, { minModule, topVariable }: WgcnaOptions): UsableFeatures {
  const { matrix: whole, removed: samples } = withoutPoorSamples(input);
  if (whole.samples.length < fewestSamples) {
    throw refusal(
      'too-few-samples',
      `可用的样本只有 ${whole.samples.length} 个，共表达网络至少需要 ${fewestSamples} 个`,
      '请补充样本；少于 15 个样本时网络很不稳定，建议改用“聚类”或“相关性网络”',
    );
  }
  const removed: Removal[] = [...samples];
  const kept: number[] = [];
  whole.ids.forEach((id, i) => {
    const { count, variance } = rowMoments(rowAt(whole.values, whole.samples.length, i));
    if (2 * count < whole.samples.length) removed.push({ kind: 'feature', id, reason: '一半以上的样本缺失' });
    else if (!(variance > 0)) removed.push({ kind: 'feature', id, reason: '取值恒定，相关系数没有定义' });
    else kept.push(i);
  });
  const needed = Math.max(minModule, 10);
  if (kept.length < needed)
    throw refusal(
      'too-few-features',
      `可用的特征只有 ${kept.length} 个，至少需要 ${needed} 个`,
      '请减小“最小模块”，或检查数据',
    );
  const wanted = topVariable === 'all' ? kept.length : topVariable;
  if (Math.min(wanted, kept.length) > maxFeatures) {
    throw refusal(
      'too-many-features',
      `有 ${kept.length} 个特征，共表达网络一次最多计算 ${maxFeatures} 个`,
      `请把“变异最大的特征数”设为 ${maxFeatures} 或更小，或先用“过滤”去掉变异小的特征`,
    );
  }
  const varying = selectRows(whole, kept);
  const matrix =
    wanted < kept.length
      ? selectRows(varying, mostVariableRows(varying.values, kept.length, varying.samples.length, wanted))
      : varying;
  return { matrix, removed, usable: kept.length };
}

const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

function withoutPoorSamples(matrix: Matrix): { readonly matrix: Matrix; readonly removed: readonly Removal[] } {
  const { ids, samples, values } = matrix;
  const missing = new Float64Array(samples.length);
  for (let at = 0; at < values.length; at += 1) if (Number.isNaN(values[at]!)) missing[at % samples.length]! += 1;
  const poor = (column: number): boolean => 2 * missing[column]! > ids.length;
  if (!samples.some((_, column) => poor(column))) return { matrix, removed: [] };
  const kept = Array.from(samples.keys()).filter((column) => !poor(column));
  const fewer = new Float64Array(ids.length * kept.length);
  for (let row = 0; row < ids.length; row += 1)
    kept.forEach((column, at) => (fewer[row * kept.length + at] = values[row * samples.length + column]!));
  return {
    matrix: { ...matrix, samples: kept.map((column) => samples[column]!), values: fewer },
    removed: Array.from(samples.keys())
      .filter(poor)
      .map((column) => ({ kind: 'sample' as const, id: samples[column]!, reason: '一半以上的特征缺失' })),
  };
}

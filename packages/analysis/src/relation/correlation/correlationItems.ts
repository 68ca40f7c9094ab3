import { InputError } from '../../model/index.ts';
import type { Matrix, Removal } from '../../model/index.ts';
import { mostVariableRows, rowAt, rowMoments, selectRows, transposed } from '../../rows/index.ts';
import { maxItems, type CorrelationOptions } from './correlation.schema.ts';

/** What is correlated: one row an item, one column an observation. */
export type Items = {
  readonly ids: readonly string[];
  readonly values: Float64Array;
  readonly observations: number;
  readonly removed: readonly Removal[];
};

/** Which input is at fault when items are refused, and how few items will do. */
export type ItemsOf = { readonly input: 'matrix' | 'matrix2'; readonly least: number };

/**
 * The samples or features to correlate, without those that are constant, and the observations used.
 *
 * @throws {InputError} Under `least` items (two for one table), over 3,000, or under three complete observations where
 * only those are wanted.
 */
export function correlationItems(
  matrix: Matrix,
  { of, topVariable, missing }: Pick<CorrelationOptions, 'of' | 'topVariable' | 'missing'>,
  { input, least }: ItemsOf = { input: 'matrix', least: 2 },
): Items {
  const word = of === 'samples' ? '样本' : '特征';
  const removed: Removal[] = [];
  const source = of === 'features' ? mostVariable(matrix, topVariable) : matrix;
  const all =
    of === 'samples'
      ? {
          ids: source.samples,
          values: transposed(source.values, source.ids.length, source.samples.length),
          names: source.ids,
        }
      : { ids: source.ids, values: source.values, names: source.samples };
  const used =
    missing === 'complete'
      ? completeObservations(all, of === 'samples' ? 'feature' : 'sample', removed)
      : { values: all.values, observations: all.names.length };
  if (missing === 'complete' && used.observations < 3) {
    throw tooFewObservations(used.observations);
  }

  const kept: number[] = [];
  all.ids.forEach((id, i) => {
    const { count, variance } = rowMoments(rowAt(used.values, used.observations, i));
    if (variance > 0) kept.push(i);
    else
      removed.push({
        kind: of === 'samples' ? 'sample' : 'feature',
        id,
        reason: count < 2 ? '有效值不足 2 个' : '取值恒定，相关系数没有定义',
      });
  });
  if (kept.length < least)
    throw refusal(
      'too-few-items',
      `${tableWord(input)}可用的${word}只有 ${kept.length} 个，计算相关至少需要 ${least} 个`,
      '请检查数据，或更换计算对象',
      input,
    );
  if (kept.length > maxItems) {
    throw refusal(
      'too-many-items',
      `${tableWord(input)}有 ${kept.length} 个${word}，超过一次计算的上限 ${maxItems} 个`,
      of === 'features' ? '请把“变异最大的特征数”设为较小的数' : '请先减少样本',
      input,
    );
  }
  const values = new Float64Array(kept.length * used.observations);
  kept.forEach((index, at) => values.set(rowAt(used.values, used.observations, index), at * used.observations));
  return { ids: kept.map((i) => all.ids[i]!), values, observations: used.observations, removed };
}

const tableWord = (input: ItemsOf['input']): string => (input === 'matrix2' ? '第二个数据表' : '');

function refusal(code: string, what: string, remedy: string, input: ItemsOf['input'] = 'matrix'): InputError {
  return new InputError([{ code, severity: 'error', input, what, remedy }]);
}

/** That too few observations are left where only complete ones are wanted. */
export function tooFewObservations(count: number): InputError {
  return refusal(
    'too-few-observations',
    `没有缺失值的观测只有 ${count} 个，计算相关至少需要 3 个`,
    '请改为“按对使用共有的值”，或先用“缺失值填补”补全数据',
  );
}

/** The matrix with only its most variable features. */
export function mostVariable(matrix: Matrix, count: number | 'all'): Matrix {
  if (count === 'all' || count >= matrix.ids.length) return matrix;
  return selectRows(matrix, mostVariableRows(matrix.values, matrix.ids.length, matrix.samples.length, count));
}

function completeObservations(
  { ids, values, names }: { ids: readonly string[]; values: Float64Array; names: readonly string[] },
  kind: Removal['kind'],
  removed: Removal[],
): { values: Float64Array; observations: number } {
  const kept = names.flatMap((name, k) => {
    let missing = 0;
    for (let i = 0; i < ids.length; i += 1) missing += Number(Number.isNaN(values[i * names.length + k]!));
    if (missing === 0) return [k];
    removed.push({ kind, id: name, reason: `有 ${missing} 个缺失值` });
    return [];
  });
  const result = new Float64Array(ids.length * kept.length);
  for (let i = 0; i < ids.length; i += 1)
    kept.forEach((k, at) => (result[i * kept.length + at] = values[i * names.length + k]!));
  return { values: result, observations: kept.length };
}

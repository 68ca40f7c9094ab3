import { joinSamples } from '../../groups/index.ts';
import { InputError } from '../../model/index.ts';
import type { Environment, Message, Removal } from '../../model/index.ts';
import { orderedBasis, weighted, type Response } from './ordinate.ts';

const fault = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'env', what, remedy }]);

export type MatchedEnvironment = {
  /** Positions among the given samples, ascending: those that have every variable. */
  readonly kept: readonly number[];
  /** Each variable at the kept samples. */
  readonly columns: readonly Float64Array[];
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/**
 * The variables of samples, joined by name.
 * @throws {InputError} When fewer than 3 samples have all of them; `table` says where the samples come from.
 */
export function matchEnvironment(samples: readonly string[], env: Environment, table: string): MatchedEnvironment {
  const { pairs, renamed } = joinSamples(samples, env.samples);
  const rowOf = new Map(pairs.map(({ left, right }) => [left, right]));
  const kept = Array.from(samples.keys()).filter(
    (i) => rowOf.has(i) && env.values.every((column) => Number.isFinite(column[rowOf.get(i)!]!)),
  );
  const inside = new Set(kept);
  const removed = samples.flatMap((id, i): Removal[] =>
    inside.has(i) ? [] : [{ kind: 'sample', id, reason: rowOf.has(i) ? '有环境因子缺失' : '环境因子表中没有这个样本' }],
  );
  const messages: Message[] = [];
  if (removed.length > 0)
    messages.push({ level: 'warning', text: `${removed.length} 个样本没有环境因子或有缺失，未参与分析` });
  if (renamed.length > 0)
    messages.push({
      level: 'info',
      text: `${renamed.length} 个样本名写法不同，已按同一样本处理，如“${renamed[0]!.left}”与“${renamed[0]!.right}”`,
    });
  if (kept.length < 3)
    throw fault(
      'too-few-samples',
      `${table}与环境因子表都有且不缺数值的样本只有 ${kept.length} 个`,
      '至少需要 3 个；请检查两个表的样本名是否一致，缺失多的环境因子请删去',
    );
  return {
    kept,
    columns: env.values.map((column) => Float64Array.from(kept, (i) => column[rowOf.get(i)!]!)),
    removed,
    messages,
  };
}

export type UsableVariables = {
  /** Positions of the variables that vary and are not determined by those before them. */
  readonly used: readonly number[];
  /** Those, weighted. */
  readonly candidates: readonly Float64Array[];
  /** An orthonormal basis of them, in their order. */
  readonly basis: readonly Float64Array[];
  readonly messages: readonly Message[];
};

/** Which variables enter the model. @throws {InputError} When none does, or too many for the samples. */
export function usableVariables(
  names: readonly string[],
  columns: readonly Float64Array[],
  response: Pick<Response, 'kind' | 'samples' | 'weights'>,
): UsableVariables {
  const n = response.samples;
  const candidates = weighted(columns, response);
  const independent = orderedBasis(
    candidates.map((column, at) =>
      columns[at]!.every((value) => value === columns[at]![0]) ? column.map(() => 0) : column,
    ),
  );
  const used = Array.from(independent.keys()).filter((at) => independent[at] !== null);
  const dropped = names.filter((_, at) => independent[at] === null);
  const messages: Message[] = [];
  if (dropped.length > 0)
    messages.push({ level: 'warning', text: `${dropped.join('、')} 没有变化，或完全由其他因子决定，未进入模型` });
  if (used.length === 0)
    throw fault('no-variables', '没有可用的环境因子：参与分析的样本中数值都没有变化', '请检查环境因子表');
  if (n - used.length < 2)
    throw fault(
      'too-many-variables',
      `${n} 个样本不能拟合 ${used.length} 个环境因子`,
      `样本数至少要比因子数多 2，请只保留不超过 ${Math.max(1, n - 2)} 个因子`,
    );
  if (used.length > n / 3)
    messages.push({
      level: 'warning',
      text: `${n} 个样本、${used.length} 个环境因子：因子太多时解释率必然偏高，建议删去彼此相关的因子`,
    });
  return { used, candidates: used.map((at) => candidates[at]!), basis: used.map((at) => independent[at]!), messages };
}

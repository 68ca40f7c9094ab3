import { columnsByLevel, InputError } from '../../model/index.ts';
import type { Groups, Matrix } from '../../model/index.ts';

/** The groups that are compared and their matrix columns. */
export type Levels = { readonly names: readonly string[]; readonly columns: readonly Int32Array[] };

/** @throws {InputError} When fewer than two groups have samples, or a group has one only. */
export function resolveLevels(matrix: Matrix, groups: Groups): Levels {
  const found = [...columnsByLevel(matrix, groups)].filter(([, columns]) => columns.length > 0);
  if (found.length < 2)
    throw failure('too-few-groups', '数据表中的样本不足两组', '请准备至少两组的分组表，并检查分组表与数据表的样本名');
  const lone = found.find(([, columns]) => columns.length < 2);
  if (lone)
    throw failure(
      'too-few-samples',
      `“${lone[0]}”组只有 ${lone[1].length} 个样本`,
      '每组至少需要 2 个样本；请补充样本，或从分组方案中去掉该组',
    );
  return { names: found.map(([level]) => level), columns: found.map(([, columns]) => columns) };
}

const failure = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'groups', what, remedy }]);

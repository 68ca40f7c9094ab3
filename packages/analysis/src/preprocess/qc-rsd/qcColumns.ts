import { columnsByLevel, InputError } from '../../model/index.ts';
import type { Groups, Matrix } from '../../model/index.ts';

/**
 * The level of the QC samples and their columns: the option where set, else the level named QC.
 * @throws {InputError} When there is none, or it has fewer than `least` samples.
 */
export function qcColumns(
  matrix: Matrix,
  groups: Groups,
  chosen: string,
  least: number,
): { readonly level: string; readonly columns: Int32Array } {
  const level = chosen || groups.levels.find((candidate) => candidate.trim().toLowerCase() === 'qc');
  const columns = level === undefined ? undefined : columnsByLevel(matrix, groups).get(level);
  const refusal = (what: string, remedy: string): InputError =>
    new InputError([{ code: 'option-value', severity: 'error', input: 'qc', what, remedy }], 'parameter');
  if (level === undefined || !columns)
    throw refusal(
      chosen ? `QC 组“${chosen}”不在分组表中` : '分组表中没有名为 QC 的组',
      `请在分组表中把质控样本的组写为 QC，或选择 QC 组：${groups.levels.join('、')}`,
    );
  if (columns.length < least)
    throw refusal(
      `QC 组“${level}”只有 ${columns.length} 个样本在数据表中`,
      `至少需要 ${least} 个 QC 样本，请检查分组表与数据表的样本名`,
    );
  return { level, columns };
}

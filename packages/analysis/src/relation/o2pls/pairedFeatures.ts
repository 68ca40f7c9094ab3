import { InputError } from '../../model/index.ts';
import type { InputKind, Matrix, Message, Removal } from '../../model/index.ts';
import { rowAt, rowMoments, selectRows } from '../../rows/index.ts';
import { pairedTables } from '../correlation/index.ts';

const fewest = 6;

/** Complete features that vary, of each of two tables over the samples they share. */
export type PairedFeatures = {
  readonly first: Matrix;
  readonly second: Matrix;
  readonly removed: readonly Removal[];
  /** Samples of only one table. */
  readonly left: readonly string[];
  /** What is said of samples that both have. */
  readonly told: readonly Message[];
  readonly missing: number;
  readonly constant: number;
};

/** @throws {InputError} Under six common samples, or where a table has under two usable features. */
export function pairedFeatures(matrix: Matrix, matrix2: Matrix): PairedFeatures {
  const { first, left, second, told } = pairedTables(matrix, matrix2, fewest);
  const [one, other] = [usable(first, 'matrix', '第一个表'), usable(second, 'matrix2', '第二个表')];
  return {
    first: one.table,
    second: other.table,
    left,
    told,
    missing: one.missing + other.missing,
    constant: one.constant + other.constant,
    removed: [
      ...left.map((id) => ({ kind: 'sample' as const, id, reason: '只在一个数据表中' })),
      ...one.removed,
      ...other.removed,
    ],
  };
}

function usable(
  table: Matrix,
  input: InputKind,
  label: string,
): {
  readonly table: Matrix;
  readonly removed: readonly Removal[];
  readonly missing: number;
  readonly constant: number;
} {
  const removed: Removal[] = [];
  let missing = 0;
  const kept = [...table.ids.keys()].filter((row) => {
    const { count, max, min } = rowMoments(rowAt(table.values, table.samples.length, row));
    const absent = table.samples.length - count;
    if (absent === 0 && max > min) return true;
    missing += Number(absent > 0);
    removed.push({
      kind: 'feature',
      id: table.ids[row]!,
      reason: `${label}：${absent > 0 ? `有 ${absent} 个缺失值` : '取值恒定'}`,
    });
    return false;
  });
  if (kept.length < 2) {
    throw new InputError([
      {
        code: 'too-few-features',
        severity: 'error',
        input,
        what: `${label}的 ${table.ids.length} 个特征中可用的只有 ${kept.length} 个，至少需要 2 个`,
        remedy:
          missing > 0 ? '含缺失值的特征不能使用，请先用“缺失值填补”补全数据' : '请检查数据表：取值恒定的特征不能使用',
      },
    ]);
  }
  return {
    table: kept.length === table.ids.length ? table : selectRows(table, kept),
    removed,
    missing,
    constant: removed.length - missing,
  };
}

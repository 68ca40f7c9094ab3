import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, Removal } from '../../model/index.ts';
import { rowAt, rowMoments, selectRows } from '../../rows/index.ts';
import { isQc } from '../../groups/index.ts';

/** What a supervised method learns from: complete features that vary, and the class of every sample. */
export type Design = {
  readonly matrix: Matrix;
  readonly levels: readonly string[];
  /** Index into `levels` of each column of the matrix. */
  readonly classes: Int32Array;
  readonly sizes: readonly number[];
  /** Groups of samples that take no part. */
  readonly others: readonly string[];
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  readonly missing: number;
  readonly constant: number;
};

type DesignRequest = {
  /** The levels that take part, in order; all but QC when absent. */
  readonly levels?: readonly string[] | undefined;
  /** Samples that a level needs at least. */
  readonly least: number;
  /** Samples needed in all. */
  readonly total?: number;
};

export const refusal = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);

/**
 * Joins samples and groups by name; leaves out QC samples, samples without a group, features with a missing value and
 * constant ones.
 *
 * @throws {InputError} When under two levels, too few samples of one, or no feature remain.
 */
export function designOf(matrix: Matrix, groups: Groups, { levels: wanted, least, total = 0 }: DesignRequest): Design {
  const levelOf = new Map(groups.samples.map((sample, index) => [sample, groups.group[index]!]));
  const present = new Set(matrix.samples.map((sample) => levelOf.get(sample)));
  const levels = wanted ?? groups.levels.filter((level) => !isQc(level) && present.has(level));
  if (levels.length < 2) {
    throw refusal(
      'too-few-groups',
      'groups',
      `可用于建模的分组只有 ${levels.length} 个${levels.length === 1 ? `（“${levels[0]}”）` : ''}，至少需要 2 个`,
      '请检查分组表与数据表的样本名是否一致，并提供至少两个分组；QC 组不参与建模',
    );
  }
  const classOf = matrix.samples.map((sample) => levels.indexOf(levelOf.get(sample) ?? ''));
  const columns = matrix.samples.flatMap((_, column) => (classOf[column]! >= 0 ? [column] : []));
  const classes = Int32Array.from(columns, (column) => classOf[column]!);
  const sizes = levels.map((_, level) => classes.filter((one) => one === level).length);
  const small = sizes.findIndex((size) => size < least);
  if (small >= 0) {
    throw refusal(
      'too-few-samples',
      'groups',
      `分组“${levels[small]}”只有 ${sizes[small]} 个样本，每组至少需要 ${least} 个`,
      '请补充该组的样本，或在分组方案中去掉该组后重试',
    );
  }
  if (columns.length < total)
    throw refusal(
      'too-few-samples',
      'matrix',
      `参与建模的样本只有 ${columns.length} 个，至少需要 ${total} 个`,
      '请补充样本后重试',
    );

  const removed: Removal[] = matrix.samples.flatMap((id, column): Removal[] =>
    classOf[column]! >= 0 ? [] : [{ kind: 'sample', id, reason: reasonOf(levelOf.get(id)) }],
  );
  const others = [...present].filter((level): level is string => !!level && !levels.includes(level));
  const messages: Message[] =
    removed.length === 0
      ? []
      : [
          {
            level: 'info',
            text: `${removed.length} 个样本不属于参与建模的分组（${levels.join('、')}），未参与计算${others.length > 0 ? `：${others.join('、')} 组` : ''}。`,
          },
        ];
  const chosen = selectColumns(matrix, columns);
  const { kept, missing, constant } = usableRows(chosen, removed);
  if (kept.length === 0) {
    throw refusal(
      'too-few-features',
      'matrix',
      `${matrix.ids.length} 个特征都含缺失值或取值恒定，没有可用于建模的特征`,
      missing > 0 ? '请先用“缺失值填补”补全数据' : '请检查数据是否正确',
    );
  }
  if (missing > 0)
    messages.push({
      level: missing * 2 > matrix.ids.length ? 'warning' : 'info',
      text: `${matrix.ids.length} 个特征中有 ${missing} 个含缺失值，未参与建模。如需保留，请先用“缺失值填补”。`,
    });
  return {
    matrix: kept.length === matrix.ids.length ? chosen : selectRows(chosen, kept),
    levels,
    classes,
    sizes,
    others,
    removed,
    messages,
    missing,
    constant,
  };
}

const reasonOf = (level: string | undefined): string =>
  level === undefined ? '不在分组表中' : `分组“${level}”不参与建模`;

function selectColumns(matrix: Matrix, columns: readonly number[]): Matrix {
  const width = matrix.samples.length;
  if (columns.length === width) return matrix;
  const values = new Float64Array(matrix.ids.length * columns.length);
  for (let row = 0; row < matrix.ids.length; row += 1)
    columns.forEach((column, at) => (values[row * columns.length + at] = matrix.values[row * width + column]!));
  return { ...matrix, samples: columns.map((column) => matrix.samples[column]!), values };
}

function usableRows(matrix: Matrix, removed: Removal[]): { kept: number[]; missing: number; constant: number } {
  const kept: number[] = [];
  let missing = 0;
  let constant = 0;
  matrix.ids.forEach((id, row) => {
    const { count, max, min } = rowMoments(rowAt(matrix.values, matrix.samples.length, row));
    const absent = matrix.samples.length - count;
    if (absent > 0) {
      missing += 1;
      removed.push({ kind: 'feature', id, reason: `有 ${absent} 个缺失值` });
    } else if (max === min) {
      constant += 1;
      removed.push({ kind: 'feature', id, reason: '在参与建模的样本中取值恒定' });
    } else kept.push(row);
  });
  return { kept, missing, constant };
}

import type { Matrix } from '../../model/index.ts';
import { namesIn } from '../../options/shared/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { refusal } from '../design/index.ts';
import type { RocOptions } from './roc.schema.ts';

const least = 5;

/** Samples of both groups, controls first, with the values of the candidates; `NaN`-free. */
export type Cohort = {
  readonly samples: readonly string[];
  readonly positive: Uint8Array;
  readonly candidates: readonly string[];
  readonly values: readonly Float64Array[];
};

/** @throws {InputError} When a named marker is not there, or too few samples or features are complete. */
export function cohortOf(
  matrix: Matrix,
  [control, positive]: readonly [Int32Array, Int32Array],
  { markers }: RocOptions,
): Cohort {
  const names = namesIn(markers);
  const rowOf = new Map(matrix.ids.map((id, row) => [id, row]));
  const unknown = names.find((name) => !rowOf.has(name));
  if (unknown !== undefined)
    throw refusal(
      'option-value',
      'markers',
      `数据表中没有特征“${unknown}”`,
      `请按数据表第一列的写法填写，例如“${matrix.ids[0]}”`,
    );
  const all = [...control, ...positive];
  const cell = (row: number, column: number): number => matrix.values[row * matrix.samples.length + column]!;
  const rows =
    names.length > 0
      ? names.map((name) => rowOf.get(name)!)
      : matrix.ids.flatMap((_, row) => (all.every((column) => !Number.isNaN(cell(row, column))) ? [row] : []));
  const columns =
    names.length > 0 ? all.filter((column) => rows.every((row) => !Number.isNaN(cell(row, column)))) : all;
  const isPositive = new Set(positive);
  const cases = columns.filter((column) => isPositive.has(column)).length;
  if (Math.min(cases, columns.length - cases) < least)
    throw refusal(
      'too-few-samples',
      'groups',
      `联合模型可用的样本为 ${columns.length - cases} 与 ${cases} 个${columns.length < all.length ? '（去掉了所选特征有缺失的）' : ''}`,
      `每组至少需要 ${least} 个；请补充样本，或把“多指标联合”改为不使用`,
    );
  const varying = rows.filter(
    (row) => rowMoments(Float64Array.from(columns, (column) => cell(row, column))).variance > 0,
  );
  if (names.length > 0 ? varying.length < names.length : varying.length < 1)
    throw refusal(
      'too-few-features',
      'matrix',
      names.length > 0
        ? `所选特征“${matrix.ids[rows.find((row) => !varying.includes(row))!]}”在这些样本中没有变化`
        : '没有完整且有变化的特征可供联合',
      names.length > 0 ? '请去掉它' : '请先用“缺失值填补”补全数据，或写出要联合的特征',
    );
  if (names.length > 10)
    throw refusal(
      'option-value',
      'markers',
      `写了 ${names.length} 个特征，最多 10 个`,
      '特征多时请用 LASSO 或随机森林',
    );
  return {
    samples: columns.map((column) => matrix.samples[column]!),
    positive: Uint8Array.from(columns, (column) => Number(isPositive.has(column))),
    candidates: varying.map((row) => matrix.ids[row]!),
    values: varying.map((row) => Float64Array.from(columns, (column) => cell(row, column))),
  };
}

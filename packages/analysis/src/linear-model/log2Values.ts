import { InputError } from '../model/index.ts';
import type { Matrix } from '../model/index.ts';

const usual =
  '若数据已取对数，请打开“数据已取对数”；若是测序计数，请改用 DESeq2 或 edgeR；否则请先填补，或用“归一化与变换”处理';

/** The remedy where no other method takes counts as they are. */
export const normalizeFirst =
  '若数据已取对数，请打开“数据已取对数”；若是测序计数，请先用“归一化与变换”换算为 log2 CPM；否则请先填补';

/**
 * log2 of raw values; logged values unchanged. Missing values stay missing.
 *
 * @param values - Features × the chosen matrix columns.
 * @throws {InputError} When a value to be logged is 0 or negative, with the first place.
 */
export function log2Values(
  matrix: Matrix,
  columns: ArrayLike<number>,
  values: Float64Array,
  already: boolean,
  remedy = usual,
): Float64Array {
  if (already) return values;
  const at = values.findIndex((value) => value <= 0);
  if (at < 0) return values.map(Math.log2);
  const count = values.reduce((sum, value) => sum + (value <= 0 ? 1 : 0), 0);
  const place = `特征“${matrix.ids[Math.floor(at / columns.length)]}”在样本“${matrix.samples[columns[at % columns.length]!]}”的值为 ${values[at]}`;
  throw new InputError([
    {
      code: 'not-positive',
      severity: 'error',
      input: 'matrix',
      what: `${place}${count > 1 ? `（共 ${count} 处不大于 0）` : ''}，不能取对数`,
      remedy,
      count,
    },
  ]);
}

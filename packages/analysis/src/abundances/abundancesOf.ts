import { InputError } from '../model/index.ts';
import type { Matrix, Message, Removal } from '../model/index.ts';
import { transposed } from '../rows/index.ts';

/**
 * The amount of each feature in each sample, samples in rows: `values` is `samples.length * ids.length` long, complete
 * and not negative.
 */
export type Abundances = {
  readonly samples: readonly string[];
  readonly ids: readonly string[];
  readonly values: Float64Array;
  /** Sum of each sample; above 0. */
  readonly totals: Float64Array;
  /** Samples without a single count take no part. */
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

/**
 * The community table of a matrix: every cell must be there, and be at least 0; `whole` asks for counts.
 *
 * A missing value is not read as 0: only the user knows whether a feature was looked for and not found.
 *
 * @throws {InputError} Naming the first cell that is missing, negative or not whole; when fewer than `least` samples
 * have a count above 0.
 */
export function abundancesOf(
  matrix: Matrix,
  { whole, least = 1 }: { readonly whole: boolean; readonly least?: number },
): Abundances {
  refuseCells(matrix, Number.isNaN, 'value-missing', '缺失', '未检出请填 0，其他缺失请先用“缺失值填补”');
  refuseCells(
    matrix,
    (value) => value < 0,
    'value-negative',
    '为负值',
    '群落分析需要未经对数变换和中心化的计数或丰度，请换用原始表',
  );
  if (whole) {
    refuseCells(
      matrix,
      (value) => Math.abs(value - Math.round(value)) > 1e-8 * Math.max(1, Math.abs(value)),
      'value-not-whole',
      '不是整数',
      '该方法按序列条数计算，请使用未经归一化的计数表',
    );
  }
  const [features, size] = [matrix.ids.length, matrix.samples.length];
  const all = transposed(matrix.values, features, size);
  const sums = Float64Array.from({ length: size }, (_, i) =>
    all.subarray(i * features, (i + 1) * features).reduce((sum, value) => sum + value, 0),
  );
  const kept = Array.from(sums.keys()).filter((i) => sums[i]! > 0);
  if (kept.length < least)
    throw refusal(
      'too-few-samples',
      `有计数的样本只有 ${kept.length} 个，至少需要 ${least} 个`,
      '请检查数据表的方向：特征在行，样本在列',
    );
  const empty = matrix.samples.filter((_, i) => !(sums[i]! > 0));
  const values = kept.length === size ? all : new Float64Array(kept.length * features);
  if (values !== all)
    kept.forEach((from, to) => values.set(all.subarray(from * features, (from + 1) * features), to * features));
  return {
    samples: kept.map((i) => matrix.samples[i]!),
    ids: matrix.ids,
    values: whole ? values.map(Math.round) : values,
    totals: Float64Array.from(kept, (i) => sums[i]!),
    removed: empty.map((id) => ({ kind: 'sample', id, reason: '所有特征的计数都为 0' })),
    messages: empty.length > 0 ? [{ level: 'warning', text: `${empty.length} 个样本的计数全部为 0，未参与分析` }] : [],
  };
}

function refuseCells(
  { ids, samples, values }: Matrix,
  wrong: (value: number) => boolean,
  code: string,
  how: string,
  remedy: string,
): void {
  let [first, count] = [-1, 0];
  for (let at = 0; at < values.length; at += 1) {
    if (!wrong(values[at]!)) continue;
    if (first < 0) first = at;
    count += 1;
  }
  if (first < 0) return;
  const place = `特征“${ids[Math.floor(first / samples.length)]!}”在样本“${samples[first % samples.length]!}”的值${how}`;
  throw refusal(code, count > 1 ? `${place}（共 ${count} 处）` : place, remedy);
}

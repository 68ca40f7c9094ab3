import { factorOfColumns, InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, Removal } from '../../model/index.ts';
import { completeSamples, withoutSamples } from '../../groups/index.ts';
import { namesIn } from '../../options/shared/index.ts';
import { arithmeticMean, median } from '../../statistics/index.ts';

const refusal = (option: string, what: string, remedy: string): InputError =>
  new InputError([{ code: 'option-value', severity: 'error', input: option, what, remedy }], 'parameter');
const relative = (sizes: Float64Array): Float64Array => sizes.map((size) => size / median(sizes));

/**
 * The geometric mean of the reference features in each sample, relative to the median sample: Vandesompele et al. 2002,
 * doi:10.1186/gb-2002-3-7-research0034
 *
 * @throws {InputError} When none is named, one is not in the table, or one has no positive value in a sample.
 */
export function referenceFactors({ ids, samples, values }: Matrix, text: string): Float64Array {
  const names = namesIn(text);
  if (names.length === 0)
    throw refusal('reference_features', '没有填写参照特征', '请在“参照特征”中写出内标或管家基因的名称，每行一个');
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  const unknown = names.filter((name) => !rowOf.has(name));
  if (unknown.length > 0)
    throw refusal(
      'reference_features',
      `数据表中没有参照特征“${unknown[0]}”${unknown.length > 1 ? `等 ${unknown.length} 个` : ''}`,
      `请按数据表第一列的写法填写，例如“${ids[0]}”`,
    );
  return relative(
    Float64Array.from(samples, (sample, column) => {
      const logs = names.map((name) => {
        const value = values[rowOf.get(name)! * samples.length + column]!;
        if (!(value > 0))
          throw refusal(
            'reference_features',
            `参照特征“${name}”在样本“${sample}”中${Number.isNaN(value) ? '缺失' : '不大于 0'}`,
            '参照特征须在每个样本中都测到；请换一个参照，或先移除该样本',
          );
        return Math.log(value);
      });
      return Math.exp(arithmeticMean(logs));
    }),
  );
}

type Amounts = {
  /** The matrix of the samples that have an amount. */
  readonly before: Matrix;
  readonly factors: Float64Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/**
 * The amounts of the samples (weight, volume, cells, protein, creatinine) relative to the median sample. A sample whose
 * amount is missing leaves.
 *
 * @throws {InputError} When the column is not chosen or not there, or an amount is not positive.
 */
export function amountFactors(matrix: Matrix, groups: Groups | undefined, column: string): Amounts {
  if (!groups || column === '')
    throw refusal(
      'amount_column',
      groups ? '没有选择样本用量的列' : '按样本用量归一化需要分组表',
      '请在分组表中加一列数值（如取样量、体积、细胞数或肌酐），并在“用量列”中选择它',
    );
  const cells = factorOfColumns(matrix, groups, column);
  if (!cells)
    throw refusal(
      'amount_column',
      `分组表没有名为“${column}”的列`,
      `请选择其中之一：${groups.factors.map(({ name }) => name).join('、') || '分组表没有其他列'}`,
    );
  const { kept, messages, removed } = completeSamples(matrix.samples, [{ name: column, values: cells }]);
  if (kept.length === 0)
    throw refusal('amount_column', `“${column}”列没有一个样本有值`, '请在分组表中补上每个样本的用量');
  const amounts = Float64Array.from(kept, (at) => {
    const value = Number(cells[at]);
    if (!(value > 0 && Number.isFinite(value)))
      throw refusal(
        'amount_column',
        `样本“${matrix.samples[at]}”的“${column}”为“${cells[at]}”，不是正数`,
        '请在分组表中改正每个样本的用量',
      );
    return value;
  });
  return {
    before: withoutSamples(matrix, new Set(removed.map(({ id }) => id))),
    factors: relative(amounts),
    removed,
    messages,
  };
}

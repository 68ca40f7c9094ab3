import { InputError } from '../../model/index.ts';
import type { Matrix } from '../../model/index.ts';
import { sortedPresent, sortedQuantile } from '../../statistics/index.ts';

/** Names of the annotation column that holds the lengths, the likeliest first. */
const lengthNames = ['length', 'gene_length', 'length(bp)', 'effective_length', 'len', '长度', '基因长度'] as const;

/**
 * Cumulative sum scaling: of each sample the sum of the counts up to the median of those above 0, divided by 1000.
 *
 * Paulson et al. 2013, doi:10.1038/nmeth.2658, as `metagenomeSeq::cumNormMat(p = 0.5)`.
 *
 * @param columns - One a sample; missing values count nothing.
 */
export function cssFactors(columns: readonly Float64Array[]): Float64Array {
  return Float64Array.from(columns, (column) => {
    const limit = sortedQuantile(sortedPresent(column.filter((value) => value > 0)), 0.5);
    return (
      column.reduce((sum, value) => (value - Number.EPSILON <= limit ? sum + value - Number.EPSILON : sum), 0) / 1000
    );
  });
}

/**
 * The length of every feature from the annotation columns of the matrix.
 *
 * @throws {InputError} When there is no such column, or a length is not a positive number.
 */
export function featureLengths({ annotations, ids }: Matrix): Float64Array {
  const found = lengthNames
    .map((name) => annotations.find((column) => column.name.trim().toLowerCase() === name))
    .find((column) => column !== undefined);
  if (!found)
    throw failure(
      'no-length',
      '数据表中没有基因长度，无法计算 TPM 或 FPKM',
      '请在数据表中加一列 length，写每个基因的长度（bp），或改用 CPM、TMM',
    );
  const lengths = Float64Array.from(found.values, (text) => (text.trim() === '' ? Number.NaN : Number(text)));
  const odd = lengths.findIndex((length) => !(length > 0 && Number.isFinite(length)));
  if (odd >= 0)
    throw failure(
      'bad-length',
      `特征“${ids[odd]}”的长度“${found.values[odd]}”不是正数`,
      `请在“${found.name}”列补上每个基因的长度（bp），或先去掉没有长度的特征`,
    );
  return lengths;
}

const failure = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

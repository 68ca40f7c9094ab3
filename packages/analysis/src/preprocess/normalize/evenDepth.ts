import { maximum, minimum } from '../../extremes/index.ts';
import { rarefied } from '../../abundances/index.ts';
import { uniform } from '../../linear/index.ts';
import { InputError } from '../../model/index.ts';
import type { Matrix, Removal } from '../../model/index.ts';
import { transposed } from '../../rows/index.ts';

/** The samples that are deep enough, as they came and drawn down to the same depth. */
export type EvenDepth = {
  readonly before: Matrix;
  readonly values: Float64Array;
  readonly depth: number;
  readonly removed: readonly Removal[];
  readonly lost: number;
};

const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

/**
 * Draws the same number of counts from every sample, at random without replacement. A missing value counts as 0.
 *
 * @param wanted - 0 takes the depth of the shallowest sample.
 * @throws {InputError} When a value is no count, a sample is empty, or no sample is deep enough.
 */
export function evenDepth(matrix: Matrix, wanted: number, seed: number): EvenDepth {
  const { ids, samples } = matrix;
  const odd = matrix.values.findIndex((value) => value < 0 || (!Number.isNaN(value) && !Number.isInteger(value)));
  if (odd >= 0)
    throw refusal(
      'not-counts',
      `特征“${ids[Math.floor(odd / samples.length)]}”在样本“${samples[odd % samples.length]}”的值为 ${matrix.values[odd]}，不是计数`,
      '抽平只能用于原始计数，请使用没有换算过的表',
    );
  const bySample = transposed(
    matrix.values.map((value) => value || 0),
    ids.length,
    samples.length,
  );
  const counts = samples.map((_, at) => bySample.subarray(at * ids.length, (at + 1) * ids.length));
  const totals = counts.map((sample) => sample.reduce((sum, count) => sum + count, 0));
  const empty = totals.indexOf(0);
  if (empty >= 0) throw refusal('empty-sample', `样本“${samples[empty]}”没有任何计数`, '请先移除该样本');
  const depth = wanted > 0 ? wanted : minimum(totals);
  const kept = totals.flatMap((total, at) => (total >= depth ? [at] : []));
  if (kept.length === 0)
    throw refusal(
      'too-shallow',
      `没有一个样本达到 ${depth} 条，最多的有 ${maximum(totals)} 条`,
      '请把抽平深度调低，或填 0 取最少样本的条数',
    );
  const random = uniform(seed);
  const drawn = kept.map((at) => rarefied(counts[at]!, depth, random));
  const columns = (of: readonly Float64Array[]): Float64Array =>
    Float64Array.from(ids.flatMap((_, row) => of.map((sample) => sample[row]!)));
  const values = columns(drawn);
  return {
    before: { ...matrix, samples: kept.map((at) => samples[at]!), values: columns(kept.map((at) => counts[at]!)) },
    values,
    depth,
    removed: samples.flatMap((id, at): Removal[] =>
      totals[at]! < depth ? [{ kind: 'sample', id, reason: `只有 ${totals[at]} 条，不到抽平深度 ${depth}` }] : [],
    ),
    lost: ids.filter((_, row) => drawn.every((sample) => sample[row] === 0) && kept.some((at) => counts[at]![row]! > 0))
      .length,
  };
}

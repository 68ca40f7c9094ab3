import { minimum } from '../../extremes/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Removal } from '../../model/index.ts';
import { libraryFactors } from '../../library-factors/index.ts';
import { median } from '../../statistics/index.ts';
import { designOf, log2Values, voom } from '../../linear-model/index.ts';
import type { Design, ReadDesign } from '../../linear-model/index.ts';
import type { LimmaOptions } from './limma.schema.ts';

/** What the linear models are fitted to: log2 values of the kept features in the design's samples. */
export type Prepared = {
  readonly design: ReadDesign;
  /** The matrix rows that were kept, in order. */
  readonly rows: readonly number[];
  readonly values: Float64Array;
  readonly weights: Float64Array | null;
  readonly removed: readonly Removal[];
};

const notPositive =
  '若数据已取对数，请打开“数据已取对数”；若是测序计数，请打开“计数数据（voom）”；否则请先填补或用“归一化与变换”处理';

/**
 * @throws {InputError} When the design cannot be made, or a value does not fit: 0 under a logarithm, a count that is
 * none.
 */
export function prepare(matrix: Matrix, groups: Groups, options: LimmaOptions): Prepared {
  const design = designOf(matrix, groups, options);
  const width = matrix.samples.length;
  const n = design.samples;
  const removed: Removal[] = [...design.removed];
  const all = matrix.ids.map((_, row) => row);
  const take = (rows: readonly number[]): Float64Array => {
    const values = new Float64Array(rows.length * n);
    for (let at = 0, to = 0; at < rows.length; at += 1) {
      const from = rows[at]! * width;
      for (let i = 0; i < n; i += 1, to += 1) values[to] = matrix.values[from + design.matrixColumns[i]!]!;
    }
    return values;
  };
  if (!options.voom)
    return {
      design,
      rows: all,
      values: log2Values(matrix, design.matrixColumns, take(all), options.logged, notPositive),
      weights: null,
      removed,
    };

  const counts = take(all);
  refuseNoCounts(matrix, design, counts);
  const kept = options.filter ? keptRows(counts, design) : all;
  if (kept.length < 3)
    throw failure(
      'too-few-features',
      `去掉低计数特征后只剩 ${kept.length} 个`,
      '请检查数据是否为原始计数，或关闭“去掉低计数特征”',
    );
  const keptSet = new Set(kept);
  removed.push(
    ...all
      .filter((row) => !keptSet.has(row))
      .map((row): Removal => ({ kind: 'feature', id: matrix.ids[row]!, reason: '计数过低' })),
  );
  const keptCounts = take(kept);
  const { factors, sizes } = libraryFactors(keptCounts, n, 'tmm');
  const empty = sizes.findIndex((size) => !(size > 0));
  if (empty >= 0)
    throw failure('empty-sample', `样本“${matrix.samples[design.matrixColumns[empty]!]}”的总计数为 0`, '请移除该样本');
  const { values, weights } = voom(
    keptCounts,
    options.voom_factors === 'tmm' ? sizes.map((size, i) => size * factors[i]!) : sizes,
    design,
  );
  return { design, rows: kept, values, weights, removed };
}

function refuseNoCounts(matrix: Matrix, design: Design, counts: Float64Array): void {
  const at = counts.findIndex((count) => !(count >= 0));
  if (at < 0) return;
  const place = `特征“${matrix.ids[Math.floor(at / design.samples)]}”在样本“${matrix.samples[design.matrixColumns[at % design.samples]!]}”`;
  throw failure(
    'not-a-count',
    Number.isNaN(counts[at]!) ? `${place}缺失，计数数据不能有缺失值` : `${place}的值为 ${counts[at]}，计数不能为负`,
    '请提供原始计数表；没有检出的特征应写 0；若不是计数，请关闭“计数数据（voom）”',
  );
}

/**
 * As `edgeR::filterByExpr` with its other defaults (Chen et al. 2016, doi:10.12688/f1000research.8987.2).
 *
 * The order of operations is edgeR's, because rounding decides about a count of exactly `minCount` in the median
 * library.
 */
export function keptRows(counts: Float64Array, { samples: n, groups, groupOf }: Design, minCount = 10): number[] {
  const sizes = new Float64Array(n);
  counts.forEach((count, at) => (sizes[at % n]! += count));
  const smallest = minimum(groups.map((_, group) => groupOf.reduce((sum, one) => sum + (one === group ? 1 : 0), 0)));
  const needed = (smallest > 10 ? 10 + (smallest - 10) * 0.7 : smallest) - 1e-14;
  const cutoff = (minCount / median(sizes)) * 1e6;
  return Array.from({ length: counts.length / n }, (_, row) => row).filter((row) => {
    const own = counts.subarray(row * n, (row + 1) * n);
    const total = own.reduce((sum, count) => sum + count, 0);
    return (
      total >= 15 - 1e-14 &&
      own.reduce((sum, count, i) => sum + (count * (1e6 / sizes[i]!) >= cutoff ? 1 : 0), 0) >= needed
    );
  });
}

const failure = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

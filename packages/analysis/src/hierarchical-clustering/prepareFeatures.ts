import type { Matrix, Removal } from '../model/index.ts';
import { rowAt, rowMoments, selectRows } from '../rows/index.ts';
import type { RowScale } from './hclust.schema.ts';

/**
 * Leaves out features that cannot take part and standardises the others by row (z, n − 1) where asked.
 *
 * Features without any value always go.
 *
 * @param spread - Whether constant features are left out even without scaling, as they correlate with nothing.
 * @returns A new matrix; missing values stay missing.
 */
export function prepareFeatures(
  matrix: Matrix,
  scale: RowScale,
  spread: boolean,
): { readonly matrix: Matrix; readonly removed: readonly Removal[] } {
  const samples = matrix.samples.length;
  const needsSpread = scale === 'rows' || spread;
  const removed: Removal[] = [];
  const kept = matrix.ids.flatMap((id, i) => {
    const { count, variance } = rowMoments(rowAt(matrix.values, samples, i));
    const reason =
      count === 0
        ? '没有任何有效值'
        : !needsSpread || variance > 0
          ? undefined
          : count < 2
            ? '有效值不足 2 个'
            : '在所有样本中的值相同';
    if (reason === undefined) return [i];
    removed.push({ kind: 'feature', id, reason });
    return [];
  });
  const prepared = selectRows(matrix, kept);
  if (scale === 'rows') {
    for (let i = 0; i < kept.length; i += 1) {
      const row = rowAt(prepared.values, samples, i);
      const { mean, variance } = rowMoments(row);
      const sd = Math.sqrt(variance);
      for (let j = 0; j < samples; j += 1) row[j] = (row[j]! - mean) / sd;
    }
  }
  return { matrix: prepared, removed };
}

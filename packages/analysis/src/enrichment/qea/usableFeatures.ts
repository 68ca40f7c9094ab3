import type { Matrix, Removal } from '../../model/index.ts';
import { rowMoments } from '../../rows/index.ts';
import type { matchSets } from '../../sets/index.ts';
import type { Design } from './design.ts';
import type { QeaOptions } from './qea.schema.ts';

export type UsableFeature = {
  /** Row of the feature in the matrix. */
  readonly row: number;
  /** Its values minus their mean, divided by their standard deviation if the option says so; missing ones are 0. */
  readonly centred: Float64Array;
};

/**
 * The features of the sets that vary among the samples of the design, by their number in the matched sets.
 *
 * @param values - One row per feature of the matrix, one column per sample of the design.
 */
export function usableFeatures(
  matrix: Matrix,
  matched: ReturnType<typeof matchSets>,
  values: Float64Array,
  design: Design,
  { scale }: QeaOptions,
): {
  readonly usable: ReadonlyMap<number, UsableFeature>;
  readonly removed: readonly Removal[];
  readonly missing: number;
} {
  const n = design.columns.length;
  const removed: Removal[] = [];
  const usable = new Map<number, UsableFeature>();
  let missing = 0;
  matrix.ids.forEach((name, row) => {
    const feature = matched.find(name);
    if (feature === undefined || usable.has(feature)) return;
    const own = values.subarray(row * n, (row + 1) * n);
    const { count, mean, variance } = rowMoments(own);
    if (count < 3 || !(variance > 0)) {
      removed.push({
        kind: 'feature',
        id: name,
        reason: `${design.kind === 'two' ? '两组中' : ''}${count < 3 ? '不到 3 个有效值' : '各样本的值都相同'}`,
      });
      return;
    }
    missing += n - count;
    const divisor = scale === 'auto' ? Math.sqrt(variance) : 1;
    // What is missing says nothing: the mean.
    usable.set(feature, { row, centred: own.map((value) => (Number.isNaN(value) ? 0 : (value - mean) / divisor)) });
  });
  return { usable, removed, missing };
}

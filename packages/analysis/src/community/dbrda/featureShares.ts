import { joinSamples } from '../../groups/index.ts';
import type { Matrix } from '../../model/index.ts';
import { sumOf } from './resultTables.ts';

export type FeatureShares = {
  readonly ids: readonly string[];
  /** Samples × features. */
  readonly values: Float64Array;
};

/**
 * Abundances of exactly these samples, as shares when `relative`; without a table, or one that lacks a sample or a
 * value, none.
 */
export function featureShares(
  matrix: Matrix | undefined,
  samples: readonly string[],
  relative: boolean,
): FeatureShares | undefined {
  if (!matrix) return undefined;
  const { pairs } = joinSamples(samples, matrix.samples);
  if (pairs.length < samples.length) return undefined;
  const column = new Map(pairs.map(({ left, right }) => [left, right]));
  const at = (row: number, i: number): number => matrix.values[row * matrix.samples.length + column.get(i)!]!;
  const rows = Array.from(matrix.ids.keys()).filter((row) => samples.some((_, i) => at(row, i) !== 0));
  const values = Float64Array.from({ length: samples.length * rows.length }, (_, cell) =>
    at(rows[cell % rows.length]!, Math.floor(cell / rows.length)),
  );
  if (values.some((value) => !(value >= 0))) return undefined;
  if (relative) {
    for (let i = 0; i < samples.length; i += 1) {
      const share = values.subarray(i * rows.length, (i + 1) * rows.length);
      const total = sumOf(share);
      if (total > 0) for (let j = 0; j < share.length; j += 1) share[j]! /= total;
    }
  }
  return { ids: rows.map((row) => matrix.ids[row]!), values };
}

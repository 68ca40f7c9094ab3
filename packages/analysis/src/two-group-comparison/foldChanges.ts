import { type Change, changesOf, countChanges } from '../changes/index.ts';
import type { Compared, FeatureTests } from '../group-tests/index.ts';
import type { TwoGroupOptions } from './twoGroup.schema.ts';

export type FoldChanges = {
  /** Test − reference on a log2 scale; `NaN` where a group has nothing but zeros, or the ratio cannot be computed. */
  readonly log2fc: Float64Array;
  readonly changes: readonly Change[];
  readonly counts: Readonly<Record<Change, number>>;
  /** Features that one group alone has, significant or not. */
  readonly oneSided: number;
  /** Features whose ratio cannot be computed although both groups have values: a mean is negative. */
  readonly negative: number;
};

/**
 * Fold changes, and which of them count. On unlogged data a feature that only one group has is significant by its
 * p-value alone, since its ratio has no end.
 */
export function foldChanges(
  tests: FeatureTests,
  { referenceColumns, testColumns, values, width }: Compared,
  p: Float64Array,
  options: Pick<TwoGroupOptions, 'logged' | 'fc' | 'p'>,
): FoldChanges {
  const absent = (row: number, mean: number, columns: Int32Array): boolean =>
    mean === 0 && columns.every((column) => !(Math.abs(values[row * width + column]!) > 0));
  const ratio = (row: number): number => {
    const [reference, test] = [tests.meanReference[row]!, tests.meanTest[row]!];
    if (options.logged) return test - reference;
    if (reference > 0 && test > 0) return Math.log2(test / reference);
    if (reference === 0 && test > 0 && absent(row, reference, referenceColumns)) return Number.POSITIVE_INFINITY;
    if (test === 0 && reference > 0 && absent(row, test, testColumns)) return Number.NEGATIVE_INFINITY;
    return Number.NaN;
  };
  const change = Float64Array.from(p, (_, row) => ratio(row));
  const changes = changesOf(change, p, options);
  const known = (row: number): boolean => tests.nReference[row]! > 0 && tests.nTest[row]! > 0;
  const without = (row: number): boolean => tests.meanReference[row] === 0 && tests.meanTest[row] === 0;
  return {
    log2fc: change.map((value) => (Number.isFinite(value) ? value : Number.NaN)),
    changes,
    counts: countChanges(changes),
    oneSided: change.reduce((sum, value) => sum + Number(Math.abs(value) === Infinity), 0),
    negative: change.reduce((sum, value, row) => sum + Number(Number.isNaN(value) && known(row) && !without(row)), 0),
  };
}

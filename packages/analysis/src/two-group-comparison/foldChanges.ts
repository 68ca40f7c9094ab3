import type { FeatureTests } from '../group-tests/index.ts';
import type { TwoGroupOptions } from './twoGroup.schema.ts';

export type FoldChanges = {
  /** Test − reference on a log2 scale; `NaN` where a mean is missing, 0 or negative on unlogged data. */
  readonly log2fc: Float64Array;
  readonly direction: readonly ('up' | 'down' | 'none')[];
  /** Features with both means but no finite ratio. */
  readonly withoutFold: number;
};

/**
 * Fold changes, and which of them count as up or down.
 *
 * A feature that is 0 in one group only has no finite ratio; it passes any fold threshold, in the direction of the
 * group that has it.
 */
export function foldChanges(
  tests: FeatureTests,
  p: Float64Array,
  options: Pick<TwoGroupOptions, 'logged' | 'fc' | 'p'>,
): FoldChanges {
  const log2fc = new Float64Array(p.length);
  const direction: ('up' | 'down' | 'none')[] = [];
  const threshold = Math.log2(options.fc);
  let withoutFold = 0;
  for (let row = 0; row < p.length; row += 1) {
    const change = log2Change(tests.meanReference[row]!, tests.meanTest[row]!, options.logged);
    log2fc[row] = Number.isFinite(change) ? change : Number.NaN;
    if (!Number.isFinite(change) && tests.nReference[row]! > 0 && tests.nTest[row]! > 0) withoutFold += 1;
    const counts = p[row]! < options.p && change !== 0 && Math.abs(change) >= threshold;
    direction.push(counts ? (change > 0 ? 'up' : 'down') : 'none');
  }
  return { log2fc, direction, withoutFold };
}

function log2Change(reference: number, test: number, logged: boolean): number {
  if (logged) return test - reference;
  return reference >= 0 && test >= 0 ? Math.log2(test / reference) : Number.NaN;
}

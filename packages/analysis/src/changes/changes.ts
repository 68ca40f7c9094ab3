/** What a test says of a feature, in the words of the column `direction`. */
export const changeKinds = ['up', 'down', 'only_test', 'only_ref', 'no_fold', 'none', 'untested'] as const;
export type Change = (typeof changeKinds)[number];

/** As readers see them; files keep the plain words. */
export const changeWords: Readonly<Record<Change, string>> = {
  up: '上调',
  down: '下调',
  only_test: '仅比较组检出',
  only_ref: '仅参照组检出',
  no_fold: '显著，无差异倍数',
  none: '不显著',
  untested: '未检验',
};

/** When a change counts. */
export type ChangeLimits = {
  /** Least size of a change that counts, on the scale of the changes (log2 or ln): `Math.log2` of a fold change. */
  readonly least: number;
  /** A p-value below this is significant. */
  readonly p: number;
};

/**
 * What a test says of one feature: the only place that decides it, for tables, sentences and figures alike.
 *
 * @param change - Test − reference on a log scale; `Infinity` when only the test group has the feature, `-Infinity` when
 * only the reference has it, `NaN` when the ratio cannot be computed. Only a finite one is measured against `least`.
 * @param p - The p-value that decides, adjusted or not; `NaN` for a feature that was not tested.
 */
export function changeOf(change: number, p: number, { least, p: limit }: ChangeLimits): Change {
  if (Number.isNaN(p)) return 'untested';
  if (!(p < limit)) return 'none';
  if (Number.isNaN(change)) return 'no_fold';
  if (!Number.isFinite(change)) return change > 0 ? 'only_test' : 'only_ref';
  if (change === 0 || Math.abs(change) < least) return 'none';
  return change > 0 ? 'up' : 'down';
}

/** `changeOf` of every feature. @param log2fc - Its threshold is `fc`, 1 or more, as a ratio. */
export const changesOf = (
  log2fc: Float64Array,
  p: Float64Array,
  { fc, p: limit }: { readonly fc: number; readonly p: number },
): Change[] => {
  const limits = { least: Math.log2(fc), p: limit };
  return Array.from(log2fc, (change, row) => changeOf(change, p[row]!, limits));
};

/** How many features are of each kind; words of other versions and programs are counted nowhere. */
export function countChanges(changes: Iterable<string>): Record<Change, number> {
  const counts: Record<Change, number> = {
    up: 0,
    down: 0,
    only_test: 0,
    only_ref: 0,
    no_fold: 0,
    none: 0,
    untested: 0,
  };
  for (const change of changes) if (Object.hasOwn(counts, change)) counts[change as Change] += 1;
  return counts;
}

const same: ReadonlySet<string> = new Set(['none', 'untested']);

/** Whether a feature differs, with a fold change or without one. */
export const isChanged = (change: string): boolean => !same.has(change);

/** Which group has more: 1 for the test group, −1 for the reference, 0 when neither or unknown. */
export const sideOf = (change: string): -1 | 0 | 1 =>
  change === 'up' || change === 'only_test' ? 1 : change === 'down' || change === 'only_ref' ? -1 : 0;

/** How many features were tested in some comparison. @param comparisons - The features in one order in each. */
export const countTested = (comparisons: readonly (readonly Change[])[]): number =>
  comparisons[0]?.filter((_, row) => comparisons.some((changes) => changes[row] !== 'untested')).length ?? 0;

import type { MergeModesOptions } from './mergeModes.schema.ts';
import type { Candidate } from './candidates.ts';

const ascending = (one: number, other: number): number =>
  (Number.isNaN(one) ? 1 : 0) - (Number.isNaN(other) ? 1 : 0) || (Number.isNaN(one) ? 0 : one - other);

/** Sorts the better feature first; of equal ones the positive mode, then the earlier row. */
export const better =
  (prefer: MergeModesOptions['prefer']) =>
  (one: Candidate, other: Candidate): number =>
    ascending(one.level, other.level) ||
    (prefer === 'rsd' ? ascending(one.rsd, other.rsd) : 0) ||
    ascending(-one.mean, -other.mean) ||
    one.mode - other.mode ||
    one.row - other.row;

export const whyOf = (kept: Candidate, dropped: Candidate, prefer: MergeModesOptions['prefer']): string => {
  if (ascending(kept.level, dropped.level) !== 0) return '鉴定等级较低';
  if (prefer === 'rsd' && ascending(kept.rsd, dropped.rsd) !== 0)
    return Number.isNaN(dropped.rsd) ? 'QC 的 RSD 无法计算' : 'QC 的 RSD 较大';
  return ascending(-kept.mean, -dropped.mean) === 0 ? '各项相同，保留在前的' : '平均强度较小';
};

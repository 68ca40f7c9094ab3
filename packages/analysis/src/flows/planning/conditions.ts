import type { Groups } from '../../model/index.ts';
import type { FlowGiven, FlowVersion, When } from '../model.ts';
import { comparedLevels, factorOf, hasQc, sizeOf } from './schemeParts.ts';

type Known = {
  readonly version: FlowVersion;
  readonly given: FlowGiven;
  /** Of the step; the whole scheme where there is none. */
  readonly groups: Groups | null;
};

export const roleTitle = ({ roles }: FlowVersion, id: string): string =>
  roles.find((role) => role.id === id)?.title ?? id;

/** Latin letters keep their distance from Chinese ones. */
const apart = (title: string): string => (/^\w/u.test(title) ? ` ${title}` : title);
/** That none of some tables is there. */
export const noTable = (...titles: readonly string[]): string => `没有${titles.map(apart).join('或')}`;
const factorWords = { batch: '批次列（batch）', order: '进样顺序列（order）' } as const;
const noScheme = '没有分组方案';

/** Why a condition does not hold, in Chinese; empty when it does. */
function unmet(when: When, { given, groups, version }: Known): string {
  const { contrasts, roles, scheme } = given;
  if ('role' in when) return roles[when.role] ? '' : noTable(roleTitle(version, when.role));
  if ('unless' in when) return unmet(when.unless, { given, groups, version }) === '' ? when.reason : '';
  if ('anyOf' in when) {
    const reasons = when.anyOf.map((one) => unmet(one, { given, groups, version }));
    return reasons.includes('') ? '' : reasons.join('，');
  }
  if ('levels' in when) {
    if (!scheme) return noScheme;
    return levelsUnmet(comparedLevels(scheme).length, when.levels);
  }
  if ('contrasts' in when) {
    if (contrasts.length >= when.contrasts) return '';
    return contrasts.length === 0 ? '没有设定比较' : `只有 ${contrasts.length} 个比较`;
  }
  if ('qc' in when) return hasQc(scheme) ? '' : scheme ? '没有 QC 样本' : noScheme;
  if ('replicates' in when) return replicatesUnmet(groups ?? scheme, when.replicates);
  if ('factor' in when)
    return factorOf(scheme, when.factor) ? '' : scheme ? `分组方案中没有${factorWords[when.factor]}` : noScheme;
  if ('logged' in when) return roles[when.logged]?.logged ? '' : `${roleTitle(version, when.logged)}没有取过对数`;
  const { names, role } = when.column;
  if (!roles[role]) return noTable(roleTitle(version, role));
  const known = new Set(names.map((name) => name.toLowerCase()));
  return roles[role].columns?.some((column) => known.has(column.trim().toLowerCase()))
    ? ''
    : `${roleTitle(version, role)}没有“${names[0]}”列`;
}

/** Why so many groups do not do. */
export function levelsUnmet(
  count: number,
  { max, min }: { readonly min: number; readonly max?: number | undefined },
): string {
  if (count < min) return count === 0 ? '分组方案中没有可比较的组' : `只有 ${count} 组，至少需要 ${min} 组`;
  return max !== undefined && count > max ? `有 ${count} 组，最多 ${max} 组` : '';
}

function replicatesUnmet(groups: Groups | null, least: number): string {
  if (!groups) return noScheme;
  const small = comparedLevels(groups).find((level) => sizeOf(groups, level) < least);
  return small === undefined ? '' : `“${small}”组只有 ${sizeOf(groups, small)} 个样本，至少需要 ${least} 个`;
}

/** Why not all of the conditions hold: the first reason. */
export const firstUnmet = (whens: readonly When[], known: Known): string => {
  for (const when of whens) {
    const reason = unmet(when, known);
    if (reason !== '') return reason;
  }
  return '';
};

import type { FlowVersion } from '@panome/analysis/flows';
import { joinToGroups, suggestAliases } from '@panome/analysis/groups';
import type { Groups } from '@panome/analysis/model';
import type { Problem } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { fault } from './problems.ts';
import type { ReadRole } from './readRoles.ts';

export type AlikeSample = ResponseOf<'flowRunPlan'>['alike'][number];

/** More names are counted. */
const mostNames = 6;
const listed = (names: readonly string[]): string =>
  `${names.slice(0, mostNames).join('、')}${names.length > mostNames ? ` 等 ${names.length} 个` : ''}`;

const told = (role: string, code: string, what: string, remedy: string): Problem => ({
  ...fault(code, role, what, remedy),
  severity: 'warning',
});

/** Every sample of the tables of roles, by the name that the groups have for it. */
export function namedSamples(roles: ReadonlyMap<string, ReadRole>, groups: Groups | null): string[] {
  if (!groups) return [...new Set([...roles.values()].flatMap(({ samples }) => samples))];
  const all = [...roles.values()].flatMap(({ samples }) => {
    const { aliased, renamed } = joinToGroups(samples, groups);
    const named = new Map([
      ...renamed.map(({ left, right }) => [left, right] as const),
      ...aliased.map(({ name, sample }) => [name, sample] as const),
    ]);
    return samples.map((sample) => named.get(sample) ?? sample);
  });
  return [...new Set(all)];
}

/** Names that are perhaps samples of the groups written otherwise, and the tables that have them. */
export function alikeSamples(
  { roles: specs }: FlowVersion,
  roles: ReadonlyMap<string, ReadRole>,
  groups: Groups | null,
): readonly AlikeSample[] {
  const found = new Map<string, AlikeSample>();
  if (!groups) return [];
  for (const { id, input, title } of specs) {
    const read = input === 'matrix' && roles.get(id);
    if (!read) continue;
    for (const { name, sample } of suggestAliases(read.samples, groups.samples, groups.aliases)) {
      const key = JSON.stringify([name, sample]);
      found.set(key, { name, sample, tables: [...(found.get(key)?.tables ?? []), title] });
    }
  }
  return [...found.values()];
}

/**
 * How the samples of several omics belong together: which lack in one of them, and which are written otherwise there.
 *
 * @param groups - Their samples are the names that results use.
 * @returns Remarks for the plan; an error when no sample is in all of them.
 */
export function unionSamples(
  { roles: specs }: FlowVersion,
  roles: ReadonlyMap<string, ReadRole>,
  groups: Groups | null,
): Problem[] {
  const known = groups?.samples ?? [];
  const omics = specs.filter(({ id, input }) => input === 'matrix' && roles.has(id));
  if (omics.length < 2 || !groups || known.length === 0) return [];
  const joined = omics.map((role) => ({ role, ...joinToGroups(roles.get(role.id)!.samples, groups) }));
  const inAll = known.filter((_, at) => joined.every(({ pairs }) => pairs.some(({ right }) => right === at)));
  if (inAll.length === 0)
    return [
      fault(
        'no-common-samples',
        omics[1]!.id,
        `${omics.length} 个组学没有共有的样本：${joined
          .map(({ role }) => `${role.title}的样本如 ${roles.get(role.id)!.samples.slice(0, 3).join('、')}`)
          .join('；')}`,
        '样本按名称对应：请换一个同批样本的项目，或在“样本名的对应”里写明哪两个名称是同一个样本',
      ),
    ];
  return joined.flatMap(({ renamed, rightOnly, role }) => [
    ...(rightOnly.length > 0
      ? [
          told(
            role.id,
            'union-samples-lack',
            `${role.title}没有 ${rightOnly.length} 个样本：${listed(rightOnly)}`,
            `跨组学的步骤只用各组学共有的 ${inAll.length} 个样本，单个组学的步骤用它自己的全部样本`,
          ),
        ]
      : []),
    ...(renamed.length > 0
      ? [
          told(
            role.id,
            'union-samples-renamed',
            `${role.title}有 ${renamed.length} 个样本名的写法不同，已按相近的写法对应：${listed(renamed.map(({ left, right }) => `${left} 即 ${right}`))}`,
            '如果不是同一个样本，请改名后重新上传',
          ),
        ]
      : []),
  ]);
}

import type { FlowVersion } from '@panome/analysis/flows';
import { joinSamples } from '@panome/analysis/groups';
import type { Problem } from '@panome/contract';
import { fault } from './problems.ts';
import type { ReadRole } from './readRoles.ts';

/** More names are counted. */
const mostNames = 6;
const listed = (names: readonly string[]): string =>
  `${names.slice(0, mostNames).join('、')}${names.length > mostNames ? ` 等 ${names.length} 个` : ''}`;

const told = (role: string, code: string, what: string, remedy: string): Problem => ({
  ...fault(code, role, what, remedy),
  severity: 'warning',
});

/** Every sample of the tables of roles, by the name that the groups have for it. */
export function namedSamples(roles: ReadonlyMap<string, ReadRole>, known: readonly string[]): string[] {
  const all = [...roles.values()].flatMap(({ samples }) => {
    const named = new Map(joinSamples(samples, known).renamed.map(({ left, right }) => [left, right]));
    return samples.map((sample) => named.get(sample) ?? sample);
  });
  return [...new Set(all)];
}

/**
 * How the samples of several omics belong together: which lack in one of them, and which are written otherwise there.
 *
 * @param known - The samples that have a group; the names that results use.
 * @returns Remarks for the plan; an error when no sample is in all of them.
 */
export function unionSamples(
  { roles: specs }: FlowVersion,
  roles: ReadonlyMap<string, ReadRole>,
  known: readonly string[],
): Problem[] {
  const omics = specs.filter(({ id, input }) => input === 'matrix' && roles.has(id));
  if (omics.length < 2 || known.length === 0) return [];
  const joined = omics.map((role) => ({ role, ...joinSamples(roles.get(role.id)!.samples, known) }));
  const inAll = known.filter((_, at) => joined.every(({ pairs }) => pairs.some(({ right }) => right === at)));
  if (inAll.length === 0)
    return [
      fault(
        'no-common-samples',
        omics[1]!.id,
        `${omics.length} 个组学没有共有的样本：${joined
          .map(({ role }) => `${role.title}的样本如 ${roles.get(role.id)!.samples.slice(0, 3).join('、')}`)
          .join('；')}`,
        '样本按名称对应：请换一个同批样本的项目，或把样本名改成同一种写法',
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

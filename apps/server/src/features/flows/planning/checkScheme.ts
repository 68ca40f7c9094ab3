import type { Contrast } from '@panome/analysis/flows';
import type { GroupScheme, Problem } from '@panome/contract';
import { doubt, fault, some } from './problems.ts';

/** What is wrong with the groups of a run beside the samples of its tables; empty when there are none. */
export function checkScheme(
  scheme: GroupScheme | null,
  samples: readonly string[],
  contrasts: readonly Contrast[],
): Problem[] {
  if (!scheme) return [];
  const grouped = scheme.groups.flatMap((group) => group.samples);
  const problems: Problem[] = [];
  const names = scheme.groups.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    problems.push(fault('group-twice', 'groups', `分组名“${twice}”出现了两次`, '请给每个分组起不同的名称'));
  if (samples.length > 0 && grouped.length > 0) {
    const known = new Set(samples);
    const there = new Set(grouped);
    const unknown = grouped.filter((sample) => !known.has(sample));
    const without = samples.filter((sample) => !there.has(sample) && !scheme.excluded.includes(sample));
    if (unknown.length === grouped.length)
      return [
        ...problems,
        fault(
          'no-sample-fits',
          'groups',
          `分组中的样本（${some(grouped)}）都不在数据表中`,
          '请核对分组的样本名，或换一个分组方案',
        ),
      ];
    if (unknown.length > 0)
      problems.push(
        doubt('unknown-sample', 'groups', `数据表中没有样本${some(unknown)}`, '它们不参与分析；请核对样本名'),
      );
    if (without.length > 0)
      problems.push(
        doubt('sample-without-group', 'groups', `样本${some(without)}没有分组`, '它们不参与分析；请补充分组'),
      );
  }
  const compared = new Set(contrasts.flatMap(({ reference, test }) => [reference, test]));
  const single = scheme.groups.filter((group) => group.samples.length === 1 && compared.has(group.name));
  if (single.length > 0)
    problems.push(
      doubt(
        'group-of-one',
        'groups',
        `分组${some(single.map(({ name }) => name))}只有 1 个样本`,
        '没有重复就不能做差异检验，相应的步骤会跳过或失败；请补充样本或不比较这个分组',
      ),
    );
  return problems;
}

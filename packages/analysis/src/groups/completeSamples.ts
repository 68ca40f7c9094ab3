import type { Groups, Message, Removal } from '../model/index.ts';

/** A column whose cells decide who takes part. */
type Needed = { readonly name: string; readonly values: readonly (string | undefined)[] };

/** The samples that have a value in every column, ascending; the others leave and are named. */
export function completeSamples(
  samples: readonly string[],
  columns: readonly Needed[],
): { readonly kept: readonly number[]; readonly removed: readonly Removal[]; readonly messages: readonly Message[] } {
  const lacking = samples.map((_, at) => columns.filter(({ values }) => !values[at]).map(({ name }) => name));
  const removed = samples.flatMap((id, at): Removal[] =>
    lacking[at]!.length > 0 ? [{ kind: 'sample', id, reason: `缺少${quoted(lacking[at]!)}的值` }] : [],
  );
  return {
    kept: [...samples.keys()].filter((at) => lacking[at]!.length === 0),
    removed,
    messages:
      removed.length > 0
        ? [
            {
              level: 'warning',
              text: `${removed.length} 个样本缺少${quoted([...new Set(lacking.flat())])}的值，未参与：${removed
                .slice(0, 5)
                .map(({ id }) => id)
                .join('、')}${removed.length > 5 ? ' 等' : ''}`,
            },
          ]
        : [],
  };
}

/** The groups of the samples that have a value of each factor; names that are no factor are passed over. */
export function completeGroups(
  groups: Groups,
  factors: readonly string[],
): { readonly groups: Groups; readonly removed: readonly Removal[]; readonly messages: readonly Message[] } {
  const { kept, messages, removed } = completeSamples(
    groups.samples,
    groups.factors.filter(({ name }) => factors.includes(name)),
  );
  if (removed.length === 0) return { groups, messages, removed };
  const pick = (values: readonly string[]): readonly string[] => kept.map((at) => values[at]!);
  const group = pick(groups.group);
  return {
    groups: {
      ...groups,
      samples: pick(groups.samples),
      group,
      levels: groups.levels.filter((level) => group.includes(level)),
      factors: groups.factors.map(({ name, values }) => ({ name, values: pick(values) })),
    },
    messages,
    removed,
  };
}

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join('、');

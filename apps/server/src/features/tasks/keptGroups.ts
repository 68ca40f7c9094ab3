import type { GroupScheme, TaskForm } from '@panome/contract';

type Kept = {
  readonly scheme: GroupScheme;
  /** Name of the task whose groups they are. */
  readonly task: string;
  /** Whether that task ran on the same file; otherwise on another table of the same samples. */
  readonly sameFile: boolean;
};

/** The part of a scheme that is about these samples. */
function onlyOf({ excluded, factors, groups }: GroupScheme, samples: ReadonlySet<string>): GroupScheme {
  return {
    groups: groups
      .map((group) => ({ ...group, samples: group.samples.filter((sample) => samples.has(sample)) }))
      .filter((group) => group.samples.length > 0),
    excluded: excluded.filter((sample) => samples.has(sample)),
    factors: factors.map(({ name, values }) => ({
      name,
      values: Object.fromEntries(Object.entries(values).filter(([sample]) => samples.has(sample))),
    })),
  };
}

/**
 * The groups that an account gave these samples before: with the same file, else with another table whose scheme names
 * each of them, such as a second omics of the same samples.
 *
 * @param tasks - The account's tasks, newest first.
 */
export function keptGroups(
  tasks: readonly { readonly name: string; readonly form: TaskForm }[],
  fileId: string,
  samples: readonly string[],
): Kept | undefined {
  const wanted = new Set(samples);
  const known = tasks.flatMap(({ form: { inputs }, name }): Kept[] => {
    const { groups, matrix, more } = inputs;
    if (!groups) return [];
    const scheme = onlyOf(groups, wanted);
    if (scheme.groups.length === 0) return [];
    const sameFile = [matrix, ...Object.values(more)].some((file) => file?.file_id === fileId);
    const named = new Set([...scheme.excluded, ...scheme.groups.flatMap((group) => group.samples)]);
    return sameFile || samples.every((sample) => named.has(sample)) ? [{ scheme, task: name, sameFile }] : [];
  });
  return known.find(({ sameFile }) => sameFile) ?? known[0];
}

/** Whether a scheme has groups to compare; a name of its own for each sample, or one for all, has none. */
export const dividesSamples = ({ groups }: GroupScheme): boolean =>
  groups.length > 1 && groups.some(({ samples }) => samples.length > 1);

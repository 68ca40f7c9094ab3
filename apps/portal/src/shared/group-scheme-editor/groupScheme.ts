/** One group of samples; its colour, `#rrggbb`, is the colour of its samples in every chart. */
export type SampleGroup = { name: string; color: string; samples: readonly string[] };

/** Groups in the order in which charts show them, and the samples that take no part. */
export type GroupScheme = { groups: readonly SampleGroup[]; excluded: readonly string[] };

/** Fewer samples than this give no variance worth a test. */
export const fewSamples = 3;

/** Where a sample goes: into a group by its place, out of the analysis, or back among the unassigned. */
export type Target = number | 'excluded' | 'unassigned';

/** The samples that are in no group and not excluded, in the given order. */
export function unassigned(scheme: GroupScheme, samples: readonly string[]): string[] {
  const taken = new Set([...scheme.excluded, ...scheme.groups.flatMap((group) => group.samples)]);
  return samples.filter((sample) => !taken.has(sample));
}

/** Takes the samples from where they are and appends them to the target. */
export function moveSamples(scheme: GroupScheme, samples: readonly string[], to: Target): GroupScheme {
  const moved = new Set(samples);
  const stay = (list: readonly string[]) => list.filter((sample) => !moved.has(sample));
  return {
    groups: scheme.groups.map((group, at) => ({
      ...group,
      samples: at === to ? [...stay(group.samples), ...samples] : stay(group.samples),
    })),
    excluded: to === 'excluded' ? [...stay(scheme.excluded), ...samples] : stay(scheme.excluded),
  };
}

/** Takes a group out of its place and puts it at `to`. A place outside the list changes nothing. */
export function moveGroup(scheme: GroupScheme, from: number, to: number): GroupScheme {
  const group = scheme.groups[from];
  if (!group || from === to || to < 0 || to >= scheme.groups.length) return scheme;
  return { ...scheme, groups: scheme.groups.toSpliced(from, 1).toSpliced(to, 0, group) };
}

/**
 * An empty group at the end, with the first name and the first colour that no other group has. Colours repeat once all
 * are taken.
 */
export function addGroup(
  scheme: GroupScheme,
  palette: readonly string[],
  nameOf: (number: number) => string,
): GroupScheme {
  const { groups } = scheme;
  const names = new Set(groups.map(({ name }) => name));
  const colors = new Set(groups.map(({ color }) => color.toLowerCase()));
  let number = groups.length + 1;
  while (names.has(nameOf(number))) number++;
  const color = palette.find((candidate) => !colors.has(candidate)) ?? palette[groups.length % palette.length]!;
  return { ...scheme, groups: [...groups, { name: nameOf(number), color, samples: [] }] };
}

/** What is wrong with the name of the group at this place: nothing in it, or another group has it too. */
export function nameProblem(groups: readonly SampleGroup[], at: number): 'missing' | 'taken' | undefined {
  const name = groups[at]?.name.trim();
  if (!name) return 'missing';
  return groups.some((group, other) => other !== at && group.name.trim() === name) ? 'taken' : undefined;
}

import type { Groups } from '@panome/analysis/model';
import type { GroupScheme } from '@panome/contract';

/** The scheme as the engine takes it: groups in the user's order, samples that take no part left out. */
export function toGroups({ factors, groups }: GroupScheme): Groups {
  const samples = groups.flatMap((group) => group.samples);
  return {
    samples,
    group: groups.flatMap((group) => group.samples.map(() => group.name)),
    levels: groups.map((group) => group.name),
    colors: Object.fromEntries(groups.map((group) => [group.name, group.color])),
    factors: factors.map(({ name, values }) => ({ name, values: samples.map((sample) => values[sample] ?? '') })),
  };
}

/** What the engine read or guessed, as a scheme to be edited. Samples of the matrix without a group are left over. */
export function toScheme(groups: Groups, palette: readonly string[]): GroupScheme {
  return {
    groups: groups.levels.map((name, index) => ({
      name,
      color: groups.colors[name] ?? palette[index % palette.length]!,
      samples: groups.samples.filter((_sample, at) => groups.group[at] === name),
    })),
    excluded: [],
    factors: groups.factors.map(({ name, values }) => ({
      name,
      values: Object.fromEntries(groups.samples.map((sample, at) => [sample, values[at] ?? ''])),
    })),
  };
}

import type { Groups } from '@panome/analysis/model';
import type { GroupScheme } from '@panome/contract';

/** Turns a group scheme into the groups of the engine: in the order of the user, without excluded samples. */
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

/**
 * Turns groups that the engine read or guessed into a scheme to be edited. It lacks the samples of the matrix without a
 * group.
 */
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

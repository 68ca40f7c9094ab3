import type { Groups } from '@panome/analysis/model';
import type { GroupScheme } from '@panome/contract';

/** Turns a group scheme into the groups of the engine, in the order of the user; an excluded sample has no group. */
export function toGroups({ aliases = [], excluded, factors, groups }: GroupScheme): Groups {
  const samples = [...groups.flatMap((group) => group.samples), ...excluded];
  return {
    samples,
    group: [...groups.flatMap((group) => group.samples.map(() => group.name)), ...excluded.map(() => '')],
    levels: groups.map((group) => group.name),
    colors: Object.fromEntries(groups.map((group) => [group.name, group.color])),
    factors: factors.map(({ name, values }) => ({ name, values: samples.map((sample) => values[sample] ?? '') })),
    ...(aliases.length > 0 ? { aliases } : {}),
  };
}

/** Of so many excluded samples a scheme is no more. */
const mostExcluded = 10_000;

/**
 * Turns groups that the engine read or guessed into a scheme to be edited. A sample whose group is missing is excluded;
 * the samples of the matrix that the groups do not name are not there.
 */
export function toScheme(groups: Groups, palette: readonly string[]): GroupScheme {
  return {
    groups: groups.levels.map((name, index) => ({
      name,
      color: groups.colors[name] ?? palette[index % palette.length]!,
      samples: groups.samples.filter((_sample, at) => groups.group[at] === name),
    })),
    excluded: groups.samples.filter((_sample, at) => groups.group[at] === '').slice(0, mostExcluded),
    factors: groups.factors.map(({ name, values }) => ({
      name,
      values: Object.fromEntries(groups.samples.map((sample, at) => [sample, values[at] ?? ''])),
    })),
    ...(groups.aliases ? { aliases: [...groups.aliases] } : {}),
  };
}

import { nameByAliases } from '@panome/analysis/groups';
import type { GroupScheme } from '../schemeTypes.ts';

export type SampleAlias = NonNullable<GroupScheme['aliases']>[number];

/** Every sample that a scheme names. */
export const samplesOfScheme = ({ excluded, groups }: GroupScheme): string[] => [
  ...groups.flatMap(({ samples }) => samples),
  ...excluded,
];

/** The scheme with these further names of its samples; a name that it has already gets the new sample. */
export function withAliases(scheme: GroupScheme, more: readonly SampleAlias[]): GroupScheme {
  const names = new Set(more.map(({ name }) => name));
  const aliases = [...(scheme.aliases ?? []).filter(({ name }) => !names.has(name)), ...more];
  return { ...scheme, aliases: aliases.map(({ name, sample }) => ({ name, sample })) };
}

/** The scheme without a further name. */
export function withoutAlias({ aliases = [], ...scheme }: GroupScheme, name: string): GroupScheme {
  const left = aliases.filter((alias) => alias.name !== name);
  return left.length > 0 ? { ...scheme, aliases: left } : scheme;
}

/** The samples of a table by the names that the scheme has for them. */
export const namedByScheme = (samples: readonly string[], aliases: readonly SampleAlias[] = []): readonly string[] =>
  nameByAliases(samples, aliases).names;

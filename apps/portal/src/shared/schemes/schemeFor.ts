import { namedByScheme, withAliases } from './aliases/aliasScheme.ts';
import { alikeSamples } from './aliases/alikeSamples.ts';
import type { Contrast, GroupScheme, StoredScheme } from './schemeTypes.ts';

/**
 * The part of a scheme that is about these samples, by its own names for them; groups of which nobody is there are left
 * out.
 */
export function schemeFor(
  { aliases = [], excluded, factors, groups }: GroupScheme,
  samples: readonly string[],
): GroupScheme {
  const written = new Set(samples);
  const there = new Set(namedByScheme(samples, aliases));
  const used = aliases.filter(({ name }) => written.has(name));
  return {
    ...(used.length > 0 && { aliases: used }),
    groups: groups
      .map((group) => ({ ...group, samples: group.samples.filter((sample) => there.has(sample)) }))
      .filter((group) => group.samples.length > 0),
    excluded: excluded.filter((sample) => there.has(sample)),
    factors: factors.map(({ name, values }) => ({
      name,
      values: Object.fromEntries(Object.entries(values).filter(([sample]) => there.has(sample))),
    })),
  };
}

/** How many of these samples a scheme groups, with those that it perhaps writes otherwise. */
function coverOf({ scheme }: StoredScheme, samples: readonly string[]): number {
  const there = new Set(namedByScheme(samples, withAliases(scheme, alikeSamples(samples, scheme)).aliases));
  return scheme.groups.reduce((sum, group) => sum + group.samples.filter((sample) => there.has(sample)).length, 0);
}

/** The schemes that group at least half of these samples, the one that groups most first. */
export function schemesFor(schemes: readonly StoredScheme[], samples: readonly string[]): StoredScheme[] {
  const distinct = [...new Set(samples)];
  return schemes
    .filter((scheme) => distinct.length > 0 && 2 * coverOf(scheme, distinct) >= distinct.length)
    .toSorted((one, other) => coverOf(other, distinct) - coverOf(one, distinct));
}

/** What of a contrast is said by options: the two groups, or the group that all others are held against. */
type ComparedOptions = Readonly<Record<string, string>>;

/**
 * The options by which a tool makes this contrast. One that holds all groups against a reference gets it only where all
 * contrasts of the scheme have the same; a tool of another kind, or without a group of the contrast, gets none.
 *
 * @param options - The ids of the tool's options.
 * @param all - Every contrast of the scheme.
 */
export function optionsOfContrast(
  { reference, test }: Contrast,
  options: readonly string[],
  scheme: GroupScheme,
  all: readonly Contrast[],
): ComparedOptions {
  const there = new Set(scheme.groups.map(({ name }) => name));
  if (!there.has(reference) || !there.has(test) || !options.includes('reference')) return {};
  if (options.includes('test_group')) return { reference, test_group: test };
  return all.every((one) => one.reference === reference) ? { reference } : {};
}

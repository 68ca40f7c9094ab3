import type { SampleAlias } from '../model/index.ts';

/**
 * The samples of a table by the names that were confirmed for them. A table that has the sample under its own name is
 * taken at its word.
 */
export function nameByAliases(
  names: readonly string[],
  aliases: readonly SampleAlias[] = [],
): { readonly names: readonly string[]; readonly used: readonly SampleAlias[] } {
  if (aliases.length === 0) return { names, used: [] };
  const written = new Set(names);
  const sampleOf = new Map(aliases.map(({ name, sample }) => [name, sample]));
  const used: SampleAlias[] = [];
  const named = names.map((name) => {
    const sample = sampleOf.get(name);
    if (sample === undefined || written.has(sample)) return name;
    written.add(sample);
    used.push({ name, sample });
    return sample;
  });
  return { names: named, used };
}

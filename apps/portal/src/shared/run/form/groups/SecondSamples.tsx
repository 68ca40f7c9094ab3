import { alikeSamples, SampleAliases, samplesOfScheme } from '../../../schemes/aliases/index.ts';
import type { GroupScheme } from '../toolForm.ts';

/** What the samples of a further table are held against. */
export type FirstSamples = {
  /** Of the first table. */
  readonly samples: readonly string[];
  readonly groups: GroupScheme | null;
  /** Gets the groups with what was confirmed; without any groups a scheme that says nothing else. */
  readonly onChange: (groups: GroupScheme | null) => void;
};

const nothing: GroupScheme = { groups: [], excluded: [], factors: [] };

/**
 * Which samples of a further table are those of the first, where names differ in writing only; nothing where they meet.
 */
export function SecondSamples({
  first: { groups, onChange, samples },
  second,
}: {
  readonly first: FirstSamples;
  readonly second: readonly string[];
}) {
  const scheme = groups ?? nothing;
  const grouped = samplesOfScheme(scheme);
  const known = grouped.length > 0 ? grouped : samples;
  const alike = known.length > 0 ? alikeSamples(second, scheme, known) : [];
  const named = new Set(second);
  if (alike.length === 0 && !scheme.aliases?.some(({ name }) => named.has(name))) return null;
  return (
    <SampleAliases
      alike={alike}
      onChange={(next) => onChange(grouped.length > 0 || next.aliases ? next : null)}
      samples={known}
      scheme={scheme}
    />
  );
}

import { Combobox } from '@panome/ui/combobox';
import { useCall } from '../api/index.ts';
import type { StoredScheme } from './schemeTypes.ts';
import { schemesFor } from './schemeFor.ts';
import { schemesText as text } from './schemes.text.ts';

type SchemeChooserProps = {
  /** The project whose schemes are offered; without one, all of one's own that group most of `samples`. */
  readonly projectId?: string | undefined;
  /** The samples at hand; only schemes that group at least half of them are offered. */
  readonly samples?: readonly string[] | undefined;
  /** The id of the chosen scheme; empty without one. */
  readonly value: string;
  /** Gets the chosen scheme with its groups, factors and contrasts; null for none. */
  readonly onValueChange: (scheme: StoredScheme | null) => void;
  /** What stands there while none is chosen; 交付时的分组 by default. */
  readonly placeholder?: string;
  /** The words above; left out, the name is read out only. */
  readonly label?: string;
};

const still = { revalidateOnFocus: false };

/** Chooses one of the grouping schemes of a project, or of one's own that fit a table. */
export function SchemeChooser({
  label,
  onValueChange,
  placeholder = text.delivered,
  projectId,
  samples,
  value,
}: SchemeChooserProps) {
  const place = projectId === undefined ? {} : { project_id: projectId };
  const { data, error, isLoading, mutate } = useCall('sampleGroupProgramList', place, still);
  const offered = data && samples ? schemesFor(data, samples) : (data ?? []);
  const options = offered.map(({ contrasts, id, name, owner_name, scheme: { groups } }) => ({
    value: id,
    label: name,
    help: [
      groups.map((group) => `${group.name} ${group.samples.length}`).join('、'),
      contrasts.length > 0 && text.contrastCount(contrasts.length),
      owner_name && text.by(owner_name),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <Combobox
      label={label ?? text.schemes}
      labelHidden={label === undefined}
      loading={isLoading}
      onRetry={error && !data ? () => void mutate() : undefined}
      onValueChange={(id) => onValueChange(offered.find((scheme) => scheme.id === id) ?? null)}
      options={options}
      placeholder={placeholder}
      value={value}
    />
  );
}

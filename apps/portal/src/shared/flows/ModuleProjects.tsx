import type { ResponseOf } from '@panome/contract/client';
import { Combobox } from '@panome/ui/combobox';
import { EmptyState } from '@panome/ui/state';
import { useMay } from '../access/index.ts';
import { useCall } from '../api/index.ts';
import { projectsText } from '../projects/index.ts';
import { flowsText as text } from './flows.text.ts';

type Entry = ResponseOf<'projectByModule'>[number];

const none: readonly Entry[] = [];

/** The projects that a version of a flow can analyse, and those that lack a table for it. */
export function useModuleProjects(version: string) {
  const may = useMay();
  const request = may.sure('projectByModule', 'noDataProjectByModule') ? { version_id: version } : null;
  const whole = useCall('projectByModule', request, { revalidateOnFocus: false });
  const partial = useCall('noDataProjectByModule', request, { revalidateOnFocus: false });
  return {
    entries: whole.data ?? none,
    lacking: partial.data ?? [],
    loaded: whole.data !== undefined,
    loading: whole.isLoading || partial.isLoading,
    failed: whole.error !== undefined && whole.data === undefined,
    retry: () => void Promise.all([whole.mutate(), partial.mutate()]),
  };
}

type ModuleProjectsProps = {
  readonly projects: ReturnType<typeof useModuleProjects>;
  readonly value: string;
  readonly onValueChange: (project: string) => void;
};

/** Chooses the project of an analysis: own ones first, then shared ones; what lacks a table says which. */
export function ModuleProjects({ onValueChange, projects, value }: ModuleProjectsProps) {
  const { entries, failed, lacking, loaded, loading, retry } = projects;
  if (loaded && entries.length === 0 && lacking.length === 0)
    return <EmptyState description={text.noProjectsHelp} variant="inline" title={text.noProjects} />;
  const groupOf = ({ parent_value }: Entry) => (parent_value === 2 ? text.ownProjects : text.sharedProjects);
  const options = [
    ...entries.map((entry) => ({
      entry,
      option: {
        value: entry.value,
        label: entry.label,
        help: [projectsText.families[entry.family], entry.contract_number].filter(Boolean).join(' · '),
      },
    })),
    ...lacking.map(({ missing, ...entry }) => ({
      entry,
      option: { value: entry.value, label: entry.label, help: text.lacks(missing.join('、')), disabled: true },
    })),
  ]
    .toSorted((one, other) => other.entry.parent_value - one.entry.parent_value)
    .map(({ entry, option }) => ({ ...option, group: groupOf(entry) }));
  return (
    <Combobox
      label={text.project}
      labelHidden
      loading={loading}
      onRetry={failed ? retry : undefined}
      onValueChange={onValueChange}
      options={options}
      placeholder={text.chooseProject}
      value={value}
    />
  );
}

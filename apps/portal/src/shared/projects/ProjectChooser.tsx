import { Combobox } from '@panome/ui/combobox';
import { useCall } from '../api/index.ts';
import { projectsText as text } from './projects.text.ts';

type ProjectChooserProps = {
  readonly value: string;
  readonly onValueChange: (project: string) => void;
  /** What nothing chosen means; all of them by default. */
  readonly placeholder?: string;
};

/** Narrows to one project of the session: own ones first, then shared ones. Nothing chosen is all of them. */
export function ProjectChooser({ onValueChange, placeholder = text.chooseProject, value }: ProjectChooserProps) {
  const { data, error, isLoading, mutate } = useCall('userAllProject', {});
  const options = (data ?? [])
    .toSorted((one, other) => other.parent_value - one.parent_value)
    .map((project) => ({
      value: project.value,
      label: project.label,
      help: `${text.families[project.family]} · ${project.contract_number}`,
      group: project.parent_value === 2 ? text.ownProjects : text.sharedProjects,
    }));
  return (
    <Combobox
      label={text.projects}
      labelHidden
      loading={isLoading}
      onRetry={error && !data ? () => void mutate() : undefined}
      onValueChange={onValueChange}
      options={options}
      placeholder={placeholder}
      value={value}
    />
  );
}

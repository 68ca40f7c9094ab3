import { Select } from '@panome/ui/select';
import { projectStyles, projectsText, type Project } from '../../../shared/projects/index.ts';

/** A list's value cannot be empty. */
const all = 'all';

type ProjectFilterProps = { readonly projects: readonly Project[]; readonly value: string; readonly onChoose: (project: string) => void };

/** Narrows to one project of a contract. */
export const ProjectFilter = ({ onChoose, projects, value }: ProjectFilterProps) => (
  <div className={projectStyles.filter}>
    <Select
      label={projectsText.projects}
      labelHidden
      onValueChange={(id) => onChoose(id === all ? '' : id)}
      options={[{ value: all, label: projectsText.chooseProject }, ...projects.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value || all}
    />
  </div>
);

import { MultiSelect } from '@panome/ui/multi-select';
import { useState } from 'react';
import { projectsText } from '../projects.text.ts';
import type { Project } from '../projectTypes.ts';
import { shareText as text } from './share.text.ts';
import { useFoundProjects } from './useShareable.ts';

type ProjectsFieldProps = {
  readonly id: string;
  readonly error: string | undefined;
  /** What is chosen at first; stands before the others. */
  readonly chosen: readonly Project[];
  readonly value: readonly string[];
  readonly onBlur: () => void;
  readonly onValueChange: (ids: string[]) => void;
};

/** Projects of one's own, found at the server: there may be more than a list can show. */
export function ProjectsField({ chosen, ...field }: ProjectsFieldProps) {
  const [query, setQuery] = useState('');
  const { error, found = [], loading, retry, total } = useFoundProjects(query);
  const shown =
    query.trim() === '' ? [...chosen, ...found.filter(({ id }) => !chosen.some((one) => one.id === id))] : found;
  return (
    <MultiSelect
      {...field}
      help={total > found.length ? text.furtherProjects(total, found.length) : undefined}
      label={text.projects}
      loading={loading}
      onRetry={error && found.length === 0 ? retry : undefined}
      onSearch={setQuery}
      options={shown.map(({ contract_number, family, id, name }) => ({
        value: id,
        label: name,
        help: `${projectsText.families[family]} · ${contract_number}`,
      }))}
      required
    />
  );
}

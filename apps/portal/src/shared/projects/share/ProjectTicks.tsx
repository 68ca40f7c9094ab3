import { CheckboxGroup } from '@panome/ui/checkbox';
import { SearchField } from '@panome/ui/search-field';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import * as styles from '../Projects.css.ts';
import { projectsText } from '../projects.text.ts';
import type { Project } from '../projectTypes.ts';
import { shareText as text } from './share.text.ts';

/** From here on a list is searched rather than read. */
const long = 8;

type ProjectTicksProps = {
  readonly id: string;
  readonly error: string | undefined;
  readonly projects: readonly Project[];
  readonly value: readonly string[];
  readonly onBlur: () => void;
  readonly onValueChange: (ids: string[]) => void;
};

/** The projects of one's own, to be ticked. Ticked ones that the search hides stay ticked. */
export function ProjectTicks({ onValueChange, projects, value, ...field }: ProjectTicksProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = projects.filter(({ contract_number, name }) =>
    `${name} ${contract_number}`.toLowerCase().includes(wanted),
  );
  const hidden = value.filter((id) => !shown.some((project) => project.id === id));
  return (
    <div className={styles.receivers}>
      <Text weight="strong">{text.projectsChosen(value.length)}</Text>
      {projects.length > long && (
        <SearchField label={text.findProject} onValueChange={setQuery} placeholder={text.findProject} value={query} />
      )}
      <div className={styles.ticks}>
        <CheckboxGroup
          {...field}
          label={text.projects}
          labelHidden
          onValueChange={(ids) => onValueChange([...hidden, ...ids])}
          options={shown.map(({ contract_number, family, id, name }) => ({
            value: id,
            label: name,
            help: `${projectsText.families[family]} · ${contract_number}`,
          }))}
          required
          value={value}
        />
      </div>
    </div>
  );
}

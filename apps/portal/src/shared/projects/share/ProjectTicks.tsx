import { CheckboxGroup } from '@panome/ui/checkbox';
import { SearchField } from '@panome/ui/search-field';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import * as styles from '../Projects.css.ts';
import { projectsText } from '../projects.text.ts';
import type { Project } from '../projectTypes.ts';
import { shareText as text } from './share.text.ts';
import { useFoundProjects } from './useShareable.ts';

/** From here on a list is searched rather than read. */
const long = 8;

type ProjectTicksProps = {
  readonly id: string;
  readonly error: string | undefined;
  /** What is ticked at first; stands before the others. */
  readonly chosen: readonly Project[];
  readonly value: readonly string[];
  readonly onBlur: () => void;
  readonly onValueChange: (ids: string[]) => void;
};

/** The projects of one's own, to be found and ticked. Ticked ones that the search hides stay ticked. */
export function ProjectTicks({ chosen, onValueChange, value, ...field }: ProjectTicksProps) {
  const [query, setQuery] = useState('');
  // Ticked before this search: they stand first, and stay where they are while others are ticked.
  const [first, setFirst] = useState(chosen);
  const { error, found = [], retry, total } = useFoundProjects(query);
  const isSearching = query.trim() !== '';
  const shown = isSearching ? found : [...first, ...found.filter(({ id }) => !first.some((one) => one.id === id))];
  const hidden = value.filter((id) => !shown.some((project) => project.id === id));
  const search = (words: string) => {
    const known = [...first, ...found.filter(({ id }) => !first.some((one) => one.id === id))];
    setFirst(known.filter(({ id }) => value.includes(id)));
    setQuery(words);
  };
  return (
    <div className={styles.receivers}>
      <Text weight="strong">{text.projectsChosen(value.length)}</Text>
      {(isSearching || total > long) && (
        <SearchField label={text.findProject} onValueChange={search} placeholder={text.findProject} value={query} />
      )}
      {error && found.length === 0 ? (
        <FailedState message={error.what} onRetry={retry} variant="inline" />
      ) : (
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
      )}
      <Text as="p" role="status" size="secondary" tone="muted">
        {isSearching && total === 0
          ? text.noneFound
          : total > found.length
            ? text.furtherProjects(total, found.length)
            : ''}
      </Text>
    </div>
  );
}

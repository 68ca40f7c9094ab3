import { Text } from '@panome/ui/text';
import { projectsText, type Project } from '../../../shared/projects/index.ts';
import * as styles from './Report.css.ts';
import { reportText as text } from './report.text.ts';

type ProjectMenuProps = {
  readonly projects: readonly Project[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
};

/** The projects of a contract, one of which is read. */
export const ProjectMenu = ({ current, onChoose, projects }: ProjectMenuProps) => (
  <nav aria-label={text.project}>
    <Text as="p" size="secondary" tone="subtle">
      {text.projects}
    </Text>
    <ul className={styles.contents} role="list">
      {projects.map(({ id, name, state }) => (
        <li key={id}>
          <button
            aria-current={id === current ? 'location' : undefined}
            className={styles.entry}
            onClick={() => onChoose(id)}
            type="button"
          >
            {name}
            {state !== 'delivered' && (
              <Text as="span" size="secondary" tone="subtle">
                {` · ${projectsText.states[state]}`}
              </Text>
            )}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

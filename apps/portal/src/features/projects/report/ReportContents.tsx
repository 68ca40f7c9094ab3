import { Text } from '@panome/ui/text';
import * as styles from './Report.css.ts';
import { reportText as text } from './report.text.ts';

type Entry = { readonly id: string; readonly title: string; readonly level: number };
type ReportContentsProps = {
  readonly entries: readonly Entry[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
};

/** The contents of a report; the part that is being read is marked. */
export const ReportContents = ({ current, entries, onChoose }: ReportContentsProps) => (
  <nav aria-label={text.contents}>
    <Text as="p" size="secondary" tone="subtle">
      {text.contents}
    </Text>
    <ul className={styles.contents} role="list">
      {entries.map(({ id, level, title }) => (
        <li key={id}>
          <button
            aria-current={id === current ? 'location' : undefined}
            className={styles.entry}
            data-level={level > 2 ? 3 : 2}
            onClick={() => onChoose(id)}
            type="button"
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

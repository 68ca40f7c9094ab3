import { Text } from '@panome/ui/text';
import { Link } from 'react-router-dom';
import { useTaskCounts } from './api.ts';
import * as styles from './Overview.css.ts';
import { overviewText } from './overview.text.ts';
import { tasksInPath } from './paths.ts';

const states = ['running', 'queued', 'succeeded', 'failed'] as const;

/** How many tasks are in each state; each leads to its list. Unknown is `--`, never 0. */
export function StateCounts() {
  const { data } = useTaskCounts();
  const countOf = (state: string) => data?.states.find((entry) => entry.state === state)?.count ?? 0;
  return (
    <nav aria-label={overviewText.statesLabel} className={styles.counts}>
      {states.map((state) => (
        <Link className={styles.count} key={state} to={tasksInPath(state)}>
          <Text tone="muted">{overviewText.states[state]}</Text>
          <span className={styles.figure}>{data ? countOf(state).toLocaleString('zh-CN') : '--'}</span>
        </Link>
      ))}
    </nav>
  );
}
